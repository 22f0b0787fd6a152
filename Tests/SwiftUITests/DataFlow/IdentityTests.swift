import Gtk
import Testing

@testable import SwiftUI

/// State lives and dies with the identity of its view.
extension WidgetTests {
    @Test func anotherIDStartsAnew() async {
        let probe = FlowProbe()
        let keeper = StateKeeper()
        let w = TestWindow { IDHost(probe: probe, keeper: keeper) }
        await w.settle()
        keeper["x"]?.wrappedValue = 5
        await w.settle()
        #expect(w.texts == ["x 5"])
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(w.texts == ["x 0"])
        await w.close()
    }

    @Test func eachBranchHasItsOwnState() async {
        let probe = FlowProbe()
        let keeper = StateKeeper()
        let w = TestWindow { BranchHost(probe: probe, keeper: keeper) }
        await w.settle()
        keeper["x"]?.wrappedValue = 5
        await w.settle()
        #expect(w.texts == ["x 5"])
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(w.texts == ["x 0"])
        probe.number?.wrappedValue = 0
        await w.settle()
        #expect(w.texts == ["x 0"])
        await w.close()
    }

    @Test func stateMovesWithTheIDOfAnElement() async {
        let keeper = StateKeeper()
        let model = ElementModel()
        let w = TestWindow { ElementHost(model: model, keeper: keeper) }
        await w.settle()
        keeper["b"]?.wrappedValue = 2
        keeper["c"]?.wrappedValue = 3
        await w.settle()
        #expect(w.texts == ["a 0", "b 2", "c 3"])
        let widgets = w.all(TextWidget.self).map(\.raw)
        let creations = Counters.widgetCreations
        model.ids = ["c", "a", "b"]
        await w.settle()
        #expect(w.texts == ["c 3", "a 0", "b 2"])
        #expect(w.all(TextWidget.self).map(\.raw) == [widgets[2], widgets[0], widgets[1]])
        #expect(Counters.widgetCreations == creations)
        model.ids = ["c", "b"]
        await w.settle()
        model.ids = ["a", "b", "c"]
        await w.settle()
        #expect(w.texts == ["a 0", "b 2", "c 3"])
        await w.close()
    }

    @Test func aRemovedSubtreeFreesNodesAndWidgets() async {
        let probe = FlowProbe()
        let w = TestWindow { RemovableHost(probe: probe) }
        await w.settle()
        let nodes = Counters.liveNodes
        let widgets = GtkCounters.liveShimWidgets
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(Counters.liveNodes > nodes + 100)
        #expect(GtkCounters.liveShimWidgets == widgets + 101)
        let watched = w.all(TextWidget.self).map { Gtk.WeakReference($0) }
        #expect(watched.count == 102)
        probe.number?.wrappedValue = 0
        await w.settle()
        await w.pump(until: { watched.filter(\.isAlive).count == 1 }, timeout: 2)
        #expect(watched.filter(\.isAlive).count == 1)
        #expect(Counters.liveNodes == nodes)
        #expect(GtkCounters.liveShimWidgets == widgets)
        await w.close()
    }

    @Test func aClosedWindowFreesEverything() async {
        let nodes = Counters.liveNodes
        let widgets = GtkCounters.liveShimWidgets
        let probe = FlowProbe()
        weak var keeper: StateKeeper?
        do {
            let owned = StateKeeper()
            keeper = owned
            let w = TestWindow { BranchHost(probe: probe, keeper: owned) }
            await w.settle()
            probe.number?.wrappedValue = 1
            await w.settle()
            await w.close()
        }
        probe.number = nil
        #expect(keeper == nil)
        #expect(Counters.liveNodes == nodes)
        #expect(GtkCounters.liveShimWidgets == widgets)
    }
}

/// Hands out the bindings of states by name.
@MainActor
final class StateKeeper {
    private var bindings: [String: Binding<Int>] = [:]

    subscript(name: String) -> Binding<Int>? {
        get { bindings[name] }
        set { bindings[name] = newValue }
    }
}

struct KeptState: View {
    let name: String
    let keeper: StateKeeper
    @State private var number = 0

    var body: some View {
        keeper[name] = $number
        return Text(verbatim: "\(name) \(number)")
    }
}

private struct IDHost: View {
    let probe: FlowProbe
    let keeper: StateKeeper
    @State private var number = 0

    var body: some View {
        probe.number = $number
        return KeptState(name: "x", keeper: keeper).id(number)
    }
}

private struct BranchHost: View {
    let probe: FlowProbe
    let keeper: StateKeeper
    @State private var number = 0

    var body: some View {
        let _ = probe.number = $number
        if number == 0 {
            KeptState(name: "x", keeper: keeper)
        } else {
            KeptState(name: "x", keeper: keeper)
        }
    }
}

@Observable
@MainActor
private final class ElementModel {
    var ids = ["a", "b", "c"]
}

private struct ElementHost: View {
    let model: ElementModel
    let keeper: StateKeeper

    var body: some View {
        VStack {
            ForEach(model.ids, id: \.self) { KeptState(name: $0, keeper: keeper) }
        }
    }
}

private struct RemovableHost: View {
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        let _ = probe.number = $number
        VStack {
            Text(verbatim: "stays")
            if number == 1 {
                VStack {
                    ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").padding(1) }
                    Text(verbatim: "last").overlay { EmptyView() }
                }
            }
        }
    }
}
