import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Observable
private final class Messages {
    var numbers = Array(100..<300)
    var id: Int?
}

private struct MessagesView: View {
    @Bindable var messages: Messages

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(messages.numbers, id: \.self) { Text("\($0)").frame(height: $0 % 2 == 0 ? 20 : 30) }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $messages.id)
        .frame(width: 200, height: 100)
    }
}

extension WidgetTests {
    @Test("The view that a scroll position tells about stays where it is when views come or go before it")
    func positionKeepsItsView() async throws {
        let messages = Messages()
        let window = TestWindow { MessagesView(messages: messages) }
        await window.settle()
        let host = try #require(window.scrollItem?.inner)
        func place(of number: Int) -> CGFloat? {
            let item = window.items(TextItem.self).first { $0.node.plainText == "\(number)" && $0.widget.isMapped }
            return item.map { $0.frame.midY - host.visibleRect.minY }
        }
        let bar = try #require(window.scrollItem?.scrolledWindow?.vertical)
        bar.value = 1010
        await window.settle()
        #expect(messages.id == 140)
        let before = place(of: 140)
        #expect(before == 0)
        // Older messages come, more of them than are in sight.
        messages.numbers = Array(0..<100) + messages.numbers
        await window.settle()
        #expect(place(of: 140) == before)
        #expect(host.visibleRect.minY > 3300)
        messages.numbers.removeFirst(10)
        await window.settle()
        #expect(place(of: 140) == before)
        await window.close()
    }
}
