import Foundation
internal import Gtk

/// A button with a date that opens a month and fields for the time, named by the label beside it.
struct NativeDatePicker {
    let selection: Binding<Date>
    let limits: DateLimits
    let components: DatePickerComponents
}

extension NativeDatePicker: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeDatePickerNode(view, context: context)
    }
}

final class NativeDatePickerNode: ControlNode<NativeDatePicker> {
    private let button = MenuButton()
    private let popover = Popover()
    private let content = Gtk.Box(.vertical, spacing: 8)
    private let time = Gtk.Box(.horizontal, spacing: 6)
    /// The month and the fields, which tests use as the user would.
    let month = CalendarWidget()
    let hour = SpinButton(range: 0...23)
    let minute = SpinButton(range: 0...59)
    private var title: String?
    private var shownComponents: DatePickerComponents = [.date, .hourAndMinute]
    /// The Gregorian calendar, as the month shows it, in the time zone of the environment.
    private var calendar = Calendar(identifier: .gregorian)

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        for field in [hour, minute] { field.wraps = true }
        hour.setAccessibleLabel("Hour")
        minute.setAccessibleLabel("Minute")
        time.append(hour)
        time.append(Gtk.Label(":"))
        time.append(minute)
        content.append(month)
        content.append(time)
        popover.setChild(content)
        button.setPopover(popover)
        month.onDaySelected { [unowned self] in choose() }
        hour.onValueChanged { [unowned self] _ in choose() }
        minute.onValueChanged { [unowned self] _ in choose() }
        return NativeItem(node: self, widget: button)
    }

    /// Takes over what the month and the fields say; seconds stay as they are.
    private func choose() {
        let old = view.limits.clamped(view.selection.wrappedValue)
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
        if view.components.contains(.date) {
            let day = month.date
            parts.year = day.year
            parts.month = day.month
            parts.day = day.day
        }
        if view.components.contains(.hourAndMinute) {
            parts.hour = Int(hour.value)
            parts.minute = Int(minute.value)
        }
        if let new = calendar.date(from: parts).map(view.limits.clamped), new != view.selection.wrappedValue {
            view.selection.wrappedValue = new
        }
        // The date may be out of the limits, or the binding may refuse it.
        Updater.shared.mark(self)
    }

    override func applyControl(_ values: EnvironmentValues) {
        let date = view.limits.clamped(view.selection.wrappedValue)
        calendar.timeZone = values.timeZone
        show(date)
        if view.components != shownComponents {
            shownComponents = view.components
            month.isVisible = shownComponents.contains(.date)
            time.isVisible = shownComponents.contains(.hourAndMinute)
        }
        let style = Date.FormatStyle(
            date: view.components.contains(.date) ? .abbreviated : .omitted,
            time: view.components.contains(.hourAndMinute) ? .shortened : .omitted,
            locale: values.locale, calendar: values.calendar, timeZone: values.timeZone)
        let new = view.components.isEmpty ? "" : style.format(date)
        guard new != title else { return }
        title = new
        button.label = new
        if isReady { item.contentDidChange() }
    }

    private func show(_ date: Date) {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let day = (year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
        if month.date != day { month.date = day }
        let (newHour, newMinute) = (Double(parts.hour ?? 0), Double(parts.minute ?? 0))
        if hour.value != newHour { hour.value = newHour }
        if minute.value != newMinute { minute.value = newMinute }
    }
}
