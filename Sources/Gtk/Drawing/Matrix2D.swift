import CAdwaita
import Foundation

/// An affine transformation of the plane: (x, y) becomes (a x + c y + tx, b x + d y + ty).
public struct Matrix2D: Sendable, Equatable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    /// A transformation from its coefficients.
    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Changes nothing.
    public static let identity = Matrix2D()

    /// Cairo's value.
    public var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

    /// GSK's value (transfer full); nil for the identity.
    ///
    /// A matrix given to GSK as it is counts as three-dimensional, which its cairo renderer refuses; so it is taken
    /// apart into a rotation, a shear and a scale. A degenerate matrix is drawn as thin as can be.
    func makeGskTransform() -> OpaquePointer? {
        guard self != .identity else { return nil }
        var result: OpaquePointer?
        if tx != 0 || ty != 0 {
            var offset = graphene_point_t(x: Float(tx), y: Float(ty))
            result = gsk_transform_translate(result, &offset)
        }
        guard a != 1 || b != 0 || c != 0 || d != 1 else { return result }
        let smallest = 1e-4
        var scaleX = hypot(a, b)
        let angle = scaleX > 0 ? atan2(b, a) : 0
        var scaleY = scaleX > 0 ? (a * d - b * c) / scaleX : hypot(c, d)
        let shear = scaleX > 0 && abs(scaleY) > smallest ? (a * c + b * d) / scaleX / scaleY : 0
        scaleX = max(scaleX, smallest)
        if abs(scaleY) < smallest { scaleY = smallest }
        if angle != 0 { result = gsk_transform_rotate(result, Float(angle * 180 / .pi)) }
        if shear != 0 { result = gsk_transform_skew(result, Float(atan(shear) * 180 / .pi), 0) }
        if scaleX != 1 || scaleY != 1 { result = gsk_transform_scale(result, Float(scaleX), Float(scaleY)) }
        return result
    }
}
