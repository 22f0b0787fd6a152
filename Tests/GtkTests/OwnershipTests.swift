import CAdwaita
import CGtkShim
import Testing

@testable import Gtk

extension GtkTests {
    @Suite @MainActor struct OwnershipTests {
        private final class Token {}

        init() { requireDisplay() }

        @Test func aWidgetIsFinalizedWithItsWrapper() {
            var text: TextWidget? = TextWidget()
            let reference = WeakReference(text!)
            #expect(reference.isAlive)
            text = nil
            #expect(!reference.isAlive)
        }

        @Test func aHandlerIsFreedWithItsWrapperThoughTheWidgetLives() {
            let host = Host()
            weak var token: Token?
            let reference: WeakReference
            do {
                let text = TextWidget()
                let strong = Token()
                token = strong
                text.onMap { _ = strong }
                text.insert(into: host, after: nil)
                reference = WeakReference(text)
                #expect(token != nil)
            }
            #expect(token == nil)
            #expect(reference.isAlive)
        }

        @Test func aHandlerIsFreedWhenItIsDisconnected() {
            let text = TextWidget()
            weak var token: Token?
            let connection: SignalConnection
            do {
                let strong = Token()
                token = strong
                connection = text.onMap { _ = strong }
            }
            #expect(token != nil)
            connection.disconnect()
            connection.disconnect()
            #expect(token == nil)
        }

        @Test func aHostFreesItsChildrenAndContext() {
            let before = windsock_live_widgets()
            var host: Host? = Host()
            for _ in 0..<10 {
                let child = TextWidget()
                child.insert(into: host!, after: nil)
            }
            #expect(windsock_live_widgets() == before + 11)
            host = nil
            #expect(windsock_live_widgets() == before)
        }

        @Test func aDrawingFreesItsClosure() {
            weak var token: Token?
            var drawing: DrawingWidget? = DrawingWidget()
            do {
                let strong = Token()
                token = strong
                drawing!.draw = { _, _, _ in _ = strong }
            }
            #expect(token != nil)
            drawing = nil
            #expect(token == nil)
        }

        @Test func aTimeoutFreesItsClosureWhenItIsCancelled() {
            weak var token: Token?
            let source: MainLoop.Source
            do {
                let strong = Token()
                token = strong
                source = MainLoop.timeout(milliseconds: 100_000) { _ = strong }
            }
            #expect(source.isPending)
            source.cancel()
            #expect(token == nil)
            #expect(!source.isPending)
        }

        @Test func countersCountWritesAndWidgets() {
            let writes = GtkCounters.propertyWrites
            let widgets = GtkCounters.widgetCreations
            let text = TextWidget()
            text.isVisible = false
            text.setText("A")
            #expect(GtkCounters.propertyWrites == writes + 2)
            #expect(GtkCounters.widgetCreations == widgets + 1)
        }
    }
}
