internal import Gtk

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
    /// The identity of the item.
    public let id: ID
    let placement: ToolbarItemPlacement
    let content: Content
    var showsByDefault = true

    nonisolated init(id: ID, placement: ToolbarItemPlacement, content: Content) {
        self.id = id
        self.placement = placement
        self.content = content
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item at a place.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(id: (), placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item with an id at a place; in a toolbar that people can arrange it may be hidden at first.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.init(id: id, placement: placement, content: content())
        self.showsByDefault = showsByDefault
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
    @MainActor public static func _makeToolbar(_ content: Self, in context: _NodeContext) -> _ToolbarNode<Self> {
        let node = ToolbarItemNode(content, context: context, placement: content.placement) { $0.content }
        node.identify(content.id as? String, showsByDefault: content.showsByDefault)
        return node
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates items at a place.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Creates items at a place; there is always room for them, so that the label isn't shown.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }
}

/// The views of a group of toolbar items with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledToolbarItemGroupContent: View {
    public var body: some View { content }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
    @MainActor public static func _makeToolbar(_ content: Self, in context: _NodeContext) -> _ToolbarNode<Self> {
        ToolbarItemNode(content, context: context, placement: content.placement) { group in
            HStack(spacing: 6) { group.content }
        }
    }
}

/// Space between items of a toolbar.
public struct ToolbarSpacer {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    /// Creates space; a flexible one takes all that is left over, which only bars at the bottom have.
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }
}

/// How much space a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool
    /// All that is left over.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A little.
    public static let fixed = SpacerSizing(isFlexible: false)
}

extension ToolbarSpacer: CustomizableToolbarContent, PrimitiveToolbarContent {
    @MainActor public static func _makeToolbar(_ content: Self, in context: _NodeContext) -> _ToolbarNode<Self> {
        ToolbarSpacerNode(content, context: context)
    }
}

private final class ToolbarSpacerNode: _ToolbarNode<ToolbarSpacer> {
    private let bin = Bin()

    override init(_ content: ToolbarSpacer, context: _NodeContext) {
        super.init(content, context: context)
        bin.setSizeRequest(width: 6, height: -1)
    }

    override func collect(into entries: inout [ToolbarEntry]) {
        entries.append(
            ToolbarEntry(widget: bin, place: content.placement.place, isFlexible: content.sizing.isFlexible))
    }
}

/// Where an item of a toolbar is shown.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable {
        case leading, principal, trailing, bottom
    }

    let name: String
    let place: Place

    /// At the trailing edge of the header bar.
    public static let automatic = ToolbarItemPlacement(name: "automatic", place: .trailing)
    /// In the place of the title.
    public static let principal = ToolbarItemPlacement(name: "principal", place: .principal)
    /// At the leading edge of the header bar.
    public static let navigation = ToolbarItemPlacement(name: "navigation", place: .leading)
    /// The most important action: at the trailing edge of the header bar.
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", place: .trailing)
    /// A less important action: at the trailing edge of the header bar.
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", place: .trailing)
    /// The state of something: in a bar at the bottom.
    public static let status = ToolbarItemPlacement(name: "status", place: .bottom)
    /// What confirms a sheet: at the trailing edge of the header bar.
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", place: .trailing)
    /// What dismisses a sheet: at the leading edge of the header bar.
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", place: .leading)
    /// What discards something: at the trailing edge of the header bar.
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", place: .trailing)
    /// Above a phone's keyboard; in a bar at the bottom here.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard", place: .bottom)
    /// At the leading edge of the header bar.
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", place: .leading)
    /// At the trailing edge of the header bar.
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", place: .trailing)
    /// At the leading edge of the header bar.
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", place: .leading)
    /// At the trailing edge of the header bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing", place: .trailing)
    /// In a bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", place: .bottom)
    /// In the place of the title.
    public static let title = ToolbarItemPlacement(name: "title", place: .principal)

    /// In a bar of its own; at the bottom here.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(name: "accessoryBar \(id)", place: .bottom)
    }
}

/// An item of a toolbar as the bars show it; compared by its widget.
@MainActor
final class ToolbarEntry {
    let widget: Gtk.Widget
    let place: ToolbarItemPlacement.Place
    let isFlexible: Bool
    /// Whether it closes a sheet.
    let cancels: Bool
    /// What tells the item apart where people arrange the toolbar.
    var id: String?
    var showsByDefault = true
    /// Whether people can't hide it.
    var isFixed = false
    /// What the item is called.
    var title: () -> String = { "" }

    init(
        widget: Gtk.Widget, place: ToolbarItemPlacement.Place, isFlexible: Bool = false, cancels: Bool = false
    ) {
        self.widget = widget
        self.place = place
        self.isFlexible = isFlexible
        self.cancels = cancels
    }
}

extension ToolbarEntry: Equatable {
    nonisolated static func == (a: ToolbarEntry, b: ToolbarEntry) -> Bool { a === b }
}

/// The node of an item: its views have a host of their own.
final class ToolbarItemNode<T: ToolbarContent, Content: View>: _ToolbarNode<T> {
    private let itemHost: ViewHost
    private let scope: EnvironmentScope
    private let view: (T) -> Content
    private var root: RootNode<Content>?
    private let entry: ToolbarEntry
    private let confirms: Bool

    init(_ content: T, context: _NodeContext, placement: ToolbarItemPlacement, view: @escaping (T) -> Content) {
        itemHost = ViewHost(depth: context.host.depth + 1)
        scope = EnvironmentScope(parent: context.environment)
        self.view = view
        itemHost.widget.valign = .center
        confirms = placement == .confirmationAction
        entry = ToolbarEntry(
            widget: itemHost.widget, place: placement.place, cancels: placement == .cancellationAction)
        super.init(content, context: context)
        updateSelf()
        var inner = childContext
        inner.host = itemHost
        inner.environment = scope
        itemHost.setRoot { _ in
            let root = RootNode(view(content), context: inner)
            self.root = root
            return root
        }
    }

    override func updateSelf() {
        let values = evaluate {
            var values = EnvironmentValues(scope: environment)
            values.isInToolbar = true
            // Return confirms.
            if confirms { values.keyboardShortcut = .defaultAction }
            if values.labelStyle == nil, entry.place != .principal { values.labelStyle = ToolbarLabelStyle.box }
            return values.overrides
        }
        scope.provide(values)
    }

    override func update(to content: T) {
        self.content = content
        root?.update(to: view(content))
    }

    func identify(_ id: String?, showsByDefault: Bool) {
        entry.id = id
        entry.showsByDefault = showsByDefault
        entry.title = { [weak self] in self?.root?.plainText ?? "" }
    }

    override func collect(into entries: inout [ToolbarEntry]) { entries.append(entry) }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let root { visit(root) }
    }

    override func willDestroy() {
        itemHost.dispose()
    }
}

private enum IsInSheetKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInToolbarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is shown by a sheet.
    var isInSheet: Bool {
        get { self[IsInSheetKey.self] }
        set { self[IsInSheetKey.self] = newValue }
    }

    /// Whether the view is an item of a toolbar.
    var isInToolbar: Bool {
        get { self[IsInToolbarKey.self] }
        set { self[IsInToolbarKey.self] = newValue }
    }
}

@MainActor
private enum ToolbarLabelStyle {
    /// Labels in toolbars show their icon; their title is said by screen readers.
    static let box: StyleBox<LabelStyleConfiguration> = StyleBoxOf(
        IconOnlyLabelStyle(), outer: nil, builtIn: LabelForm.iconOnly
    ) { style, configuration in
        AnyView(style.makeBody(configuration: configuration))
    }
}
