import CAdwaita
import CGtkShim

/// A button beside another one that opens a menu.
@MainActor
public final class SplitButton: Widget {
    /// The button that opens the menu.
    public let menuButton: MenuButton
    /// The button that does something.
    public let mainButton: Widget?

    /// An empty button without a menu.
    public init() {
        let pointer = adw_split_button_new()!
        var opener: UnsafeMutablePointer<GtkWidget>?
        var main: UnsafeMutablePointer<GtkWidget>?
        var child = gtk_widget_get_first_child(pointer)
        while let current = child {
            if windsock_is_a(current, gtk_menu_button_get_type()) != 0 {
                opener = current
            } else if windsock_is_a(current, gtk_button_get_type()) != 0 {
                main = current
            }
            child = gtk_widget_get_next_sibling(current)
        }
        menuButton = opener.map { MenuButton(inside: $0) } ?? MenuButton()
        mainButton = main.map { Widget(wrapping: $0) }
        super.init(creating: pointer)
    }

    /// The text; nil if the button shows something else.
    public var label: String? {
        get { String(borrowing: adw_split_button_get_label(opaque)) }
        set { write { adw_split_button_set_label(opaque, newValue ?? "") } }
    }

    /// Shows a widget in the button.
    public func setChild(_ child: Widget?) { write { adw_split_button_set_child(opaque, child?.pointer) } }

    /// Runs `handler` when the button itself is pressed.
    @discardableResult
    public func onClicked(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("clicked", silenced: true) { _ in handler() }
    }
}
