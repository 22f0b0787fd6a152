import Foundation

/// Draws nothing of a view outside of its frame.
public struct _ClipBoundsEffect {}

extension _ClipBoundsEffect: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing { .clippedToBounds }
}

/// Draws nothing of a view outside of a shape.
public struct _ClipShapeEffect<S: Shape> {
    let shape: S
    let style: FillStyle
}

extension _ClipShapeEffect: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing { .clipped(shape, style) }
}

extension View {
    /// Cuts off what the view draws outside of its frame; the pointer doesn't reach that either.
    ///
    /// - Parameter antialiased: whether the edges are smoothed; they lie between pixels, so that it makes no difference.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(_ClipBoundsEffect())
    }

    /// Cuts off what the view draws outside of a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipShapeEffect(shape: shape, style: style))
    }

    /// Rounds the corners of the view's frame and cuts off what is outside.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}
