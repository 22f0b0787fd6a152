import CAdwaita
import CGtkShim
import Testing

@testable import Gtk

extension GtkTests {
    @Suite @MainActor struct TextTests {
        init() { requireDisplay() }

        private func text(_ string: String) -> TextWidget {
            let text = TextWidget()
            text.setText(string)
            return text
        }

        private let sentence = "The quick brown fox jumps over the lazy dog and runs away into the dark forest"

        @Test func aTextOfOneLineTakesItsNaturalSize() {
            let text = text("Gate")
            let natural = text.measure(width: nil, height: nil)
            #expect(natural.width > 10)
            #expect(natural.height > 10)
            #expect(natural.firstBaseline > 0 && natural.firstBaseline < natural.height)
            #expect(natural.firstBaseline == natural.lastBaseline)
            #expect(text.measure(width: natural.width, height: natural.height) == natural)
            #expect(text.measure(width: 1000, height: 1) == natural, "One line at least stays.")
        }

        @Test func aLongTextWraps() {
            let text = text(sentence)
            let natural = text.measure(width: nil, height: nil)
            let half = text.measure(width: natural.width / 2 + 20, height: nil)
            #expect(half.width <= natural.width / 2 + 20)
            #expect(half.height == natural.height * 2)
            #expect(half.firstBaseline == natural.firstBaseline)
            #expect(half.lastBaseline > natural.height)
            // The narrower width is enough for the same lines.
            #expect(text.measure(width: half.width, height: nil) == half)
        }

        @Test func answersDoNotDependOnEarlierOnes() {
            let text = text(sentence + "\n" + sentence)
            let offers: [(Int?, Int?)] = [(nil, nil), (100, nil), (100, 50), (300, 40), (nil, 20), (10, nil), (0, 0)]
            let fresh = offers.map { offer in
                self.text(sentence + "\n" + sentence).measure(width: offer.0, height: offer.1)
            }
            for (first, offer) in offers.enumerated() {
                _ = text.measure(width: offer.0, height: offer.1)
                for (second, other) in offers.enumerated() {
                    #expect(text.measure(width: other.0, height: other.1) == fresh[second], "\(first), \(second)")
                }
            }
        }

        @Test func linesAreLimited() {
            let text = text(sentence)
            let line = text.measure(width: nil, height: nil).height
            text.setStyle(maxLines: 1)
            let one = text.measure(width: 120, height: nil)
            #expect(one.height == line)
            #expect(one.width <= 120 && one.width > 80)
            text.setStyle(maxLines: 2)
            #expect(text.measure(width: 120, height: nil).height == 2 * line)
            text.setStyle()
            #expect(text.measure(width: 120, height: nil).height > 3 * line)
            #expect(text.measure(width: 120, height: 2 * line + 5).height == 2 * line)
            #expect(text.measure(width: 120, height: 1).height == line)
        }

        @Test func linesAreLimitedOverParagraphs() {
            let text = text("First\nSecond\nThird\nFourth")
            let natural = text.measure(width: nil, height: nil)
            // Lines need not be whole points high; sizes are rounded up.
            func height(_ lines: Int) -> Double { Double(natural.height * lines) / 4 }
            for limit in 1...4 {
                text.setStyle(maxLines: limit)
                #expect(abs(Double(text.measure(width: nil, height: nil).height) - height(limit)) <= 1, "\(limit)")
                #expect(abs(Double(text.measure(width: 200, height: nil).height) - height(limit)) <= 1, "\(limit)")
            }
            text.setStyle()
            for offer in Int(height(1)) + 1...natural.height {
                let answer = text.measure(width: nil, height: offer).height
                #expect(answer <= offer && answer + natural.height / 4 + 1 >= offer, "\(offer)")
            }
        }

        @Test func spaceBetweenLinesCounts() {
            let text = text("One\nTwo\nThree")
            let natural = text.measure(width: nil, height: nil).height
            text.setStyle(lineSpacing: 10)
            #expect(text.measure(width: nil, height: nil).height == natural + 20)
            #expect(text.measure(width: nil, height: natural).height < natural)
        }

        @Test func attributesChangeTheSize() {
            let text = text("Gate")
            let natural = text.measure(width: nil, height: nil)
            let large = TextAttributes()
            large.absoluteSize(40)
            text.setText("Gate", attributes: large)
            let larger = text.measure(width: nil, height: nil)
            #expect(larger.height > natural.height)
            let bold = TextAttributes()
            bold.weight(800, TextAttributes.range(of: "Gate".startIndex..<"Gate".endIndex, in: "Gate"))
            text.setText("Gate", attributes: bold)
            #expect(text.measure(width: nil, height: nil).width > natural.width)
            text.setText("Gate")
            #expect(text.measure(width: nil, height: nil) == natural)
        }

        @Test func strangeTextsDoNoHarm() {
            for string in [
                "", "\0", "A\0B", "\n", "\r\n", "👨‍👩‍👧‍👦🇳🇴e\u{301}", "\u{2029}", String(repeating: "W", count: 5000),
            ] {
                let text = text(string)
                text.setStyle(maxLines: 1)
                let measure = text.measure(width: 50, height: 10)
                #expect(measure.width <= 50)
                #expect(measure.height > 0)
                _ = text.measure(width: nil, height: nil)
            }
        }

        @Test func rangesAreInUTF8Bytes() {
            let string = "Zürich 👍 Oslo"
            let range = string.range(of: "Oslo")!
            #expect(TextAttributes.range(of: range, in: string) == 13..<17)
        }

        /// Pango keeps the translucency of what was drawn last.
        @Test func translucentLettersLeaveLaterOnesAsTheyAre() throws {
            let surface = CairoSurface(width: 40, height: 40)
            let cairo = CairoContext(surface)
            let faint = TextAttributes()
            faint.foreground(RGBA(red: 0, green: 0, blue: 0, alpha: 0.2))
            cairo.show(TextLayout("X", attributes: faint, fontName: "Sans 11"), x: -100, y: 0)
            let letter = TextLayout("M", fontName: "Sans Bold 24")
            let run = try #require(letter.glyphRuns.first?.first)
            cairo.setSource(.black)
            cairo.show(run, glyphs: 0..<1, x: 0, y: 36)
            let darkest = (0..<1600).compactMap { surface.pixel(x: $0 % 40, y: $0 / 40)?.alpha }.max()
            #expect(darkest == 1)
        }

        @Test func aRightToLeftTextIsDrawnAtTheRight() async throws {
            let text = text("A")
            text.direction = .rightToLeft
            text.setColor(.black)
            let left = try await inkColumns(text)
            text.direction = .leftToRight
            let right = try await inkColumns(text)
            #expect(left.lowerBound > 60)
            #expect(right.upperBound < 40)
            text.setStyle(alignment: .center)
            let middle = try await inkColumns(text)
            #expect(middle.lowerBound > 30 && middle.upperBound < 70)
        }

        /// The columns of a picture of the text in a place 100 points wide that have ink.
        private func inkColumns(_ text: TextWidget) async throws -> ClosedRange<Int> {
            let host = Host()
            text.insert(into: host, after: nil)
            let delegate = SingleChild(text)
            host.delegate = delegate
            let window = DialogWindow()
            window.setContent(host)
            window.setDefaultSize(width: 200, height: 100)
            window.present()
            #expect(await pump { text.isMapped && text.width == 100 })
            let surface = Paintable.widget(text).surface(width: 100, height: 30)
            window.destroy()
            let columns = (0..<100).filter { x in
                (0..<30).contains { y in (surface.pixel(x: x, y: y)?.alpha ?? 0) > 0.2 }
            }
            return try #require(columns.first)...(try #require(columns.last))
        }

        @MainActor private final class SingleChild: HostDelegate {
            let child: Widget
            init(_ child: Widget) { self.child = child }
            func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) { (100, 100) }
            func allocate(width: Int, height: Int) { child.place(x: 0, y: 0, width: 100, height: 30) }
            func scrolled() {}
        }
    }
}
