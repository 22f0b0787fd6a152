import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    /// Names that public code uses, and what they are by; the suffixes are tried with all of them.
    private static let stems = """
        plus trash clock paintpalette minus calendar checkmark person.3 airplane person timer info star magnifyingglass
        list.bullet mic map hourglass.tophalf.fill hourglass.bottomhalf.fill forward icloud.and.arrow.down heart ellipsis
        chevron.right arrow.up.arrow.down textformat.characters flag chart.bar arrow.up.forward.square number nosign
        doc.on.doc table highlighter play xmark square.fill.on.square.fill person.crop.circle globe square.and.arrow.up
        chevron.left pencil arrow.clockwise pencil.and.scribble location exclamationmark.octagon dice book rectangle.dock
        gear camera.filters bird arrow.right sparkles mappin fork.knife box.truck bookmark apple.logo stethoscope seal
        network line.3.horizontal.decrease eye checkmark.seal arrow.uturn.forward arrow.uturn.backward arrow.up.and.down
        arrow.left.and.right wallet.pass slider.horizontal.3 shippingbox questionmark photo newspaper leaf drop
        cup.and.saucer circle chevron.up.chevron.down chevron.up car bell arrow.left a wifi trophy text.insert text.bubble
        sun.max slider.vertical.3 placeholdertext.fill lock list.bullet.below.rectangle doc.richtext doc.plaintext
        doc.on.clipboard chevron.down checklist character.cursor.ibeam camera building.columns building.2 bag
        arrowshape.turn.up.left arrow.left.arrow.right arrow.down arrow.counterclockwise zzz widget.extralarge
        waveform.path.ecg wand.and.stars.inverse viewfinder video uiwindow.split.2x1 thermometer.variable
        textformat.size.smaller textformat.size.larger textformat text.justify.left text.justify text.below.photo.fill
        text.alignright text.alignleft text.aligncenter tag sunset sunrise sun.min suit.club storefront
        square.and.arrow.down square space shift shield scope scalemass safari ruler rhombus return repeat
        rectangle.portrait.arrowtriangle.2.outward rectangle.on.rectangle rectangle.fill.on.rectangle.angled.fill
        rectangle.arrowtriangle.2.outward rectangle rainbow qrcode.viewfinder poweron poweroff power
        pointer.arrow.motionlines.click pointer.arrow.click.2 pointer.arrow.click photo.artframe person.crop.square
        person.badge.key person.3.sequence percent pentagon paragraph option music.quarternote.3 music.note.list
        music.note music.mic moon.stars moon macwindow.and.pointer.arrow list.dash.header.rectangle list.clipboard
        inset.filled.trailingthird.rectangle inset.filled.trailinghalf.rectangle inset.filled.topthird.rectangle
        inset.filled.leadingthird.rectangle inset.filled.leadinghalf.rectangle inset.filled.bottomthird.rectangle house
        hare hand.thumbsup hand.thumbsdown hand.raised gauge flip.horizontal flask figure.walk figure.run face.smiling
        f.cursive escape dog delete.right delete.left control command cloud.sun clear chart.xyaxis.line
        chart.line.uptrend.xyaxis chart.bar.doc.horizontal cat cart capslock camera.aperture c b book.closed beziercurve
        arrow.up.to.line arrow.up.document arrow.up arrow.trianglehead.2.clockwise.rotate.90 arrow.right.to.line
        arrow.left.to.line arrow.forward.to.line arrow.forward arrow.down.document arrow.backward arrow.2.circlepath
        archivebox angle align.vertical.top align.vertical.center align.vertical.bottom align.horizontal.right
        align.horizontal.left align.horizontal.center abc 1 2
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// All names of symbols that have a picture of their own.
    private static let known = "\(SymbolTable.entries)".split(whereSeparator: \.isWhitespace)
        .compactMap { $0.split(separator: "=").first.map(String.init) }

    @MainActor
    private static func render(_ picture: SymbolPicture, side: CGFloat = 32) throws -> CairoSurface {
        let symbol = PreparedSymbol(picture: picture, colors: [SymbolColor(color: .black)])
        let place = PreparedImage.Place(themeColor: .black, scale: 1)
        let node = RenderNode.recording { symbol.draw($0, CGSize(width: side, height: side), place) }
        let surface = CairoSurface(width: Int(side), height: Int(side))
        node?.draw(CairoContext(surface))
        return surface
    }

    /// How much of a picture is inked, and how far from its edges that is.
    private static func ink(_ surface: CairoSurface) -> (part: Double, margin: Int) {
        var (sum, margin) = (0.0, surface.width)
        for y in 0..<surface.height {
            for x in 0..<surface.width {
                guard let pixel = surface.pixel(x: x, y: y), pixel.alpha > 0.1 else { continue }
                sum += pixel.alpha
                margin = min(margin, x, y, surface.width - 1 - x, surface.height - 1 - y)
            }
        }
        return (sum / Double(surface.width * surface.height), margin)
    }

    @Test("Every symbol that is known, more than 600, is a picture that can be seen")
    func symbolsAreVisible() throws {
        precondition(MainLoop.initialize(), "there is no display: run script/test")
        #expect(Self.known.count >= 600)
        var seen: Set<String> = []
        for name in Self.known {
            let picture = try #require(SymbolPicture(of: name), "\(name) isn't known")
            // Several names may have one picture.
            guard let icon = picture.icon, seen.insert(icon).inserted else { continue }
            let (part, margin) = Self.ink(try Self.render(picture, side: 16))
            #expect(part > 0.015 && part < 0.95, "\(name) is \(part) of its square")
            #expect(margin < 4, "\(name) is small: \(margin) free of 8")
        }
        #expect(seen.count >= 600)
    }

    @Test("Symbols that public code uses have pictures, also with the usual suffixes")
    func symbolsWithSuffixes() throws {
        precondition(MainLoop.initialize(), "there is no display: run script/test")
        let suffixes = ["", ".fill", ".circle", ".square.fill", ".slash", ".badge.plus"]
        var count = 0
        var icons: Set<String> = []
        for stem in Self.stems {
            for suffix in suffixes {
                // Letters and digits come in outlines only.
                if stem.count == 1, suffix == "" || suffix == ".fill" || suffix.hasPrefix(".b") || suffix == ".slash" {
                    continue
                }
                let picture = try #require(SymbolPicture(of: stem + suffix), "\(stem + suffix) isn't known")
                // That these can be seen is tested above, how they are put together below.
                for layer in picture.layers {
                    for case .icon(let icon, _, _) in [layer.mark] + (layer.cut.map { [$0] } ?? []) {
                        guard icons.insert(icon).inserted else { continue }
                        #expect(IconTheme.shared?.hasIcon(icon) == true, "\(stem + suffix) has no \(icon)")
                    }
                }
                count += 1
            }
        }
        #expect(count > 1000)
    }

    @Test("Suffixes change the picture of any symbol")
    func suffixesAreDrawn() throws {
        precondition(MainLoop.initialize(), "there is no display: run script/test")
        // None of these has a picture of its own.
        for name in [
            "newspaper.circle.fill", "newspaper.circle", "stethoscope.slash", "globe.badge.plus", "dice.square",
        ] {
            #expect(SymbolTable.exactIcon(name) == nil)
            let stem = String(name.split(separator: ".")[0])
            let plain = try Self.render(try #require(SymbolPicture(of: stem)), side: 64)
            let changed = try Self.render(try #require(SymbolPicture(of: name)), side: 64)
            let differences = (0..<64 * 64).filter { index in
                let (x, y) = (index % 64, index / 64)
                return abs((plain.pixel(x: x, y: y)?.alpha ?? 0) - (changed.pixel(x: x, y: y)?.alpha ?? 0)) > 0.5
            }
            #expect(differences.count > 200, "\(name) looks like \(stem)")
        }
        let sign = try Self.render(try #require(SymbolPicture(of: "newspaper.circle.fill")), side: 64)
        // The sign is taken out of the disc.
        #expect((sign.pixel(x: 32, y: 5)?.alpha ?? 0) > 0.9 && (sign.pixel(x: 1, y: 1)?.alpha ?? 1) < 0.1)
        #expect((20..<44).contains { (sign.pixel(x: $0, y: 30)?.alpha ?? 1) < 0.2 })
    }

    @Test("Parts of symbols have the colours that the mode gives them")
    func symbolModes() async throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let blue = Color(red: 0, green: 0, blue: 1)
        /// The pixel in the middle of the sign, and one of the disc around it.
        func pixels<V: View>(_ view: V) async throws -> (sign: RGBA, disc: RGBA) {
            let window = TestWindow {
                view.font(.system(size: 80)).environment(\.colorScheme, .light)
            }
            await window.settle()
            let drawing = try #require(window.first(DrawingWidget.self))
            let seen = picture(of: drawing)
            let result = (
                try #require(seen.pixel(x: seen.width / 2, y: seen.height / 2)),
                try #require(seen.pixel(x: seen.width / 2, y: seen.height / 8))
            )
            await window.close()
            return result
        }
        func isNear(_ pixel: RGBA, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Bool {
            if alpha == 0 { return pixel.alpha < 0.05 }
            return abs(pixel.red - red) < 0.05 && abs(pixel.green - green) < 0.05 && abs(pixel.blue - blue) < 0.05
                && abs(pixel.alpha - alpha) < 0.05
        }
        let symbol = Image(systemName: "xmark.circle.fill")
        let plain = try await pixels(symbol.foregroundStyle(red))
        #expect(isNear(plain.sign, 0, 0, 0, 0) && isNear(plain.disc, 1, 0, 0))
        let levels = try await pixels(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(red))
        #expect(isNear(levels.sign, 1, 0, 0) && isNear(levels.disc, 1, 0, 0, 0.5))
        let palette = try await pixels(symbol.symbolRenderingMode(.palette).foregroundStyle(red, blue))
        #expect(isNear(palette.sign, 1, 0, 0) && isNear(palette.disc, 0, 0, 1))
        let styles = try await pixels(symbol.foregroundStyle(red, blue))
        #expect(isNear(styles.sign, 1, 0, 0) && isNear(styles.disc, 0, 0, 1))
        let own = try await pixels(symbol.symbolRenderingMode(.multicolor))
        let systemRed = Color.red.resolve(scheme: .light, contrast: .standard, accent: .black)
        #expect(isNear(own.sign, 1, 1, 1))
        #expect(isNear(own.disc, Double(systemRed.red), Double(systemRed.green), Double(systemRed.blue)))
        let around = try await pixels(HStack { symbol }.symbolRenderingMode(.palette).foregroundStyle(blue, red))
        #expect(isNear(around.sign, 0, 0, 1) && isNear(around.disc, 1, 0, 0))
    }

    @Test("Symbol effects move a symbol while they are active, or once for each value")
    func symbolEffects() async throws {
        struct Signs: View {
            let model: Model

            var body: some View {
                HStack {
                    Image(systemName: "star").symbolEffect(.pulse, isActive: model.isOn)
                    Image(systemName: "star").symbolEffect(.bounce, options: .speed(4), value: model.number)
                    Image(systemName: "star").symbolEffect(.scale.up, isActive: model.isOn)
                    Image(systemName: "star").symbolEffect(.disappear, isActive: model.isOn)
                    Image(systemName: "star").symbolEffect(.pulse, isActive: model.isOn).symbolEffectsRemoved()
                }
            }
        }
        let model = Model(number: 0)
        let window = TestWindow { Signs(model: model) }
        await window.settle()
        let items = window.items(WidgetItem.self)
        func poses() -> [LeafPresentation] { items.map { $0.presentation() } }
        #expect(items.count == 5 && poses().allSatisfy { $0.opacity == 1 && $0.transform == nil })
        model.isOn = true
        #expect(await window.pump(until: { poses()[0].opacity < 0.9 }))
        #expect(poses()[2].transform?.m11 == 1.15 && poses()[3].opacity == 0 && poses()[4].opacity == 1)
        model.isOn = false
        #expect(await window.pump(until: { poses()[0].opacity == 1 && poses()[3].opacity == 1 }))
        model.number = 1
        #expect(await window.pump(until: { (poses()[1].transform?.m11 ?? 1) > 1.02 }))
        // It comes to an end by itself.
        #expect(await window.pump(until: { poses()[1].transform == nil }, timeout: 5))
        await window.close()
    }
}
