import Foundation
internal import Gtk

/// Rules for native controls that the desktop's theme has none for, in one style sheet of the app.
@MainActor
enum ControlStyleSheet {
    private static let base = """
        .windsock-bare {
            padding: 0; margin: 0; min-width: 0; min-height: 0;
            border: none; border-radius: 6px; background: none; box-shadow: none; font-weight: inherit;
        }
        .windsock-plain:active { opacity: 0.6; }
        .windsock-plain:disabled { opacity: 0.5; }
        .windsock-capsule { border-radius: 9999px; }
        .windsock-glass {
            border-radius: 9999px; background-color: alpha(currentColor, 0.07);
            box-shadow: inset 0 0 0 1px alpha(currentColor, 0.12);
        }
        .windsock-glass:hover { background-color: alpha(currentColor, 0.12); }
        .windsock-glass:active { background-color: alpha(currentColor, 0.2); }
        .windsock-glass.windsock-clear { background-color: alpha(currentColor, 0.02); }
        .windsock-destructive { color: @error_color; }
        .windsock-mini { min-height: 14px; padding: 1px 6px; font-size: 0.82em; }
        .windsock-small { min-height: 18px; padding: 2px 8px; font-size: 0.9em; }
        .windsock-large { min-height: 30px; padding: 6px 18px; }
        .windsock-extra-large { min-height: 38px; padding: 8px 24px; }
        switch.windsock-mini, switch.windsock-small, switch.windsock-large, switch.windsock-extra-large
            { padding: 3px; min-height: 0; }
        switch.windsock-mini slider { min-width: 11px; min-height: 11px; }
        switch.windsock-small slider { min-width: 15px; min-height: 15px; }
        switch.windsock-large slider { min-width: 26px; min-height: 26px; }
        switch.windsock-extra-large slider { min-width: 32px; min-height: 32px; }
        button.windsock-card { padding: 0; min-width: 0; min-height: 0; font-weight: inherit; }
        .windsock-focusable { border-radius: 6px; }
        .windsock-focusable:focus:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: 1px; }
        .windsock-field { border-radius: 6px; background-color: alpha(currentColor, 0.1); }
        .windsock-field textview, .windsock-field text, .windsock-bare textview { background: none; }
        .windsock-day { border-radius: 9999px; padding: 0; min-width: 30px; min-height: 30px; font-weight: normal; }
        .windsock-day:checked { background-color: @accent_bg_color; color: @accent_fg_color; }
        .windsock-other-day:not(:checked) { opacity: 0.5; }
        entry.windsock-bare, textview.windsock-bare, textview.windsock-bare text { background: none; outline: none; }
        """

    private static let provider: CSSProvider = {
        let provider = CSSProvider(base)
        Display.add(provider)
        return provider
    }()

    private static var rules: [String: String] = [:]

    /// Makes sure that the rules are in force.
    static func install() { _ = provider }

    /// Adds the rule of a style class, unless it is there; returns the name of the class.
    static func add(_ name: String, _ rule: String) -> String {
        if rules[name] == nil {
            rules[name] = rule
            provider.load(base + rules.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n"))
        }
        return name
    }

    /// The style class that draws what stands out in a control in a colour. Each colour is a rule of its own.
    static func tintClass(_ color: RGBA) -> String {
        let (name, css) = colorName(color, prefix: "windsock-tint")
        let text = isBright(color) ? "rgba(0, 0, 0, 0.8)" : "white"
        return add(
            name,
            """
            button.suggested-action.\(name) { background-color: \(css); color: \(text); }
            button.windsock-glass.\(name), button.link.\(name) { color: \(css); }
            button.windsock-tinted.\(name) { color: \(css); }
            button.toggle.\(name):checked { background-color: \(css); color: \(text); }
            switch.\(name):checked { background-color: \(css); }
            check.\(name):checked, .\(name) check:checked, .\(name) radio:checked
                { background-color: \(css); color: \(text); }
            scale.\(name) > trough > highlight { background-color: \(css); }
            progressbar.\(name) > trough > progress { background-color: \(css); }
            spinner.\(name) { color: \(css); }
            levelbar.\(name) block.filled { background-color: \(css); }
            """)
    }

    /// The name of the class for a colour, and the colour in CSS.
    static func colorName(_ color: RGBA, prefix: String) -> (name: String, css: String) {
        func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        let hex = String(format: "%02x%02x%02x", byte(color.red), byte(color.green), byte(color.blue))
        return (
            "\(prefix)-\(hex)-\(byte(color.alpha))",
            "rgba(\(byte(color.red)), \(byte(color.green)), \(byte(color.blue)), \(color.alpha))"
        )
    }

    /// Whether black is easier to read on a colour than white.
    static func isBright(_ color: RGBA) -> Bool {
        0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.65
    }

    /// The style class for corners of a radius in points.
    static func radiusClass(_ radius: CGFloat) -> String {
        let points = Int(max(0, radius).rounded())
        return add("windsock-radius-\(points)", ".windsock-radius-\(points) { border-radius: \(points)px; }")
    }
}

extension EnvironmentValues {
    /// The style class for the tint of controls; nil for the desktop's accent colour.
    @MainActor var tintClass: String? {
        guard let tint = tintStyle else { return nil }
        return ControlStyleSheet.tintClass(RGBA(tint._paint(in: shapeStyleContext).representativeColor))
    }
}

extension ControlSize {
    /// The style class of native controls; nil for the usual size.
    var styleClass: String? {
        switch self {
        case .mini: "windsock-mini"
        case .small: "windsock-small"
        case .regular: nil
        case .large: "windsock-large"
        case .extraLarge: "windsock-extra-large"
        }
    }
}
