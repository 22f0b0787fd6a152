import Testing

@testable import SwiftUI

@Suite struct PathCombiningTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let right = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    private func points(_ path: Path, _ points: [(Double, Double)]) -> [Bool] {
        points.map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
    }

    private let places = [(5.0, 5.0), (15.0, 15.0), (25.0, 25.0), (25.0, 5.0)]

    @Test func insidesCombine() {
        #expect(points(left.union(right), places) == [true, true, true, false])
        #expect(points(left.intersection(right), places) == [false, true, false, false])
        #expect(points(left.subtracting(right), places) == [true, false, false, false])
        #expect(points(left.symmetricDifference(right), places) == [true, false, true, false])
        #expect(left.intersection(right).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(left.intersection(Path(CGRect(x: 50, y: 0, width: 5, height: 5))).isEmpty)
        #expect(left.union(Path()).boundingRect == left.boundingRect)
    }

    @Test func commonEdgesVanish() {
        let beside = Path(CGRect(x: 20, y: 0, width: 20, height: 20))
        let both = left.union(beside)
        #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(both.elements.count == 5)
        #expect(left.intersection(beside).isEmpty)
        #expect(left.subtracting(left).isEmpty)
        #expect(left.intersection(left).boundingRect == left.boundingRect)
    }

    @Test func holesStayHoles() {
        let hole = Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10))
        let ring = left.subtracting(hole)
        #expect(points(ring, [(1, 1), (10, 10), (6, 6)]) == [true, false, true])
        #expect(points(ring.union(hole), [(1, 1), (10, 10)]) == [true, true])
    }

    @Test func crossingLinesAreMadePlain() {
        let bow = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20)])
            path.closeSubpath()
        }
        let plain = bow.normalized()
        #expect(points(plain, [(2, 10), (18, 10), (10, 2), (10, 18)]) == [true, true, false, false])
        let ends = plain.elements.filter { element in element == Path.Element.closeSubpath }
        #expect(ends.count == 2)
    }

    @Test func linesAreCutAtTheOtherOutline() {
        let line = Path { path in
            path.move(to: CGPoint(x: -10, y: 5))
            path.addLine(to: CGPoint(x: 30, y: 5))
        }
        #expect(line.lineIntersection(left).description == "0 5 m 20 5 l")
        #expect(line.lineSubtraction(left).description == "-10 5 m 0 5 l 20 5 m 30 5 l")
    }

    @Test func shapesCombine() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let moon = Circle().subtracting(Circle().offset(x: 15))
        #expect(points(moon.path(in: rect), [(5, 20), (30, 20), (38, 20)]) == [true, false, false])
        let both = Rectangle().intersection(Circle()).path(in: rect)
        #expect(points(both, [(1, 1), (20, 20)]) == [false, true])
    }
}
