import Foundation
internal import Gtk

/// Words that open an address, with what the environment's `openURL` says.
///
///     Link("Terms", destination: url)
///
/// It is the desktop's own link, which shows its address under the pointer and copies it from its context menu; a
/// `buttonStyle(_:)` makes it a button that opens the address.
public struct Link<Label: View> {
    let destination: URL
    let label: Label

    nonisolated init(_ destination: URL, content: Label) {
        self.destination = destination
        label = content
    }

    /// Creates a link with a label of any views.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination, content: label())
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination, content: Text(titleKey))
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination, content: Text(title))
    }
}

extension Link: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        LinkNode(view, context: context)
    }
}

/// A link is a native one, or the button that a style, a menu or a dialog's actions make of it.
private final class LinkNode<Label: View>: SingleChildNode<Link<Label>> {
    override init(_ view: Link<Label>, context: _NodeContext) {
        super.init(view, context: context)
        updateSelf()
    }

    override func update(to view: Link<Label>) {
        self.view = view
        updateSelf()
    }

    override func updateSelf() {
        let isNative = evaluate {
            guard !isMenu else { return false }
            let values = EnvironmentValues(scope: environment)
            guard let style = values.buttonStyle else { return values.actionGatherer == nil }
            return switch style.builtIn as? ButtonForm {
            case .automatic?, .link?: values.actionGatherer == nil
            default: false
            }
        }
        if isNative {
            show(
                NativeLink(destination: view.destination, label: view.label) { [unowned self] in open() })
        } else {
            show(Button(role: nil, action: { [unowned self] in open() }, content: view.label))
        }
    }

    private func show<Content: View>(_ content: Content) {
        if let child = child as? _ViewNode<Content> {
            child.update(to: content)
        } else {
            replaceChild(by: Content._makeNode(content, in: childContext))
        }
    }

    private func open() {
        let action = Evaluation.untracked { EnvironmentValues(scope: environment).openURL }
        action(view.destination)
    }
}

/// A GtkLinkButton with views as its label.
private struct NativeLink<Label: View> {
    let destination: URL
    let label: Label
    let open: @MainActor () -> Void
}

extension NativeLink: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeLinkNode(view, context: context)
    }
}

private final class NativeLinkNode<Label: View>: LabeledWidgetNode<NativeLink<Label>, Label> {
    private let button = LinkButton(uri: "", label: "")

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        button.uri = view.destination.absoluteString
        button.onActivateLink { [unowned self] in
            view.open()
            return true
        }
        return HostedItem(node: self, widget: button)
    }

    override var label: Label { view.label }
    override var hidesLabel: Bool { false }

    override func show(title: String?) {
        button.label = title
        button.truncatesLabel()
    }

    override func show(widget: Gtk.Widget) { button.setChild(widget) }

    override func styleClasses(_ values: EnvironmentValues) -> [String] { values.tintClass.map { [$0] } ?? [] }

    override func applyControl(_ values: EnvironmentValues) {
        let address = view.destination.absoluteString
        if button.uri != address { button.uri = address }
    }
}
