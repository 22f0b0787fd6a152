import Foundation
internal import Gtk

/// Gives a view a menu that the secondary button of the mouse, a long touch and the Menu key open.
public struct _ContextMenuModifier<MenuItems: View> {
    let items: MenuItems
    /// Whether the menu of a view around goes before this one.
    var isFallback = false
    /// What the menu shows above its items.
    var preview: AnyView?
}

extension _ContextMenuModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ContextMenuNode(view, context: context)
    }
}

/// A node that has a context menu.
@MainActor
protocol ContextMenuSource: _Node {
    /// The views of the menu.
    var menuContent: AnyView { get }
    /// Whether the menu of a view around goes before this one.
    var isFallback: Bool { get }
    /// What the menu shows above its items.
    var preview: AnyView? { get }
}

extension ContextMenuSource {
    var isFallback: Bool { false }
    var preview: AnyView? { nil }
}

/// An item that a context menu belongs to.
final class ContextMenuItem: UnaryItem {
    /// The item's node, which keeps the item.
    unowned let source: any ContextMenuSource

    init(node: any ContextMenuSource, child: LayoutItem) {
        source = node
        super.init(node: node, child: child)
    }
}

private final class ContextMenuNode<V: View, MenuItems: View>: ItemModifierNode<V, _ContextMenuModifier<MenuItems>>,
    ContextMenuSource
{
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        let item = ContextMenuItem(node: self, child: child)
        host.contextMenus.add(item)
        return item
    }

    override func itemWasRemoved(_ item: UnaryItem) {
        if let item = item as? ContextMenuItem { host.contextMenus.remove(item) }
    }

    override func modifierDidChange(from old: _ContextMenuModifier<MenuItems>) {
        host.contextMenuContentDidChange()
    }

    var menuContent: AnyView { AnyView(modifier.items) }

    var isFallback: Bool { modifier.isFallback }

    var preview: AnyView? { modifier.preview }

    override func willDestroy() {
        for case let item as ContextMenuItem in wrappers { host.contextMenus.remove(item) }
    }
}

/// The context menus of the views in a host.
@MainActor
final class HostContextMenus {
    private unowned(unsafe) let host: ViewHost
    private var items: [ObjectIdentifier: ContextMenuItem] = [:]
    /// What a list row offers wherever it is clicked, besides the menus of the views in it.
    weak var row: (any ContextMenuSource)? {
        didSet { if row != nil { listen() } }
    }
    private var click: ClickGesture?
    private var press: LongPressGesture?
    private var keys: ShortcutController?
    private var open: OpenContextMenu?
    /// The menu that was open last, until what was chosen in it is done.
    private var closing: OpenContextMenu?
    /// All menus of the host open in it, one after the other. It stays: GTK 4.8 may still look for the pointer in a bubble
    /// that was just closed.
    private var popover: Popover?

    init(host: ViewHost) {
        self.host = host
    }

    func add(_ item: ContextMenuItem) {
        items[ObjectIdentifier(item)] = item
        listen()
    }

    func remove(_ item: ContextMenuItem) {
        items[ObjectIdentifier(item)] = nil
        if open?.source === item.source { close() }
    }

    /// The views of a menu may be other ones.
    func contentDidChange() {
        guard let open else { return }
        open.menu.update(to: content(of: open.source))
    }

    func close() {
        if popover?.isMapped == true { popover?.popDown() }
        didClose()
    }

    private func didClose() {
        guard let open else { return }
        self.open = nil
        // The bubble may have got the end of the press that opened it.
        click?.reset()
        press?.reset()
        closing?.dispose()
        closing = open
        // The action of the chosen item is still to come.
        MainLoop.timeout(milliseconds: 100) { [weak self] in
            open.dispose()
            if self?.closing === open { self?.closing = nil }
        }
    }

    /// The host goes away.
    func dispose() {
        close()
        closing?.dispose()
        closing = nil
        guard let popover else { return }
        self.popover = nil
        // GTK moves the focus on in the frame in which a bubble closes.
        MainLoop.timeout(milliseconds: 100) { popover.unparent() }
    }

    private func listen() {
        guard click == nil else { return }
        let click = ClickGesture(button: 3)
        // Widgets with menus of their own, such as text fields, see a press first.
        click.onPressed { [weak self, unowned click] _, x, y in
            if self?.show(at: CGPoint(x: x, y: y)) == true { click.claim() }
        }
        host.widget.addController(click)
        let press = LongPressGesture()
        press.isForTouchOnly = true
        press.onPressed { [weak self] x, y in _ = self?.show(at: CGPoint(x: x, y: y)) }
        host.widget.addController(press)
        let keys = ShortcutController()
        for key in ["Menu", "<Shift>F10"] { keys.add(key) { [weak self] in self?.showAtFocus() ?? false } }
        host.widget.addController(keys)
        (self.click, self.press, self.keys) = (click, press, keys)
    }

    // MARK: Which menu

    /// The view whose menu is for a point of the content: the innermost one that is drawn there, or else the innermost
    /// one whose frame is there.
    private func target(_ point: CGPoint) -> ContextMenuItem? {
        var item = host.rootItem?.hitTest(point)
        while let current = item {
            if let found = current as? ContextMenuItem, !found.source.isFallback { return found }
            item = current.layoutParent
        }
        let around = items.values.filter { $0.containsInHost(point) }
        return around.max { ($0.source.isFallback ? -1 : $0.node.depth) < ($1.source.isFallback ? -1 : $1.node.depth) }
    }

    private func content(of source: any ContextMenuSource) -> AnyView {
        guard let row, row !== source else { return source.menuContent }
        return AnyView(
            Group {
                source.menuContent
                Section { row.menuContent }
            })
    }

    /// Opens the menu for a point of the host's widget.
    private func show(at point: CGPoint) -> Bool {
        let offset = host.visibleRect.origin
        let found = target(CGPoint(x: point.x + offset.x, y: point.y + offset.y))
        return show(found?.source, at: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    }

    /// Opens the menu for what has the keyboard focus.
    private func showAtFocus() -> Bool {
        guard let bounds = host.widget.focusInside?.bounds(in: host.widget) else { return false }
        let frame = CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
        let offset = host.visibleRect.origin
        guard let found = target(CGPoint(x: frame.midX + offset.x, y: frame.midY + offset.y)) else {
            return show(nil, at: frame)
        }
        return show(found.source, at: frame)
    }

    /// Opens the menu of a list row as a whole.
    func showForRow() -> Bool {
        show(nil, at: CGRect(x: 0, y: 0, width: host.visibleRect.width, height: host.visibleRect.height))
    }

    /// Opens the menu of a view; without one that of the row.
    func show(_ source: (any ContextMenuSource)?, at frame: CGRect) -> Bool {
        // All of a row is there for the menu of what is in it.
        let first = host.isRow ? items.values.min { $0.node.serial < $1.node.serial } : nil
        guard let source = source ?? first?.source ?? row, source.isAlive else { return false }
        close()
        closing?.dispose()
        closing = nil
        let popover = popover ?? makePopover()
        let menu = OpenContextMenu(content(of: source), of: source, in: popover)
        guard menu.hasItems else {
            menu.dispose()
            return false
        }
        open = menu
        popover.setPointingTo(
            (
                Int(frame.minX.rounded()), Int(frame.minY.rounded()), Int(frame.width.rounded()),
                Int(frame.height.rounded())
            ))
        menu.show(in: popover)
        popover.popUp()
        return true
    }

    private func makePopover() -> Popover {
        let popover = Popover(menu: nil)
        popover.setParent(host.widget)
        popover.hasArrow = false
        popover.halign = .start
        popover.onClosed { [weak self] in self?.didClose() }
        self.popover = popover
        return popover
    }

    /// The menu that is open, for tests.
    var openPopover: Popover? { open == nil ? nil : popover }
}

/// A context menu on the screen.
@MainActor
private final class OpenContextMenu {
    let source: any ContextMenuSource
    let menu: WidgetMenu<AnyView>
    private var isDisposed = false
    /// The view above the items.
    private let preview: HostedContent<AnyView>?

    var hasItems: Bool { !menu.root.menuItems.isEmpty }

    init(_ content: AnyView, of source: any ContextMenuSource, in popover: Popover) {
        self.source = source
        menu = WidgetMenu(content, in: source, owner: popover)
        preview = source.preview.map { view in
            HostedContent(AnyView(view.padding(6).allowsHitTesting(false)), in: source)
        }
        menu.isOpen = { [weak popover] in popover?.isMapped ?? false }
    }

    func show(in popover: Popover) {
        guard let preview else { return popover.setMenu(menu.makeModel()) }
        let id = "preview"
        menu.place = id
        let show = { [weak popover] (model: Gtk.Menu) in
            preview.host.widget.unparent()
            popover?.setMenu(model)
            popover?.addChild(preview.host.widget, id: id)
        }
        menu.replace = { show($0) }
        show(menu.makeModel())
    }

    func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        menu.replace = nil
        menu.dispose()
        preview?.dispose()
    }
}

extension View {
    /// Gives the view a menu, which the secondary button of the mouse, a long touch and the Menu key open. What becomes
    /// of views in it is the same as in a ``Menu``. A menu without items doesn't open.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(_ContextMenuModifier(items: menuItems()))
    }

    /// Gives the view a menu that shows a view above its items.
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(_ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
    }
}

extension View {
    /// Gives the view a menu that is only shown where no view around has one.
    nonisolated package func fallbackContextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(_ContextMenuModifier(items: menuItems(), isFallback: true))
    }
}
