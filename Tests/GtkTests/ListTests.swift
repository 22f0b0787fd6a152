import CAdwaita
import CGtkShim
import Testing

@testable import Gtk

extension GtkTests {
    @Suite @MainActor struct ListTests {
        init() { requireDisplay() }

        @Test func aMillionItemsMakeFewRows() async {
            var made = 0
            var rows: [UnsafeRawPointer: Int] = [:]
            var bound: Set<Int> { Set(rows.values) }
            let factory = SignalListItemFactory()
            factory.onSetup {
                made += 1
                $0.setChild(Label())
            }
            factory.onBind { item in
                rows[item.id] = item.position!
                gtk_label_set_text(item.child!.opaque, "Row \(item.position!)")
            }
            factory.onUnbind { rows[$0.id] = nil }
            let model = ListModel()
            model.replace(at: 0, removed: 0, added: 1_000_000)
            let selection = SelectionModel(model, mode: .single)
            let list = ListView(selection, factory: factory)
            let scrolled = ScrolledWindow()
            scrolled.setChild(list)
            let window = DialogWindow()
            window.setContent(scrolled)
            window.setDefaultSize(width: 300, height: 400)
            window.present()
            #expect(await pump { bound.contains(0) && list.isMapped })
            #expect(made > 10 && made < 500)
            #expect(selection.selected == [])

            var heard = 0
            selection.onSelectionChanged { heard += 1 }
            selection.selected = [5]
            #expect(selection.selected == [5])
            #expect(heard == 0)
            gtk_selection_model_select_item(selection.opaque, 7, 1)
            #expect(selection.selected == [7])
            #expect(heard == 1)

            var activated: [Int] = []
            list.onActivate { activated.append($0) }
            gtk_widget_activate_action_variant(list.pointer, "list.activate-item", g_variant_new_uint32(3))
            #expect(activated == [3])

            list.scroll(to: 500_000)
            #expect(await pump { bound.contains(500_000) })
            #expect(made < 600)

            model.replace(at: 0, removed: 1_000_000, added: 3)
            #expect(await pump { bound == [0, 1, 2] })
            window.destroy()
        }

        @Test func severalItemsCanBeSelected() {
            let model = ListModel()
            model.replace(at: 0, removed: 0, added: 10)
            let selection = SelectionModel(model, mode: .multiple)
            selection.selected = [1, 4, 40]
            #expect(selection.selected == [1, 4])
            selection.selected = [9]
            #expect(selection.selected == [9])
            #expect(selection.isSelected(9) && !selection.isSelected(1))
        }

        @Test func aListIsFreedWithItsModel() {
            var model: ListModel? = ListModel()
            model!.replace(at: 0, removed: 0, added: 3)
            let modelReference = WeakReference(model!)
            var selection: SelectionModel? = SelectionModel(model!, mode: .single)
            var list: ListView? = ListView(selection!, factory: SignalListItemFactory())
            let listReference = WeakReference(list!)
            model = nil
            selection = nil
            #expect(modelReference.isAlive)
            list = nil
            #expect(!listReference.isAlive)
            #expect(!modelReference.isAlive)
        }

        @Test func aColumnViewKnowsWhichColumnSorts() {
            let model = ListModel()
            model.replace(at: 0, removed: 0, added: 3)
            let view = ColumnView(SelectionModel(model, mode: .none))
            let columns = ["A", "B"].map { Column(title: $0, factory: SignalListItemFactory()) }
            for column in columns {
                column.setSortable(true)
                view.append(column)
            }
            var heard = 0
            view.onSortOrderChanged { heard += 1 }
            #expect(view.sortOrder == nil)
            view.sort(by: columns[1], ascending: false)
            #expect(view.sortOrder?.column === columns[1])
            #expect(view.sortOrder?.ascending == false)
            view.sort(by: columns[0], ascending: true)
            #expect(view.sortOrder?.column === columns[0])
            #expect(view.sortOrder?.ascending == true)
            #expect(heard == 0)
        }
    }
}
