import Foundation

/// A modifier that draws a view through a transformation, which may depend on the view's size; the layout isn't
/// affected.
///
///     struct Shake: GeometryEffect {
///         var animatableData: CGFloat
///         func effectValue(size: CGSize) -> ProjectionTransform {
///             ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * 6 * .pi), y: 0))
///         }
///     }
@MainActor
@preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transformation for a size. Only its affine part is drawn.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    nonisolated public static var _isTransparent: Bool { true }

    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        GeometryEffectNode(view, context: context)
    }

    /// The effect; layouts don't know of it here in any case.
    nonisolated public func ignoredByLayout() -> Self { self }
}

private final class GeometryEffectItem: UnaryItem {
    var effect: (CGSize) -> ProjectionTransform

    init(node: _Node, child: LayoutItem, effect: @escaping (CGSize) -> ProjectionTransform) {
        self.effect = effect
        super.init(node: node, child: child)
        node.host.hasEffects = true
    }

    /// The transformation in the coordinates that the frame is in.
    private var placed: CGAffineTransform {
        let transform = effect(frame.size).affine
        return CGAffineTransform(translationX: -frame.minX, y: -frame.minY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    }

    override func contribute(to presentation: inout LeafPresentation) {
        let placed = placed
        if !placed.isIdentity { presentation.concatenate(placed) }
    }

    override func hitPoint(_ point: CGPoint) -> CGPoint? {
        let placed = placed
        guard placed.a * placed.d != placed.b * placed.c else { return nil }
        return point.applying(placed.inverted())
    }
}

private final class GeometryEffectNode<V: View, E: GeometryEffect>: ItemModifierNode<V, E> {
    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        GeometryEffectItem(node: self, child: child, effect: modifier.effectValue)
    }

    override func modifierDidChange(from old: E) {
        if ValueComparison.areEqual(old, modifier) { return }
        for case let item as GeometryEffectItem in wrappers {
            item.effect = modifier.effectValue
            item.presentationDidChange()
        }
    }
}

/// Draws a view through a projection.
public struct _ProjectionEffect: GeometryEffect {
    let transform: ProjectionTransform

    /// The projection, whatever the size.
    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// Turns a view in space.
public struct _Rotation3DEffect: GeometryEffect {
    var angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat

    /// The turned view as seen from the front, without perspective: the renderers of GTK 4.8 don't all draw it, so that
    /// what is near is as large as what is far.
    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        // Rodrigues's formula, of which only the first two rows are seen.
        let (xx, xy, xz) = (c + x * x * (1 - c), x * y * (1 - c) - z * s, x * z * (1 - c) + y * s)
        let (yx, yy, yz) = (y * x * (1 - c) + z * s, c + y * y * (1 - c), y * z * (1 - c) - x * s)
        let point = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        // A point of the view is as far behind the anchor as that is in front of it.
        let (moveX, moveY) = (-anchorZ * xz, -anchorZ * yz)
        return ProjectionTransform(
            CGAffineTransform(
                a: xx, b: yx, c: xy, d: yy, tx: point.x - xx * point.x - xy * point.y + moveX,
                ty: point.y - yx * point.x - yy * point.y + moveY))
    }

    /// The angle, as what animations change.
    nonisolated public var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
}

extension View {
    /// Turns the view in space around an axis, as it is drawn; the layout isn't affected.
    ///
    /// - Parameters:
    ///   - angle: how far.
    ///   - axis: the direction of the axis.
    ///   - anchor: the point of the view that the axis goes through.
    ///   - anchorZ: how far in front of the view the axis is, in points.
    ///   - perspective: how much larger is what is nearer. GTK's renderers don't all draw perspective, so that it has no
    ///     effect.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view through a projection; the layout isn't affected. Only the affine part is drawn.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
