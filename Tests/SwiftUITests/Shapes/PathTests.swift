import Testing

@testable import SwiftUI

@Suite struct PathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func end(_ path: Path) -> CGPoint { path.currentPoint ?? CGPoint(x: CGFloat.nan, y: .nan) }

    private func isClose(_ first: CGPoint, _ second: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
        abs(first.x - second.x) < tolerance && abs(first.y - second.y) < tolerance
    }

    private func length(_ path: Path) -> CGFloat {
        path.subpaths.flatMap(\.segments).map(\.lengths.total).reduce(0, +)
    }

    @Test func buildersRunOnceAndAtOnce() {
        var count = 0
        let path = Path { path in
            count += 1
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 1, y: 1))
        }
        #expect(count == 1 && path.description == "0 0 m 1 1 l")
    }

    @Test func descriptionsRoundTrip() throws {
        let text = "0 0 m 10 0 l 12 0 12 5 q 12 8 9 10 5 10 c h 20.5 1 m 3 4 l"
        let path = try #require(Path(text))
        #expect(path.description == text)
        #expect(try #require(Path(Path(square).description)).elements == Path(square).elements)
        #expect(Path("0 0 5 5 re")?.description == "0 0 m 5 0 l 5 5 l 0 5 l h")
        #expect(Path("")?.isEmpty == true)
        for bad in ["1 2 l", "0 0 m 3 l", "0 0 m x", "0 0 m 1 2", "h"] { #expect(Path(bad) == nil) }
    }

    @Test func arcsFollowFlippedAngles() {
        // With clockwise false angles increase, which goes below the centre on the screen.
        let below = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
        }
        #expect(isClose(below.boundingRect.origin, CGPoint(x: -10, y: 0), 1e-2) && below.boundingRect.maxY > 9.99)
        let above = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: true)
        }
        #expect(above.boundingRect.minY < -9.99 && above.boundingRect.maxY < 1e-9)
        #expect(isClose(end(above), CGPoint(x: -10, y: 0)))
    }

    @Test func arcsGoTheLongWayRound() {
        func arc(_ start: Double, _ end: Double, clockwise: Bool) -> CGFloat {
            length(
                Path {
                    $0.addArc(
                        center: .zero, radius: 1, startAngle: .degrees(start), endAngle: .degrees(end),
                        clockwise: clockwise)
                })
        }
        #expect(abs(arc(90, 0, clockwise: false) - 1.5 * .pi) < 1e-2)
        #expect(abs(arc(90, 0, clockwise: true) - 0.5 * .pi) < 1e-2)
        #expect(abs(arc(0, 360, clockwise: false) - 2 * .pi) < 1e-2)
        #expect(abs(arc(0, -360, clockwise: true) - 2 * .pi) < 1e-2)
        #expect(arc(10, 10, clockwise: false) == 0)
    }

    @Test func arcsAreJoinedByLines() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(
                center: CGPoint(x: 5, y: 0), radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        #expect(path.elements[1] == .line(to: CGPoint(x: 6, y: 0)))
    }

    @Test func tangentArcsTouchBothLines() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(isClose(path.elements[1].endPoint ?? .zero, CGPoint(x: 6, y: 0)))
        #expect(isClose(end(path), CGPoint(x: 10, y: 4)))
        let middle = path.subpaths[0].segments.last?.point(at: 0.5) ?? .zero
        #expect(isClose(middle, CGPoint(x: 6 + 8.0.squareRoot(), y: 4 - 8.0.squareRoot()), 1e-2))
    }

    @Test func boundsIgnoreControlPoints() {
        let path = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(Path(ellipseIn: square).applying(CGAffineTransform(rotationAngle: .pi / 2)).boundingRect.width > 9.99)
        #expect(Path().boundingRect.isNull)
    }

    @Test func insideAndOutside() {
        var ring = Path(ellipseIn: square)
        ring.addEllipse(in: square.insetBy(dx: 3, dy: 3))
        #expect(ring.contains(CGPoint(x: 5, y: 5)) && !ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true) && !ring.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(Path(square).contains(CGPoint(x: 5, y: 5)) && !Path(square).contains(CGPoint(x: 11, y: 5)))
    }

    @Test func trimmingIsByLength() {
        let path = Path(square)
        #expect(path.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
        #expect(path.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
        #expect(path.trimmedPath(from: 0, to: 1) == path && path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        let circle = Path(ellipseIn: square)
        #expect(isClose(end(circle.trimmedPath(from: 0, to: 0.25)), CGPoint(x: 5, y: 10), 1e-6))
        #expect(abs(length(circle.trimmedPath(from: 0.1, to: 0.6)) - length(circle) / 2) < 1e-3)
    }

    @Test func wholeSubpathsStayClosedWhenTrimmed() {
        var path = Path(square)
        path.addRect(square.offsetBy(dx: 20, dy: 0))
        #expect(path.trimmedPath(from: 0, to: 0.75).elements.filter { $0 == .closeSubpath }.count == 1)
    }

    @Test func closedSubpathsGoOnFromTheirStart() {
        var path = Path(square)
        path.addLine(to: CGPoint(x: 3, y: 3))
        #expect(path.elements.suffix(2) == [.move(to: .zero), .line(to: CGPoint(x: 3, y: 3))])
        var empty = Path()
        empty.addLine(to: CGPoint(x: 1, y: 1))
        #expect(empty.isEmpty && empty.currentPoint == nil)
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous])
    func roundedCornersAreCutOff(_ style: RoundedCornerStyle) {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10, style: style)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(path.contains(CGPoint(x: 3.2, y: 3.2)) && !path.contains(CGPoint(x: 2.4, y: 2.4)))
        #expect(path.contains(CGPoint(x: 96.8, y: 56.8)) && !path.contains(CGPoint(x: 97.6, y: 57.6)))
        #expect(path.contains(CGPoint(x: 96.8, y: 3.2)) && !path.contains(CGPoint(x: 2.4, y: 57.6)))
    }

    @Test func unevenCornersShareTheirSides() {
        let radii = RectangleCornerRadii(topLeading: 30, topTrailing: 10)
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 100), cornerRadii: radii, style: .circular)
        #expect(!path.contains(CGPoint(x: 3, y: 3)) && path.contains(CGPoint(x: 19, y: 4)))
        #expect(path.contains(CGPoint(x: 0.1, y: 99.9)) && path.contains(CGPoint(x: 19.9, y: 99.9)))
    }
}
