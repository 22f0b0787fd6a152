import Gtk
import Testing

@testable import SwiftUI

private struct Folder: Identifiable {
    let id: String
    var inner: [Folder]?
}

@Observable
@MainActor
private final class Shelf {
    var folders = [
        Folder(id: "A", inner: [Folder(id: "B"), Folder(id: "C", inner: [Folder(id: "D")])]), Folder(id: "E"),
    ]
    var selection: String?
    var isOpen = false
}

private struct ShelfList: View {
    @Bindable var shelf: Shelf
    var body: some View {
        List(shelf.folders, children: \.inner, selection: $shelf.selection) { Text($0.id) }
    }
}

private struct ShelfPage: View {
    @Bindable var shelf: Shelf
    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                OutlineGroup(shelf.folders, children: \.inner) { Text($0.id) }
                GroupBox("Box") { Text("in the box") }
                DisclosureGroup("More", isExpanded: $shelf.isOpen) {
                    Text("inside")
                    Button("Press") {}
                }
            }
        }
    }
}

extension WidgetTests {
    @Test func outlinesOpenByPointerAndKeys() async {
        let shelf = Shelf()
        let w = TestWindow(width: 300, height: 300) { ShelfList(shelf: shelf) }
        await w.settle()
        #expect(w.listTexts == ["A", "E"])
        // The head of a group is a button as wide as its row.
        func click(_ position: Int) async {
            guard let bounds = w.list!.row(at: position)!.host.widget.bounds(in: w.window) else { return }
            await w.click(x: bounds.x + 90, y: bounds.y + bounds.height / 2)
        }
        await click(0)
        #expect(w.listTexts == ["A", "B", "C", "E"])
        await click(2)
        #expect(w.listTexts == ["A", "B", "C", "D", "E"])
        await click(0)
        #expect(w.listTexts == ["A", "E"])
        // Keys of the row with the focus.
        w.list!.row(at: 0)!.gtkRow!.grabFocus()
        await w.press("Right")
        #expect(w.listTexts == ["A", "B", "C", "E"])
        await w.press("Down", "Down", "Right")
        #expect(w.listTexts == ["A", "B", "C", "D", "E"])
        await w.press("Left")
        #expect(w.listTexts == ["A", "B", "C", "E"])
        #expect(shelf.selection == "C")
        await w.press("Home", "Left")
        #expect(w.listTexts == ["A", "E"])
        await w.close()
    }

    @Test func groupsOfAPageOpenByPointerAndKeys() async {
        let shelf = Shelf()
        let w = TestWindow(width: 300, height: 400) { ShelfPage(shelf: shelf) }
        await w.settle()
        #expect(w.texts == ["A", "E", "Box", "in the box", "More"])
        func text(_ words: String) -> Gtk.Widget { w.all(TextWidget.self).first { $0.text == words }! }
        await w.click(text("A"))
        #expect(w.texts == ["A", "B", "C", "E", "Box", "in the box", "More"])
        await w.click(text("More"))
        #expect(shelf.isOpen && w.texts.suffix(2) == ["More", "inside"])
        #expect(TreeSearch(root: w.content.rootNode!).button("Press") != nil)
        // The head has the focus: its keys close it again.
        await w.press("space")
        #expect(!shelf.isOpen && w.texts.last == "More")
        shelf.isOpen = true
        await w.settle()
        #expect(w.texts.last == "inside")
        await w.close()
    }
}
