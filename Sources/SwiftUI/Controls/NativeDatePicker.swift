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
    /// The month and the fields, which tests use as the user would.
    let month = CalendarWidget()
    let time = TimeFields()
    /// The month of a calendar that GTK's month doesn't show.
    private(set) var otherMonth: HostedContent<CalendarMonth>?
    private var title: String?
    private var shownComponents: DatePickerComponents = [.date, .hourAndMinute]
    /// The Gregorian calendar, as the month shows it, in the time zone of the environment.
    private var calendar = Calendar(identifier: .gregorian)

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        content.append(month)
        content.append(time.box)
        popover.setChild(content)
        button.setPopover(popover)
        month.onDaySelected { [unowned self] in choose() }
        time.onChange = { [unowned self] in choose() }
        return NativeItem(node: self, widget: button)
    }

    /// Takes over what the month and the fields say; seconds stay as they are.
    private func choose() {
        let old = view.limits.clamped(view.selection.wrappedValue)
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
        if view.components.contains(.date), otherMonth == nil { month.write(to: &parts) }
        if view.components.contains(.hourAndMinute) { time.write(to: &parts) }
        if let new = calendar.date(from: parts).map(view.limits.clamped), new != view.selection.wrappedValue {
            view.selection.wrappedValue = new
        }
        // The date may be out of the limits, or the binding may refuse it.
        Updater.shared.mark(self)
    }

    override func styleClasses(_ values: EnvironmentValues) -> [String] {
        values.controlSize.styleClass.map { [$0] } ?? []
    }

    override func applyControl(_ values: EnvironmentValues) {
        let date = view.limits.clamped(view.selection.wrappedValue)
        calendar.timeZone = values.timeZone
        let isGregorian = values.calendar.identifier == .gregorian
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        month.show(parts)
        time.show(parts, values.locale)
        showOtherMonth(!isGregorian)
        if view.components != shownComponents {
            shownComponents = view.components
            time.box.isVisible = shownComponents.contains(.hourAndMinute)
        }
        let showsMonth = isGregorian && shownComponents.contains(.date)
        if month.isVisible != showsMonth { month.isVisible = showsMonth }
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

    private func showOtherMonth(_ isNeeded: Bool) {
        guard isNeeded, view.components.contains(.date) else {
            if let otherMonth {
                content.remove(otherMonth.host.widget)
                otherMonth.dispose()
                self.otherMonth = nil
            }
            return
        }
        let new = CalendarMonth(selection: view.selection, limits: view.limits)
        if let otherMonth {
            otherMonth.update(to: new)
        } else {
            let hosted = HostedContent(new, in: self) { $0.isInsideControl = false }
            content.insert(hosted.host.widget, after: nil)
            otherMonth = hosted
        }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let otherMonth { visit(otherMonth.root) }
    }

    override func willDestroy() {
        otherMonth?.dispose()
        super.willDestroy()
    }
}

/// A GtkCalendar.
struct NativeMonth {
    let selection: Binding<Date>
    let limits: DateLimits
}

extension NativeMonth: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeMonthNode(view, context: context)
    }
}

private final class NativeMonthNode: ControlNode<NativeMonth> {
    private let month = CalendarWidget()
    private var calendar = Calendar(identifier: .gregorian)

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        month.onDaySelected { [unowned self] in choose() }
        return NativeItem(node: self, widget: month)
    }

    private func choose() {
        let old = view.limits.clamped(view.selection.wrappedValue)
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
        month.write(to: &parts)
        if let new = calendar.date(from: parts).map(view.limits.clamped), new != view.selection.wrappedValue {
            view.selection.wrappedValue = new
        }
        Updater.shared.mark(self)
    }

    override func applyControl(_ values: EnvironmentValues) {
        calendar.timeZone = values.timeZone
        month.show(
            calendar.dateComponents(
                [.year, .month, .day], from: view.limits.clamped(view.selection.wrappedValue)))
    }
}

extension CalendarWidget {
    /// Shows a day.
    func show(_ parts: DateComponents) {
        let day = (year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
        if date != day { date = day }
    }

    /// Puts the chosen day into the parts of a date.
    func write(to parts: inout DateComponents) {
        let day = date
        parts.year = day.year
        parts.month = day.month
        parts.day = day.day
    }
}
