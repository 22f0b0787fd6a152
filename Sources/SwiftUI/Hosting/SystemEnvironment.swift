import Foundation
internal import Gtk

/// What the desktop says: the root of every environment. It follows changes of the theme, the contrast, the text
/// size, the text direction, the animations and the time zone.
@MainActor
final class SystemEnvironment {
    static let shared = SystemEnvironment()

    let scope = EnvironmentScope(parent: nil)
    private var connections: [SignalConnection] = []
    private var timeZones: TimeZoneMonitor?
    /// The time zone since it was changed; nil: that of the start.
    private var timeZone: TimeZone?

    private init() {
        let style = StyleManager.shared
        connections += style.onChange { [weak self] in self?.refresh() }
        if let settings = Gtk.Settings.shared {
            connections += settings.onChange { [weak self] in self?.refresh() }
        }
        refresh()
    }

    /// Follows the computer's time zone, unless the environment variable TZ says another one for the program.
    func followTimeZone() {
        guard timeZones == nil, ProcessInfo.processInfo.environment["TZ"] ?? "" == "" else { return }
        timeZones = TimeZoneMonitor { [weak self] in self?.timeZoneDidChange(to: $0) }
    }

    func timeZoneDidChange(to zone: TimeZone) {
        // For `TimeZone.current` in the app's own code.
        NSTimeZone.resetSystemTimeZone()
        timeZone = zone
        refresh()
    }

    /// Reads the desktop's settings again.
    func refresh() {
        let style = StyleManager.shared
        var values = EnvironmentValues()
        values.colorScheme = style.isDark ? .dark : .light
        values.colorSchemeContrast = style.isHighContrast ? .increased : .standard
        values.layoutDirection = TextDirection.default == .rightToLeft ? .rightToLeft : .leftToRight
        values.accessibilityReduceMotion = !(Gtk.Settings.shared?.areAnimationsEnabled ?? true)
        values.desktopFontSize = DesktopFont.size
        values.desktopTextScale = Gtk.Settings.shared?.textScale ?? 1
        if let timeZone {
            values.timeZone = timeZone
            values.calendar = .desktop
            values.calendar.timeZone = timeZone
        }
        scope.provide(values.overrides)
    }
}
