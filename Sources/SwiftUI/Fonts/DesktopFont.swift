import Foundation
internal import Gtk

/// The size of the desktop's text.
@MainActor
enum DesktopFont {
    /// The length of an em in points with GNOME's usual settings: 11 typographic points at 96 dots per inch.
    nonisolated static let usualSize: CGFloat = 11 * 96 / 72

    /// The length of an em in points as the desktop's settings say.
    static var size: CGFloat {
        guard let settings = Gtk.Settings.shared else { return usualSize }
        let last = settings.fontName.split(separator: " ").last ?? ""
        if last.hasSuffix("px"), let pixels = Double(last.dropLast(2)) { return pixels }
        return (Double(last) ?? 11) * 96 / 72 * settings.textScale
    }
}

private enum DesktopTextScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

private enum DesktopFontSizeKey: EnvironmentKey { static var defaultValue: CGFloat { DesktopFont.usualSize } }

extension EnvironmentValues {
    /// How much larger than usual the desktop shows text: 2 at 200 %.
    var desktopTextScale: CGFloat {
        get { self[DesktopTextScaleKey.self] }
        set { self[DesktopTextScaleKey.self] = newValue }
    }

    /// The length of an em of the desktop's text, in points.
    var desktopFontSize: CGFloat {
        get { self[DesktopFontSizeKey.self] }
        set { self[DesktopFontSizeKey.self] = newValue }
    }

    /// The length of an em of the font in force, in points.
    var em: CGFloat {
        let font = textStyle.font ?? .body
        return font.resolve(dynamicTypeSize: dynamicTypeSize).em(desktop: desktopFontSize)
    }
}
