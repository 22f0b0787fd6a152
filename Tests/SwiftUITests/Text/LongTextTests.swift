import Foundation
import Gtk
import Testing

@testable import SwiftUI

private func paragraphs(_ count: Int) -> String {
    (0..<count).map { "Paragraph \($0): " + String(repeating: "boarding at gate \($0 % 40) ", count: 1 + $0 % 7) }
        .joined(separator: "\n")
}

extension WidgetTests {
    @Test func aLongTextTakesUpWhatOneWidgetWould() async {
        let text = paragraphs(300) + "\n\nend"
        let w = TestWindow(width: 320, height: 200) {
            ScrollView { Text(verbatim: text) }
        }
        await w.settle()
        let pieces = w.all(TextWidget.self)
        #expect(pieces.count > 10)
        let single = TextWidget()
        single.setText(text)
        let frames = w.items(TextItem.self).map(\.frame)
        // Beside the scroll bar.
        let measure = single.measure(width: Int(w.scrollItem?.inner.visibleRect.width ?? 0), height: nil)
        let height = (frames.last?.maxY ?? 0) - (frames.first?.minY ?? 0)
        #expect(abs(height - CGFloat(measure.height)) <= CGFloat(pieces.count), "\(height) for \(measure.height)")
        #expect(pieces.map(\.text).joined(separator: "\n") == text)
        // Only what is near the visible part is shown.
        #expect(pieces.filter(\.isMapped).count <= 4)
        await w.close()
    }

    @Test func aLongTextIsCutWhereItsPlaceEnds() async {
        let w = TestWindow(width: 320, height: 200) {
            Text(verbatim: paragraphs(300)).frame(width: 300, height: 150)
        }
        await w.settle()
        let shown = w.all(TextWidget.self).filter(\.isMapped)
        #expect(shown.count == 1 && shown.allSatisfy { $0.height <= 150 && $0.height > 120 })
        await w.close()
    }

    @Test func aLongTextChangesInPlace() async {
        struct Content: View {
            @State var text = paragraphs(300)
            let write: (Binding<String>) -> Void
            var body: some View {
                let _ = write($text)
                ScrollView { Text(verbatim: text) }
            }
        }
        var text: Binding<String>?
        let w = TestWindow { Content { text = $0 } }
        await w.settle()
        let count = w.all(TextWidget.self).count
        text?.wrappedValue = paragraphs(150)
        await w.settle()
        #expect(w.all(TextWidget.self).count < count)
        text?.wrappedValue = "short"
        await w.settle()
        #expect(w.texts == ["short"])
        text?.wrappedValue = paragraphs(300)
        await w.settle()
        #expect(w.all(TextWidget.self).count == count)
        await w.close()
    }
}
