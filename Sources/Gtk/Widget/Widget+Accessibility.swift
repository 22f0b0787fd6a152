import CAdwaita
import CGtkShim

extension Widget {
    /// Sets the name that a screen reader speaks; nil for the widget's own.
    public func setAccessibleLabel(_ label: String?) {
        accessibleLabel = label
        write { windsock_accessible_set_label(pointer, label) }
    }

    /// Sets the explanation that a screen reader speaks after the name.
    public func setAccessibleDescription(_ description: String?) {
        write { windsock_accessible_set_description(pointer, description) }
    }

    /// Sets the words for the widget's value.
    public func setAccessibleValueText(_ text: String?) { write { windsock_accessible_set_value_text(pointer, text) } }

    /// Hides the widget from the accessibility tree, or shows it again.
    public func setAccessibleHidden(_ hidden: Bool) {
        write { windsock_accessible_set_hidden(pointer, hidden.gboolean) }
    }

    /// Sets the level of a heading, 1 for the highest. Only for widgets with the role heading.
    public func setAccessibleHeadingLevel(_ level: Int) {
        write { windsock_accessible_set_heading_level(pointer, Int32(clamping: level)) }
    }

    /// Takes the name from another widget.
    public func setAccessibleLabelledBy(_ label: Widget?) {
        write { windsock_accessible_labelled_by(pointer, label?.pointer) }
    }
}
