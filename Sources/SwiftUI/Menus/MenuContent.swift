internal import Gtk

/// The root of the views of a menu, which become its items. Their widgets, where they have any, are never shown.
class AnyMenuContentNode: _Node {
    let actions: any MenuActions
    /// Called when the items may have changed; the items are asked for then.
    var onChange: (() -> Void)?
    /// Whether some item has, or had, keys that do the same.
    var hasShortcuts = false

    init(actions: any MenuActions, context: _NodeContext) {
        self.actions = actions
        super.init(context: context)
    }

    override var childContext: _NodeContext {
        var context = super.childContext
        context.isMenu = true
        return context
    }

    override func structureDidChange() { onChange?() }
    override func plainTextDidChange() { onChange?() }

    /// The items that the views are.
    final var menuItems: [MenuItem] {
        var items: [MenuItem] = []
        visitChildren { AnyMenuContentNode.collect($0, into: &items) }
        return items
    }

    /// The items that a node and those below it are.
    static func items(of node: _Node) -> [MenuItem] {
        var items: [MenuItem] = []
        collect(node, into: &items)
        return items
    }

    /// The icon of the first symbol that a node or those below it show.
    static func iconName(in node: _Node) -> String? {
        if let image = node as? _ViewNode<Image> { return image.view.systemName.flatMap(SymbolIcons.iconName) }
        var found: String?
        node.visitChildren { if found == nil { found = iconName(in: $0) } }
        return found
    }

    /// Whether a node or those below it show words.
    static func showsText(in node: _Node) -> Bool {
        if node is _ViewNode<Text> { return true }
        var found = false
        node.visitChildren { if !found { found = showsText(in: $0) } }
        return found
    }

    private static func collect(_ node: _Node, into items: inout [MenuItem]) {
        if let element = node as? any MenuElement {
            items += element.menuItems
        } else if let section = node as? any SectionEntries {
            var inner: [MenuItem] = []
            node.visitChildren { child in
                if child !== section.headerNode, child !== section.footerNode { collect(child, into: &inner) }
            }
            let title = section.headerNode?.plainText ?? ""
            items.append(.section(title.isEmpty ? nil : title, inner))
        } else if node is _ViewNode<Text> {
            items.append(.text(node.plainText))
        } else {
            node.visitChildren { collect($0, into: &items) }
        }
    }
}

/// The root of a menu's views of a type.
final class MenuContentNode<Content: View>: AnyMenuContentNode {
    private var child: _ViewNode<Content>?

    init(_ content: Content, actions: any MenuActions, context: _NodeContext) {
        super.init(actions: actions, context: context)
        child = Content._makeNode(content, in: childContext)
    }

    func update(to content: Content) {
        child?.update(to: content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }
}

extension _Node {
    /// The menu that the node is an item of.
    var menuRoot: AnyMenuContentNode? {
        var node: _Node? = self
        while let current = node {
            if let root = current as? AnyMenuContentNode { return root }
            node = current.parent
        }
        return nil
    }
}

/// Numbers for the names of actions.
@MainActor
enum MenuActionNames {
    private static var last = 0

    static func next() -> String {
        last += 1
        return "item\(last)"
    }
}

/// A divider in a menu.
final class MenuSeparatorNode: _ViewNode<Divider>, MenuElement {
    var menuItems: [MenuItem] { [.separator] }
}
