import Foundation

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view of something that is going on, with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) {
        self.init(fraction: nil, label: titleResource.text, currentValueLabel: EmptyView())
    }

    /// Creates a view of progress with a title; nil: nobody knows how far it has come.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1) {
        self.init(fraction: Self.fraction(value, total), label: titleResource.text, currentValueLabel: EmptyView())
    }
}
