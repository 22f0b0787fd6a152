import CAdwaita

/// A slider.
@MainActor
public final class Scale: Widget {
    /// A slider over a range; the step is what arrow keys move.
    public init(
        _ orientation: Orientation = .horizontal, range: ClosedRange<Double> = 0...1, step: Double = 0.01
    ) {
        super.init(
            creating: gtk_scale_new_with_range(
                orientation.gtk, range.lowerBound, max(range.upperBound, range.lowerBound), max(step, 1e-9)))
        gtk_scale_set_draw_value(cast(), 0)
    }

    private var range: UnsafeMutablePointer<GtkRange> { cast() }

    /// The value, clamped to the range.
    public var value: Double {
        get { gtk_range_get_value(range) }
        set { write { gtk_range_set_value(range, newValue) } }
    }

    /// Changes the range; the value is clamped to it.
    public func setRange(_ bounds: ClosedRange<Double>) {
        write { gtk_range_set_range(range, bounds.lowerBound, bounds.upperBound) }
    }

    /// Changes what arrow keys and Page Up move. Also sets how many decimals the value is rounded to; nil for none.
    public func setIncrements(step: Double, page: Double, digits: Int? = nil) {
        write {
            gtk_range_set_increments(range, step, page)
            gtk_range_set_round_digits(range, Int32(clamping: digits ?? -1))
        }
    }

    /// Adds a mark below the line, or behind a vertical one, with a text or none.
    public func addMark(_ value: Double, label: String? = nil) {
        // GTK reads markup.
        let markup = label.flatMap { String(taking: g_markup_escape_text($0, -1)) }
        write { gtk_scale_add_mark(cast(), value, GTK_POS_BOTTOM, markup) }
    }

    /// Whether the line is filled up to the value.
    public var fillsToValue: Bool {
        get { gtk_scale_get_has_origin(cast()) != 0 }
        set { write { gtk_scale_set_has_origin(cast(), newValue.gboolean) } }
    }

    /// Whether the greatest value is at the left or the top.
    public var isInverted: Bool {
        get { gtk_range_get_inverted(range) != 0 }
        set { write { gtk_range_set_inverted(range, newValue.gboolean) } }
    }

    /// Removes all marks.
    public func clearMarks() { write { gtk_scale_clear_marks(cast()) } }

    /// Runs `handler` with the new value when the user changes it.
    @discardableResult
    public func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void) -> SignalConnection {
        connect("value-changed", silenced: true) { [unowned self] _ in handler(value) }
    }
}

/// A number with buttons to raise and lower it.
@MainActor
public final class SpinButton: Widget {
    /// A number of a range.
    public init(range: ClosedRange<Double>, step: Double = 1) {
        super.init(creating: gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, max(step, 1e-9)))
    }

    /// The value, clamped to the range.
    public var value: Double {
        get { gtk_spin_button_get_value(opaque) }
        set { write { gtk_spin_button_set_value(opaque, newValue) } }
    }

    /// Changes the range; the value is clamped to it.
    public func setRange(_ bounds: ClosedRange<Double>) {
        write { gtk_spin_button_set_range(opaque, bounds.lowerBound, bounds.upperBound) }
    }

    /// Changes what the buttons and Page Up move.
    public func setIncrements(step: Double, page: Double) {
        write { gtk_spin_button_set_increments(opaque, step, page) }
    }

    /// How many decimals are shown.
    public var digits: Int {
        get { Int(gtk_spin_button_get_digits(opaque)) }
        set { write { gtk_spin_button_set_digits(opaque, UInt32(clamping: newValue)) } }
    }

    /// How many digits are shown at least, with zeros in front; to be set once.
    public var minimumDigits = 1 {
        didSet {
            guard minimumDigits != oldValue else { return }
            gtk_editable_set_alignment(opaque, 0.5)
            connect("output") { [unowned self] arguments in
                let digits = String(Int(value))
                let text = String(repeating: "0", count: max(minimumDigits - digits.count, 0)) + digits
                if String(cString: gtk_editable_get_text(opaque)) != text { gtk_editable_set_text(opaque, text) }
                arguments.answer(true)
            }
            gtk_spin_button_update(opaque)
        }
    }

    /// Whether the last value is followed by the first.
    public var wraps: Bool {
        get { gtk_spin_button_get_wrap(opaque) != 0 }
        set { write { gtk_spin_button_set_wrap(opaque, newValue.gboolean) } }
    }

    /// Raises (positive) or lowers the value by steps, as the buttons do.
    public func spin(steps: Int) {
        gtk_spin_button_spin(opaque, GTK_SPIN_USER_DEFINED, Double(steps) * increments.step)
    }

    /// What the buttons and Page Up move.
    public var increments: (step: Double, page: Double) {
        var step = 0.0
        var page = 0.0
        gtk_spin_button_get_increments(opaque, &step, &page)
        return (step, page)
    }

    /// Runs `handler` with the new value when the user changes it.
    @discardableResult
    public func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void) -> SignalConnection {
        connect("value-changed", silenced: true) { [unowned self] _ in handler(value) }
    }
}
