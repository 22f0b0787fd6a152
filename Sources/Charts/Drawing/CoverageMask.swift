import SwiftUI

/// How much of each pixel is covered by what lies below functions of x: the exact areas, however many pieces there are.
///
/// A piece of a function adds three to six numbers to the columns it crosses, whatever its height: the second differences
/// of the areas in the pixels of a column. They are summed up twice at the end.
struct CoverageMask {
    let grid: PixelGrid
    private var differences: [Double]
    private let stride: Int

    init(_ grid: PixelGrid) {
        self.grid = grid
        stride = grid.height + 3
        differences = [Double](repeating: 0, count: grid.width * stride)
    }

    /// Adds the area below straight pieces of functions, or takes it away.
    mutating func add(_ body: (inout Pieces) -> Void) {
        let (width, height, stride) = (grid.width, Double(grid.height), stride)
        differences.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var pieces = Pieces(base: base, stride: stride, width: Double(width), height: height)
            body(&pieces)
        }
    }

    /// Takes pieces of functions, in pixels counted downwards.
    struct Pieces {
        fileprivate let base: UnsafeMutablePointer<Double>
        fileprivate let stride: Int
        let width: Double
        let height: Double

        /// Adds the area below a straight piece of a function, or takes it away.
        ///
        /// - Parameters:
        ///   - x0: where the piece begins, in pixels.
        ///   - y0: the function's value there, counted downwards.
        ///   - x1: where the piece ends, not before its beginning.
        ///   - y1: the function's value there.
        ///   - weight: 1 adds, -1 takes away.
        @inline(__always)
        func add(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ weight: Double) {
            guard x1 > x0, x1 > 0, x0 < width else { return }
            // Within the first pixel only if it lies on the right of the edge.
            let column = x0 < 0 ? -1 : Double(Int(x0))
            if column >= 0, x1 <= column + 1 {
                return addClamped(Int(column), (x1 - x0) * weight, y0, y1)
            }
            addLong(x0, y0, x1, y1, weight)
        }

        /// A piece that lies in several columns.
        @inline(never)
        private func addLong(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ weight: Double) {
            let slope = (y1 - y0) / (x1 - x0)
            var (x, y) = (x0, y0)
            if x < 0 { (x, y) = (0, y0 - x0 * slope) }
            let end = min(x1, width)
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
        private func addClamped(_ column: Int, _ area: Double, _ y0: Double, _ y1: Double) {
            let (low, high) = y0 < y1 ? (y0, y1) : (y1, y0)
            if low >= 0, high <= height { return addPiece(column, area, low, high) }
            addCut(column, area, low, high)
        }

        @inline(never)
        private func addCut(_ column: Int, _ area: Double, _ low: Double, _ high: Double) {
            if low >= height { return }
            if high <= 0 { return addPiece(column, area, 0, 0) }
            let length = high - low
            let (above, below) = (max(0, -low) / length, max(0, high - height) / length)
            if above > 0 { addPiece(column, area * above, 0, 0) }
            addPiece(column, area * (1 - above - below), max(0, low), min(height, high))
        }

        @inline(__always)
        private func addPiece(_ column: Int, _ area: Double, _ low: Double, _ high: Double) {
            let row = Int(low)
            let target = base + (column * stride + row)
            // Within one pixel only the middle counts. So it does for a step, where the slope would be so large that
            // rounding errors were seen.
            if row == Int(high) || high - low < 1.0 / 64 {
                let part = (low + high) / 2 - Double(row)
                let below = area * part
                target[0] += area - below
                target[1] += 2 * below - area
                target[2] -= below
                return
            }
            let slope = area / (high - low)
            addRamp(column, slope, low)
            addRamp(column, -slope, high)
        }

        /// The area grows by the square of the distance from a place.
        @inline(__always)
        private func addRamp(_ column: Int, _ slope: Double, _ y: Double) {
            let row = Int(y)
            let part = y - Double(row)
            let rest = 1 - part
            let first = slope * rest * rest / 2
            let last = slope * part * part / 2
            let target = base + (column * stride + row)
            target[0] += first
            target[1] += slope - first - last
            target[2] += last
        }
    }

    /// Writes how much of a pixel is covered, from 0 to 255, row by row.
    func write(into bytes: UnsafeMutablePointer<UInt8>, stride rowStride: Int) {
        differences.withUnsafeBufferPointer { all in
            guard let base = all.baseAddress else { return }
            let full = SIMD8<Double>(repeating: 255)
            // Added to a number from 0 to 255, it leaves that rounded in the lowest byte.
            let rounding = 0x1.8p52
            // A few columns at a time, so that a row's bytes are written together.
            for first in Swift.stride(from: 0, to: grid.width, by: 8) {
                let count = min(8, grid.width - first)
                // The last columns are read several times if there aren't enough.
                let columns = (0..<8).map { base + (first + min($0, count - 1)) * stride }
                let (c0, c1, c2, c3) = (columns[0], columns[1], columns[2], columns[3])
                let (c4, c5, c6, c7) = (columns[4], columns[5], columns[6], columns[7])
                var (slopes, sums) = (SIMD8<Double>.zero, SIMD8<Double>.zero)
                for row in 0..<grid.height {
                    slopes += SIMD8(c0[row], c1[row], c2[row], c3[row], c4[row], c5[row], c6[row], c7[row])
                    sums += slopes
                    let absolute = sums.replacing(with: -sums, where: sums .< 0)
                    let scaled = (absolute * 255).replacing(with: full, where: .!(absolute .<= 1)) + rounding
                    let target = bytes + (row * rowStride + first)
                    for lane in 0..<count { target[lane] = UInt8(truncatingIfNeeded: scaled[lane].bitPattern) }
                }
            }
        }
    }
}
