import Foundation
internal import Gtk

/// A bubble that belongs to the host of the view and points at the view.
final class PopoverNode<V: View, Value, Content: View>: PresentationNode<V, _PopoverModifier<Value, Content>> {
    private final class Shown {
        let id: AnyHashable
        let popover: Popover
        let content: HostedContent<BuiltContent<Content>>

        init(id: AnyHashable, popover: Popover, content: HostedContent<BuiltContent<Content>>) {
            self.id = id
            self.popover = popover
            self.content = content
        }
    }

    private var shown: Shown?
    private var wanted: Value?

    override func readsAsWanted() -> Bool {
        wanted = modifier.value()
        return wanted != nil
    }

    override var isOutdated: Bool {
        guard let shown, let wanted else { return false }
        return modifier.id(wanted) != shown.id
    }

    // A bubble keeps nothing else from being shown.
    override var waitsForOthers: Bool { false }

    override func present(over window: Gtk.Window?) {
        guard let wanted else { return }
        let dismiss = DismissAction(DismissAction.Target { [weak self] in self?.modifier.dismiss() })
        let content = HostedContent(built(wanted), in: self) { values in
            values.isInsideControl = false
            values.isPresented = true
            values.dismiss = dismiss
            values.actionGatherer = nil
        }
        let popover = Popover()
        popover.setChild(content.host.widget)
        popover.setParent(host.widget)
        if let edge = modifier.edge { popover.setSide(side(edge)) }
        if let area = anchor() {
            popover.setPointingTo(
                (
                    Int(area.minX.rounded()), Int(area.minY.rounded()), Int(area.width.rounded()),
                    Int(area.height.rounded())
                ))
        }
        let shown = Shown(id: modifier.id(wanted), popover: popover, content: content)
        self.shown = shown
        popover.onClosed { [weak self, weak shown] in
            guard let self, let shown, self.shown === shown else { return }
            modifier.dismiss()
            letGo(shown)
            didEnd()
        }
        popover.popUp()
    }

    private func built(_ value: Value) -> BuiltContent<Content> {
        let build = modifier.content
        return BuiltContent { build(value) }
    }

    private var isRightToLeft: Bool {
        Evaluation.untracked { EnvironmentValues(scope: environment).layoutDirection == .rightToLeft }
    }

    private func side(_ edge: Edge) -> Popover.Side {
        switch edge {
        case .top: .top
        case .bottom: .bottom
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    /// Where the bubble points, in the host's own coordinates; nil: at the whole host.
    private func anchor() -> CGRect? {
        guard var frame = content?.items.first?.frame else { return nil }
        let visible = host.visibleRect.origin
        frame.origin.x -= visible.x
        frame.origin.y -= visible.y
        switch modifier.anchor {
        case .rect(let part):
            guard let part = part.rectangle else { return frame }
            return part.offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            let x = isRightToLeft ? 1 - point.x : point.x
            return CGRect(
                x: frame.minX + x * frame.width, y: frame.minY + point.y * frame.height, width: 1, height: 1)
        }
    }

    override func updatePresented() {
        guard let shown, let wanted else { return }
        shown.content.update(to: built(wanted))
    }

    override func withdraw() {
        guard let shown else { return }
        letGo(shown)
        shown.popover.popDown()
    }

    private func letGo(_ shown: Shown) {
        self.shown = nil
        // GTK moves the focus on in the frame in which a bubble closes, which must still have its content.
        MainLoop.timeout(milliseconds: 100) {
            shown.content.dispose()
            shown.popover.unparent()
        }
    }
}

/// A bubble that is shown.
@MainActor
protocol PopoverPresentation: AnyObject {
    var popover: Popover? { get }
}

extension PopoverNode: PopoverPresentation {
    var popover: Popover? { shown?.popover }
}
