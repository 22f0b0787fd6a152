import Foundation
import Observation

@testable import SwiftUI

/// The values of the stateful views of a random tree, so that a tree built afresh begins with them.
@MainActor
final class SpecStates {
    static let shared = SpecStates()
    /// What every view with that id starts with.
    var counts: [Int: Int] = [:]
    /// The states of the tree that is updated in place, and what they belong to. Several views may come from one spec: an
    /// overlay is made for each view of a group.
    var bindings: [Int: (bindings: [ObjectIdentifier: Binding<Int>], kind: TreeSpec.Stateful)] = [:]
    /// What the preference readers of both trees heard last, and the geometry readers.
    var heard: [Bool: [Int: String]] = [:]
    /// How often views of the tree that is updated in place appeared without disappearing.
    var appearances: [Int: Int] = [:]
    /// The views of the tree that is updated in place register themselves, those of the other one don't.
    var isInPlace = true

    func reset() {
        counts = [:]
        bindings = [:]
        heard = [:]
        appearances = [:]
        isInPlace = true
    }
}

/// What several views of a tree read.
@Observable
@MainActor
final class SpecModel {
    static let shared = SpecModel()
    var first = 0
    var second = 0
    var third = 0
}

enum SumKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

extension EnvironmentValues {
    @Entry var specNumber = 0
}

/// Shows a spec without others inside.
struct SpecLeaf: View {
    let spec: TreeSpec

    private static let colors: [Color] = [.red, .green, .blue, .clear]
    private static let symbols = ["airplane", "star.fill", "info.circle"]

    var body: some View {
        switch spec.kind {
        case .text(let text): Text(verbatim: text)
        case .runs(let first, let second): Text(verbatim: first).bold() + Text(verbatim: second).foregroundColor(.red)
        case .color(let index): Self.colors[index]
        case .image(let index): Image(systemName: Self.symbols[index])
        case .label(let words, let index): Label(words, systemImage: Self.symbols[index])
        case .spacer: Spacer()
        case .divider: Divider()
        case .observed(let property): ObservedView(property: property)
        case .surroundings: SurroundingsView()
        case .stateful(let kind): StatefulView(id: spec.id, kind: kind)
        default: special
        }
    }

    @ViewBuilder private var special: some View {
        switch spec.kind {
        case .shape(let index):
            switch index {
            case 0: Circle()
            case 1: RoundedRectangle(cornerRadius: 5).fill(.orange)
            case 2: Capsule().stroke(.blue, lineWidth: 2)
            default: Ellipse()
            }
        case .button(let words, let style):
            switch style {
            case 0: Button(words) {}
            case 1: Button(words, role: .destructive) {}.buttonStyle(.bordered)
            case 2: Button(words) {}.buttonStyle(.plain)
            default:
                Button {
                } label: {
                    HStack {
                        Image(systemName: "airplane")
                        Text(verbatim: words)
                    }
                }
            }
        case .progress(let value): ProgressView("Import", value: value)
        case .spinner: ProgressView()
        default: EmptyView()
        }
    }
}

/// A reader of one property of the model.
struct ObservedView: View {
    let property: Int

    var body: some View {
        let model = SpecModel.shared
        Text(verbatim: "Model \(property == 0 ? model.first : property == 1 ? model.second : model.third)")
    }
}

private struct SurroundingsView: View {
    @Environment(\.specNumber) private var number
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(verbatim: "\(number) \(isEnabled)") }
}

/// A view with a state, and a control for it.
struct StatefulView: View {
    let kind: TreeSpec.Stateful
    private let id: Int
    @State private var count: Int

    init(id: Int, kind: TreeSpec.Stateful) {
        self.id = id
        self.kind = kind
        _count = State(initialValue: SpecStates.shared.counts[id, default: 0])
    }

    var body: some View {
        let _ = register()
        switch kind {
        case .counter: Text(verbatim: "Count \(count)")
        case .binding: BoundView(count: $count)
        case .checkBox: Toggle("Check", isOn: isOdd).toggleStyle(.checkbox)
        case .toggle: Toggle("Switch", isOn: isOdd).toggleStyle(.switch)
        case .toggleButton: Toggle("Press", isOn: isOdd).toggleStyle(.button)
        default: other
        }
    }

    @ViewBuilder private var other: some View {
        switch kind {
        case .slider: Slider(value: fraction, in: 0...10)
        case .field: TextField("Words", text: words)
        case .stepper: Stepper("Step", value: $count)
        case .menu: picker.pickerStyle(.menu)
        case .segments: picker.pickerStyle(.segmented)
        default: DatePicker("Day", selection: date, displayedComponents: .date)
        }
    }

    private var picker: some View {
        Picker("Choice", selection: $count) {
            ForEach(0..<3) { Text(verbatim: "Choice \($0)").tag($0) }
        }
    }

    private var isOdd: Binding<Bool> { Binding(get: { count % 2 == 1 }, set: { count = $0 ? 1 : 0 }) }
    private var fraction: Binding<Double> { Binding(get: { Double(count % 11) }, set: { count = Int($0) }) }
    private var words: Binding<String> { Binding(get: { "words \(count)" }, set: { count = $0.count }) }
    private var date: Binding<Date> {
        Binding(get: { Date(timeIntervalSince1970: Double(count) * 86400) }, set: { _ in })
    }

    private func register() {
        guard SpecStates.shared.isInPlace else { return }
        SpecStates.shared.bindings[id, default: ([:], kind)].kind = kind
        SpecStates.shared.bindings[id, default: ([:], kind)].bindings[ObjectIdentifier($count.location)] = $count
    }
}

private struct BoundView: View {
    @Binding var count: Int

    var body: some View { Text(verbatim: "Bound \(count)") }
}
