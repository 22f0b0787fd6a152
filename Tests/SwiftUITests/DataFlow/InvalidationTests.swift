import Gtk
import Testing

@testable import SwiftUI

/// How much is evaluated and written after a change: exactly what the change concerns.
extension WidgetTests {
    @Test func aWriteNobodyReadsEvaluatesNothing() async {
        let probe = FlowProbe()
        let w = TestWindow { UnreadState(probe: probe) }
        await w.settle()
        let count = Counters.bodyEvaluations
        probe.number?.wrappedValue = 7
        #expect(!Updater.shared.hasWork)
        await w.settle()
        #expect(Counters.bodyEvaluations == count)
        #expect(probe.number?.wrappedValue == 7)
        await w.close()
    }

    @Test func anEqualWriteDoesNothing() async {
        let probe = FlowProbe()
        let w = TestWindow { ReadState(probe: probe) }
        await w.settle()
        #expect(probe.evaluations == ["ReadState": 1])
        probe.number?.wrappedValue = 0
        #expect(!Updater.shared.hasWork)
        probe.number?.wrappedValue = 1
        #expect(Updater.shared.hasWork)
        await w.settle()
        #expect(probe.evaluations == ["ReadState": 2])
        await w.close()
    }

    @Test func aHundredWritesInOneTurnAreOneEvaluation() async {
        let probe = FlowProbe()
        let w = TestWindow { ReadState(probe: probe) }
        await w.settle()
        for number in 1...100 { probe.number?.wrappedValue = number }
        await w.settle()
        #expect(probe.evaluations == ["ReadState": 2])
        #expect(w.texts == ["100"])
        await w.close()
    }

    @Test func onlyTheReaderOfAnObservablePropertyIsEvaluated() async {
        let probe = FlowProbe()
        let model = FlowModel()
        let w = TestWindow {
            VStack {
                FirstReader(model: model, probe: probe)
                SecondReader(model: model, probe: probe)
            }
        }
        await w.settle()
        let bodies = Counters.bodyEvaluations
        let writes = Counters.widgetWrites
        model.first = "b"
        await w.settle()
        #expect(probe.evaluations == ["FirstReader": 2, "SecondReader": 1])
        #expect(Counters.bodyEvaluations == bodies + 1)
        // The text, and the place that it is given; the other text is left alone.
        #expect(Counters.widgetWrites > writes)
        model.unread += 1
        #expect(!Updater.shared.hasWork)
        for _ in 0..<100 { model.second += "x" }
        await w.settle()
        #expect(probe.evaluations == ["FirstReader": 2, "SecondReader": 2])
        await w.close()
    }

    @Test func anUnchangedChildIsNotEvaluated() async {
        let probe = FlowProbe()
        let w = TestWindow { ParentOfUnchanged(probe: probe) }
        await w.settle()
        probe.number?.wrappedValue = 5
        await w.settle()
        #expect(probe.evaluations == ["ParentOfUnchanged": 2, "Child 1": 1])
        #expect(w.texts == ["5", "child 1"])
        await w.close()
    }

    @Test func anUnchangedSubtreeCostsNoWrite() async {
        let probe = FlowProbe()
        let w = TestWindow { ParentOfUnchanged(probe: probe, hidesNumber: true) }
        await w.settle()
        let writes = Counters.widgetWrites
        let creations = Counters.widgetCreations
        probe.number?.wrappedValue = 5
        await w.settle()
        #expect(probe.evaluations == ["ParentOfUnchanged": 2, "Child 1": 1])
        #expect(Counters.widgetWrites == writes)
        #expect(Counters.widgetCreations == creations)
        await w.close()
    }

    @Test func aChangedEnvironmentKeyEvaluatesItsReaders() async {
        let probe = FlowProbe()
        let w = TestWindow { EnvironmentFlow(probe: probe) }
        await w.settle()
        #expect(w.texts == ["0 a", "a", "0", "none"])
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(w.texts == ["1 a", "a", "1", "none"])
        #expect(
            probe.evaluations == ["EnvironmentFlow": 2, "both": 2, "label": 1, "number": 2, "none": 1])
        await w.close()
    }

    @Test func aBindingReadInAChildEvaluatesTheChildAlone() async {
        let probe = FlowProbe()
        let w = TestWindow { BindingParent(probe: probe) }
        await w.settle()
        probe.number?.wrappedValue = 3
        await w.settle()
        #expect(probe.evaluations == ["BindingParent": 1, "BindingChild": 2, "MemberChild": 1])
        #expect(w.texts == ["3", "x"])
        probe.name?.wrappedValue = "y"
        await w.settle()
        // Both members are parts of one state: whoever reads a part is evaluated, and nobody else.
        #expect(probe.evaluations == ["BindingParent": 1, "BindingChild": 2, "MemberChild": 2])
        await w.close()
    }

    @Test func aNodeMarkedTogetherWithItsParentIsEvaluatedOnce() async {
        let probe = FlowProbe()
        let model = FlowModel()
        let w = TestWindow { OuterReader(model: model, probe: probe) }
        await w.settle()
        model.first = "b"
        await w.settle()
        #expect(probe.evaluations == ["OuterReader": 2, "InnerReader": 2])
        #expect(w.texts == ["b b"])
        await w.close()
    }

    @Test func aPropertyOfAPropertyIsADependency() async {
        let probe = FlowProbe()
        let w = TestWindow { NestedPropertyHost(probe: probe) }
        await w.settle()
        #expect(w.texts == ["<0>"])
        probe.number?.wrappedValue = 4
        await w.settle()
        #expect(w.texts == ["<4>"])
        #expect(probe.evaluations == ["NestedPropertyHost": 2, "NestedPropertyReader": 2])
        await w.close()
    }
}

/// Counts evaluations by name and hands bindings out of views.
@MainActor
final class FlowProbe {
    var evaluations: [String: Int] = [:]
    var number: Binding<Int>?
    var name: Binding<String>?
    var events: [String] = []
    var flags: [Binding<Bool>] = []
    var actions: [@MainActor () -> Void] = []

    func evaluated(_ name: String) {
        evaluations[name, default: 0] += 1
    }
}

@Observable
@MainActor
final class FlowModel {
    var first = "a"
    var second = "a"
    var unread = 0
}

private struct UnreadState: View {
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.number = $number
        return Text("constant")
    }
}

private struct ReadState: View {
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.evaluated("ReadState")
        probe.number = $number
        return Text(verbatim: "\(number)")
    }
}

private struct FirstReader: View {
    let model: FlowModel
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("FirstReader")
        return Text(verbatim: model.first)
    }
}

private struct SecondReader: View {
    let model: FlowModel
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("SecondReader")
        return Text(verbatim: model.second)
    }
}

private struct ParentOfUnchanged: View {
    let probe: FlowProbe
    var hidesNumber = false
    @State private var number = 0

    var body: some View {
        probe.evaluated("ParentOfUnchanged")
        probe.number = $number
        return VStack {
            Text(verbatim: hidesNumber && number >= 0 ? "hidden" : "\(number)")
            UnchangedChild(id: 1, probe: probe)
        }
    }
}

private struct UnchangedChild: View {
    let id: Int
    let probe: FlowProbe
    @State private var note = "child"

    var body: some View {
        probe.evaluated("Child \(id)")
        return Text(verbatim: "\(note) \(id)")
    }
}

extension EnvironmentValues {
    @Entry fileprivate var flowNumber = -1
    @Entry fileprivate var flowLabel = ""
}

private struct EnvironmentFlow: View {
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.evaluated("EnvironmentFlow")
        probe.number = $number
        return VStack {
            BothReader(probe: probe)
            LabelReader(probe: probe)
            NumberReader(probe: probe)
            NoReader(probe: probe)
        }
        .environment(\.flowNumber, number)
        .environment(\.flowLabel, "a")
    }
}

private struct BothReader: View {
    let probe: FlowProbe
    @Environment(\.flowNumber) private var number
    @Environment(\.flowLabel) private var label

    var body: some View {
        probe.evaluated("both")
        return Text(verbatim: "\(number) \(label)")
    }
}

private struct LabelReader: View {
    let probe: FlowProbe
    @Environment(\.flowLabel) private var label

    var body: some View {
        probe.evaluated("label")
        return Text(verbatim: label)
    }
}

private struct NumberReader: View {
    let probe: FlowProbe
    @Environment(\.flowNumber) private var number

    var body: some View {
        probe.evaluated("number")
        return Text(verbatim: "\(number)")
    }
}

private struct NoReader: View {
    let probe: FlowProbe
    // Declared, but not read.
    @Environment(\.flowNumber) private var number

    var body: some View {
        probe.evaluated("none")
        return Text(verbatim: "none")
    }
}

private struct BindingParent: View {
    let probe: FlowProbe
    @State private var number = 0
    @State private var parts = Parts()

    struct Parts {
        var name = "x"
    }

    var body: some View {
        probe.evaluated("BindingParent")
        probe.number = $number
        probe.name = $parts.name
        return VStack {
            BindingChild(number: $number, probe: probe)
            MemberChild(name: $parts.name, probe: probe)
        }
    }
}

private struct BindingChild: View {
    @Binding var number: Int
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("BindingChild")
        return Text(verbatim: "\(number)")
    }
}

private struct MemberChild: View {
    @Binding var name: String
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("MemberChild")
        return Text(verbatim: name)
    }
}

private struct OuterReader: View {
    let model: FlowModel
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("OuterReader")
        return InnerReader(outer: model.first, model: model, probe: probe)
    }
}

private struct InnerReader: View {
    let outer: String
    let model: FlowModel
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("InnerReader")
        return Text(verbatim: "\(outer) \(model.first)")
    }
}

/// A property made of another one, which it reads when it is connected.
@propertyWrapper
private struct Bracketed: DynamicProperty {
    @Environment(\.flowNumber) private var number
    private var text = ""

    var wrappedValue: String { text }

    mutating func update() {
        text = "<\(number)>"
    }
}

private struct NestedPropertyHost: View {
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.evaluated("NestedPropertyHost")
        probe.number = $number
        return NestedPropertyReader(probe: probe).environment(\.flowNumber, number)
    }
}

private struct NestedPropertyReader: View {
    let probe: FlowProbe
    @Bracketed private var text

    var body: some View {
        probe.evaluated("NestedPropertyReader")
        return Text(verbatim: text)
    }
}
