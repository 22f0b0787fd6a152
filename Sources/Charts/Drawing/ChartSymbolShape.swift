import Foundation
import SwiftUI

/// A shape that can mark points.
public protocol ChartSymbolShape: InsettableShape {
    /// The rectangle that a unit square has to be made so that the symbol looks as large as others.
    nonisolated var perceptualUnitRect: CGRect { get }
}

/// The symbols that come with charts.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
    enum Kind: Hashable, Sendable, CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind
    private var inset: CGFloat = 0
    private var border: CGFloat?

    nonisolated init(_ kind: Kind) { self.kind = kind }

    /// The part of a unit square that looks like a square of the same area.
    nonisolated public var perceptualUnitRect: CGRect {
        let side: CGFloat =
            switch kind {
            case .circle: 1.128
            case .square: 1
            case .triangle: 1.3
            case .diamond: 1.35
            case .pentagon: 1.2
            case .plus, .cross, .asterisk: 1.2
            }
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    /// The shape drawn into the inside of a smaller rectangle.
    nonisolated public func inset(by amount: CGFloat) -> BasicChartSymbolShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    /// Only the outline of the symbol, within it.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        var shape = self
        shape.border = lineWidth
        return shape
    }

    /// The outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        guard rect.width > 0, rect.height > 0 else { return Path() }
        guard let border, !isLines else { return outline(in: rect) }
        let inner = rect.insetBy(dx: border / 2, dy: border / 2)
        guard inner.width > 0, inner.height > 0 else { return outline(in: rect) }
        return outline(in: inner).strokedPath(StrokeStyle(lineWidth: border))
    }

    private var isLines: Bool { kind == .plus || kind == .cross || kind == .asterisk }

    private func outline(in rect: CGRect) -> Path {
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return polygon([(0.5, 0.067), (1, 0.933), (0, 0.933)], rect)
        case .diamond: return polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], rect)
        case .pentagon:
            return polygon(
                (0..<5).map { corner in
                    let angle = Double(corner) * 2 * .pi / 5 - .pi / 2
                    return (0.5 + 0.525 * cos(angle), 0.53 + 0.525 * sin(angle))
                }, rect)
        case .plus: return rays([0, .pi / 2], rect)
        case .cross: return rays([.pi / 4, 3 * .pi / 4], rect)
        case .asterisk: return rays([.pi / 2, .pi / 6, 5 * .pi / 6], rect)
        }
    }

    private func polygon(_ points: [(Double, Double)], _ rect: CGRect) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: rect.minX + $0 * rect.width, y: rect.minY + $1 * rect.height) })
        path.closeSubpath()
        return path
    }

    private func rays(_ angles: [Double], _ rect: CGRect) -> Path {
        var path = Path()
        let radius = min(rect.width, rect.height) / 2
        for angle in angles {
            let (x, y) = (cos(angle) * radius, sin(angle) * radius)
            path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
            path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
        }
        return path.strokedPath(StrokeStyle(lineWidth: border ?? max(1, radius * 0.4)))
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    nonisolated public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(.circle) }
    /// A square.
    nonisolated public static var square: BasicChartSymbolShape { BasicChartSymbolShape(.square) }
    /// A triangle.
    nonisolated public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(.triangle) }
    /// A square on its corner.
    nonisolated public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(.diamond) }
    /// A pentagon.
    nonisolated public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(.pentagon) }
    /// An upright cross.
    nonisolated public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(.plus) }
    /// A cross.
    nonisolated public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(.cross) }
    /// A star of three lines.
    nonisolated public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(.asterisk) }
}
