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
    /// Begins effects on all that the host draws, for `HostDecoration.pushes`; returns how many there are.
    func push(onto snapshot: Snapshot, width: Int, height: Int) -> Int
    /// Sets a clip for all that the host draws, for `HostDecoration.path`.
    func clip(_ cairo: CairoContext, width: Int, height: Int)
}

/// What is done to all that a host draws.
public enum HostDecoration: Sendable {
    /// Nothing.
    case none
    /// The delegate pushes effects onto the snapshot.
    case pushes
    /// The delegate sets a clip.
    case path
}

extension HostDelegate {
    public func push(onto snapshot: Snapshot, width: Int, height: Int) -> Int { 0 }
    public func clip(_ cairo: CairoContext, width: Int, height: Int) {}
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

    /// Has the delegate do something to all that the host draws.
    public func setDecoration(_ decoration: HostDecoration) {
        write {
            switch decoration {
            case .none: windsock_host_set_decoration(pointer, WINDSOCK_DECORATION_NONE)
            case .pushes: windsock_host_set_decoration(pointer, WINDSOCK_DECORATION_PUSHES)
            case .path: windsock_host_set_decoration(pointer, WINDSOCK_DECORATION_PATH)
            }
        }
    }

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
                push: { context, snapshot, width, height in
                    let pushed = HostBox.from(context).delegate?.push(
                        onto: Snapshot(snapshot!), width: Int(width), height: Int(height))
                    return Int32(pushed ?? 0)
                },
                clip: { context, cairo, width, height in
                    HostBox.from(context).delegate?.clip(
                        CairoContext(taking: cairo!), width: Int(width), height: Int(height))
                },
                destroy: { context in Unmanaged<HostBox>.fromOpaque(context!).release() }))
        return UnsafePointer(table)
    }()
}
