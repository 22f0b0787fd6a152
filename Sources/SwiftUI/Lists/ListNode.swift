import Foundation
internal import Gtk

/// A list, whatever it shows.
@MainActor
protocol AnyListNode: _Node {
    var controller: ListController { get }
    var actions: ListActions! { get }
}

/// The node of a list: a GTK list view in a scrolled window.
final class ListNode<SelectionValue: Hashable, Content: View>: LeafNode<List<SelectionValue, Content>>,
    LazyElementsOwner, AnyListNode, ScrollTargetContainer
{
    private var list: ListController!
    var controller: ListController { list }
    private var selection: ListSelectionController!
    private var content: _ViewNode<Content>?
    private var contentIsStale = true
    private var appearance = ListAppearance()
    private(set) var actions: ListActions!
    private var dragging: ListDragging?
    private var isEditing = false
    private var refresh: RefreshAction?

    override init(_ view: List<SelectionValue, Content>, context: _NodeContext) {
        super.init(view, context: context)
        var inner = childContext
        inner.isLazy = true
        inner.makesRows = true
        content = Content.makeNode(view.content, in: inner)
        updateSelf()
    }

    override func makeItem() -> WidgetItem {
        let mode: SelectionModel.Mode =
            switch view.selection.map(\.allowsSeveral) {
            case nil: .none
            case false?: .single
            case true?: .multiple
            }
        list = ListController(node: self, selectionMode: mode)
        selection = ListSelectionController(list)
        selection.write = { [unowned self] in
            view.selection?.write($0)
            guard !$0.isEmpty else { return }
            // Columns that follow show what was selected.
            Evaluation.untracked { values.splitNavigator }?.selectionDidChange()
        }
        selection.refresh = { [unowned self] in Updater.shared.mark(self) }
        actions = ListActions(list)
        list.rowDidChange = { [unowned self] row, item in
            appearance.apply(to: row, in: item, of: list)
            rowDidChange(row)
        }
        list.scroller.setPolicy(horizontal: .never, vertical: .automatic)
        list.scroller.onOvershotTop { [unowned self] in
            guard let refresh else { return }
            Task { await refresh() }
        }
        return NativeItem(
            node: self, widget: list.headers.overlay, flexibility: NativeFlexibility(width: true, height: true),
            ideal: CGSize(width: 280, height: 320))
    }

    override func update(to view: List<SelectionValue, Content>) {
        self.view = view
        content?.update(to: view.content)
        updateSelf()
    }

    override func apply() {
        let style = values.listStyle
        let hidesBackground = values.hidesScrollContentBackground
        let stripes = values.alternatesRowBackgrounds.isEnabled ?? style.alternates
        appearance.apply(
            style: style.kind, hidesBackground: hidesBackground, stripes: stripes, rowSpacing: values.listRowSpacing,
            sectionSpacing: values.listSectionSpacing.points, to: list)
        if list.view.isSensitive != values.isEnabled { list.view.isSensitive = values.isEnabled }
        let isEditing = values.editMode?.wrappedValue.isEditing ?? false
        if isEditing != self.isEditing {
            self.isEditing = isEditing
            for row in list.boundRows { row.root?.isEditing = isEditing }
        }
        refresh = values.refresh
        selection.values = view.selection?.values ?? []
        actions.selectionMenu = values.selectionMenu?.menu
        tellColumns(isSelecting: !selection.values.isEmpty)
    }

    private func tellColumns(isSelecting: Bool) {
        guard let navigator = values.splitNavigator else { return }
        let id = ObjectIdentifier(self)
        if isSelecting { navigator.selecting.insert(id) } else { navigator.selecting.remove(id) }
    }

    override func updateSelf() {
        super.updateSelf()
        guard let content else { return }
        if contentIsStale {
            contentIsStale = false
            selection.ignoringChanges { list.update(content: content, owner: self) }
            selection.contentDidChange()
            // Something can be dropped into a list without rows.
            if dragging == nil, !list.insertions.isEmpty { dragging = ListDragging(list, actions) }
        }
        selection.apply()
    }

    private func rowDidChange(_ row: ListRow) {
        guard row.traits[ElementEditingTrait.self] != nil, let root = row.root else { return }
        if dragging == nil { dragging = ListDragging(list, actions) }
        defer { root.isEditing = isEditing }
        root.commands = { [weak self, weak row] in
            guard let self, let row, let position = list.position(of: row), let edit = list.edit(at: position) else {
                return RowCommands()
            }
            return RowCommands(edit, at: position, actions)
        }
    }

    func elementsDidChange(_ elements: any LazyElements, _ change: ElementsChange) {
        list.elementsDidChange(elements, change)
        contentIsStale = true
        Updater.shared.mark(self)
    }

    func scrollToElement(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
        if contentIsStale { updateSelf() }
        guard let position = list.position(of: id) else { return false }
        list.scroll(to: position, anchor: anchor)
        return true
    }

    override func structureDidChange() {
        guard content != nil else { return }
        contentIsStale = true
        Updater.shared.mark(self)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let content { visit(content) }
    }

    override func willDestroy() {
        Evaluation.untracked { tellColumns(isSelecting: false) }
        list.dispose()
        super.willDestroy()
    }

    override var isRecyclable: Bool { false }

    override var plainText: String { "" }
}
