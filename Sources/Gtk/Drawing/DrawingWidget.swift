import CAdwaita
import CGtkShim

/// A leaf that Swift draws. It has no size of its own.
@MainActor
public final class DrawingWidget: Widget {
    private let box: DrawingBox

    /// A drawing with an accessible role, which can't change later.
    public init(role: AccessibleRole = .presentation) {
        box = DrawingBox()
        super.init(
            creating: windsock_drawing_new(DrawingBox.callbacks, Unmanaged.passRetained(box).toOpaque(), role.gtk))
    }

    /// Draws the widget with its size in points. Setting it asks for a new drawing.
    public var draw: (@MainActor (Snapshot, Int, Int) -> Void)? {
        get { box.draw }
        set {
            box.draw = newValue
            write { queueDraw() }
        }
    }

    /// Whether the pointer hits what is drawn at a point in the widget; nil: everywhere.
    public var contains: (@MainActor (Double, Double) -> Bool)? {
        get { box.contains }
        set { box.contains = newValue }
    }
}

@MainActor
private final class DrawingBox {
    var draw: (@MainActor (Snapshot, Int, Int) -> Void)?
    var contains: (@MainActor (Double, Double) -> Bool)?

    static let callbacks: UnsafePointer<WindsockDrawingCallbacks> = {
        let table = UnsafeMutablePointer<WindsockDrawingCallbacks>.allocate(capacity: 1)
        table.initialize(
            to: WindsockDrawingCallbacks(
                snapshot: { context, snapshot, width, height in
                    let box = Unmanaged<DrawingBox>.fromOpaque(context!).takeUnretainedValue()
                    box.draw?(Snapshot(snapshot!), Int(width), Int(height))
                },
                contains: { context, x, y in
                    let box = Unmanaged<DrawingBox>.fromOpaque(context!).takeUnretainedValue()
                    return MainActor.assumeIsolated { box.contains?(x, y) ?? true }.gboolean
                },
                destroy: { context in Unmanaged<DrawingBox>.fromOpaque(context!).release() }))
        return UnsafePointer(table)
    }()
}
