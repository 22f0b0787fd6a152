import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func severalPublishedChangesAreOneEvaluation() async {
        let probe = FlowProbe()
        let board = ObjectBoard()
        let w = TestWindow { ObservingView(board: board, probe: probe) }
        await w.settle()
        board.name = "b"
        board.isEnabled = true
        for _ in 0..<100 { board.name += "!" }
        await w.settle()
        #expect(probe.evaluations == ["ObservingView": 2])
        #expect(w.texts == ["b" + String(repeating: "!", count: 100)])
        board.plain = 3
        #expect(!Updater.shared.hasWork)
        // As in SwiftUI: whoever holds the object is evaluated, whatever it reads.
        board.isEnabled = false
        await w.settle()
        #expect(probe.evaluations == ["ObservingView": 3])
        await w.close()
    }

    @Test func anObjectThatWentIsNotObservedAnyMore() async {
        let probe = FlowProbe()
        let first = ObjectBoard()
        let second = ObjectBoard()
        second.name = "second"
        let w = TestWindow { BoardChooser(first: first, second: second, probe: probe) }
        await w.settle()
        #expect(w.texts == ["a"])
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(w.texts == ["second"])
        first.name = "x"
        #expect(!Updater.shared.hasWork)
        second.name = "y"
        await w.settle()
        #expect(w.texts == ["y"])
        await w.close()
        second.name = "z"
        #expect(!Updater.shared.hasWork)
    }

    @Test func aStateObjectIsMadeOnceForEachIdentity() async {
        let probe = FlowProbe()
        ObjectBoard.made = 0
        let w = TestWindow { OwnerParent(probe: probe) }
        await w.settle()
        #expect(w.texts == ["Ravi", "Maria"])
        #expect(ObjectBoard.made == 2)
        // Other inputs: the objects stay what they were.
        probe.name?.wrappedValue = "Anna"
        await w.settle()
        #expect(w.texts == ["Ravi", "Maria"])
        #expect(ObjectBoard.made == 2)
        // Another identity: another object.
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(w.texts == ["Anna", "Maria"])
        #expect(ObjectBoard.made == 3)
        await w.close()
    }

    @Test func aStateObjectEndsWithItsView() async {
        let probe = FlowProbe()
        ObjectBoard.alive = 0
        let w = TestWindow { OwnerParent(probe: probe) }
        await w.settle()
        #expect(ObjectBoard.alive == 2)
        await w.close()
        #expect(ObjectBoard.alive == 0)
    }

    @Test func anEnvironmentObjectIsFoundByItsType() async {
        let probe = FlowProbe()
        let board = ObjectBoard()
        let w = TestWindow {
            VStack {
                EnvironmentObjectReader(probe: probe)
                Text(verbatim: "other")
            }
            .environmentObject(board)
        }
        await w.settle()
        #expect(w.texts == ["a", "other"])
        board.name = "b"
        await w.settle()
        #expect(w.texts == ["b", "other"])
        #expect(probe.evaluations == ["EnvironmentObjectReader": 2])
        probe.name?.wrappedValue = "c"
        await w.settle()
        #expect(board.name == "c")
        #expect(w.texts == ["c", "other"])
        await w.close()
    }

    @Test func bindingsToAnObjectReachTheirReader() async {
        let probe = FlowProbe()
        let board = ObjectBoard()
        let w = TestWindow { ObjectBindingParent(board: board, probe: probe) }
        await w.settle()
        board.name = "b"
        await w.settle()
        #expect(w.texts == ["b"])
        #expect(probe.evaluations == ["ObjectBindingParent": 2, "ObjectBindingChild": 2])
        await w.close()
    }

    @Test func bindingsToAnObservableObjectConcernTheirReaderAlone() async {
        let probe = FlowProbe()
        let model = FlowModel()
        let w = TestWindow { BindableParent(model: model, probe: probe) }
        await w.settle()
        model.first = "b"
        await w.settle()
        #expect(w.texts == ["b"])
        #expect(probe.evaluations == ["BindableParent": 1, "BindableChild": 2])
        probe.name?.wrappedValue = "c"
        await w.settle()
        #expect(model.first == "c" && w.texts == ["c"])
        // The same property is the same place: a parent that is evaluated anew doesn't have the child evaluated.
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(probe.evaluations == ["BindableParent": 2, "BindableChild": 3])
        await w.close()
    }

    @Test func receivedValuesRunTheAction() async {
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<String, Never>("first")
        var received: [String] = []
        let w = TestWindow {
            Text(verbatim: "x")
                .onReceive(subject) { received.append("\($0)") }
                .onReceive(current) { received.append($0) }
        }
        await w.settle()
        #expect(received == ["first"])
        subject.send(1)
        current.send("second")
        subject.send(2)
        #expect(received == ["first", "1", "second", "2"])
        await w.close()
        subject.send(3)
        #expect(received.count == 4)
    }

    @Test func valuesFromOtherThreadsAreReceivedOnTheMainThread() async {
        let subject = PassthroughSubject<Int, Never>()
        let probe = FlowProbe()
        let w = TestWindow { ReceivingView(subject: subject, probe: probe) }
        await w.settle()
        nonisolated(unsafe) let sender = subject
        await Task.detached { sender.send(7) }.value
        await w.pump(until: { !probe.events.isEmpty })
        await w.settle()
        #expect(probe.events == ["7"])
        #expect(w.texts == ["7"])
        await w.close()
    }
}

private final class ObjectBoard: ObservableObject {
    nonisolated(unsafe) static var made = 0
    nonisolated(unsafe) static var alive = 0

    @Published var name = "a"
    @Published var isEnabled = false
    var plain = 0

    init(name: String = "a") {
        self.name = name
        ObjectBoard.made += 1
        ObjectBoard.alive += 1
    }

    deinit {
        ObjectBoard.alive -= 1
    }
}

private struct ObservingView: View {
    @ObservedObject var board: ObjectBoard
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("ObservingView")
        return Text(verbatim: board.name)
    }
}

private struct BoardChooser: View {
    let first: ObjectBoard
    let second: ObjectBoard
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.number = $number
        return ObservingView(board: number == 0 ? first : second, probe: probe)
    }
}

private struct OwnerParent: View {
    let probe: FlowProbe
    @State private var name = "Ravi"
    @State private var number = 0

    var body: some View {
        probe.name = $name
        probe.number = $number
        return VStack {
            OwnerView(name: name).id(number)
            OwnerView(name: "Maria")
        }
    }
}

private struct OwnerView: View {
    @StateObject private var board: ObjectBoard

    init(name: String) {
        _board = StateObject(wrappedValue: ObjectBoard(name: name))
    }

    var body: some View { Text(verbatim: board.name) }
}

private struct EnvironmentObjectReader: View {
    @EnvironmentObject var board: ObjectBoard
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("EnvironmentObjectReader")
        probe.name = $board.name
        return Text(verbatim: board.name)
    }
}

private struct ObjectBindingParent: View {
    @ObservedObject var board: ObjectBoard
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("ObjectBindingParent")
        return ObjectBindingChild(name: $board.name, probe: probe)
    }
}

private struct ObjectBindingChild: View {
    @Binding var name: String
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("ObjectBindingChild")
        return Text(verbatim: name)
    }
}

private struct BindableParent: View {
    @Bindable var model: FlowModel
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.evaluated("BindableParent")
        probe.name = $model.first
        probe.number = $number
        _ = number
        return BindableChild(name: $model.first, probe: probe)
    }
}

private struct BindableChild: View {
    @Binding var name: String
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("BindableChild")
        return Text(verbatim: name)
    }
}

private struct ReceivingView: View {
    let subject: PassthroughSubject<Int, Never>
    let probe: FlowProbe
    @State private var last = 0

    var body: some View {
        Text(verbatim: "\(last)")
            .onReceive(subject) {
                probe.events.append("\($0)")
                last = $0
            }
    }
}
