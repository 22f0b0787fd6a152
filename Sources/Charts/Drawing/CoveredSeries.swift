import SwiftUI

/// Long lines and areas as the pixels that they cover: exact, and much faster than outlines.
@MainActor
struct CoveredSeries {
    private let painter: ChartPainter
    private let attributes: MarkAttributes
    private let columns: SeriesColumns
    private let context: GraphicsContext
    private let grid: PixelGrid
    private let x: PixelAxis
    private let y: PixelAxis

    /// - Returns: nil if the series has to be drawn as a path.
    init?(_ painter: ChartPainter, _ number: Int, _ attributes: MarkAttributes, _ context: GraphicsContext) {
        guard let grid = context.pixels, let columns = painter.model.columns(of: number) else { return nil }
        let isMirrored = painter.geometry.x.mapping.factor < 0
        guard
            let x = PixelAxis(painter.geometry.x, pixels: grid.scale, first: grid.left, isMirrored: isMirrored),
            let y = PixelAxis(painter.geometry.y, pixels: grid.scale, first: grid.top)
        else { return nil }
        self.painter = painter
        self.attributes = attributes
        self.columns = isMirrored ? columns.mirrored : columns
        self.context = context
        self.grid = grid
        self.x = x
        self.y = y
    }

    /// Draws a line; false: it has to be drawn as a path.
    func drawLine(_ stroke: StrokeStyle, _ style: AnyShapeStyle) -> Bool {
        guard stroke.dash.isEmpty else { return false }
        if stroke.lineJoin != .round || stroke.lineCap != .round {
            // Corners and ends can't be told apart where there are many points in a pixel.
            guard columns.x.count > grid.width * 4 else { return false }
        }
        var mask = CoverageMask(grid)
        var envelope = LineEnvelope(radius: stroke.lineWidth * grid.scale / 2, width: grid.width)
        for run in columns.runs {
            envelope.add(columns, run, x, y)
            mask.add { envelope.cover(&$0) }
        }
        fill(mask, style)
        return true
    }

    /// Draws an area.
    func drawArea(_ style: AnyShapeStyle) {
        var mask = CoverageMask(grid)
        let seen = -1...Double(grid.width) + 1
        mask.add { pieces in
            for run in columns.runs {
                let range = columns.range(in: run, x, seen)
                add(columns.end, range, 1, &pieces)
                if let base = columns.base {
                    let height = baseHeight(base)
                    if let first = range.first, let last = range.last {
                        pieces.add(x.pixel(columns.x[first]), height, x.pixel(columns.x[last]), height, -1)
                    }
                } else {
                    add(columns.start, range, -1, &pieces)
                }
            }
        }
        fill(mask, style)
    }

    /// Where an area begins that has the same base everywhere.
    private func baseHeight(_ base: Double) -> Double {
        let scale = painter.geometry.y
        let place = scale.position(base)
        return (place.isNaN ? scale.from : place) * grid.scale - grid.top
    }

    /// Adds what is below the numbers of a limit.
    private func add(_ values: [Double], _ range: Range<Int>, _ weight: Double, _ pieces: inout CoverageMask.Pieces) {
        guard let first = range.first else { return }
        let (x, y) = (x, y)
        columns.x.withUnsafeBufferPointer { places in
            values.withUnsafeBufferPointer { values in
                var before = (x: x.pixel(places[first]), y: y.pixel(values[first]))
                for index in range.dropFirst() {
                    let next = (x: x.pixel(places[index]), y: y.pixel(values[index]))
                    pieces.add(before.x, before.y, next.x, next.y, weight)
                    before = next
                }
            }
        }
    }

    private func fill(_ mask: CoverageMask, _ style: AnyShapeStyle) {
        let plot = CGRect(origin: .zero, size: painter.layout.plot.size)
        context.fill(grid, bounds: attributes.alignsStyles ? plot : bounds, with: .style(style)) {
            mask.write(into: $0, stride: $1)
        }
    }

    /// The place of all points.
    private var bounds: CGRect {
        func limits(_ axis: PixelAxis, _ numbers: ClosedRange<Double>, _ first: Double) -> ClosedRange<Double> {
            let (a, b) = (axis.pixel(numbers.lowerBound), axis.pixel(numbers.upperBound))
            return (min(a, b) + first) / grid.scale...(max(a, b) + first) / grid.scale
        }
        let horizontal = limits(x, columns.xLimits, grid.left)
        var vertical = limits(y, columns.yLimits, grid.top)
        if let base = columns.base {
            let height = (baseHeight(base) + grid.top) / grid.scale
            vertical = min(vertical.lowerBound, height)...max(vertical.upperBound, height)
        }
        return CGRect(
            x: horizontal.lowerBound, y: vertical.lowerBound, width: horizontal.upperBound - horizontal.lowerBound,
            height: vertical.upperBound - vertical.lowerBound)
    }
}

extension SeriesColumns {
    /// The points of a run that can be seen, with the last one before them and the first one after them.
    func range(in run: Range<Int>, _ axis: PixelAxis, _ seen: ClosedRange<Double>) -> Range<Int> {
        /// The first point that isn't on the left of a place.
        func first(from place: Double) -> Int {
            var (low, high) = (run.lowerBound, run.upperBound)
            while low < high {
                let middle = (low + high) / 2
                if axis.pixel(x[middle]) < place { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let start = max(run.lowerBound, first(from: seen.lowerBound) - 1)
        let end = min(run.upperBound, first(from: seen.upperBound.nextUp) + 1)
        return start..<max(start, end)
    }
}
