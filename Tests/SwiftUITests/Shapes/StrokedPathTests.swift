import Testing

@testable import SwiftUI

@Suite struct StrokedPathTests {
    private let line = Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 10, y: 0))
    }

    private let corner = Path {
        $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    }

    private func isInside(_ path: Path, _ style: StrokeStyle, _ x: CGFloat, _ y: CGFloat) -> Bool {
        path.strokedPath(style).contains(CGPoint(x: x, y: y))
    }

    @Test func linesHaveTheirWidth() {
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test func capsReachBeyondTheEnds() {
        #expect(!isInside(line, StrokeStyle(lineWidth: 4, lineCap: .butt), -0.5, 0))
        #expect(isInside(line, StrokeStyle(lineWidth: 4, lineCap: .round), -1.9, 0))
        #expect(!isInside(line, StrokeStyle(lineWidth: 4, lineCap: .round), -1.8, 1.8))
        #expect(isInside(line, StrokeStyle(lineWidth: 4, lineCap: .square), 11.8, 1.8))
    }

    @Test func joinsFillTheCorners() {
        #expect(isInside(corner, StrokeStyle(lineWidth: 4, lineJoin: .miter), 21.9, -1.9))
        #expect(!isInside(corner, StrokeStyle(lineWidth: 4, lineJoin: .round), 21.9, -1.9))
        #expect(isInside(corner, StrokeStyle(lineWidth: 4, lineJoin: .round), 21.3, -1.3))
        #expect(!isInside(corner, StrokeStyle(lineWidth: 4, lineJoin: .bevel), 21.3, -1.3))
        #expect(!isInside(corner, StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: 1), 21.9, -1.9))
    }

    @Test func dashesLeaveGaps() {
        let style = StrokeStyle(lineWidth: 2, dash: [3, 2])
        #expect([1, 4, 6, 9.5].map { isInside(line, style, $0, 0.5) } == [true, false, true, false])
        let shifted = StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 3)
        #expect([1, 4, 6, 9.5].map { isInside(line, shifted, $0, 0.5) } == [false, true, false, true])
        let odd = StrokeStyle(lineWidth: 2, dash: [2])
        #expect([1, 3, 5, 7, 9].map { isInside(line, odd, $0, 0.5) } == [true, false, true, false, true])
    }

    @Test func closedOutlinesAreRings() {
        let ring = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 2))
        for degrees in stride(from: 0.0, to: 360, by: 7) {
            let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            #expect(ring.contains(CGPoint(x: 9.2 * x, y: 9.2 * y)) && ring.contains(CGPoint(x: 10.8 * x, y: 10.8 * y)))
            #expect(
                !ring.contains(CGPoint(x: 8.8 * x, y: 8.8 * y)) && !ring.contains(CGPoint(x: 11.2 * x, y: 11.2 * y)))
        }
    }

    @Test func dashesMeetAcrossTheStartOfAClosedLine() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let style = StrokeStyle(lineWidth: 2, lineJoin: .miter, dash: [8, 4], dashPhase: 4)
        // 40 points around hold 3⅓ patterns: a dash ends at the start, where another begins.
        #expect(square.strokedPath(style).contains(CGPoint(x: -0.9, y: -0.9)))
    }
}
