import CAdwaita
import CGtkShim

/// When scroll bars are there.
public enum ScrollPolicy: UInt32, Sendable {
    /// Always.
    case always
    /// When the content is larger.
    case automatic
    /// Never: the content's size is the window's.
    case never
    /// No bar, but the content can be larger.
    case external
}

/// A visible part of something larger.
@MainActor
public final class ScrolledWindow: Widget {
    /// Nothing to scroll yet.
    public init() { super.init(creating: gtk_scrolled_window_new()) }

    /// The vertical adjustment of a widget, if it is a scrolled window.
    public static func verticalAdjustment(of widget: Widget) -> Adjustment? {
        guard windsock_is_a(widget.raw, gtk_scrolled_window_get_type()) != 0 else { return nil }
        return Adjustment(wrapping: gtk_scrolled_window_get_vadjustment(widget.opaque))
    }

    /// The content: a host, list or text view scrolls by itself; anything else is put into a viewport.
    public func setChild(_ child: Widget?) { write { gtk_scrolled_window_set_child(opaque, child?.pointer) } }

    /// When there are scroll bars.
    public func setPolicy(horizontal: ScrollPolicy, vertical: ScrollPolicy) {
        write {
            gtk_scrolled_window_set_policy(
                opaque, GtkPolicyType(rawValue: horizontal.rawValue), GtkPolicyType(rawValue: vertical.rawValue))
        }
    }

    /// When there are scroll bars.
    public var policy: (horizontal: ScrollPolicy, vertical: ScrollPolicy) {
        var horizontal = GTK_POLICY_AUTOMATIC
        var vertical = GTK_POLICY_AUTOMATIC
        gtk_scrolled_window_get_policy(opaque, &horizontal, &vertical)
        return (
            ScrollPolicy(rawValue: horizontal.rawValue) ?? .automatic,
            ScrollPolicy(rawValue: vertical.rawValue) ?? .automatic
        )
    }

    /// Whether the size of the content is asked for as the window's natural one.
    public func setPropagatesNaturalSize(width: Bool, height: Bool) {
        write {
            gtk_scrolled_window_set_propagate_natural_width(opaque, width.gboolean)
            gtk_scrolled_window_set_propagate_natural_height(opaque, height.gboolean)
        }
    }

    /// How high the visible part is at least, and how high it asks to be at most, in points; nil for no limit.
    public func setContentHeights(least: Int?, most: Int?) {
        write {
            // GTK warns of a minimum above the maximum, even for the moment between two calls.
            gtk_scrolled_window_set_max_content_height(opaque, -1)
            gtk_scrolled_window_set_min_content_height(opaque, Int32(clamping: least ?? -1))
            gtk_scrolled_window_set_max_content_height(opaque, Int32(clamping: most ?? -1))
        }
    }

    /// The least size of the visible part, in points; -1 for none.
    public func setMinContentSize(width: Int, height: Int) {
        write {
            gtk_scrolled_window_set_min_content_width(opaque, Int32(clamping: width))
            gtk_scrolled_window_set_min_content_height(opaque, Int32(clamping: height))
        }
    }

    /// Whether scroll bars lie over the content while they are used.
    public var usesOverlayScrolling: Bool {
        get { gtk_scrolled_window_get_overlay_scrolling(opaque) != 0 }
        set { write { gtk_scrolled_window_set_overlay_scrolling(opaque, newValue.gboolean) } }
    }

    /// Whether there is a frame around the content.
    public var hasFrame: Bool {
        get { gtk_scrolled_window_get_has_frame(opaque) != 0 }
        set { write { gtk_scrolled_window_set_has_frame(opaque, newValue.gboolean) } }
    }

    /// The horizontal position.
    public var horizontal: Adjustment {
        Adjustment(wrapping: gtk_scrolled_window_get_hadjustment(opaque))
    }

    /// The vertical position.
    public var vertical: Adjustment { Adjustment(wrapping: gtk_scrolled_window_get_vadjustment(opaque)) }

    /// Runs `handler` when the user pulls the content down at its upper end.
    @discardableResult
    public func onOvershotTop(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("edge-overshot") { if $0.enumeration(0) == Int(GTK_POS_TOP.rawValue) { handler() } }
    }

    /// Runs `handler` when the user scrolls against an end.
    @discardableResult
    public func onEdgeOvershot(_ handler: @escaping @MainActor (GtkPositionType) -> Void) -> SignalConnection {
        connect("edge-overshot") { handler(GtkPositionType(rawValue: UInt32($0.enumeration(0)))) }
    }
}

/// A position in a range that is seen in pages.
@MainActor
public final class Adjustment: GObjectReference {
    /// Shares GTK's adjustment.
    public init(wrapping adjustment: UnsafeMutablePointer<GtkAdjustment>) {
        super.init(referencing: UnsafeMutableRawPointer(adjustment))
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> { cast() }

    /// Where the visible part begins.
    public var value: Double {
        get { gtk_adjustment_get_value(adjustment) }
        set { write { gtk_adjustment_set_value(adjustment, newValue) } }
    }
    /// Where the range begins.
    public var lower: Double { gtk_adjustment_get_lower(adjustment) }
    /// Where the range ends.
    public var upper: Double { gtk_adjustment_get_upper(adjustment) }
    /// How much is visible.
    public var pageSize: Double { gtk_adjustment_get_page_size(adjustment) }

    /// Runs `handler` with the new value when the user scrolls.
    @discardableResult
    public func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void) -> SignalConnection {
        connect("value-changed", silenced: true) { [unowned self] _ in handler(value) }
    }

    /// Runs `handler` when the range or the page changes.
    @discardableResult
    public func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("changed", silenced: true) { _ in handler() }
    }
}
