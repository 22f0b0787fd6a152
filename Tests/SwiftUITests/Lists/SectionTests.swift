import Gtk
import Testing

@testable import SwiftUI

@Observable
@MainActor
private final class Sections {
    var days = ["Monday": ["a", "b"], "Tuesday": ["c"]]
    var order = ["Monday", "Tuesday"]
    var isOpen = true
}

private struct DayList: View {
    let model: Sections
    var body: some View {
        List {
            ForEach(model.order, id: \.self) { day in
                Section {
                    ForEach(model.days[day] ?? [], id: \.self) { Text($0) }
                } header: {
                    Text(day)
                } footer: {
                    Text("\(model.days[day]?.count ?? 0) flights")
                }
            }
        }
        .listStyle(.insetGrouped)
    }
}

extension WidgetTests {
    @Test func listSectionsPerElement() async {
        let model = Sections()
        let w = TestWindow(height: 900) { DayList(model: model) }
        await w.settle()
        #expect(w.listTexts == ["Monday", "a", "b", "2 flights", "Tuesday", "c", "1 flights"])
        let classes = (0..<7).map { position -> [Bool] in
            let widget = w.list!.row(at: position)!.host.widget.parent!
            return ["windsock-header", "windsock-first", "windsock-last", "windsock-footer"].map(widget.hasCSSClass)
        }
        #expect(
            classes == [
                [true, false, false, false], [false, true, false, false], [false, false, true, false],
                [false, false, false, true], [true, false, false, false], [false, true, true, false],
                [false, false, false, true],
            ])
        model.days["Monday"]?.append("z")
        await w.settle()
        #expect(w.listTexts == ["Monday", "a", "b", "z", "3 flights", "Tuesday", "c", "1 flights"])
        #expect(w.list!.row(at: 2)!.host.widget.parent!.hasCSSClass("windsock-last") == false)
        model.order = ["Tuesday", "Monday"]
        await w.settle()
        #expect(w.listTexts == ["Tuesday", "c", "1 flights", "Monday", "a", "b", "z", "3 flights"])
        model.order = ["Monday"]
        model.days["Monday"] = ["z"]
        await w.settle()
        #expect(w.listTexts == ["Monday", "z", "1 flights"])
        await w.close()
    }

    @Test func listSectionsAndGroupsOpenAndClose() async {
        let model = Sections()
        struct Content: View {
            @Bindable var model: Sections
            var body: some View {
                List {
                    Section("Head", isExpanded: $model.isOpen) {
                        Text("One")
                        Text("Two")
                    }
                    DisclosureGroup("Group", isExpanded: $model.isOpen) {
                        Text("Inside")
                        DisclosureGroup("Sub") { Text("Deep") }
                    }
                }
            }
        }
        let w = TestWindow(height: 900) { Content(model: model) }
        await w.settle()
        #expect(w.listTexts == ["Head Hide", "One", "Two", "Group", "Inside", "Sub"])
        model.isOpen = false
        await w.settle()
        #expect(w.listTexts == ["Head Show", "Group"])
        model.isOpen = true
        await w.settle()
        #expect(w.listTexts == ["Head Hide", "One", "Two", "Group", "Inside", "Sub"])
        await w.close()
    }

    @Test func listOutlines() async {
        struct Folder: Identifiable {
            let id: String
            var inner: [Folder]?
        }
        let folders = [
            Folder(id: "A", inner: [Folder(id: "B"), Folder(id: "C", inner: [Folder(id: "D")])]), Folder(id: "E"),
        ]
        let w = TestWindow(height: 900) { List(folders, children: \.inner) { Text($0.id) } }
        await w.settle()
        #expect(w.listTexts == ["A", "E"])
        let first = w.list!.row(at: 0)!
        #expect(first.host.widget.children.first?.activate() == true)
        #expect(await w.pump(until: { w.list!.segments.count == 4 }))
        await w.settle()
        #expect(w.listTexts == ["A", "B", "C", "E"])
        await w.close()
    }

    @Test func sectionsInStacksAreChildren() async {
        let w = TestWindow {
            VStack {
                Section("Head") {
                    Text("One")
                    Text("Two")
                }
            }
        }
        await w.settle()
        #expect(w.all(TextWidget.self).count == 3)
        await w.close()
    }

    @Test func formsAreBoxes() async {
        let model = Sections()
        struct Content: View {
            let model: Sections
            var body: some View {
                Form {
                    Text("Loose")
                    Section("Head") {
                        Text("One")
                        if model.isOpen { Text("Two") }
                    }
                }
            }
        }
        let w = TestWindow(width: 400, height: 500) { Content(model: model) }
        await w.settle()
        #expect(w.inner(Gtk.Box.self).filter { $0.hasCSSClass("card") }.count == 2)
        #expect(w.inner(Gtk.Separator.self).count == 1)
        let cards = w.inner(Gtk.Box.self)
        #expect(cards[0].width == cards[1].width)
        #expect(cards.map(\.height) == [46, 93])
        model.isOpen = false
        await w.settle()
        #expect(w.inner(Gtk.Box.self).map(\.height) == [46, 46])
        #expect(w.inner(Gtk.Separator.self).isEmpty)
        await w.close()
    }
}

extension TestWindow {
    /// Every widget of a type, in hosts inside of others, too.
    func inner<W: Gtk.Widget>(_ type: W.Type) -> [W] {
        var found: [W] = []
        func visit(_ item: LayoutItem) {
            if let leaf = item as? WidgetItem {
                if let widget = leaf.widget as? W { found.append(widget) }
                if let root = leaf.innerHost?.rootItem { visit(root) }
            }
            item.visitItems(visit)
        }
        if let root = content.host.rootItem { visit(root) }
        return found
    }
}
