import Foundation
internal import Gtk

/// What a canvas showed last, in squares, so that a small change paints no more than the squares that it touches: GTK
/// paints nothing anew where a square is the same as before.
struct CanvasTiles {
    /// The length of a square's edges, in points.
    private static let side = 128.0
    /// Squares drawn together share one picture; so many pictures are kept, before all is drawn into one again.
    private static let mostPictures = 16

    private let size: CGSize
    private let scale: Double
    private let themeColor: RGBA?
    private let columns: Int
    private let rows: Int
    private var squares: [Square]
    private var latestPicture = 0

    private struct Square {
        var node: RenderNode?
        /// The number of the picture that the square is cut from.
        var picture = 0
    }

    /// The squares of a canvas, from a picture of all of it; nil: their edges would be between pixels.
    @MainActor
    init?(_ layer: DrawingLayer, size: CGSize) {
        guard layer.session.scale == layer.session.scale.rounded() else { return nil }
        self.size = size
        scale = layer.session.scale
        themeColor = layer.session.themeColor
        columns = max(1, Int((size.width / Self.side).rounded(.up)))
        rows = max(1, Int((size.height / Self.side).rounded(.up)))
        squares = Array(repeating: Square(), count: columns * rows)
        replace(0..<columns, 0..<rows, by: layer)
    }

    /// Whether a canvas of this size, drawn like that, can go on with the squares.
    func fit(_ size: CGSize, _ session: DrawingSession) -> Bool {
        self.size == size && scale == session.scale && themeColor == session.themeColor
            && Set(squares.map(\.picture)).count <= Self.mostPictures
    }

    /// Draws a part anew; what is outside of it stays as it is.
    @MainActor
    mutating func redraw(_ part: CGRect, _ session: DrawingSession, _ draw: (DrawingLayer) -> Void) {
        // Antialiased edges reach a little farther.
        let touched = part.insetBy(dx: -2, dy: -2).intersection(CGRect(origin: .zero, size: size))
        guard !touched.isNull, touched.width > 0, touched.height > 0 else { return }
        let across = Int(touched.minX / Self.side)..<min(columns, Int((touched.maxX / Self.side).rounded(.up)))
        let down = Int(touched.minY / Self.side)..<min(rows, Int((touched.maxY / Self.side).rounded(.up)))
        let area = frame(across.lowerBound, down.lowerBound).union(frame(across.upperBound - 1, down.upperBound - 1))
        guard let layer = DrawingLayer(session: session, area: area) else { return }
        draw(layer)
        replace(across, down, by: layer)
    }

    @MainActor
    func append(to snapshot: Snapshot) {
        for square in squares { if let node = square.node { snapshot.append(node) } }
    }

    private func frame(_ column: Int, _ row: Int) -> CGRect {
        let (x, y) = (Double(column) * Self.side, Double(row) * Self.side)
        return CGRect(x: x, y: y, width: min(Self.side, size.width - x), height: min(Self.side, size.height - y))
    }

    @MainActor
    private mutating func replace(_ across: Range<Int>, _ down: Range<Int>, by layer: DrawingLayer) {
        latestPicture += 1
        for row in down {
            for column in across {
                let frame = frame(column, row)
                squares[row * columns + column] = Square(
                    node: RenderNode.recording { layer.append(to: $0, in: frame) }, picture: latestPicture)
            }
        }
    }
}
