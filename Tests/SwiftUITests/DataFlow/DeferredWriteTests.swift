import Foundation
import Testing

@testable import SwiftUI

/// State that is written while GTK measures, places or paints.
extension WidgetTests {
    @Test(arguments: Moment.allCases)
    func aWriteInTheMiddleOfAFrameWaitsForTheNext(_ moment: Moment) async {
        let log = MomentLog()
        let w = TestWindow { MomentView(moment: moment, log: log) }
        await w.settle()
        await w.pump(until: { w.texts == ["1"] }, timeout: 3)
        #expect(w.texts == ["1"])
        #expect(log.events.first == "evaluated 0")
        #expect(log.events.filter { $0.hasPrefix("evaluated") } == ["evaluated 0", "evaluated 1"])
        // Nothing was evaluated between the beginning of the write and the end of what GTK was doing.
        let begin = log.events.firstIndex(of: "writing")
        #expect(begin != nil)
        if let begin { #expect(log.events[begin + 1] == "written") }
        await w.close()
    }
}

/// When a state is written.
enum Moment: CaseIterable, Sendable {
    case measuring, placing, painting
}

@MainActor
private final class MomentLog {
    var events: [String] = []
}

private struct MomentView: View {
    let moment: Moment
    let log: MomentLog
    @State private var number = 0

    private func write(at now: Moment) {
        guard now == moment, number == 0 else { return }
        log.events.append("writing")
        number = 1
        log.events.append("written")
    }

    var body: some View {
        let _ = log.events.append("evaluated \(number)")
        MomentLayout(write: write) {
            Text(verbatim: "\(number)")
            MomentShape(write: write).frame(width: 20, height: 20)
        }
    }
}

private struct MomentLayout: Layout {
    let write: @MainActor (Moment) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { write(.measuring) }
        return CGSize(width: 100, height: 60)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated { write(.placing) }
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 25 * CGFloat(index)), proposal: .unspecified)
        }
    }
}

private struct MomentShape: Shape {
    let write: @MainActor (Moment) -> Void

    func path(in rect: CGRect) -> Path {
        MainActor.assumeIsolated { write(.painting) }
        return Path(rect)
    }
}
