import Foundation
internal import Gtk

/// An item that can be dragged.
final class DragItem: UnaryItem {
    /// What is dragged, made when a drag begins.
    var content: () -> ContentProvider?
    /// What is shown beside the pointer instead of the view.
    var preview: (() -> AnyView)?

    init(node: _Node, child: LayoutItem, content: @escaping () -> ContentProvider?, preview: (() -> AnyView)?) {
        self.content = content
        self.preview = preview
        super.init(node: node, child: child)
    }
}

/// What a view does with what is dropped onto it.
@MainActor
protocol DropReceiver: AnyObject {
    func accepts(_ drop: Drop) -> Bool
    /// What a drop at a point of the view would do.
    func actions(_ drop: Drop, at point: CGPoint) -> DragActions
    /// The drag is over the view, or no longer.
    func setTargeted(_ isTargeted: Bool, _ drop: Drop?, at point: CGPoint)
    /// Takes a drop and ends it; false: it isn't taken.
    func take(_ drop: Drop, at point: CGPoint) -> Bool
}

/// An item that things can be dropped onto.
final class DropItem: UnaryItem {
    var receiver: any DropReceiver

    init(node: _Node, child: LayoutItem, receiver: any DropReceiver) {
        self.receiver = receiver
        super.init(node: node, child: child)
    }
}

/// Drags that begin at views of a host, and drops onto them.
@MainActor
final class HostDragging {
    private unowned(unsafe) let host: ViewHost
    private var source: DragSource?
    private var target: DropTarget?
    private var drags: [ObjectIdentifier: DragItem] = [:]
    private var drops: [ObjectIdentifier: DropItem] = [:]
    private weak var targeted: DropItem?
    private weak var dragged: DragItem?
    private var start = CGPoint.zero

    init(host: ViewHost) {
        self.host = host
    }

    // MARK: Drags

    func add(_ item: DragItem) {
        drags[ObjectIdentifier(item)] = item
        guard source == nil else { return }
        let source = DragSource(actions: [.copy, .move])
        self.source = source
        source.onPrepare { [weak self] x, y in self?.prepare(CGPoint(x: x, y: y)) }
        source.onBegin { [weak self] in self?.showIcon() }
        host.widget.addController(source)
    }

    func remove(_ item: DragItem) { drags[ObjectIdentifier(item)] = nil }

    private func contentPoint(_ point: CGPoint) -> CGPoint {
        let offset = host.visibleRect.origin
        return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }

    private func prepare(_ point: CGPoint) -> ContentProvider? {
        let point = contentPoint(point)
        let around = drags.values.filter { $0.containsInHost(point) }
        guard let item = around.max(by: { $0.node.depth < $1.node.depth }),
            EnvironmentValues(scope: item.node.environment).isEnabled, let content = item.content()
        else { return nil }
        dragged = item
        start = CGPoint(x: point.x - item.frame.minX, y: point.y - item.frame.minY)
        return content
    }

    private func showIcon() {
        guard let dragged, let source else { return }
        if let preview = dragged.preview {
            let renderer = ImageRenderer(content: preview())
            if let image = renderer.cgImage {
                source.setIcon(Paintable.texture(image.surface), x: Int(start.x), y: Int(start.y))
                return
            }
        }
        let offset = host.visibleRect.origin
        let icon = Paintable.part(
            of: host.widget, x: dragged.frame.minX - offset.x, y: dragged.frame.minY - offset.y,
            width: dragged.frame.width, height: dragged.frame.height)
        source.setIcon(icon, x: Int(start.x), y: Int(start.y))
    }

    // MARK: Drops

    func add(_ item: DropItem) {
        drops[ObjectIdentifier(item)] = item
        guard target == nil else { return }
        let target = DropTarget(actions: [.copy, .move])
        self.target = target
        target.onAccept { [weak self] drop in
            self?.drops.values.contains { $0.receiver.accepts(drop) } ?? false
        }
        target.onMotion { [weak self] drop, x, y in self?.moved(drop, CGPoint(x: x, y: y)) ?? [] }
        target.onLeave { [weak self] in self?.setTarget(nil, nil, .zero) }
        target.onDrop { [weak self] drop, x, y in self?.dropped(drop, CGPoint(x: x, y: y)) ?? false }
        host.widget.addController(target)
    }

    func remove(_ item: DropItem) {
        drops[ObjectIdentifier(item)] = nil
        if targeted === item { targeted = nil }
    }

    private func item(_ drop: Drop, _ point: CGPoint) -> (item: DropItem, point: CGPoint)? {
        let point = contentPoint(point)
        let around = drops.values.filter { $0.containsInHost(point) && $0.receiver.accepts(drop) }
        guard let item = around.max(by: { $0.node.depth < $1.node.depth }) else { return nil }
        return (item, CGPoint(x: point.x - item.frame.minX, y: point.y - item.frame.minY))
    }

    private func moved(_ drop: Drop, _ point: CGPoint) -> DragActions {
        let found = item(drop, point)
        setTarget(found?.item, drop, found?.point ?? .zero)
        guard let found else { return [] }
        return found.item.receiver.actions(drop, at: found.point)
    }

    private func setTarget(_ item: DropItem?, _ drop: Drop?, _ point: CGPoint) {
        guard item !== targeted else { return }
        targeted?.receiver.setTargeted(false, drop, at: point)
        targeted = item
        item?.receiver.setTargeted(true, drop, at: point)
    }

    private func dropped(_ drop: Drop, _ point: CGPoint) -> Bool {
        let found = item(drop, point)
        setTarget(nil, drop, .zero)
        guard let found else { return false }
        return found.item.receiver.take(drop, at: found.point)
    }
}
