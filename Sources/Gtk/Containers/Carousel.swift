import CAdwaita

/// Pages beside each other, which are swiped and scrolled through, with a dot for each.
@MainActor
public final class Carousel: Widget {
    private let pages: OpaquePointer
    private let dots: Widget
    private var shownPages: [Widget] = []

    /// No pages.
    public init() {
        let carousel = adw_carousel_new()!
        pages = OpaquePointer(carousel)
        let indicator = Widget(creating: adw_carousel_indicator_dots_new())
        adw_carousel_indicator_dots_set_carousel(indicator.opaque, pages)
        dots = indicator
        super.init(creating: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_widget_set_hexpand(carousel, 1)
        gtk_widget_set_vexpand(carousel, 1)
        gtk_box_append(cast(), carousel)
        gtk_box_append(cast(), dots.pointer)
    }

    /// Whether the dots are shown.
    public var showsDots: Bool {
        get { dots.isVisible }
        set { dots.isVisible = newValue }
    }

    /// The pages, in order.
    public func setPages(_ new: [Widget]) {
        for child in shownPages where !new.contains(where: { $0.raw == child.raw }) {
            adw_carousel_remove(pages, child.pointer)
        }
        for (index, child) in new.enumerated() {
            if shownPages.contains(where: { $0.raw == child.raw }) {
                adw_carousel_reorder(pages, child.pointer, Int32(clamping: index))
            } else {
                child.hexpand = true
                child.vexpand = true
                adw_carousel_insert(pages, child.pointer, Int32(clamping: index))
            }
        }
        shownPages = new
    }

    /// Goes to a page, at once or by sliding.
    public func show(_ index: Int, animated: Bool) {
        guard shownPages.indices.contains(index) else { return }
        adw_carousel_scroll_to(pages, shownPages[index].pointer, animated.gboolean)
    }

    /// Runs `handler` with the place of the page that was swiped to.
    @discardableResult
    public func onPageChanged(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
        let reference = GObjectReference(referencing: UnsafeMutableRawPointer(pages))
        return reference.connect("page-changed") { handler($0.integer(0)) }
    }
}
