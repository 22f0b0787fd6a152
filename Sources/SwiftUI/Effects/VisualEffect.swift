import Foundation
internal import Gtk

/// Changes of how a view is drawn that don't change its layout, for `visualEffect(_:)`.
public protocol VisualEffect: Sendable {
    /// What is done, from the inside out.
    var _operations: [_VisualOperation] { get }
}

/// One change of how a view is drawn.
public struct _VisualOperation: Sendable {
    enum Kind: Sendable {
        case layer(LayerDrawing)
        case opacity(Double)
        case transform(CGAffineTransform, anchor: UnitPoint)
        case projection(@Sendable (CGSize) -> ProjectionTransform)
        case move(CGSize)
    }

    let kind: Kind

    /// What the operation does to the coordinates of a view; nil: nothing.
    func transform(_ size: CGSize) -> ProjectionTransform? {
        switch kind {
        case .layer, .opacity: nil
        case .move(let offset): ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
        case .projection(let projection): projection(size)
        case .transform(let matrix, let anchor):
            ProjectionTransform(matrix).around(CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
        }
    }
}

extension [_VisualOperation] {
    /// What the operations do to the coordinates of a view.
    func transform(_ size: CGSize) -> ProjectionTransform {
        reduce(ProjectionTransform()) { result, operation in
            operation.transform(size).map { result.concatenating($0) } ?? result
        }
    }
}

/// No change; effects begin with it.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect without changes.
    public init() {}

    /// Nothing is done.
    public var _operations: [_VisualOperation] { [] }
}

/// An effect with something more.
private struct ExtendedVisualEffect: VisualEffect {
    let _operations: [_VisualOperation]
}

extension VisualEffect {
    private func adding(_ kind: _VisualOperation.Kind) -> ExtendedVisualEffect {
        ExtendedVisualEffect(_operations: _operations + [_VisualOperation(kind: kind)])
    }

    private func adding(_ matrix: ColorMatrix) -> ExtendedVisualEffect { adding(.layer(.colors(matrix.columnsOfFour))) }

    /// Moves the view.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.move(offset)) }

    /// Moves the view.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Scales the view around a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.transform(CGAffineTransform(scaleX: scale.width, y: scale.height), anchor: anchor))
    }

    /// Scales the view around a point of it.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view around a point of it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view clockwise around a point of it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.transform(CGAffineTransform(rotationAngle: angle.radians), anchor: anchor))
    }

    /// Turns the view in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .projection { size in
                _Rotation3DEffect(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective
                ).effectValue(size: size)
            })
    }

    /// Draws the view with a transform of its coordinates.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.transform(transform, anchor: .topLeading))
    }

    /// Draws the view through a projection.
    public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(.projection { _ in transform })
    }

    /// Makes the view translucent.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(min(max(opacity, 0), 1))) }

    /// Blurs the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.layer(.blur(radius: Double(max(0, radius)), isOpaque: opaque)))
    }

    /// Makes colours lighter; negative: darker.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(ColorMatrix.brightness(amount)) }

    /// Makes differences between colours larger.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(ColorMatrix.contrast(amount)) }

    /// Makes colours more vivid.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(ColorMatrix.saturation(amount)) }

    /// Takes colours towards grey.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(ColorMatrix.grayscale(amount)) }

    /// Turns hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(ColorMatrix.hueRotation(angle)) }
}

/// Changes how a view is drawn by its geometry.
public struct _VisualEffectModifier<Effect: VisualEffect> {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension _VisualEffectModifier: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing {
        let effect = effect
        return .byGeometry { geometry in effect(EmptyVisualEffect(), geometry)._operations }
    }
}

extension View {
    /// Changes how the view is drawn by its size and place; the layout isn't affected.
    ///
    ///     .visualEffect { content, geometry in
    ///         content.opacity(geometry.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
    ///     }
    nonisolated public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(_VisualEffectModifier(effect: effect))
    }
}
