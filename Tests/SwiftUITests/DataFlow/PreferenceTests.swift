import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func preferencesAreReducedInViewOrder() async {
        let probe = FlowProbe()
        let w = TestWindow { PreferenceHost(probe: probe) }
        await w.settle()
        #expect(probe.events == ["a,b,c"])
        probe.name?.wrappedValue = "B"
        await w.settle()
        #expect(probe.events == ["a,b,c", "a,B,c"])
        // An equal value is no change.
        probe.number?.wrappedValue = 5
        await w.settle()
        #expect(probe.events == ["a,b,c", "a,B,c"])
        await w.close()
    }

    @Test func preferencesAreCombinedOnlyWhereSomethingChanged() async {
        let probe = FlowProbe()
        let w = TestWindow { CountedPreferences(probe: probe) }
        await w.settle()
        ListKey.reductions = 0
        probe.name?.wrappedValue = "B"
        await w.settle()
        #expect(probe.events.last == "a1,a2,a3,B")
        // Two groups are combined into one; the first group, of three, isn't combined again.
        #expect(ListKey.reductions == 1)
        await w.close()
    }

    @Test func preferencesFollowTheOrderOfElements() async {
        let probe = FlowProbe()
        let w = TestWindow { OrderedPreferences(probe: probe) }
        await w.settle()
        #expect(probe.events == ["0,1,2"])
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(probe.events.last == "2,1,0")
        probe.number?.wrappedValue = 2
        await w.settle()
        #expect(probe.events.last == "2")
        probe.number?.wrappedValue = 3
        await w.settle()
        #expect(probe.events.last == "")
        await w.close()
    }

    @Test func transformedPreferencesAndTheirReaders() async {
        let probe = FlowProbe()
        let w = TestWindow {
            HStack {
                Text(verbatim: "x").preference(key: ListKey.self, value: ["x"])
                Text(verbatim: "y").preference(key: ListKey.self, value: ["y"])
                    .transformPreference(ListKey.self) { $0 += ["t"] }
            }
            .overlayPreferenceValue(ListKey.self) { Text(verbatim: $0.joined(separator: "+")) }
            .onPreferenceChange(ListKey.self) { probe.events.append($0.joined(separator: ",")) }
        }
        await w.settle()
        #expect(w.texts == ["x", "y", "x+y+t"])
        #expect(probe.events == ["x,y,t"])
        await w.close()
    }
}

private enum ListKey: PreferenceKey {
    nonisolated(unsafe) static var reductions = 0
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        reductions += 1
        value += nextValue()
    }
}

private struct PreferenceHost: View {
    let probe: FlowProbe
    @State private var name = "b"
    @State private var number = 0

    var body: some View {
        probe.name = $name
        probe.number = $number
        return VStack {
            Text(verbatim: "\(number)").preference(key: ListKey.self, value: ["a"])
            HStack {
                Text(verbatim: "b").preference(key: ListKey.self, value: [name])
                Text(verbatim: "c").preference(key: ListKey.self, value: ["c"])
            }
        }
        .onPreferenceChange(ListKey.self) { probe.events.append($0.joined(separator: ",")) }
    }
}

private struct CountedPreferences: View {
    let probe: FlowProbe

    var body: some View {
        VStack {
            HStack {
                ForEach(1..<4) { Text(verbatim: "a").preference(key: ListKey.self, value: ["a\($0)"]) }
            }
            NamedPreference(probe: probe)
        }
        .onPreferenceChange(ListKey.self) { probe.events.append($0.joined(separator: ",")) }
    }
}

private struct NamedPreference: View {
    let probe: FlowProbe
    @State private var name = "b"

    var body: some View {
        probe.name = $name
        return Text(verbatim: "n").preference(key: ListKey.self, value: [name])
    }
}

private struct OrderedPreferences: View {
    let probe: FlowProbe
    @State private var number = 0

    private var ids: [Int] {
        switch number {
        case 0: [0, 1, 2]
        case 1: [2, 1, 0]
        case 2: [2]
        default: []
        }
    }

    var body: some View {
        probe.number = $number
        return VStack {
            ForEach(ids, id: \.self) { id in
                Text(verbatim: "\(id)").preference(key: ListKey.self, value: ["\(id)"])
            }
        }
        .onPreferenceChange(ListKey.self) { probe.events.append($0.joined(separator: ",")) }
    }
}
