import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func appearingChangingAndDisappearingHappenInOrder() async {
        let probe = FlowProbe()
        let w = TestWindow { LifecycleHost(probe: probe) }
        await w.settle()
        // The first value is known before the window is on the screen.
        #expect(probe.events == ["initial 0", "child appears", "parent appears"])
        probe.events = []
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(probe.events == ["0 to 1"])
        // Several writes of one turn are one change; going back is none.
        probe.events = []
        probe.number?.wrappedValue = 2
        probe.number?.wrappedValue = 3
        await w.settle()
        #expect(probe.events == ["1 to 3", "child disappears"])
        probe.events = []
        probe.number?.wrappedValue = 7
        probe.number?.wrappedValue = 3
        await w.settle()
        #expect(probe.events == [])
        probe.number?.wrappedValue = 0
        await w.settle()
        #expect(Set(probe.events) == ["3 to 0", "child appears"])
        probe.events = []
        await w.close()
        #expect(Set(probe.events) == ["child disappears", "parent disappears"])
        #expect(probe.events.count == 2)
    }

    @Test func aChangeMadeByAChangeIsInTheSameFrame() async {
        let probe = FlowProbe()
        let w = TestWindow { ChainedChanges(probe: probe) }
        await w.settle()
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(probe.events == ["first 1", "second 10"])
        #expect(w.texts == ["1 10 100"])
        await w.close()
    }

    @Test func aTaskEndsWithItsView() async {
        let probe = FlowProbe()
        let w = TestWindow { TaskHost(probe: probe) }
        await w.settle()
        await w.pump(until: { !probe.events.isEmpty })
        #expect(probe.events == ["begins 0"])
        // Another id: cancelled and begun anew.
        probe.number?.wrappedValue = 1
        await w.pump(until: { probe.events.count == 3 })
        #expect(Set(probe.events.dropFirst()) == ["ends 0", "begins 1"])
        // The same id: nothing.
        probe.events = []
        probe.name?.wrappedValue = "another"
        await w.settle()
        #expect(probe.events == [])
        await w.close()
        await w.pump(until: { !probe.events.isEmpty })
        #expect(probe.events == ["ends 1"])
    }

    @Test func aWriteWhileLayingOutWaitsForTheNextFrame() async {
        let probe = FlowProbe()
        let w = TestWindow { LayoutWriter(probe: probe) }
        await w.settle()
        #expect(w.texts == ["1"])
        #expect(probe.events == ["written after evaluation 1", "changed after evaluation 2"])
        #expect(probe.evaluations == ["LayoutWriter": 2])
        await w.close()
    }

    @Test func writesFromOtherThreadsArrive() async {
        let probe = FlowProbe()
        let w = TestWindow { ThreadedState(probe: probe) }
        await w.settle()
        let number = probe.number
        await withTaskGroup(of: Void.self) { group in
            for index in 1...8 {
                group.addTask {
                    for _ in 0..<50 { number?.wrappedValue = index }
                }
            }
        }
        await Task.detached { number?.wrappedValue = 99 }.value
        await w.pump(until: { w.texts == ["99"] })
        #expect(w.texts == ["99"])
        await w.close()
    }

    @Test func anObservableObjectWrittenOnAnotherThreadIsSeen() async {
        let model = ThreadedModel()
        let w = TestWindow { ThreadedReader(model: model) }
        await w.settle()
        #expect(w.texts == ["0"])
        await Task.detached { model.number = 5 }.value
        await w.pump(until: { w.texts == ["5"] })
        #expect(w.texts == ["5"])
        await w.close()
    }
}

private struct LifecycleHost: View {
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.number = $number
        return VStack {
            if number < 3 {
                Text(verbatim: "child")
                    .onAppear { probe.events.append("child appears") }
                    .onDisappear { probe.events.append("child disappears") }
            }
        }
        .onAppear { probe.events.append("parent appears") }
        .onDisappear { probe.events.append("parent disappears") }
        .onChange(of: number, initial: true) { old, new in
            probe.events.append(old == new ? "initial \(new)" : "\(old) to \(new)")
        }
    }
}

private struct ChainedChanges: View {
    let probe: FlowProbe
    @State private var number = 0
    @State private var second = 0
    @State private var third = 0

    var body: some View {
        probe.number = $number
        return Text(verbatim: "\(number) \(second) \(third)")
            .onChange(of: number) { _, new in
                probe.events.append("first \(new)")
                second = new * 10
            }
            .onChange(of: second) { _, new in
                probe.events.append("second \(new)")
                third = new * 10
            }
    }
}

private struct TaskHost: View {
    let probe: FlowProbe
    @State private var number = 0
    @State private var name = ""

    var body: some View {
        probe.number = $number
        probe.name = $name
        return Text(verbatim: name)
            .task(id: number) {
                let id = number
                probe.events.append("begins \(id)")
                do {
                    try await Task.sleep(nanoseconds: 100_000_000_000)
                } catch {
                    probe.events.append("ends \(id)")
                }
            }
    }
}

private struct LayoutWriter: View {
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.evaluated("LayoutWriter")
        return WritingLayout(action: {
            guard number == 0 else { return }
            number = 1
            probe.events.append("written after evaluation \(probe.evaluations["LayoutWriter", default: 0])")
        }) {
            Text(verbatim: "\(number)")
        }
        .onChange(of: number) {
            probe.events.append("changed after evaluation \(probe.evaluations["LayoutWriter", default: 0])")
        }
    }
}

/// A layout that does something when it places its views.
private struct WritingLayout: Layout {
    let action: @MainActor () -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated { action() }
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

private struct ThreadedState: View {
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.number = $number
        return Text(verbatim: "\(number)")
    }
}

@Observable
private final class ThreadedModel: @unchecked Sendable {
    var number = 0
}

private struct ThreadedReader: View {
    let model: ThreadedModel

    var body: some View { Text(verbatim: "\(model.number)") }
}
