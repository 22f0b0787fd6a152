import Foundation
internal import Gtk

/// A tree of views inside a native control: the label of a button, what stands beside a check box.
@MainActor
final class HostedContent<Content: View> {
    let host: ViewHost
    let root: RootNode<Content>
    private let scope: EnvironmentScope

    /// - Parameter node: the control's node, which is the parent of the content's.
    init(_ content: Content, in node: _Node, change: (inout EnvironmentValues) -> Void = { _ in }) {
        host = ViewHost(depth: node.host.depth + 1)
        scope = EnvironmentScope(parent: node.environment)
        var values = EnvironmentValues(scope: node.environment)
        values.isInsideControl = true
        change(&values)
        scope.provide(values.overrides)
        var context = node.childContext
        context.environment = scope
        context.host = host
        let root = RootNode(content, context: context)
        self.root = root
        host.setRoot { _ in root }
    }

    func update(to content: Content) { root.update(to: content) }

    func dispose() { host.dispose() }
}

/// A native control around views of ours: what isn't the control's own frame is laid out by the views.
final class HostedItem: WidgetItem {
    /// The host of the views; nil while the control shows something of its own.
    weak var content: ViewHost? {
        didSet {
            content?.parentItem = self
        }
    }

    override var innerHost: ViewHost? { content }

    override func layoutDirectionDidChange() {
        content?.rootItem?.layoutDirectionDidChange()
        super.layoutDirectionDidChange()
    }

    /// What the control puts around its content, in points.
    private func chrome() -> (leading: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat) {
        let insets = (frameWidget ?? widget).styleInsets
        var width = insets.leading + insets.trailing
        if hasIndicator, let content {
            width = widget.measure(.horizontal).natural - content.widget.measure(.horizontal).natural
        }
        return (CGFloat(insets.leading), CGFloat(insets.top), CGFloat(width), CGFloat(insets.top + insets.bottom))
    }

    /// The widget inside whose frame is around the content; nil: the control itself.
    var frameWidget: Gtk.Widget?

    /// Whether something stands beside the content within the control, such as the box of a check button.
    var hasIndicator = false

    /// Whether the control takes the width that it is offered.
    private(set) var isFlexible = false

    func setFlexible(_ isFlexible: Bool) {
        guard isFlexible != self.isFlexible else { return }
        self.isFlexible = isFlexible
        invalidateLayout()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        var size = fittedSize(proposal)
        if isFlexible, let width = proposal.width { size.width = max(size.width, width) }
        return size
    }

    private func fittedSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let root = content?.rootItem else { return nativeSize(proposal) }
        let chrome = chrome()
        let inner = root.sizeThatFits(
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - chrome.width) },
                height: proposal.height.map { max(0, $0 - chrome.height) }))
        // GTK rounds the content's size up, and has minimum sizes of its own.
        let horizontal = CGFloat(widget.measure(.horizontal).minimum)
        let width = max(inner.width.rounded(.up) + chrome.width, horizontal)
        let vertical = CGFloat(widget.measure(.vertical, forSize: width.isFinite ? Int(width) : -1).minimum)
        return CGSize(width: width, height: max(inner.height.rounded(.up) + chrome.height, vertical))
    }

    private func nativeSize(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ proposal: CGFloat?, _ request: WidgetRequest) -> CGFloat {
            guard let proposal else { return CGFloat(request.natural) }
            return min(max(CGFloat(request.minimum), proposal), CGFloat(request.natural))
        }
        let width = length(proposal.width, widget.measure(.horizontal))
        let height = length(proposal.height, widget.measure(.vertical, forSize: Int(width.rounded(.up))))
        return CGSize(width: width, height: height)
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard !key.isHorizontal else { return nil }
        let isFirst = key.id == VerticalAlignment.FirstBaseline.self
        guard isFirst || key.id == VerticalAlignment.LastBaseline.self else { return nil }
        guard let root = content?.rootItem else {
            let request = widget.measure(.vertical, forSize: Int(dimensions.width.rounded(.up)))
            return request.naturalBaseline.map { CGFloat($0) + (dimensions.height - CGFloat(request.natural)) / 2 }
        }
        let chrome = chrome()
        let proposal = ProposedViewSize(
            width: max(0, dimensions.width - chrome.width), height: max(0, dimensions.height - chrome.height))
        let inner = root.dimensions(proposal)
        let offset = (dimensions.height - chrome.height - inner.height) / 2
        return chrome.top + offset + inner[VerticalAlignment(key.id)]
    }
}
