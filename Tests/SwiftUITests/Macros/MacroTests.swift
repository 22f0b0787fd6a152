import Foundation
import SwiftUI
import Testing

/// An object that can't be sent to other threads, as most models can't.
private final class Catalogue {
    var names: [String] = []
}

extension EnvironmentValues {
    @Entry fileprivate var boardTitle: String = "Departures"
    @Entry fileprivate var rowCount = 3
    @Entry fileprivate var handler: (@Sendable () -> Void)?
    @Entry fileprivate var `default`: [String: Int] = [:]
    @Entry fileprivate var catalogue = Catalogue()
}

extension Transaction {
    @Entry fileprivate var reason: String = "none"
}

@Animatable
private struct Wedge {
    var start: Angle
    var end = Angle.degrees(30)
    var depth = 0.5 { didSet {} }
    @AnimatableIgnored var name = "wedge"
    let isFixed = true
    var middle: Double { (start.degrees + end.degrees) / 2 }
}

@Animatable
private struct Box {
    var size: CGSize
}

#Preview { EmptyView() }

#Preview("Named") {
    @Previewable @State var isOn = false
    EmptyView()
    EmptyView()
}

#Preview("With traits", traits: .sizeThatFitsLayout, .fixedLayout(width: 3, height: 4)) { EmptyView() }

private struct OldPreviews: PreviewProvider {
    static var previews: some View {
        let title = "Board"
        Group { EmptyView() }
        EmptyView().id(title)
    }
}

@Suite struct MacroTests {
    @Test func entriesHaveTheirDefaultAndKeepWhatIsSet() {
        var values = EnvironmentValues()
        #expect(values.boardTitle == "Departures" && values.rowCount == 3 && values.handler == nil)
        values.boardTitle = "Arrivals"
        values.rowCount += 2
        values.default["a"] = 1
        #expect(values.boardTitle == "Arrivals" && values.rowCount == 5 && values.default == ["a": 1])
        #expect(EnvironmentValues().rowCount == 3)
    }

    @Test func entriesOfTransactions() {
        var transaction = Transaction()
        #expect(transaction.reason == "none")
        transaction.reason = "tap"
        #expect(transaction.reason == "tap")
    }

    @Test func animatableTypesChangeAllTheirVariables() {
        var wedge = Wedge(start: .degrees(10))
        wedge.animatableData = wedge.animatableData + wedge.animatableData
        #expect(abs(wedge.start.degrees - 20) < 1e-9 && abs(wedge.end.degrees - 60) < 1e-9 && wedge.depth == 1)
        var box = Box(size: CGSize(width: 3, height: 4))
        box.animatableData.scale(by: 2)
        #expect(box.size == CGSize(width: 6, height: 8))
    }
}
