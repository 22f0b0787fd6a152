import CAdwaita

/// A projection of the plane: three rows of three, by which points (x, y, 1) are multiplied from the left.
public struct Matrix3D: Sendable, Equatable {
    /// The nine coefficients, row by row.
    public var values: [Double]

    /// A projection from its nine coefficients, row by row.
    public init(_ values: [Double]) {
        precondition(values.count == 9, "A projection has nine coefficients.")
        self.values = values
    }

    /// What a transformation of space, in 16 coefficients, does to the plane.
    init(gsk m: [Float]) {
        self.init([m[0], m[1], m[3], m[4], m[5], m[7], m[12], m[13], m[15]].map(Double.init))
    }

    /// GSK's value (transfer full), which GTK follows for finding what is under the pointer.
    func makeGskTransform() -> OpaquePointer? {
        let m = values.map(Float.init)
        let space: [Float] = [
            m[0], m[1], 0, m[2], m[3], m[4], 0, m[5], 0, 0, 1, 0, m[6], m[7], 0, m[8],
        ]
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, space)
        return gsk_transform_matrix(nil, &matrix)
    }
}
