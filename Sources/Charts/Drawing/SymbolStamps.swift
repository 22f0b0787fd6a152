import SwiftUI

/// Copies of a shape in one colour at many points, laid over each other pixel by pixel.
///
/// The shape is drawn once for every quarter of a pixel. What is kept of each pixel is how much of what lies behind is still
/// seen: another copy over it is a multiplication, and the result is that of drawing one after the other.
@MainActor
struct SymbolStamps {
    /// As many copies at least are drawn like this.
    static let many = 500
    /// How many places within a pixel, along each axis, have a picture of their own.
    private static let parts = 4
    private static let lanes = 8

    private let grid: PixelGrid
    private let paint: FlatPaint
    private let path: Path
    /// The shape's size, in pixels; the width is a multiple of what is computed at once.
    private let width: Int
    private let height: Int
    /// The shape's corner, in pixels beside its point.
    private let left: Int
    private let top: Int

    /// - Returns: nil if the copies have to be drawn as paths.
    init?(of path: Path, with style: AnyShapeStyle, _ context: GraphicsContext) {
        guard let grid = context.pixels, let paint = context.flatPaint(.style(style)) else { return nil }
        let bounds = path.boundingRect
        guard !bounds.isNull, bounds.width * grid.scale < 256, bounds.height * grid.scale < 256,
            abs(bounds.midX) < 1000, abs(bounds.midY) < 1000
        else { return nil }
        self.grid = grid
        self.paint = paint
        self.path = path
        left = Int((bounds.minX * grid.scale).rounded(.down)) - 1
        top = Int((bounds.minY * grid.scale).rounded(.down)) - 1
        let columns = Int((bounds.maxX * grid.scale).rounded(.up)) - left + 2
        width = (columns + Self.lanes - 1) / Self.lanes * Self.lanes
        height = Int((bounds.maxY * grid.scale).rounded(.up)) - top + 2
    }

    /// How much is seen of what lies behind a copy, row by row.
    private func stamp(_ x: Int, _ y: Int) -> [Float] {
        let cell = PixelGrid(
            width: width, height: height, scale: grid.scale,
            left: Double(left) - Double(x) / Double(Self.parts), top: Double(top) - Double(y) / Double(Self.parts))
        return GraphicsContext.opacities(of: path, in: cell, alpha: paint.alpha).map { Float(1 - $0) }
    }

    /// Draws copies at points.
    func draw(at points: [CGPoint], _ context: GraphicsContext) {
        // With margins, so that copies at the edges needn't be cut.
        let (rowLength, rows) = (grid.width + 2 * width, grid.height + 2 * height)
        var seen = [Float](repeating: 1, count: rowLength * rows)
        var stamps = [[Float]](repeating: [], count: Self.parts * Self.parts)
        seen.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for point in points {
                let (x, y) = (point.x * grid.scale - grid.left, point.y * grid.scale - grid.top)
                guard abs(x) < 1e6, abs(y) < 1e6 else { continue }
                // The nearest of the places within a pixel.
                let column = Int((x * Double(Self.parts)).rounded())
                let row = Int((y * Double(Self.parts)).rounded())
                let (pixelX, pixelY) = (column >> 2, row >> 2)
                let (startX, startY) = (pixelX + left + width, pixelY + top + height)
                guard startX >= 0, startY >= 0, startX + width <= rowLength, startY + height <= rows else { continue }
                let number = (row & 3) * Self.parts + (column & 3)
                if stamps[number].isEmpty { stamps[number] = stamp(column & 3, row & 3) }
                stamps[number].withUnsafeBytes {
                    Self.multiply($0, base + startY * rowLength + startX, self, rowLength)
                }
            }
        }
        context.fill(grid, with: paint) { bytes, stride in
            for row in 0..<grid.height {
                let (target, source) = (bytes + row * stride, (row + height) * rowLength + width)
                for column in 0..<grid.width { target[column] = UInt8((1 - seen[source + column]) * 255 + 0.5) }
            }
        }
    }

    @inline(__always)
    private static func multiply(
        _ stamp: UnsafeRawBufferPointer, _ target: UnsafeMutablePointer<Float>, _ stamps: SymbolStamps, _ rowLength: Int
    ) {
        guard let base = stamp.baseAddress else { return }
        // What can't be seen any more becomes nothing, before it gets so small that computing with it takes long.
        let least = SIMD8<Float>(repeating: 1e-6)
        for row in 0..<stamps.height {
            for column in stride(from: 0, to: stamps.width, by: lanes) {
                let factors = base.loadUnaligned(
                    fromByteOffset: (row * stamps.width + column) * 4, as: SIMD8<Float>.self)
                let place = UnsafeMutableRawPointer(target + (row * rowLength + column))
                let product = place.loadUnaligned(as: SIMD8<Float>.self) * factors
                place.storeBytes(of: product.replacing(with: 0, where: product .< least), as: SIMD8<Float>.self)
            }
        }
    }
}
