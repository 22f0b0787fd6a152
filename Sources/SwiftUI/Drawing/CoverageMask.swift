import Foundation
internal import Gtk

/// How much of each pixel is covered by what lies below functions of x: the exact areas, however many pieces there are.
///
/// A piece of a function adds four to six numbers to the columns it crosses, whatever its height: the second differences
/// of the areas in the pixels of a column. They are summed up twice at the end.
package struct CoverageMask {
    /// The size in pixels.
    package let width: Int
    /// The size in pixels.
    package let height: Int
    /// Pixels per point.
    package let scale: Double
    /// The place of the first pixel, in pixels of the coordinates that the mask was made for.
    let left: Double
    let top: Double
    private var differences: [Double]
    private var stride: Int { height + 3 }

    init(width: Int, height: Int, scale: Double, left: Double, top: Double) {
        self.width = width
        self.height = height
        self.scale = scale
        self.left = left
        self.top = top
        differences = [Double](repeating: 0, count: width * (height + 3))
    }

    /// A place along x in the mask's pixels.
    @inline(__always)
    package func pixelX(_ x: Double) -> Double { x * scale - left }

    /// A place along y in the mask's pixels.
    @inline(__always)
    package func pixelY(_ y: Double) -> Double { y * scale - top }

    /// Adds the area below a straight piece of a function, or takes it away.
    ///
    /// - Parameters:
    ///   - x0: where the piece begins, in pixels.
    ///   - y0: the function's value there, counted downwards.
    ///   - x1: where the piece ends, not before its beginning.
    ///   - y1: the function's value there.
    ///   - weight: 1 adds, -1 takes away.
    package mutating func add(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ weight: Double) {
        guard x1 > x0, x1 > 0, x0 < Double(width) else { return }
        let column = x0.rounded(.down)
        if column >= 0, x1 <= column + 1 {
            return addClamped(Int(column), (x1 - x0) * weight, y0, y1)
        }
        let slope = (y1 - y0) / (x1 - x0)
        var (x, y) = (x0, y0)
        if x < 0 { (x, y) = (0, y0 - x0 * slope) }
        let end = min(x1, Double(width))
        while x < end {
            let index = x.rounded(.down)
            let next = min(index + 1, end)
            let nextY = next == x1 ? y1 : y0 + (next - x0) * slope
            addClamped(Int(index), (next - x) * weight, y, nextY)
            (x, y) = (next, nextY)
        }
    }

    /// Cuts the piece off at the upper and the lower edge.
    @inline(__always)
    private mutating func addClamped(_ column: Int, _ area: Double, _ y0: Double, _ y1: Double) {
        let (low, high) = y0 < y1 ? (y0, y1) : (y1, y0)
        let bottom = Double(height)
        if low >= 0, high <= bottom { return addPiece(column, area, low, high) }
        if low >= bottom { return }
        if high <= 0 { return addPiece(column, area, 0, 0) }
        let length = high - low
        let (above, below) = (max(0, -low) / length, max(0, high - bottom) / length)
        if above > 0 { addPiece(column, area * above, 0, 0) }
        addPiece(column, area * (1 - above - below), max(0, low), min(bottom, high))
    }

    @inline(__always)
    private mutating func addPiece(_ column: Int, _ area: Double, _ low: Double, _ high: Double) {
        // A step, where the slope would be so large that rounding errors were seen.
        guard high - low > 1.0 / 64 else { return addStep(column, area, (low + high) / 2) }
        let slope = area / (high - low)
        addRamp(column, slope, low)
        addRamp(column, -slope, high)
    }

    /// The area grows by the square of the distance from a place.
    @inline(__always)
    private mutating func addRamp(_ column: Int, _ slope: Double, _ y: Double) {
        let row = Int(y)
        let part = y - Double(row)
        let rest = 1 - part
        let first = slope * rest * rest / 2
        let last = slope * part * part / 2
        let index = column * stride + row
        differences.withUnsafeMutableBufferPointer {
            $0[index] += first
            $0[index + 1] += slope - first - last
            $0[index + 2] += last
        }
    }

    /// The area grows by the distance from a place.
    @inline(__always)
    private mutating func addStep(_ column: Int, _ area: Double, _ y: Double) {
        let row = Int(y)
        let part = y - Double(row)
        let index = column * stride + row
        differences.withUnsafeMutableBufferPointer {
            $0[index] += area * (1 - part)
            $0[index + 1] += area * (2 * part - 1)
            $0[index + 2] -= area * part
        }
    }

    /// How much of a pixel is covered, from 0 to 255, row by row.
    func write(into bytes: UnsafeMutablePointer<UInt8>, stride rowStride: Int) {
        differences.withUnsafeBufferPointer { all in
            // A few columns at a time, so that a row's bytes are written together.
            for first in Swift.stride(from: 0, to: width, by: 16) {
                let count = min(16, width - first)
                var sums = (SIMD16<Double>.zero, SIMD16<Double>.zero)
                for row in 0..<height {
                    let target = bytes + row * rowStride + first
                    for lane in 0..<count {
                        sums.0[lane] += all[(first + lane) * stride + row]
                        sums.1[lane] += sums.0[lane]
                        target[lane] = UInt8(min(255, abs(sums.1[lane]) * 255 + 0.5))
                    }
                }
            }
        }
    }
}

extension GraphicsContext {
    /// A mask over the pixels of a rectangle, which is then filled with `fill(_:bounds:with:)`; nil: what is drawn here has
    /// no pixels of its own, or isn't upright.
    package func coverageMask(for rect: CGRect) -> CoverageMask? {
        guard layer.surface != nil, transform.a == 1, transform.d == 1, transform.b == 0, transform.c == 0 else {
            return nil
        }
        let scale = session.scale
        let seen = rect.offsetBy(dx: transform.tx, dy: transform.ty).intersection(layer.area)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
        let (left, top) = ((seen.minX * scale).rounded(.down), (seen.minY * scale).rounded(.down))
        let (width, height) = ((seen.maxX * scale).rounded(.up) - left, (seen.maxY * scale).rounded(.up) - top)
        guard width * height < 16_000_000 else { return nil }
        return CoverageMask(
            width: Int(width), height: Int(height), scale: scale, left: left - transform.tx * scale,
            top: top - transform.ty * scale)
    }

    /// Fills what a mask covers.
    ///
    /// - Parameters:
    ///   - mask: what is covered.
    ///   - bounds: where gradients are laid out.
    ///   - shading: a colour or a pattern.
    package func fill(_ mask: CoverageMask, bounds: CGRect, with shading: Shading) {
        let surface = CairoSurface(alphaWidth: mask.width, height: mask.height, scale: mask.scale) { bytes, stride in
            mask.write(into: bytes, stride: stride)
        }
        let origin = CGPoint(x: mask.left / mask.scale, y: mask.top / mask.scale)
        fill(opaquePartOf: surface, at: origin, bounds: bounds, with: shading)
    }
}
