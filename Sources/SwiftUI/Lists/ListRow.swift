internal import Gtk

/// Tells the rows of a list apart: what the row comes from, and the element's id.
struct RowKey: Hashable {
    /// The row's node, or the ForEach.
    let owner: ObjectIdentifier
    let id: AnyHashable?
    /// Tells elements with the same id apart.
    var copy = 0
}

/// One row with a tree of views of its own.
///
/// GTK binds a row widget to one position after another. A row of ours belongs to an identity instead: it's attached to
/// the widget that GTK binds to the identity's position. When the widget is bound to another position, the row is kept
/// aside if something would be lost without it, or else stands for the new identity from then on.
@MainActor
final class ListRow {
    /// Where a row comes from.
    enum Source {
        case content(any RowContent)
        case element(any LazyElements)

        var node: _Node {
            switch self {
            case .content(let content): content
            case .element(let elements): elements
            }
        }
    }

    let source: Source
    private(set) var key: RowKey
    let host: ViewHost
    let scope: LifecycleScope
    private(set) var root: RowRootNode?
    private(set) var child: (any LazyChild)?

    /// The GTK row that shows it; nil while it's kept aside.
    var listItem: ListItem?
    /// The object that stands for the row in the list model.
    var item: GObjectReference?
    /// Between GTK's bind and unbind.
    var isBound = false
    /// Made or exchanged since the last change of the list, with the latest values.
    var isFresh = true

    init(source: Source, index: Int, key: RowKey, role: RowRole, traits: Traits, in list: _Node) {
        self.source = source
        self.key = key
        host = ViewHost(depth: list.host.depth + 1)
        host.sizing = .row
        scope = LifecycleScope(parent: list.lifecycle, isShown: false)
        let node = source.node
        host.setRoot { host in
            let context = _NodeContext(parent: node, environment: node.environment, host: host, lifecycle: scope)
            let root = RowRootNode(role: role, traits: traits, context: context) { root, context in
                switch source {
                case .content(let content): return content.makeContent(in: context)
                case .element(let elements):
                    let made = elements.makeChild(at: index, under: root, in: context)
                    child = made
                    return made.node
                }
            }
            self.root = root
            return root
        }
        if let root {
            switch source {
            case .content(let content): content.adopt(root)
            case .element(let elements): elements.adopt(root)
            }
        }
        let shown = scope
        host.widget.onMap { shown.setShown(true) }
        host.widget.onUnmap { [weak self] in
            shown.setShown(false)
            self?.root?.swipe?.reset()
        }
    }

    /// What the row's modifiers say.
    var traits: Traits { root?.traits ?? Traits() }

    /// Whether something happens when the row is clicked.
    var isActivatable: Bool { traits[RowActivationTrait.self] != nil }

    /// The text that the row is found by when it is typed.
    var searchText: String {
        traits[TypeSelectTrait.self].map { $0.resolvedString(in: EnvironmentValues(scope: source.node.environment)) }
            ?? root?.plainText ?? ""
    }

    var holdsState: Bool { (root?.anyHoldsState ?? false) || host.widget.containsFocus }

    /// Whether something would be lost if the row were removed while no GTK row shows it.
    var isWorthKeeping: Bool { holdsState || placeholder != nil }

    var isRecyclable: Bool { root?.allAreRecyclable ?? false }

    /// Takes over the latest value of the element.
    func update(to index: Int) {
        child?.update(to: index)
    }

    /// Stands for another element of the same ForEach from now on.
    func recycle(to index: Int, key: RowKey) {
        self.key = key
        isFresh = true
        root?.swipe?.reset()
        child?.recycle(to: index)
        root?.readTraits()
        scope.renew()
    }

    /// What keeps the row's place in the list while its widget stands elsewhere.
    private(set) var placeholder: Placeholder?
    /// Takes the widget from where it stands instead.
    private var takeBack: (() -> Void)?

    /// The widget that GTK's row shows.
    private var shownWidget: Gtk.Widget { placeholder ?? host.widget }

    /// GTK's row around the row.
    var gtkRow: Gtk.Widget? { shownWidget.parent }

    /// Has something else keep the row's place in the list.
    ///
    /// - Parameter takeBack: takes the widget from where it stands then.
    func standIn(_ placeholder: Placeholder, takeBack: @escaping () -> Void) {
        self.placeholder = placeholder
        self.takeBack = takeBack
        listItem?.setChild(placeholder)
    }

    /// Shows the row in its own place again; its widget stands nowhere else.
    func standBack() {
        guard placeholder != nil else { return }
        placeholder = nil
        takeBack = nil
        listItem?.setChild(host.widget)
    }

    /// Shows the row in a GTK row.
    func attach(to item: ListItem) {
        listItem = item
        item.setChild(shownWidget)
    }

    /// Removes the tree for good.
    func dispose() {
        takeBack?()
        takeBack = nil
        placeholder = nil
        listItem?.setChild(nil)
        listItem = nil
        if let root {
            switch source {
            case .content(let content): content.adopt(nil)
            case .element(let elements): elements.abandon(root)
            }
        }
        root = nil
        child = nil
        host.dispose()
    }
}
