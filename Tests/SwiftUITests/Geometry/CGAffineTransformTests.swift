import Testing

@testable import SwiftUI

@Suite struct CGAffineTransformTests {
    private func isClose(_ first: CGAffineTransform, _ second: CGAffineTransform) -> Bool {
        zip(
            [first.a, first.b, first.c, first.d, first.tx, first.ty],
            [
                second.a, second.b, second.c, second.d, second.tx, second.ty,
            ]
        ).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func modifiersApplyBeforeTheTransform() {
        let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
        let other = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 22, y: 63))
    }

    @Test func concatenatingAppliesTheOtherAfterwards() {
        let transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 0))
        #expect(CGPoint(x: 3, y: 4).applying(transform) == CGPoint(x: 7, y: 8))
    }

    @Test func rotationTurnsFromRightToBelow() {
        let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
    }

    @Test func invertingUndoes() {
        let transform = CGAffineTransform(1.5, 0.3, -0.7, 2, 5, -8)
        #expect(isClose(transform.concatenating(transform.inverted()), .identity))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test(arguments: [
        CGAffineTransform(1.5, 0.3, -0.7, 2, 5, -8), CGAffineTransform(scaleX: -2, y: 3),
        CGAffineTransform(rotationAngle: 2), CGAffineTransform(0, 1, -1, 0, 3, 4),
    ])
    func componentsComposeAgain(_ transform: CGAffineTransform) {
        #expect(isClose(CGAffineTransform(transform.decomposed()), transform))
    }

    @Test func decomposedTellsScaleAndRotation() {
        let components = CGAffineTransform(translationX: 7, y: 8).rotated(by: 0.5).scaledBy(x: 2, y: 3).decomposed()
        #expect(abs(components.scale.width - 2) < 1e-9 && abs(components.scale.height - 3) < 1e-9)
        #expect(abs(components.rotation - 0.5) < 1e-9 && abs(components.horizontalShear) < 1e-9)
        #expect(components.translation == CGVector(dx: 7, dy: 8))
    }

    @Test func sizesAndRectangles() {
        #expect(
            CGSize(width: 4, height: 6).applying(CGAffineTransform(scaleX: 0.5, y: 0.5)) == CGSize(width: 2, height: 3))
        let turned = CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
        #expect(turned == CGRect(x: -4, y: 0, width: 4, height: 2))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func codingKeepsTheCoefficients() throws {
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let data = try JSONEncoder().encode([transform])
        #expect(String(decoding: data, as: UTF8.self) == "[[1,2,3,4,5,6]]")
        #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [transform])
    }
}
