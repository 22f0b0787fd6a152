import Foundation
import Testing

@testable import SwiftUI

/// What a layout must come to: named frames in a root of 300 × 200 points.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: [String: CGRect]
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(
        _ name: String, _ expected: [String: CGRect], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) {
        self.name = name
        self.expected = expected
        self.view = { AnyView(view()) }
    }

    var testDescription: String { name }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@MainActor
final class FrameRecorder {
    static let shared = FrameRecorder()
    var frames: [String: CGRect] = [:]
}

extension View {
    /// Records the view's frame in the root's coordinate space without changing its layout.
    @MainActor func probe(_ name: String) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.onAppear { FrameRecorder.shared.frames[name] = proxy.frame(in: .named("root")) }
            }
        )
    }
}

/// A coloured block of a fixed size whose frame is recorded.
@MainActor func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.teal.frame(width: width, height: height).probe(name)
}

/// A colour that takes what it gets, and whose frame is recorded.
@MainActor func filler(_ name: String) -> some View {
    Color.orange.probe(name)
}

/// Each view begins where the one before ends, in both directions.
struct Staircase: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }
            .reduce(into: CGSize.zero) {
                $0.width += $1.width
                $0.height += $1.height
            }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            corner.x += size.width
            corner.y += size.height
        }
    }
}

extension WidgetTests {
    @Test("Layouts come to SwiftUI's frames", arguments: LayoutCase.all)
    func layoutCase(_ example: LayoutCase) async {
        FrameRecorder.shared.frames = [:]
        let window = TestWindow {
            example.view().frame(width: 300, height: 200).coordinateSpace(name: "root")
        }
        await window.settle()
        let frames = FrameRecorder.shared.frames
        for (name, expected) in example.expected {
            guard let frame = frames[name] else {
                Issue.record("\(name) has no frame")
                continue
            }
            let difference = max(
                abs(frame.minX - expected.minX), abs(frame.minY - expected.minY), abs(frame.width - expected.width),
                abs(frame.height - expected.height))
            #expect(difference <= 0.01, "\(name) is at \(frame), not at \(expected)")
        }
        await window.close()
    }
}
