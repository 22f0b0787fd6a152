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
    /// The transformation for a size.
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
    private var placed: ProjectionTransform { effect(frame.size).around(frame.origin) }

    override func contribute(to presentation: inout LeafPresentation) {
        let placed = placed
        if !placed.isIdentity { presentation.concatenate(placed) }
    }

    override func hitPoint(_ point: CGPoint) -> CGPoint? { placed.pointSeen(at: point) }
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

    /// The turned view as seen from in front of the anchor.
    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        let side = max(size.width, size.height)
        guard length > 0, side > 0 else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        // Rodrigues's formula: what a step to the right, one down and one towards the eye become.
        let right = (x: c + x * x * (1 - c), y: y * x * (1 - c) + z * s, z: z * x * (1 - c) - y * s)
        let down = (x: x * y * (1 - c) - z * s, y: c + y * y * (1 - c), z: z * y * (1 - c) + x * s)
        let near = (x: x * z * (1 - c) + y * s, y: y * z * (1 - c) - x * s, z: c + z * z * (1 - c))
        // With a perspective of 1 the eye is as far away as the view is long, and what is nearer is larger.
        let depth = -perspective / side
        // The view is as far behind the anchor as that is in front of it.
        let z0 = -anchorZ
        var turned = ProjectionTransform()
        (turned.m11, turned.m12, turned.m13) = (right.x, right.y, right.z * depth)
        (turned.m21, turned.m22, turned.m23) = (down.x, down.y, down.z * depth)
        (turned.m31, turned.m32, turned.m33) = (near.x * z0, near.y * z0, 1 + near.z * z0 * depth)
        return turned.around(CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
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
    ///   - perspective: how much larger is what is nearer: 0 not at all, 1 as seen from as far away as the view is long.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws the view through a projection; the layout isn't affected.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
