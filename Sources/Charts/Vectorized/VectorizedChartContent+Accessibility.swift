import SwiftUI

extension VectorizedChartContent {
    /// Sets the names of the marks that screen readers speak, a property of each element.
    nonisolated public func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(key: { _ in nil }, change: { $1.label = $0[keyPath: keyPath] })
    }

    /// Sets the names of the marks that screen readers speak, a property of each element that is looked up in the app's translations.
    nonisolated public func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(key: { _ in nil }, change: { $1.label = Text($0[keyPath: keyPath]) })
    }

    /// Sets the names of the marks that screen readers speak, a property of each element that is looked up in the app's translations.
    nonisolated public func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, LocalizedStringResource>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(key: { _ in nil }, change: { $1.label = Text($0[keyPath: keyPath]) })
    }

    /// Sets the names of the marks that screen readers speak, a property of each element.
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { .label(String($0[keyPath: keyPath])) },
            change: { $1.label = Text(verbatim: String($0[keyPath: keyPath])) })
    }

    /// Sets the values of the marks that screen readers speak, a property of each element.
    nonisolated public func accessibilityValue(
        _ keyPath: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(key: { _ in nil }, change: { $1.accessibilityValue = $0[keyPath: keyPath] })
    }

    /// Sets the values of the marks that screen readers speak, a property of each element that is looked up in the app's translations.
    nonisolated public func accessibilityValue(
        _ keyPath: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(key: { _ in nil }, change: { $1.accessibilityValue = Text($0[keyPath: keyPath]) })
    }

    /// Sets the values of the marks that screen readers speak, a property of each element that is looked up in the app's translations.
    nonisolated public func accessibilityValue(
        _ keyPath: KeyPath<DataElement, LocalizedStringResource>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(key: { _ in nil }, change: { $1.accessibilityValue = Text($0[keyPath: keyPath]) })
    }

    /// Sets the values of the marks that screen readers speak, a property of each element.
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { .value(String($0[keyPath: keyPath])) },
            change: { $1.accessibilityValue = Text(verbatim: String($0[keyPath: keyPath])) })
    }

    /// Hides marks from screen readers by a property.
    nonisolated public func accessibilityHidden(
        _ keyPath: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { .hidden($0[keyPath: keyPath]) }, change: { $1.isHidden = $0[keyPath: keyPath] })
    }

    /// Gives each mark a name for tests by a property.
    nonisolated public func accessibilityIdentifier(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> {
        elementwise(
            key: { .identifier($0[keyPath: keyPath]) }, change: { $1.identifier = $0[keyPath: keyPath] })
    }
}
