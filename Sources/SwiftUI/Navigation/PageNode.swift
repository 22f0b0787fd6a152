internal import Gtk

/// A content with a header bar: of a window, a column, or a step of a navigation stack.
///
/// What the views inside say about the page is written to the bars in the update step.
class AnyPageNode: _Node {
    let box = PageBox()
    private(set) var headerBar: HeaderBar?
    private var titleWidget: WindowTitle?
    /// Called when the title changed.
    var onTitle: ((String?) -> Void)?
    /// The title where the views say none.
    var fallbackTitle: String? {
        didSet { if fallbackTitle != oldValue { Updater.shared.mark(self) } }
    }

    override init(context: _NodeContext) {
        super.init(context: context)
        box.setContent(context.host.widget)
    }

    private(set) var traits = PageTraits()

    override func preferenceChanged(_ key: ObjectIdentifier) {
        if key == ObjectIdentifier(PageTraitsKey.self) { Updater.shared.mark(self) }
    }

    override func structureDidChange() {
        host.childrenDidChange()
    }

    override func updateSelf() {
        traits = preferenceValue(PageTraitsKey.self) ?? PageTraits()
        updateBar()
    }

    private func updateBar() {
        if traits.bringsBars {
            if let headerBar { box.removeBar(headerBar) }
            headerBar = nil
            titleWidget = nil
        } else if headerBar == nil {
            let bar = HeaderBar()
            headerBar = bar
            box.addTopBar(bar)
        }
        let title = traits.title ?? fallbackTitle
        if let onTitle {
            onTitle(title)
        }
        guard let headerBar else { return }
        if needsOwnTitle || traits.subtitle != nil {
            if let titleWidget {
                if titleWidget.title != title ?? "" { titleWidget.title = title ?? "" }
                let subtitle = traits.subtitle ?? ""
                if titleWidget.subtitle != subtitle { titleWidget.subtitle = subtitle }
            } else {
                let widget = WindowTitle(title: title ?? "", subtitle: traits.subtitle ?? "")
                titleWidget = widget
                headerBar.setTitleWidget(widget)
            }
        } else if titleWidget != nil {
            titleWidget = nil
            headerBar.setTitleWidget(nil)
        }
    }

    /// Whether the header bar has a title of its own instead of the window's.
    var needsOwnTitle: Bool { onTitle == nil }
}

/// A page whose content is a view.
final class PageNode<Content: View>: AnyPageNode {
    private var child: _ViewNode<Content>?

    init(_ content: Content, context: _NodeContext, configure: (AnyPageNode) -> Void) {
        super.init(context: context)
        configure(self)
        child = Content._makeNode(content, in: childContext)
        updateSelf()
    }

    func update(to content: Content) {
        child?.update(to: content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { child?.items ?? [] }

    override func collectEntries(into entries: inout EntryCollector) {
        child?.collectEntries(into: &entries)
    }
}
