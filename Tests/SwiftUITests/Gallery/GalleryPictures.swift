import Foundation
import Gtk
import Testing

@testable import Gallery
@testable import SwiftUI

/// How a page of the gallery is looked at for a picture.
enum GalleryLook: String, CaseIterable {
    case light, dark, rightToLeft, largeText
    /// Only in a process that was started with high contrast.
    case highContrast

    /// The size of the window in points; larger text needs more room.
    var size: (width: Int, height: Int) { self == .largeText ? (1240, 980) : (820, 860) }

    /// Shows a page so, and returns what is seen.
    @MainActor
    func picture(of page: GalleryPage) async -> CairoSurface {
        // The settings are known only once there is a display.
        precondition(MainLoop.initialize(), "there is no display: run script/test")
        let style = StyleManager.shared
        let settings = Gtk.Settings.shared
        if self == .dark { style.colorScheme = .dark }
        if self == .largeText { settings?.textScale = 2 }
        let window = TestWindow(width: size.width, height: size.height) {
            GallerySpecimen(page: page, look: self)
        }
        await window.settle()
        // A frame in which the changed style is drawn.
        await window.pump(until: { false }, timeout: 0.1)
        var picture = picture(of: window)
        // GTK draws nothing of a widget that waits for its size, as text views do for a while.
        await window.pump(until: {
            guard GalleryPictures.isBlank(picture) else { return true }
            picture = self.picture(of: window)
            return false
        })
        // A picture between two frames may meet widgets without a size, which GTK warns of.
        _ = Log.takeWarnings()
        await window.close()
        style.colorScheme = .system
        settings?.textScale = 1
        return picture
    }

    /// The content of a window on its background: borders and shadows are up to the window manager.
    @MainActor
    private func picture(of window: TestWindow) -> CairoSurface {
        let surface = CairoSurface(width: size.width, height: size.height)
        let context = CairoContext(surface)
        let gray = self == .dark ? 0.14 : 0.98
        context.setSource(RGBA(red: gray, green: gray, blue: gray, alpha: 1))
        context.paint()
        let host = window.content.host.widget
        context.setSource(Paintable.widget(host).surface(width: host.width, height: host.height), x: 0, y: 0)
        context.paint()
        return surface
    }
}

private struct GallerySpecimen: View {
    let page: GalleryPage
    let look: GalleryLook

    var body: some View {
        page.content
            .padding(24)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .environment(\.layoutDirection, look == .rightToLeft ? .rightToLeft : .leftToRight)
            .environment(\.locale, Locale(identifier: "en_US"))
    }
}

/// Compares pages of the gallery with the pictures in this folder.
///
/// Both are made a quarter as wide and high first, so that how a font's edges are smoothed, which differs between
/// versions of the libraries, doesn't count, but a control that is missing, moved or of another colour does. Where
/// `WINDSOCK_RECORD_PICTURES` is set, the pictures are written anew instead.
@MainActor
enum GalleryPictures {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")

    static var isRecording: Bool { ProcessInfo.processInfo.environment["WINDSOCK_RECORD_PICTURES"] != nil }

    /// The highest share of the small picture's pixels that may differ by more than `tolerance` in a component.
    static let share = 0.01
    static let tolerance = 0.1

    /// Compares, and returns a sentence on the difference where there is one.
    static func difference(of picture: CairoSurface, name: String) throws -> String? {
        let file = folder.appendingPathComponent("\(name).png")
        if isRecording {
            try picture.pngData().write(to: file, options: .atomic)
            return nil
        }
        let golden = try CairoSurface.png(at: file.path)
        guard golden.width == picture.width, golden.height == picture.height else {
            return "\(name): \(picture.width) × \(picture.height), not \(golden.width) × \(golden.height) pixels"
        }
        let share = differingShare(small(golden), small(picture))
        guard share > Self.share else { return nil }
        let actual = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-actual.png")
        try picture.pngData().write(to: actual)
        return "\(name): \((share * 1000).rounded() / 10) % of the picture differ; it is in \(actual.path)"
    }

    /// Whether nothing but the background is in a picture.
    static func isBlank(_ picture: CairoSurface) -> Bool {
        let small = small(picture)
        let background = small.pixel(x: small.width - 1, y: small.height - 1)
        for y in 0..<small.height / 2 {
            for x in 0..<small.width / 2 where small.pixel(x: x, y: y) != background { return false }
        }
        return true
    }

    private static func small(_ picture: CairoSurface) -> CairoSurface {
        let surface = CairoSurface(width: picture.width / 4, height: picture.height / 4)
        let context = CairoContext(surface)
        context.scale(x: 0.25, y: 0.25)
        context.setSource(picture, x: 0, y: 0)
        context.paint()
        return surface
    }

    private static func differingShare(_ one: CairoSurface, _ other: CairoSurface) -> Double {
        var differing = 0
        for y in 0..<one.height {
            for x in 0..<one.width {
                guard let a = one.pixel(x: x, y: y), let b = other.pixel(x: x, y: y) else { continue }
                let difference = max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
                if difference > tolerance { differing += 1 }
            }
        }
        return Double(differing) / Double(max(one.width * one.height, 1))
    }
}
