import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func lineLimitsReserveAndCut() async {
        let long = String(repeating: "boarding ", count: 40)
        let w = TestWindow(width: 300, height: 600) {
            VStack {
                Text(verbatim: "one").lineLimit(1)
                Text(verbatim: "one").lineLimit(3, reservesSpace: true)
                Text(verbatim: "one").lineLimit(2...4)
                Text(verbatim: long).lineLimit(2...4)
                Text(verbatim: "one").lineLimit(3, reservesSpace: true).lineSpacing(5)
                Text(verbatim: long).lineLimit(...2)
            }
            .frame(width: 200)
        }
        await w.settle()
        let heights = w.all(TextWidget.self).map(\.height)
        let line = heights[0]
        let expected = [line, 3 * line, 2 * line, 4 * line, 3 * line + 10, 2 * line]
        // Pango's lines aren't whole points high.
        #expect(zip(heights, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(heights)")
        await w.close()
    }

    @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
    func textIsCutWhereItIsSaid(_ mode: Text.TruncationMode) async throws {
        // Only the beginning has ink above, only the end has ink below, the middle is dots.
        let text = "ᴵᴵᴵᴵᴵᴵᴵᴵᴵᴵᴵᴵᴵᴵᴵᴵ" + String(repeating: ".", count: 60) + "____________"
        let w = TestWindow {
            Text(verbatim: text).lineLimit(1).truncationMode(mode).frame(width: 140, alignment: .leading)
        }
        await w.settle()
        let shown = try #require(w.first(TextWidget.self))
        let picture = picture(of: shown)
        func ink(_ rows: Range<Int>) -> Bool {
            rows.contains { y in (0..<picture.width).contains { (picture.pixel(x: $0, y: y)?.alpha ?? 0) > 0.3 } }
        }
        let top = ink(0..<picture.height / 2)
        let bottom = ink(picture.height - 3..<picture.height)
        #expect(top == (mode != .head) && bottom == (mode != .tail))
        await w.close()
    }

    @Test func lettersMoveTogetherBeforeTheyShrink() async {
        let text = "Flight 204 to Charlotte"
        let w = TestWindow {
            VStack {
                Text(verbatim: text).fixedSize()
                Text(verbatim: text).lineLimit(1).allowsTightening(true).frame(width: 0.97 * Self.width(text))
                Text(verbatim: text).lineLimit(1).allowsTightening(true).minimumScaleFactor(0.5)
                    .frame(width: 0.7 * Self.width(text))
            }
        }
        await w.settle()
        let sizes = w.all(TextWidget.self).map { ($0.width, $0.height) }
        #expect(sizes[1].0 < sizes[0].0 && sizes[1].1 == sizes[0].1)
        #expect(sizes[2].0 <= Int(0.7 * Self.width(text)) + 1 && sizes[2].1 < sizes[0].1)
        await w.close()
    }

    private static func width(_ text: String) -> Double {
        let widget = TextWidget()
        widget.setText(text)
        return Double(widget.measure(width: nil, height: nil).width)
    }

    @Test func scaleSpacingOffsetsAndCaseChangeWhatTextTakesUp() async {
        let w = TestWindow(width: 400, height: 500) {
            VStack {
                Text(verbatim: "Gate nine")
                Text(verbatim: "Gate nine").textScale(.secondary)
                Text(verbatim: "Gate nine").textScale(.secondary, isEnabled: false)
                Text(verbatim: "Gate nine").tracking(2)
                Text(verbatim: "Gate nine").kerning(2)
                Text(verbatim: "Gate nine").kerning(5).tracking(2)
                Text(verbatim: "Gate nine").textCase(.uppercase)
                (Text(verbatim: "Gate ") + Text(verbatim: "nine").baselineOffset(20))
                Text(verbatim: "Gate nine").dynamicTypeSize(.accessibility1)
                Text(verbatim: "Gate nine").font(.body.width(.condensed).leading(.loose))
            }
        }
        await w.settle()
        let widgets = w.all(TextWidget.self)
        let (width, height) = (widgets[0].width, widgets[0].height)
        // Four fifths, within the rounding of glyphs to pixels.
        #expect(abs(Double(widgets[1].width) / Double(width) - 0.8) < 0.06 && widgets[1].height < height)
        #expect(widgets[2].width == width)
        #expect(abs(widgets[3].width - width - 18) <= 2 && widgets[3].width == widgets[4].width)
        #expect(widgets[5].width == widgets[3].width)
        #expect(widgets[6].text == "GATE NINE" && widgets[6].width > width)
        #expect(widgets[7].height >= height + 15)
        let scale = Double(widgets[8].width) / Double(width)
        #expect(scale > 1.55 && scale < 1.75, "28 points against 17")
        #expect(widgets[9].height > height)
        await w.close()
    }

    @Test func paragraphsRunAsTheirLettersOrAsTheLayout() async throws {
        let w = TestWindow {
            VStack {
                Text(verbatim: "Gate!").fixedSize()
                Text(verbatim: "Gate!").writingDirection(strategy: .layoutBased).fixedSize()
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        await w.settle()
        // By the layout the exclamation mark stands on the left: where the ink is thin.
        func firstColumn(_ widget: TextWidget) -> Double {
            let picture = picture(of: widget)
            let columns = (0..<picture.width).map { x in
                (0..<picture.height).reduce(0.0) { $0 + (picture.pixel(x: x, y: $1)?.alpha ?? 0) }
            }
            guard let start = columns.firstIndex(where: { $0 > 0.5 }) else { return 0 }
            // The gap after the first character.
            let end = columns[start...].firstIndex { $0 < 0.1 } ?? columns.count
            return Double(end - start)
        }
        let widths = w.all(TextWidget.self).map { firstColumn($0) }
        try #require(widths.count == 2)
        #expect(widths[0] > 6 && widths[1] < 5)
        await w.close()
    }

    @Test func formerSizesAreThePresentOnes() {
        var values = EnvironmentValues()
        values.sizeCategory = .accessibilityLarge
        #expect(values.dynamicTypeSize == .accessibility2)
        values.dynamicTypeSize = .xSmall
        #expect(values.sizeCategory == .extraSmall && !values.sizeCategory.isAccessibilityCategory)
        #expect(ContentSizeCategory.small < .large)
    }

    @Test func textsOfResourcesAndOfTheClock() {
        let values = EnvironmentValues()
        let resource: LocalizedStringResource = "Gate \("B4") **now**"
        #expect(Text(resource).resolvedString(in: values) == "Gate B4 now")
        #expect(Text("(\(resource))").resolvedString(in: values) == "(Gate B4 now)")
        let label = Label(resource, systemImage: "airplane")
        _ = label
        let end = Date().addingTimeInterval(90.5)
        let source = TimeDataSource<Duration>.durationOffset(to: end)
        let text = Text(source, format: .time(pattern: .minuteSecond))
        #expect(text.resolvedString(in: values) == "1:30")
        let change = text.resolve(in: values).expires?.timeIntervalSinceNow ?? 0
        #expect(change > 0 && change <= 1.01)
        #expect(text == Text(source, format: .time(pattern: .minuteSecond)))
    }
}
