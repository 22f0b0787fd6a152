import Foundation
internal import Gtk

/// Draws a view as a whole before anything else is done to it.
public struct _CompositingGroupEffect {
    let isOpaque: Bool
}

extension _CompositingGroupEffect: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing { .group(isOpaque: isOpaque) }
}

/// Combines the colours of a view with those behind it.
public struct _BlendModeEffect {
    let mode: GraphicsContext.BlendMode
}

extension _BlendModeEffect: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing { .group(isOpaque: false) }
    var blending: LeafBlending? { .mode(mode) }
}

extension View {
    /// Draws the view as a whole before effects around it, such as opacity and blend modes, are applied.
    nonisolated public func compositingGroup() -> some View {
        modifier(_CompositingGroupEffect(isOpaque: false))
    }

    /// Draws the view as a whole before it is shown. GTK keeps what it drew until something changes in any case.
    ///
    /// - Parameters:
    ///   - opaque: whether the result has no transparent parts; where nothing is drawn it is black then.
    ///   - colorMode: the colours to work with; drawing is done in sRGB in any case.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(_CompositingGroupEffect(isOpaque: opaque))
    }

    /// Combines the colours of the view with those of what is behind it, in the same compositing group, scroll view or
    /// window.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(mode: GraphicsContext.BlendMode(blendMode)))
    }

    /// Shows the view only as far as another one is opaque.
    ///
    /// - Parameters:
    ///   - alignment: where the other view lies.
    ///   - mask: the other view.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        overlay(
            ZStack(content: mask).modifier(_BlendModeEffect(mode: .destinationIn)).allowsHitTesting(false)
                .accessibilityHidden(true), alignment: alignment
        ).compositingGroup()
    }

    /// Shows the view only as far as another one is opaque.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        self.mask { mask }
    }
}
