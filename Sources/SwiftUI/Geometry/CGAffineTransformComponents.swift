import Foundation

/// The parts of an affine transformation, applied in the order scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along x and y that come first.
    public var scale: CGSize
    /// How far x moves for each unit of y.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The displacement that comes last.
    public var translation: CGVector

    /// Creates components from their values.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }

    /// Creates components that are all zero.
    public init() {
        self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.scale == rhs.scale && lhs.horizontalShear == rhs.horizontalShear && lhs.rotation == rhs.rotation
            && lhs.translation == rhs.translation
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale.width)
        hasher.combine(scale.height)
        hasher.combine(horizontalShear)
        hasher.combine(rotation)
        hasher.combine(translation)
    }
}

extension CGAffineTransform {
    /// Creates the transform that scales, shears, rotates and translates, in this order.
    public init(_ components: CGAffineTransformComponents) {
        let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
        let (scale, shear) = (components.scale, components.horizontalShear)
        self.init(
            a: scale.width * cosine,
            b: scale.width * sine,
            c: scale.height * (shear * cosine - sine),
            d: scale.height * (shear * sine + cosine),
            tx: components.translation.dx,
            ty: components.translation.dy
        )
    }

    /// The scale, shear, rotation and translation that make up this transform; a mirroring shows as a negative
    /// vertical scale.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        // A transform that flattens x has no direction to take the rotation from but that of its second row.
        let rotation = width > 0 ? atan2(b, a) : atan2(-c, d)
        let height = width > 0 ? determinant / width : (c * c + d * d).squareRoot()
        let shear = height != 0 ? (c * cos(rotation) + d * sin(rotation)) / height : 0
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: shear,
            rotation: rotation,
            translation: CGVector(dx: tx, dy: ty)
        )
    }
}
