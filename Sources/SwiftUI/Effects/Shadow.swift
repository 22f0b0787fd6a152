import Foundation
internal import Gtk

/// Draws a shadow behind a view.
public struct _ShadowEffect {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
}

extension _ShadowEffect: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing {
        // GTK counts the whole width of the blur, as CSS does.
        .shadow(RGBA(color.resolve(in: values)), radius: Double(radius) * 2, x: Double(x), y: Double(y))
    }
}

/// Blurs a view.
public struct _BlurEffect {
    let radius: CGFloat
    let isOpaque: Bool
}

extension _BlurEffect: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing { .blur(radius: Double(radius), isOpaque: isOpaque) }
}

extension View {
    /// Draws a shadow behind what the view draws.
    ///
    /// - Parameters:
    ///   - color: the colour of the shadow.
    ///   - radius: how far the shadow is blurred, in points.
    ///   - x: how far it lies to the right, in points.
    ///   - y: how far it lies below, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: max(0, radius), x: x, y: y))
    }

    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: how far, in points.
    ///   - opaque: whether the view fills its frame, whose edges stay sharp then.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: max(0, radius), isOpaque: opaque))
    }
}
