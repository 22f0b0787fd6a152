import Testing

@testable import SwiftUI

@Suite struct ShapeTests {
    private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

    @Test func figuresInTheirFrames() {
        #expect(Rectangle().path(in: rect) == Path(rect))
        #expect(Circle().path(in: rect) == Path(ellipseIn: CGRect(x: 5, y: 0, width: 10, height: 10)))
        #expect(Ellipse().path(in: rect) == Path(ellipseIn: rect))
        #expect(!Capsule().path(in: rect).contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(Capsule().path(in: rect).contains(CGPoint(x: 0.5, y: 5)))
    }

    @Test func insetsMoveTheEdges() {
        #expect(Circle().inset(by: 2).path(in: rect).boundingRect == CGRect(x: 7, y: 2, width: 6, height: 6))
        #expect(Rectangle().inset(by: 1).inset(by: 2).path(in: rect).boundingRect == rect.insetBy(dx: 3, dy: 3))
        #expect(Rectangle().inset(by: 20).path(in: rect).isEmpty)
        let rounded = RoundedRectangle(cornerRadius: 4, style: .circular).inset(by: 4)
        #expect(
            rounded.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
                == Path(CGRect(x: 4, y: 4, width: 12, height: 12)))
    }

    @Test func sizes() {
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: nil, height: 20)) == CGSize(width: 20, height: 20))
        #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }

    @Test func derivedShapes() {
        #expect(Rectangle().offset(x: 3).path(in: rect).boundingRect == rect.offsetBy(dx: 3, dy: 0))
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 5, y: 2.5, width: 10, height: 5))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.minX - 5) < 1e-9 && abs(turned.height - 20) < 1e-9)
        #expect(Rectangle().size(width: 4, height: 5).path(in: rect) == Path(CGRect(x: 0, y: 0, width: 4, height: 5)))
        #expect(Rectangle().trim(to: 0.5).path(in: rect).description == "0 0 m 20 0 l 20 10 l")
        #expect(Rectangle().stroke(lineWidth: 2).path(in: rect).boundingRect == rect.insetBy(dx: -1, dy: -1))
        #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
        #expect(_StrokedShape<Rectangle>.role == .stroke && Rectangle.role == .fill)
    }

    @Test func trimIsAnimatable() {
        var shape = _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 0)
        shape.animatableData = _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 1).animatableData.scaled(
            by: 0.5)
        #expect(shape.endFraction == 0.5)
    }
}
