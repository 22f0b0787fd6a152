@testable import SwiftUI

/// A state of a view under test, to be read and written from outside.
@MainActor
final class Probe<Value> {
    fileprivate(set) var binding: Binding<Value>?

    var value: Value? {
        get { binding?.wrappedValue }
        set { if let newValue { binding?.wrappedValue = newValue } }
    }
}

/// Shows a view of a state, which the probe gives access to.
struct WithState<Value, Content: View>: View {
    @State private var value: Value
    private let probe: Probe<Value>
    private let content: (Binding<Value>) -> Content

    init(_ value: Value, _ probe: Probe<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(wrappedValue: value)
        self.probe = probe
        self.content = content
    }

    var body: some View {
        let _ = probe.binding = $value
        content($value)
    }
}
