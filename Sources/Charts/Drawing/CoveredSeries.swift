import SwiftUI

/// Long lines and areas as the pixels that they cover: exact, and much faster than outlines.
@MainActor
struct CoveredSeries {
    let painter: ChartPainter
    let series: MarkSeries
    let attributes: MarkAttributes

    /// Where the points seen so far are.
    private struct Bounds {
        var low = CGPoint(x: CGFloat.infinity, y: .infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

        @inline(__always)
        mutating func see(_ point: CGPoint) {
            if point.x < low.x { low.x = point.x }
            if point.x > high.x { high.x = point.x }
            if point.y < low.y { low.y = point.y }
            if point.y > high.y { high.y = point.y }
        }

        var rect: CGRect? {
            low.x > high.x ? nil : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        }
    }

    private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    /// Draws a line; false: it has to be drawn as a path.
    func drawLine(_ stroke: StrokeStyle, _ style: AnyShapeStyle, _ context: GraphicsContext) -> Bool {
        guard stroke.dash.isEmpty, var mask = context.coverageMask(for: Self.everywhere) else { return false }
        if stroke.lineJoin != .round || stroke.lineCap != .round {
            // Corners and ends can't be told apart where there are many points in a pixel.
            guard series.members.count > mask.width * 4 else { return false }
        }
        var envelope = LineEnvelope(radius: stroke.lineWidth * mask.scale / 2, width: mask.width)
        var bounds = Bounds()
        let geometry = painter.geometry
        let isDrawn = painter.model.records.withUnsafeBufferPointer { records in
            for member in series.members {
                let point = geometry.point(records[Int(member)])
                guard point.x.isFinite, point.y.isFinite else {
                    envelope.cover(&mask)
                    continue
                }
                bounds.see(point)
                guard envelope.add(CGPoint(x: mask.pixelX(point.x), y: mask.pixelY(point.y))) else { return false }
            }
            envelope.cover(&mask)
            return true
        }
        guard isDrawn else { return false }
        if let rect = bounds.rect { fill(mask, rect, style, context) }
        return true
    }

    /// Draws an area; false: it has to be drawn as a path.
    func drawArea(_ style: AnyShapeStyle, _ context: GraphicsContext) -> Bool {
        guard var mask = context.coverageMask(for: Self.everywhere) else { return false }
        var bounds = Bounds()
        var before: (start: CGPoint, end: CGPoint)?
        let geometry = painter.geometry
        let isDrawn = painter.model.records.withUnsafeBufferPointer { records in
            // A limit that stays where it is is added as one.
            var flat: (from: CGPoint, to: CGPoint)?
            func addFlat() {
                guard let piece = flat else { return }
                mask.add(piece.from.x, piece.from.y, piece.to.x, piece.to.y, -1)
                flat = nil
            }
            for member in series.members {
                var (start, end) = geometry.limits(records[Int(member)])
                guard start.x == end.x else { return false }
                guard start.x.isFinite, start.y.isFinite, end.y.isFinite else {
                    addFlat()
                    before = nil
                    continue
                }
                bounds.see(start)
                bounds.see(end)
                start = CGPoint(x: mask.pixelX(start.x), y: mask.pixelY(start.y))
                end = CGPoint(x: start.x, y: mask.pixelY(end.y))
                if let before {
                    guard end.x >= before.end.x else { return false }
                    mask.add(before.end.x, before.end.y, end.x, end.y, 1)
                    if let piece = flat, piece.to.y == start.y {
                        flat?.to = start
                    } else {
                        addFlat()
                        if before.start.y == start.y {
                            flat = (before.start, start)
                        } else {
                            mask.add(before.start.x, before.start.y, start.x, start.y, -1)
                        }
                    }
                }
                before = (start, end)
            }
            addFlat()
            return true
        }
        guard isDrawn else { return false }
        if let rect = bounds.rect { fill(mask, rect, style, context) }
        return true
    }

    private func fill(_ mask: CoverageMask, _ bounds: CGRect, _ style: AnyShapeStyle, _ context: GraphicsContext) {
        let plot = CGRect(origin: .zero, size: painter.layout.plot.size)
        context.fill(mask, bounds: attributes.alignsStyles ? plot : bounds, with: .style(style))
    }
}
