import Foundation

/// Which items of a toolbar people have shown and hidden. It is kept in the user's defaults under the toolbar's id.
@MainActor
final class ToolbarCustomization {
    /// An item that can be shown and hidden.
    struct Item: Identifiable, Equatable {
        let id: String
        let title: String
        let showsByDefault: Bool
    }

    private static var known: [String: ToolbarCustomization] = [:]

    /// The customisation of a toolbar.
    static func of(_ id: String) -> ToolbarCustomization {
        if let found = known[id] { return found }
        let new = ToolbarCustomization(id)
        known[id] = new
        return new
    }

    private let key: String
    private let source = DependencySource()
    private var choices: [String: Bool]
    private(set) var items: [Item] = []

    private init(_ id: String) {
        key = "Toolbar/" + id
        choices = UserDefaults.standard.dictionary(forKey: key) as? [String: Bool] ?? [:]
    }

    /// Whether an item is shown; reading it makes a dependency.
    func isShown(_ id: String, byDefault: Bool) -> Bool {
        source.access()
        return choices[id] ?? byDefault
    }

    func setShown(_ shown: Bool, _ id: String) {
        guard choices[id] != shown else { return }
        choices[id] = shown
        UserDefaults.standard.set(choices, forKey: key)
        StoredValues.shared.wasWritten(.standard)
        source.notify()
    }

    /// The items; reading them makes a dependency.
    var currentItems: [Item] {
        source.access()
        return items
    }

    /// The toolbar has these items.
    func setItems(_ new: [Item]) {
        guard new != items else { return }
        items = new
        // Not while they're being read.
        Updater.shared.afterLayout { [source] in source.notify() }
    }
}

/// A menu of a toolbar's items, of which those that are shown have a mark.
struct ToolbarItemsMenu: View {
    let customization: ToolbarCustomization

    var body: some View {
        Menu("Toolbar") {
            ForEach(customization.currentItems) { item in
                Toggle(
                    item.title,
                    isOn: Binding {
                        customization.isShown(item.id, byDefault: item.showsByDefault)
                    } set: {
                        customization.setShown($0, item.id)
                    })
            }
        }
    }
}

/// How people can arrange an item of a toolbar.
public struct ToolbarCustomizationBehavior: Equatable, Sendable {
    let isFixed: Bool
    /// It can be hidden and shown.
    public static let `default` = ToolbarCustomizationBehavior(isFixed: false)
    /// It can be hidden and shown. Items stay in the order in which the app has them.
    public static let reorderable = ToolbarCustomizationBehavior(isFixed: false)
    /// It is always shown.
    public static let disabled = ToolbarCustomizationBehavior(isFixed: true)
}

/// More about how an item of a toolbar is shown at first.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It can't be removed from the list of items; no item can.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)
}

/// Items of a toolbar with something said about how they're arranged.
public struct _CustomizedToolbarContent<Content: CustomizableToolbarContent> {
    let content: Content
    let change: @MainActor (ToolbarEntry) -> Void
}

extension _CustomizedToolbarContent: CustomizableToolbarContent, PrimitiveToolbarContent {
    @MainActor public static func _makeToolbar(_ content: Self, in context: _NodeContext) -> _ToolbarNode<Self> {
        CustomizedToolbarNode(content, context: context)
    }
}

private final class CustomizedToolbarNode<Content: CustomizableToolbarContent>:
    _ToolbarNode<_CustomizedToolbarContent<Content>>
{
    private var child: _ToolbarNode<Content>?

    override init(_ content: _CustomizedToolbarContent<Content>, context: _NodeContext) {
        super.init(content, context: context)
        child = Content._makeToolbar(content.content, in: childContext)
    }

    override func update(to content: _CustomizedToolbarContent<Content>) {
        self.content = content
        child?.update(to: content.content)
    }

    override func collect(into entries: inout [ToolbarEntry]) {
        let first = entries.count
        child?.collect(into: &entries)
        for entry in entries[first...] { content.change(entry) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

extension CustomizableToolbarContent {
    /// Says how people can arrange the items.
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        _CustomizedToolbarContent(content: self) { $0.isFixed = behavior.isFixed }
    }

    /// Says whether the items are shown at first.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _CustomizedToolbarContent(content: self) {
            if defaultVisibility != .automatic { $0.showsByDefault = defaultVisibility == .visible }
        }
    }
}
