import Testing

@testable import SwiftUI

@Suite struct GeometryValueTests {
    @Test func anglesConvert() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
        var angle = Angle.zero
        angle.degrees = 30
        #expect(abs((angle * 2 + .degrees(30)).degrees - 90) < 1e-12)
        #expect(Angle.degrees(10) < Angle.degrees(20))
    }

    @Test func edgeSetsHoldTheirEdges() {
        #expect(Edge.Set.horizontal.contains(.leading) && Edge.Set.horizontal.contains(.trailing))
        #expect(!Edge.Set.horizontal.contains(.top))
        #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
        #expect(Edge.Set(Edge.bottom) == .bottom)
        #expect(HorizontalEdge.Set.all == [.leading, .trailing])
        #expect(Axis.Set([.horizontal, .vertical]).contains(Axis.vertical))
        #expect("\(Axis.vertical)" == "vertical")
    }

    @Test func proposalsFillInWhatIsMissing() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        let proposal = ProposedViewSize(width: 5, height: nil)
        #expect(proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 5, height: 2))
        #expect(ProposedViewSize.infinity.width == .infinity && ProposedViewSize.zero.height == 0)
    }

    @Test func unitPointsLieInRectangles() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
        #expect(UnitPoint.leading.point(in: rect) == CGPoint(x: 10, y: 45))
    }

    @Test func animatableDataRoundTrips() {
        var insets = EdgeInsets()
        insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData.scaled(by: 2)
        #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        var rect = CGRect.zero
        rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        let values = AnimatableValues(1.0, CGFloat(2)) + AnimatableValues(3.0, CGFloat(4))
        #expect(values == AnimatableValues(4.0, CGFloat(6)) && values.magnitudeSquared == 52)
    }

    @Test func textSizesAreOrdered() {
        #expect(DynamicTypeSize.xSmall < .large && DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
        #expect(zip(DynamicTypeSize.allCases, DynamicTypeSize.allCases.dropFirst()).allSatisfy { $0.scale < $1.scale })
    }
}
