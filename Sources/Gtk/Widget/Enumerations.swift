import CAdwaita

/// A direction of layout.
public enum Orientation: Sendable {
    case horizontal
    case vertical

    /// GTK's value.
    public var gtk: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }

    init(_ gtk: GtkOrientation) { self = gtk == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical }
}

/// How a widget uses the space that a GTK container has left for it.
public enum Align: UInt32, Sendable {
    case fill
    case start
    case end
    case center
    case baseline
}

/// The direction of text and layout.
public enum TextDirection: Sendable {
    case leftToRight
    case rightToLeft

    /// The direction of the desktop's language, which widgets without one of their own follow.
    @MainActor public static var `default`: TextDirection {
        get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
        set { gtk_widget_set_default_direction(newValue.gtk) }
    }

    var gtk: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }
}

/// What the accessibility tree takes a widget for; the names are GTK's.
public struct AccessibleRole: Sendable, Equatable {
    /// GTK's value.
    public let gtk: GtkAccessibleRole

    /// Wraps GTK's value.
    public init(_ gtk: GtkAccessibleRole) { self.gtk = gtk }

    /// Nothing but a container.
    public static let generic = AccessibleRole(GTK_ACCESSIBLE_ROLE_GENERIC)
    /// A widget without a meaning of its own.
    public static let widget = AccessibleRole(GTK_ACCESSIBLE_ROLE_WIDGET)
    /// Controls that belong together.
    public static let group = AccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
    /// A picture.
    public static let image = AccessibleRole(GTK_ACCESSIBLE_ROLE_IMG)
    /// A text that names something.
    public static let label = AccessibleRole(GTK_ACCESSIBLE_ROLE_LABEL)
    /// Something to press.
    public static let button = AccessibleRole(GTK_ACCESSIBLE_ROLE_BUTTON)
    /// A reference to another place.
    public static let link = AccessibleRole(GTK_ACCESSIBLE_ROLE_LINK)
    /// A heading.
    public static let heading = AccessibleRole(GTK_ACCESSIBLE_ROLE_HEADING)
    /// A list.
    public static let list = AccessibleRole(GTK_ACCESSIBLE_ROLE_LIST)
    /// One row of a list.
    public static let listItem = AccessibleRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    /// A part of a page that is worth finding.
    public static let region = AccessibleRole(GTK_ACCESSIBLE_ROLE_REGION)
    /// A value within a range that can't be set.
    public static let meter = AccessibleRole(GTK_ACCESSIBLE_ROLE_METER)
    /// The progress of a task.
    public static let progressBar = AccessibleRole(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
    /// A value within a range that can be set.
    public static let slider = AccessibleRole(GTK_ACCESSIBLE_ROLE_SLIDER)
    /// Something that is decoration only.
    public static let presentation = AccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
    /// A table.
    public static let table = AccessibleRole(GTK_ACCESSIBLE_ROLE_TABLE)
    /// One cell of a table.
    public static let cell = AccessibleRole(GTK_ACCESSIBLE_ROLE_CELL)
    /// A tab.
    public static let tab = AccessibleRole(GTK_ACCESSIBLE_ROLE_TAB)
}
