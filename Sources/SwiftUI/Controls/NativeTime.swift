import Foundation
internal import Gtk

/// Fields for the hour and the minute, and for the half of the day where the locale counts to twelve.
@MainActor
final class TimeFields {
    let box = Gtk.Box(.horizontal, spacing: 6)
    let hour = SpinButton(range: 0...23)
    let minute = SpinButton(range: 0...59)
    /// Before or after noon.
    let half = Gtk.Button()
    /// The user changed something.
    var onChange: (() -> Void)?
    private var countsToTwelve = false
    private var isAfterNoon = false

    init() {
        for field in [hour, minute] {
            field.wraps = true
            field.minimumDigits = 2
        }
        hour.setAccessibleLabel("Hour")
        minute.setAccessibleLabel("Minute")
        box.append(hour)
        box.append(Gtk.Label(":"))
        box.append(minute)
        box.append(half)
        half.isVisible = false
        box.halign = .center
        hour.onValueChanged { [unowned self] _ in onChange?() }
        minute.onValueChanged { [unowned self] _ in onChange?() }
        half.onClicked { [unowned self] in
            isAfterNoon.toggle()
            onChange?()
        }
    }

    /// Shows a time as a locale counts hours.
    func show(_ parts: DateComponents, _ locale: Locale) {
        let toTwelve = locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
        if toTwelve != countsToTwelve {
            countsToTwelve = toTwelve
            hour.setRange(toTwelve ? 1...12 : 0...23)
            half.isVisible = toTwelve
        }
        let hours = parts.hour ?? 0
        isAfterNoon = hours >= 12
        let shown = Double(toTwelve ? (hours + 11) % 12 + 1 : hours)
        if hour.value != shown { hour.value = shown }
        let minutes = Double(parts.minute ?? 0)
        if minute.value != minutes { minute.value = minutes }
        guard toTwelve else { return }
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        let name = isAfterNoon ? calendar.pmSymbol : calendar.amSymbol
        if half.label != name { half.label = name }
    }

    /// Puts the time into the parts of a date.
    func write(to parts: inout DateComponents) {
        let hours = Int(hour.value)
        parts.hour = countsToTwelve ? hours % 12 + (isAfterNoon ? 12 : 0) : hours
        parts.minute = Int(minute.value)
    }
}

/// Fields for the time of a date.
struct NativeTime {
    let selection: Binding<Date>
    let limits: DateLimits
}

extension NativeTime: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeTimeNode(view, context: context)
    }
}

private final class NativeTimeNode: ControlNode<NativeTime> {
    private let fields = TimeFields()
    private var calendar = Calendar(identifier: .gregorian)

    override func makeItem() -> WidgetItem {
        ControlStyleSheet.install()
        fields.onChange = { [unowned self] in choose() }
        return NativeItem(node: self, widget: fields.box)
    }

    private func choose() {
        let old = view.limits.clamped(view.selection.wrappedValue)
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
        fields.write(to: &parts)
        if let new = calendar.date(from: parts).map(view.limits.clamped), new != view.selection.wrappedValue {
            view.selection.wrappedValue = new
        }
        Updater.shared.mark(self)
    }

    override func applyControl(_ values: EnvironmentValues) {
        calendar.timeZone = values.timeZone
        fields.show(
            calendar.dateComponents([.hour, .minute], from: view.limits.clamped(view.selection.wrappedValue)),
            values.locale)
    }
}
