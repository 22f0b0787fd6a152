import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func aTransactionPassesFromTheWriteToTheUpdate() async {
        let probe = FlowProbe()
        let w = TestWindow { TransactionHost(probe: probe) }
        await w.settle()
        probe.events = []
        withTransaction(\.flowTag, "written") { probe.number?.wrappedValue = 1 }
        await w.settle()
        #expect(probe.events == ["outer written"])
        probe.events = []
        probe.number?.wrappedValue = 2
        await w.settle()
        #expect(probe.events == ["outer -"])
        probe.events = []
        withAnimation(.linear(duration: 1)) { probe.number?.wrappedValue = 3 }
        await w.settle()
        #expect(probe.events == ["outer - animated"])
        await w.close()
    }

    @Test func aNodeUpdatedByItselfGetsWhatTheModifiersAroundItMake() async {
        let probe = FlowProbe()
        let w = TestWindow { NestedTransactionHost(probe: probe) }
        await w.settle()
        probe.events = []
        // Only the inner view is evaluated; its own modifier sees what the outer one made of the transaction.
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(probe.evaluations == ["outer": 1, "inner": 2])
        #expect(probe.events == ["inner -+outer"])
        probe.events = []
        withTransaction(\.flowTag, "written") { probe.number?.wrappedValue = 2 }
        await w.settle()
        #expect(probe.events == ["inner written+outer"])
        await w.close()
    }

    @Test func anAnimationForAValueConcernsChangesOfThatValue() async {
        let probe = FlowProbe()
        let w = TestWindow { ValueAnimationHost(probe: probe) }
        await w.settle()
        probe.events = []
        probe.number?.wrappedValue = 1
        await w.settle()
        #expect(probe.events == ["animated"])
        probe.events = []
        probe.name?.wrappedValue = "other"
        await w.settle()
        #expect(probe.events == ["not animated"])
        await w.close()
    }

    @Test func aBindingCarriesItsTransaction() async {
        let probe = FlowProbe()
        let w = TestWindow { TransactionHost(probe: probe) }
        await w.settle()
        probe.events = []
        probe.number?.animation(.default).wrappedValue = 1
        await w.settle()
        #expect(probe.events == ["outer - animated"])
        probe.events = []
        var transaction = Transaction()
        transaction.flowTag = "bound"
        probe.number?.transaction(transaction).wrappedValue = 2
        await w.settle()
        #expect(probe.events == ["outer bound"])
        await w.close()
    }
}

extension Transaction {
    @Entry fileprivate var flowTag = "-"
}

private struct TransactionHost: View {
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.number = $number
        return Text(verbatim: "\(number)")
            .transaction { transaction in
                probe.events.append("outer \(transaction.flowTag)" + (transaction.animation == nil ? "" : " animated"))
            }
    }
}

private struct NestedTransactionHost: View {
    let probe: FlowProbe

    var body: some View {
        probe.evaluated("outer")
        return InnerTransactionView(probe: probe)
            .transaction { $0.flowTag += "+outer" }
    }
}

private struct InnerTransactionView: View {
    let probe: FlowProbe
    @State private var number = 0

    var body: some View {
        probe.evaluated("inner")
        probe.number = $number
        return Text(verbatim: "\(number)")
            .transaction { probe.events.append("inner \($0.flowTag)") }
    }
}

private struct ValueAnimationHost: View {
    let probe: FlowProbe
    @State private var number = 0
    @State private var name = ""

    var body: some View {
        probe.number = $number
        probe.name = $name
        return Text(verbatim: "\(number) \(name)")
            .transaction { probe.events.append($0.animation == nil ? "not animated" : "animated") }
            .animation(.default, value: number)
    }
}
