import CAdwaita

/// How far something has come.
@MainActor
public final class ProgressBar: Widget {
    /// An empty bar.
    public init() { super.init(creating: gtk_progress_bar_new()) }

    /// From 0 to 1.
    public var fraction: Double {
        get { gtk_progress_bar_get_fraction(opaque) }
        set { write { gtk_progress_bar_set_fraction(opaque, newValue.isFinite ? min(max(newValue, 0), 1) : 0) } }
    }

    /// A text above the bar; nil for none.
    public var text: String? {
        get { String(borrowing: gtk_progress_bar_get_text(opaque)) }
        set {
            write {
                gtk_progress_bar_set_text(opaque, newValue)
                gtk_progress_bar_set_show_text(opaque, (newValue != nil).gboolean)
            }
        }
    }

    /// Moves the block of a bar that shows activity, not progress.
    public func pulse() { gtk_progress_bar_pulse(opaque) }
}

/// Something is going on.
@MainActor
public final class Spinner: Widget {
    /// A spinner at rest.
    public init() { super.init(creating: gtk_spinner_new()) }

    /// Whether the spinner turns. One at rest is invisible.
    public var isSpinning: Bool {
        get { gtk_spinner_get_spinning(opaque) != 0 }
        set { write { gtk_spinner_set_spinning(opaque, newValue.gboolean) } }
    }
}

/// A level within a range, such as the strength of a signal.
@MainActor
public final class LevelBar: Widget {
    /// A level of 0 in a range.
    public init(range: ClosedRange<Double> = 0...1) {
        super.init(creating: gtk_level_bar_new_for_interval(max(range.lowerBound, 0), max(range.upperBound, 0)))
    }

    /// The level, clamped to the range; GTK knows none below 0.
    public var value: Double {
        get { gtk_level_bar_get_value(opaque) }
        set {
            let lower = gtk_level_bar_get_min_value(opaque)
            let upper = gtk_level_bar_get_max_value(opaque)
            write { gtk_level_bar_set_value(opaque, min(max(newValue, lower), upper)) }
        }
    }

    /// Draws all levels alike; GTK has other colours for low, high and full ones.
    public func removeOffsets() { write { gtk_level_bar_remove_offset_value(opaque, nil) } }

    /// Changes the range.
    public func setRange(_ range: ClosedRange<Double>) {
        write {
            gtk_level_bar_set_min_value(opaque, max(range.lowerBound, 0))
            gtk_level_bar_set_max_value(opaque, max(range.upperBound, 0))
        }
    }
}
