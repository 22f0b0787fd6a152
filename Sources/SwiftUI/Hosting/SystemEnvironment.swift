import Foundation
internal import Gtk

/// What the desktop says: the root of every environment. It follows changes of the theme, the contrast, the text
/// direction and the animations.
@MainActor
final class SystemEnvironment {
    static let shared = SystemEnvironment()

    let scope = EnvironmentScope(parent: nil)
    private var connections: [SignalConnection] = []

    private init() {
        let style = StyleManager.shared
        connections += style.onChange { [weak self] in self?.refresh() }
        if let settings = Gtk.Settings.shared {
            connections += settings.onChange { [weak self] in self?.refresh() }
        }
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
        scope.provide(values.overrides)
    }
}
