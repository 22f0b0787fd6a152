import CAdwaita
import CGtkShim

/// What a host asks when GTK asks it.
@MainActor
public protocol HostDelegate: AnyObject {
    /// What the content needs in a direction, with `forSize` points in the other (-1: no limit).
    func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int)
    /// Places the children in a host of this size, in points.
    func allocate(width: Int, height: Int)
    /// The user scrolled, or the host was put into a scrolled window.
    func scrolled()
    /// The keyboard focus came to a child, or to something inside it; the child is given by its object.
    func focusMoved(to child: UnsafeMutableRawPointer)
    /// Draws what the children draw in another way, if the host composes; nil: they draw nothing.
    func compose(_ content: RenderNode?, onto snapshot: Snapshot, width: Int, height: Int)
    /// Draws a child so that its colours combine with what was drawn before it, by the number that was given to it.
    func blend(
        _ top: RenderNode?, over bottom: RenderNode?, by blending: Int, onto snapshot: Snapshot, width: Int,
        height: Int)
}

/// Children of a host that are drawn translucently as a whole.
public struct HostGroup: Sendable, Equatable {
    /// What neighbours of the same group have in common.
    public var id: UInt64
    /// The opacity of the whole group, from 0 to 1.
    public var opacity: Double

    /// Creates a group.
    public init(id: UInt64, opacity: Double) {
        self.id = id
        self.opacity = opacity
    }
}

extension HostDelegate {
    public func compose(_ content: RenderNode?, onto snapshot: Snapshot, width: Int, height: Int) {
        if let content { snapshot.append(content) }
    }
    public func blend(
        _ top: RenderNode?, over bottom: RenderNode?, by blending: Int, onto snapshot: Snapshot, width: Int, height: Int
    ) {
        if let bottom { snapshot.append(bottom) }
        if let top { snapshot.append(top) }
    }
    public func focusMoved(to child: UnsafeMutableRawPointer) {}
}

/// A container whose children are placed by its delegate, in the order of its child list for drawing and Tab.
@MainActor
public final class Host: Widget {
    private let box: HostBox

    /// A host with an accessible role, which can't change later.
    public init(role: AccessibleRole = .generic) {
        box = HostBox()
        super.init(
            creating: windsock_host_new(HostBox.callbacks, Unmanaged.passRetained(box).toOpaque(), role.gtk))
    }

    /// Answers the host's questions; not kept alive. Without one the host is empty. Setting it asks for new sizes.
    public var delegate: (any HostDelegate)? {
        get { box.delegate }
        set {
            box.delegate = newValue
            queueResize()
        }
    }

    /// Draws nothing outside of the host's rectangle, and skips children that lie outside of it.
    public func setClips(_ clips: Bool) { write { windsock_host_set_clips(pointer, clips.gboolean) } }

    /// Has the delegate draw what the children draw.
    public func setComposes(_ composes: Bool) { write { windsock_host_set_composes(pointer, composes.gboolean) } }

    /// Shows the scroll bars around the host for a moment, where they are shown only while they are used.
    public func flashIndicators() { windsock_host_flash_indicators(pointer) }

    /// The size of the scrolled content and of the visible part, in points. The position is clamped to them.
    public func setExtent(width: Double, height: Double, pageWidth: Int, pageHeight: Int) {
        windsock_host_set_extent(pointer, width, height, Int32(clamping: pageWidth), Int32(clamping: pageHeight))
    }

    /// Where the visible part begins in the content, in points; zero outside of a scrolled window. Setting it doesn't
    /// call the delegate's `scrolled()`.
    public var scroll: (x: Double, y: Double) {
        get {
            var x = 0.0
            var y = 0.0
            windsock_host_get_scroll(pointer, &x, &y)
            return (x, y)
        }
        set { write { windsock_host_set_scroll(pointer, newValue.x, newValue.y) } }
    }
}

/// What the host's C object holds.
@MainActor
private final class HostBox {
    weak var delegate: (any HostDelegate)?

    static func from(_ context: UnsafeMutableRawPointer?) -> HostBox {
        Unmanaged<HostBox>.fromOpaque(context!).takeUnretainedValue()
    }

    static let callbacks: UnsafePointer<WindsockHostCallbacks> = {
        let table = UnsafeMutablePointer<WindsockHostCallbacks>.allocate(capacity: 1)
        table.initialize(
            to: WindsockHostCallbacks(
                measure: { context, orientation, forSize, minimum, natural in
                    let answer = HostBox.from(context).delegate?.measure(
                        Orientation(orientation), forSize: Int(forSize))
                    minimum!.pointee = Int32(clamping: answer?.minimum ?? 0)
                    natural!.pointee = Int32(clamping: answer?.natural ?? 0)
                },
                allocate: { context, width, height in
                    HostBox.from(context).delegate?.allocate(width: Int(width), height: Int(height))
                },
                scrolled: { context in HostBox.from(context).delegate?.scrolled() },
                focus_moved: { context, child in
                    HostBox.from(context).delegate?.focusMoved(to: UnsafeMutableRawPointer(child!))
                },
                compose: { context, snapshot, content, width, height in
                    HostBox.from(context).delegate?.compose(
                        content.map { RenderNode(sharing: $0) }, onto: Snapshot(snapshot!), width: Int(width),
                        height: Int(height))
                },
                blend: { context, snapshot, bottom, top, blending, width, height in
                    HostBox.from(context).delegate?.blend(
                        top.map { RenderNode(sharing: $0) }, over: bottom.map { RenderNode(sharing: $0) },
                        by: Int(blending), onto: Snapshot(snapshot!), width: Int(width), height: Int(height))
                },
                destroy: { context in Unmanaged<HostBox>.fromOpaque(context!).release() }))
        return UnsafePointer(table)
    }()
}

extension Widget {
    /// Sets how a child of a host is drawn together with its neighbours.
    ///
    /// - Parameters:
    ///   - blending: a number for the host's delegate, which combines the colours; nil: the child covers what is behind.
    ///   - groups: the groups that the child belongs to, from the outermost one.
    public func setLook(blending: Int?, groups: [HostGroup]) {
        write {
            let values = groups.map { WindsockGroup(id: guint64($0.id), opacity: $0.opacity) }
            windsock_widget_set_look(pointer, blending.map { Int32($0) } ?? -1, values, Int32(values.count))
        }
    }
}
