import CAdwaita

/// A month to choose a day from.
@MainActor
public final class CalendarWidget: Widget {
    /// Shows today.
    public init() { super.init(creating: gtk_calendar_new()) }

    /// The chosen day of the Gregorian calendar; months and days count from 1. Days that don't exist are ignored.
    public var date: (year: Int, month: Int, day: Int) {
        get {
            guard let date = gtk_calendar_get_date(opaque) else { return (1970, 1, 1) }
            defer { g_date_time_unref(date) }
            return (
                Int(g_date_time_get_year(date)), Int(g_date_time_get_month(date)),
                Int(g_date_time_get_day_of_month(date))
            )
        }
        set {
            let new = g_date_time_new_local(
                Int32(clamping: newValue.year), Int32(clamping: newValue.month), Int32(clamping: newValue.day), 12, 0, 0
            )
            guard let new else { return }
            write { gtk_calendar_select_day(opaque, new) }
            g_date_time_unref(new)
        }
    }

    /// Marks a day of the month that is shown.
    public func mark(day: Int) { write { gtk_calendar_mark_day(opaque, UInt32(clamping: day)) } }
    /// Removes all marks.
    public func clearMarks() { write { gtk_calendar_clear_marks(opaque) } }

    /// Runs `handler` when the user chooses a day.
    @discardableResult
    public func onDaySelected(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("day-selected", silenced: true) { _ in handler() }
    }
}

/// A button that shows a colour and opens a dialog to change it.
@MainActor
public final class ColorButton: Widget {
    /// Shows a colour.
    public init(_ color: RGBA = .black) {
        var gdk = color.gdk
        super.init(creating: gtk_color_button_new_with_rgba(&gdk))
    }

    /// The colour.
    public var color: RGBA {
        get {
            var gdk = GdkRGBA()
            gtk_color_chooser_get_rgba(opaque, &gdk)
            return RGBA(gdk)
        }
        set {
            var gdk = newValue.gdk
            write { gtk_color_chooser_set_rgba(opaque, &gdk) }
        }
    }

    /// Whether the user can choose the opacity, too.
    public var usesAlpha: Bool {
        get { gtk_color_chooser_get_use_alpha(opaque) != 0 }
        set { write { gtk_color_chooser_set_use_alpha(opaque, newValue.gboolean) } }
    }

    /// The dialog's title.
    public var title: String {
        get { String(cString: gtk_color_button_get_title(opaque)) }
        set { write { gtk_color_button_set_title(opaque, newValue) } }
    }

    /// Runs `handler` with the colour that the user has chosen.
    @discardableResult
    public func onColorSet(_ handler: @escaping @MainActor (RGBA) -> Void) -> SignalConnection {
        connect("color-set", silenced: true) { [unowned self] _ in handler(color) }
    }
}
