import Foundation

/// What a row is in its list.
enum RowRole {
    case content, header, footer
    /// A cell of a table, around which GTK leaves room.
    case cell
}

/// The root of the tree in one row: the content, what lies behind it, and the badge at its end.
final class RowRootNode: _Node {
    let role: RowRole
    /// What modifiers outside of the row say about it.
    private var outerTraits: Traits
    /// What is said about the row, outside and inside.
    private(set) var traits = Traits()
    private(set) var content: _Node?
    private var background: RowPartNode?
    private var badge: RowPartNode?
    /// The line at the lower edge, where it has a colour of its own.
    private var separator: RowPartNode?
    /// The button that deletes the row, while the list is edited.
    private var deleteButton: RowPartNode?
    /// The actions that are seen while the row is moved aside.
    private var swipeActions: RowPartNode?
    var swipe: RowSwipe?
    private lazy var item = RowItem(root: self)
    var traitsDidChange: (() -> Void)?
    /// Whether the row's context menu offers actions of the row.
    var offersActions = false
    /// What can be done with the row's element.
    var commands: (() -> RowCommands)? {
        didSet { offerActions() }
    }

    init(role: RowRole, traits: Traits, context: _NodeContext, make: (RowRootNode, _NodeContext) -> _Node) {
        self.role = role
        outerTraits = traits
        super.init(context: context)
        content = make(self, childContext)
        readTraits()
    }

    /// Finds out what the row's content says about it; called when the content changed its structure or its identity.
    func readTraits() {
        var entries = EntryCollector()
        entries.traits = outerTraits
        content?.collectEntries(into: &entries)
        traits = entries.entries.first?.traits ?? outerTraits
        var insets = traits[ListRowInsetsTrait.self] ?? Self.insets(of: role)
        insets.leading += 20 * CGFloat(traits[RowLevelTrait.self])
        item.insets = insets
        item.alignment = traits[RowAlignmentTrait.self]
        update(&background, to: traits[ListRowBackgroundTrait.self])
        update(&badge, to: traits[BadgeTrait.self].map { AnyView(RowBadge(text: $0)) })
        let tint = traits[ListRowSeparatorTintTrait.self].flatMap { $0.edges.contains(.bottom) ? $0.color : nil }
        update(&separator, to: tint.map { AnyView($0) })
        item.minimumHeight = Evaluation.untracked { EnvironmentValues(scope: environment).defaultMinListRowHeight }
        updateDeleteButton()
        offerActions()
        updateSwipe()
        traitsDidChange?()
    }

    /// Takes over what modifiers outside of the row say now.
    func update(outerTraits new: Traits) {
        outerTraits = new
        readTraits()
    }

    /// The row was moved aside, or back.
    func swipeDidChange() {
        let distance = swipe?.distance ?? 0
        if let swipe, distance > 0 {
            if swipeActions == nil { update(&swipeActions, to: swipeActionsView(swipe)) }
        } else {
            update(&swipeActions, to: nil)
        }
        item.shift = swipe?.edge == .leading ? distance : -distance
    }

    /// How wide the actions are that are shown.
    var swipeWidth: CGFloat { item.swipeWidth }

    /// While the list is edited, rows that can be deleted have a button for it.
    func updateDeleteButton() {
        let delete = isEditing ? commands?().delete : nil
        update(&deleteButton, to: delete.map { delete in AnyView(RowDeleteButton(action: delete)) })
    }

    /// Whether the list is being edited.
    var isEditing = false {
        didSet { if isEditing != oldValue { updateDeleteButton() } }
    }

    private func update(_ part: inout RowPartNode?, to view: AnyView?) {
        guard let view else {
            if let old = part {
                part = nil
                old.destroy()
                partsDidChange()
            }
            return
        }
        if let part {
            part.update(to: view)
        } else {
            part = RowPartNode(view, root: self)
            partsDidChange()
        }
    }

    /// Adwaita's rows, together with the two points that the theme adds around them.
    private static func insets(of role: RowRole) -> EdgeInsets {
        switch role {
        case .content: EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
        case .header: EdgeInsets(top: 14, leading: 10, bottom: 4, trailing: 10)
        case .footer: EdgeInsets(top: 4, leading: 10, bottom: 10, trailing: 10)
        case .cell: EdgeInsets()
        }
    }

    fileprivate func partsDidChange() {
        item.childrenDidChange()
        host.childrenDidChange()
    }

    override func structureDidChange() {
        // Nothing is there to be told while the content is being made.
        guard content != nil else { return }
        readTraits()
        partsDidChange()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let background { visit(background) }
        if let content { visit(content) }
        if let badge { visit(badge) }
        if let separator { visit(separator) }
        if let deleteButton { visit(deleteButton) }
        if let swipeActions { visit(swipeActions) }
    }

    override func willDestroy() {
        swipe?.discard()
        super.willDestroy()
    }

    override var items: [LayoutItem] { [item] }

    var contentItems: [LayoutItem] { content?.items ?? [] }
    var backgroundItems: [LayoutItem] { background?.items ?? [] }
    var badgeItems: [LayoutItem] { badge?.items ?? [] }
    var separatorItems: [LayoutItem] { separator?.items ?? [] }
    var deleteItems: [LayoutItem] { deleteButton?.items ?? [] }
    var swipeItems: [LayoutItem] { swipeActions?.items ?? [] }

    override var plainText: String { content?.plainText ?? "" }
}

/// A view that belongs to a row beside its content.
private final class RowPartNode: _Node {
    private unowned let root: RowRootNode
    private var child: _ViewNode<AnyView>?

    init(_ view: AnyView, root: RowRootNode) {
        self.root = root
        super.init(context: root.childContext)
        child = AnyView._makeNode(view, in: childContext)
    }

    func update(to view: AnyView) { child?.update(to: view) }

    override func structureDidChange() {
        if child != nil { root.partsDidChange() }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { child?.items ?? [] }
}

/// The badge at the end of a row.
private struct RowBadge: View {
    let text: Text
    @Environment(\.badgeProminence) private var prominence

    init(text: Text) {
        self.text = text
    }

    var body: some View {
        if prominence == .increased {
            text.font(.caption.bold()).foregroundStyle(.white).padding(.horizontal, 7).padding(.vertical, 2)
                .background(Color.red, in: Capsule())
        } else {
            text.foregroundStyle(prominence == .decreased ? .tertiary : .secondary)
        }
    }
}

/// The button that deletes a row while the list is edited.
private struct RowDeleteButton: View {
    let action: @MainActor () -> Void

    init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    var body: some View {
        Button(action: action) { Label("Delete", systemImage: "minus.circle.fill").labelStyle(.iconOnly) }
            .buttonStyle(.plain)
            .foregroundStyle(.red)
    }
}
