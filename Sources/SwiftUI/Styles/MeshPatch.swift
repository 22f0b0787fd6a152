/// The area between four curves of a mesh gradient.
struct MeshPatch {
    /// Four curves clockwise from the top left corner, in 13 points: each end and control point once, and the first one
    /// again.
    let outline: [SIMD2<Float>]

    /// The point at fractions of the way to the right and down, as Coons's surface has it: what the curves above and
    /// below say, and those at both sides, without what the corners say twice.
    func point(_ u: Float, _ v: Float) -> SIMD2<Float> {
        let top = curve([0, 1, 2, 3], u)
        let bottom = curve([9, 8, 7, 6], u)
        let left = curve([0, 11, 10, 9], v)
        let right = curve([3, 4, 5, 6], v)
        let across = top * (1 - v) + bottom * v
        let down = left * (1 - u) + right * u
        let upper = outline[0] * (1 - u) + outline[3] * u
        let lower = outline[9] * (1 - u) + outline[6] * u
        return across + down - (upper * (1 - v) + lower * v)
    }

    private func curve(_ indices: [Int], _ t: Float) -> SIMD2<Float> {
        let s = 1 - t
        let (a, b, c, d) = (outline[indices[0]], outline[indices[1]], outline[indices[2]], outline[indices[3]])
        let start = a * (s * s * s) + b * (3 * s * s * t)
        return start + c * (3 * s * t * t) + d * (t * t * t)
    }
}

/// The colours between the points of a mesh gradient.
struct MeshColors {
    private let mesh: _ResolvedMesh
    private let components: [SIMD4<Float>]

    init(_ mesh: _ResolvedMesh) {
        self.mesh = mesh
        components = mesh.colors.map { $0.components(in: mesh.colorSpace) }
    }

    /// The colour at a place that is counted in points of the mesh.
    func color(_ x: Float, _ y: Float) -> Color.Resolved {
        let (column, row) = (min(Int(x), mesh.width - 2), min(Int(y), mesh.height - 2))
        let across = weights(x - Float(column))
        let down = weights(y - Float(row))
        var sum = SIMD4<Float>.zero
        for (j, below) in down.enumerated() where below != 0 {
            for (i, beside) in across.enumerated() where beside != 0 {
                let index = clamped(row + j - 1, mesh.height) * mesh.width + clamped(column + i - 1, mesh.width)
                sum += components[index] * (below * beside)
            }
        }
        return Color.Resolved(components: sum, in: mesh.colorSpace)
    }

    private func clamped(_ index: Int, _ count: Int) -> Int { min(max(index, 0), count - 1) }

    /// What the point before, the two around and the one after count for: a curve of Catmull and Rom, or a straight line.
    private func weights(_ t: Float) -> [Float] {
        guard mesh.smoothsColors else { return [0, 1 - t, t, 0] }
        let (t2, t3) = (t * t, t * t * t)
        return [
            (-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2,
        ]
    }
}

extension Color.Resolved {
    /// Three components in a space, and the opacity.
    func components(in space: Gradient.ColorSpace) -> SIMD4<Float> {
        switch space.base {
        case .device: SIMD4(red, green, blue, opacity)
        case .linear: SIMD4(linearRed, linearGreen, linearBlue, opacity)
        case .perceptual: SIMD4(oklab, opacity)
        }
    }

    init(components: SIMD4<Float>, in space: Gradient.ColorSpace) {
        let opacity = min(max(components.w, 0), 1)
        switch space.base {
        case .device:
            self.init(red: components.x, green: components.y, blue: components.z, opacity: opacity)
        case .linear:
            self.init(
                colorSpace: .sRGBLinear, red: components.x, green: components.y, blue: components.z, opacity: opacity)
        case .perceptual:
            self.init(oklab: SIMD3(components.x, components.y, components.z), opacity: opacity)
        }
    }
}
