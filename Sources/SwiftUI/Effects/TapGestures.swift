import Foundation
internal import Gtk

/// Runs an action when the user clicks or taps a view.
public struct _TapModifier {
    let count: Int
    let coordinateSpace: CoordinateSpace
    let action: (CGPoint) -> Void
}

extension _TapModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TapNode(view, context: context)
    }
}

/// An item that waits for clicks.
final class TapItem: UnaryItem {
    var tap: _TapModifier

    init(node: _Node, child: LayoutItem, tap: _TapModifier) {
        self.tap = tap
        super.init(node: node, child: child)
    }
}

private final class TapNode<V: View>: ItemModifierNode<V, _TapModifier> {
    override func prepare() {
        host.pointer.watchTaps()
    }

    override func makeItem(_ child: LayoutItem) -> UnaryItem { TapItem(node: self, child: child, tap: modifier) }

    override func modifierDidChange(from old: _TapModifier) {
        for case let item as TapItem in wrappers { item.tap = modifier }
    }
}

/// Tells when the pointer comes to a view and leaves it.
public struct _HoverModifier {
    let action: (Bool) -> Void
}

extension _HoverModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        HoverNode(view, context: context)
    }
}

/// An item that wants to know where the pointer is.
final class HoverItem: UnaryItem {
    fileprivate(set) var isHovered = false
    fileprivate var action: (Bool) -> Void

    init(node: _Node, child: LayoutItem, action: @escaping (Bool) -> Void) {
        self.action = action
        super.init(node: node, child: child)
    }
}

private final class HoverNode<V: View>: ItemModifierNode<V, _HoverModifier> {
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        let item = HoverItem(node: self, child: child, action: modifier.action)
        host.pointer.add(item)
        return item
    }

    override func itemWasRemoved(_ item: UnaryItem) {
        if let item = item as? HoverItem { host.pointer.remove(item) }
    }

    override func modifierDidChange(from old: _HoverModifier) {
        for case let item as HoverItem in wrappers { item.action = modifier.action }
    }

    override func willDestroy() {
        for case let item as HoverItem in wrappers { host.pointer.remove(item) }
    }
}

/// Listens to the pointer over a host, for all views in it that want to know.
@MainActor
final class HostPointer {
    private unowned(unsafe) let host: ViewHost
    private var click: ClickGesture?
    private var motion: MotionController?
    private var hovered: [ObjectIdentifier: HoverItem] = [:]
    private weak var pressed: TapItem?

    init(host: ViewHost) {
        self.host = host
    }

    // MARK: Clicks

    func watchTaps() {
        guard click == nil else { return }
        let click = ClickGesture()
        self.click = click
        // Widgets inside, such as buttons, see a press first, and keep it for themselves if they use it.
        click.onPressed { [weak self] count, x, y in self?.press(count, CGPoint(x: x, y: y)) }
        click.onReleased { [weak self] count, x, y in self?.release(count, CGPoint(x: x, y: y)) }
        click.onStopped { [weak self] in self?.pressed = nil }
        host.widget.addController(click)
    }

    /// The item that a click of a certain count at a point of the widget is for.
    private func target(_ count: Int, _ point: CGPoint) -> TapItem? {
        let offset = host.visibleRect.origin
        var item = host.rootItem?.hitTest(CGPoint(x: point.x + offset.x, y: point.y + offset.y))
        var single: TapItem?
        while let current = item {
            if let tap = current as? TapItem, EnvironmentValues(scope: tap.node.environment).isEnabled {
                if tap.tap.count == count { return tap }
                // Fast clicks are single ones for views that don't ask for more.
                if tap.tap.count == 1, single == nil { single = tap }
                if tap.tap.count > count { return single ?? tap }
            }
            item = current.layoutParent
        }
        return single
    }

    private func press(_ count: Int, _ point: CGPoint) {
        pressed = target(count, point)
    }

    private func release(_ count: Int, _ point: CGPoint) {
        guard let pressed, target(count, point) === pressed else { return }
        click?.claim()
        guard pressed.tap.count == count || pressed.tap.count == 1 else { return }
        let offset = host.visibleRect.origin
        let content = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        let local = CGPoint(x: content.x - pressed.frame.minX, y: content.y - pressed.frame.minY)
        let frame = pressed.frame(in: pressed.tap.coordinateSpace)
        pressed.tap.action(CGPoint(x: local.x + frame.minX, y: local.y + frame.minY))
    }

    // MARK: Hovering

    func add(_ item: HoverItem) {
        hovered[ObjectIdentifier(item)] = item
        guard motion == nil else { return }
        let motion = MotionController()
        self.motion = motion
        motion.onEnter { [weak self] x, y in self?.moved(to: CGPoint(x: x, y: y)) }
        motion.onMotion { [weak self] x, y in self?.moved(to: CGPoint(x: x, y: y)) }
        motion.onLeave { [weak self] in self?.moved(to: nil) }
        host.widget.addController(motion)
    }

    func remove(_ item: HoverItem) {
        hovered[ObjectIdentifier(item)] = nil
    }

    private func moved(to point: CGPoint?) {
        let offset = host.visibleRect.origin
        for item in hovered.values {
            let isInside = point.map { item.containsInHost(CGPoint(x: $0.x + offset.x, y: $0.y + offset.y)) } ?? false
            guard isInside != item.isHovered else { continue }
            item.isHovered = isInside
            item.action(isInside)
        }
    }
}

extension LayoutItem {
    /// Whether the item is seen at a point of the host's content, with all effects around it.
    func containsInHost(_ point: CGPoint) -> Bool {
        var chain: [LayoutItem] = []
        var item: LayoutItem? = self
        while let current = item {
            chain.append(current)
            item = current.layoutParent
        }
        var point = point
        for item in chain.reversed() {
            guard let inner = item.hitPoint(point) else { return false }
            point = inner
        }
        return frame.contains(point)
    }
}

extension View {
    /// Runs an action when the user clicks or taps the view.
    ///
    /// Controls in the view keep the clicks that they use. A view is hit where it draws something, or where its
    /// `contentShape(_:)` is.
    ///
    /// - Parameter count: the number of clicks in a row.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_TapModifier(count: count, coordinateSpace: .local) { _ in action() })
    }

    /// Runs an action with the place of a click or tap on the view.
    ///
    /// - Parameters:
    ///   - count: the number of clicks in a row.
    ///   - coordinateSpace: what the place is relative to.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(_TapModifier(count: count, coordinateSpace: coordinateSpace.coordinateSpace, action: action))
    }

    /// Runs an action when the pointer comes to the view (true) and when it leaves it (false).
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverModifier(action: action))
    }
}
