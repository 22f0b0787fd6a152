import CAdwaita
import CGtkShim

/// A question with a few answers. It ends itself when it is answered.
@MainActor
public final class MessageDialog: Window {
    /// How an answer looks.
    public enum Appearance: Sendable {
        case normal
        case suggested
        case destructive
    }

    /// A question in plain words.
    public init(parent: Window?, heading: String?, body: String?) {
        super.init(creating: windsock_message_dialog_new(parent?.window, heading, body))
    }

    /// The question.
    public var heading: String? {
        get { String(borrowing: adw_message_dialog_get_heading(cast())) }
        set { write { adw_message_dialog_set_heading(cast(), newValue ?? "") } }
    }

    /// The text below the question.
    public var body: String {
        get { String(borrowing: adw_message_dialog_get_body(cast())) ?? "" }
        set { write { adw_message_dialog_set_body(cast(), newValue) } }
    }

    /// The answer that Return gives.
    public var defaultResponse: String? { String(borrowing: adw_message_dialog_get_default_response(cast())) }
    /// The answer that Escape gives.
    public var closeResponse: String? { String(borrowing: adw_message_dialog_get_close_response(cast())) }
    /// The words of an answer.
    public func responseLabel(_ id: String) -> String? {
        adw_message_dialog_has_response(cast(), id) != 0
            ? String(borrowing: adw_message_dialog_get_response_label(cast(), id)) : nil
    }

    /// Whether an answer can be given.
    public func isResponseEnabled(_ id: String) -> Bool { adw_message_dialog_get_response_enabled(cast(), id) != 0 }

    /// Adds an answer. Underscores mark mnemonics; write two for one.
    public func addResponse(
        _ id: String, label: String, appearance: Appearance = .normal, isEnabled: Bool = true
    ) {
        adw_message_dialog_add_response(cast(), id, label)
        let value: AdwResponseAppearance =
            switch appearance {
            case .normal: ADW_RESPONSE_DEFAULT
            case .suggested: ADW_RESPONSE_SUGGESTED
            case .destructive: ADW_RESPONSE_DESTRUCTIVE
            }
        adw_message_dialog_set_response_appearance(cast(), id, value)
        adw_message_dialog_set_response_enabled(cast(), id, isEnabled.gboolean)
    }

    /// Whether an answer can be given.
    public func setResponseEnabled(_ id: String, _ enabled: Bool) {
        write { adw_message_dialog_set_response_enabled(cast(), id, enabled.gboolean) }
    }

    /// The answer that Return gives; nil for none.
    public func setDefaultResponse(_ id: String?) { write { adw_message_dialog_set_default_response(cast(), id) } }
    /// The answer that Escape and closing the window give.
    public func setCloseResponse(_ id: String) { write { adw_message_dialog_set_close_response(cast(), id) } }
    /// What is shown below the text.
    public func setExtraChild(_ child: Widget?) { write { adw_message_dialog_set_extra_child(cast(), child?.pointer) } }
    /// Shows an icon above the question.
    public func setIcon(_ name: String) {
        guard let label = firstLabel(self), let area = label.parent else { return }
        let image = Image(iconName: name)
        gtk_image_set_pixel_size(image.opaque, 48)
        image.setAccessibleHidden(true)
        image.insert(into: area, after: nil)
    }

    /// The question's own label.
    private func firstLabel(_ widget: Widget) -> Widget? {
        for child in widget.children {
            if child.typeName == "GtkLabel" { return child }
            if let found = firstLabel(child) { return found }
        }
        return nil
    }

    /// Gives an answer, as a click would. Closes nothing.
    public func respond(_ id: String) { adw_message_dialog_response(cast(), id) }

    /// Runs `handler` with the answer's id.
    @discardableResult
    public func onResponse(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection {
        connect("response") { handler($0.string(0) ?? "") }
    }
}
