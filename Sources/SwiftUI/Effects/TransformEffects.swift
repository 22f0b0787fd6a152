import Foundation

/// Turns and scales a view around a point of it, as it is drawn.
public struct _TransformEffect {
    let transform: CGAffineTransform
    /// The point that stays where it is; nil: the top leading corner of the view.
    let anchor: UnitPoint?

    /// The transform in the coordinates that the frame is in.
    private func placed(in frame: CGRect, isRightToLeft: Bool) -> CGAffineTransform {
        var x = anchor?.x ?? 0
        if isRightToLeft { x = 1 - x }
        let point = CGPoint(x: frame.minX + x * frame.width, y: frame.minY + (anchor?.y ?? 0) * frame.height)
        return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension _TransformEffect: PresentationEffect {
    func contribute(to presentation: inout LeafPresentation, frame: CGRect, isRightToLeft: Bool) {
        if transform.isIdentity { return }
        presentation.concatenate(placed(in: frame, isRightToLeft: isRightToLeft))
    }

    func hit(_ point: CGPoint, frame: CGRect, isRightToLeft: Bool) -> CGPoint? {
        // What is scaled to nothing can't be hit.
        guard transform.a * transform.d != transform.b * transform.c else { return nil }
        return point.applying(placed(in: frame, isRightToLeft: isRightToLeft).inverted())
    }
}

extension View {
    /// Turns the view clockwise around a point of it, as it is drawn; the layout isn't affected.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_TransformEffect(transform: CGAffineTransform(rotationAngle: angle.radians), anchor: anchor))
    }

    /// Scales the view around a point of it, as it is drawn; the layout isn't affected.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(
            _TransformEffect(transform: CGAffineTransform(scaleX: scale.width, y: scale.height), anchor: anchor))
    }

    /// Scales the view by the same factor in both directions.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view by a factor for each direction.
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view with a transform of its coordinates; the layout isn't affected.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform, anchor: nil))
    }
}
