import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    /// Where the second line of a text of two lines is drawn: its first and its last pixel that isn't empty.
    private func secondLine(
        _ text: String, _ direction: LayoutDirection, _ alignment: SwiftUI.TextAlignment
    ) async throws -> (range: ClosedRange<Int>, width: Int) {
        let window = TestWindow {
            Text(verbatim: text).multilineTextAlignment(alignment).environment(\.layoutDirection, direction)
        }
        await window.settle()
        let widget = try #require(window.first(TextWidget.self))
        let picture = picture(of: widget)
        let (width, height) = (widget.width, widget.height)
        let columns = (0..<width).filter { x in
            (height * 5 / 8..<height).contains { (picture.pixel(x: x, y: $0)?.alpha ?? 0) > 0.5 }
        }
        await window.close()
        return (try #require(columns.first)...(try #require(columns.last)), width)
    }

    @Test(
        "Lines of a text begin at the side that the direction of its surroundings says, whatever script it is in",
        arguments: ["A long first line\nii", "שורה ראשונה ארוכה\nיי"])
    func linesFollowTheDirection(text: String) async throws {
        let leftToRight = try await secondLine(text, .leftToRight, .leading)
        #expect(leftToRight.range.upperBound < leftToRight.width / 2)
        let rightToLeft = try await secondLine(text, .rightToLeft, .leading)
        #expect(rightToLeft.range.lowerBound > rightToLeft.width / 2)
        let trailing = try await secondLine(text, .rightToLeft, .trailing)
        #expect(trailing.range.upperBound < trailing.width / 2)
    }
}
