import Foundation
import Gtk
import Testing

@testable import SwiftUI

@Observable
private final class Chat {
    var messages = Array(0..<40)
    var position = ScrollPosition(edge: .bottom)
    var id: Int?
}

private struct ChatView: View {
    @Bindable var chat: Chat

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(chat.messages, id: \.self) { Text("Message \($0)").frame(height: 20) }
            }
            .scrollTargetLayout()
        }
        .scrollPosition($chat.position)
        .frame(width: 200, height: 100)
    }
}

private struct NumberedView: View {
    @Bindable var chat: Chat

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(chat.messages, id: \.self) { Text("Message \($0)").frame(height: 20) }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $chat.id)
        .frame(width: 200, height: 100)
    }
}

extension WidgetTests {
    @Test("A position at the bottom starts there and stays there while the content grows, until the user scrolls")
    func scrollPositionAtBottom() async throws {
        let chat = Chat()
        let window = TestWindow { ChatView(chat: chat) }
        await window.settle()
        let scroll = try #require(window.scrollItem)
        #expect(scroll.inner.visibleRect.maxY == 800)
        chat.messages.append(40)
        await window.settle()
        #expect(scroll.inner.visibleRect.maxY == 820)
        #expect(!chat.position.isPositionedByUser)
        #expect(chat.position.edge == .bottom)
        let bar = try #require(scroll.scrolledWindow?.vertical)
        bar.value = 300
        await window.settle()
        #expect(chat.position.isPositionedByUser)
        #expect(chat.position.edge == nil)
        #expect(chat.position.viewID(type: Int.self) == 15)
        chat.messages.append(41)
        await window.settle()
        #expect(scroll.inner.visibleRect.minY == 300)
        chat.position.scrollTo(edge: .bottom)
        await window.settle()
        #expect(scroll.inner.visibleRect.maxY == 840)
        chat.position.scrollTo(id: 10, anchor: .top)
        await window.settle()
        #expect(scroll.inner.visibleRect.minY == 200)
        #expect(chat.position.viewID(type: Int.self) == 10)
        chat.position.scrollTo(y: 55)
        await window.settle()
        #expect(scroll.inner.visibleRect.minY == 55)
        await window.close()
    }

    @Test("The id of the first view follows scrolling, and writing it scrolls")
    func scrollPositionByID() async throws {
        let chat = Chat()
        let window = TestWindow { NumberedView(chat: chat) }
        await window.settle()
        let scroll = try #require(window.scrollItem)
        chat.id = 12
        await window.settle()
        #expect(scroll.inner.visibleRect.minY == 240)
        scroll.scrolledWindow?.vertical.value = 405
        await window.settle()
        #expect(chat.id == 20)
        #expect(scroll.inner.visibleRect.minY == 405, "telling where it is doesn't scroll")
        await window.close()
    }

    @Test("A default anchor is where the content is seen first")
    func defaultAnchor() async throws {
        let window = TestWindow {
            ScrollView(.horizontal) { Color.teal.frame(width: 1000, height: 50) }.defaultScrollAnchor(.trailing)
                .frame(width: 200, height: 100)
        }
        await window.settle()
        #expect(window.scrollItem?.inner.visibleRect.maxX == 1000)
        await window.close()
    }
}
