import SwiftUI

extension ChartContent {
    /// Sets the name of the marks that screen readers speak.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        changing(nil) { $0.label = label }
    }

    /// Sets the name of the marks that screen readers speak, from a key that is looked up in the app's translations.
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Sets the name of the marks that screen readers speak.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        let label = String(label)
        return changing(.label(label)) { $0.label = Text(verbatim: label) }
    }

    /// Sets the value of the marks that screen readers speak.
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
        changing(nil) { $0.accessibilityValue = valueDescription }
    }

    /// Sets the value of the marks that screen readers speak, from a key that is looked up in the app's translations.
    nonisolated public func accessibilityValue(_ valueDescription: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueDescription))
    }

    /// Sets the value of the marks that screen readers speak.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ valueDescription: S) -> some ChartContent {
        let value = String(valueDescription)
        return changing(.value(value)) { $0.accessibilityValue = Text(verbatim: value) }
    }

    /// Hides the marks from screen readers.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changing(.hidden(hidden)) { $0.isHidden = hidden }
    }

    /// Gives the marks a name for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changing(.identifier(identifier)) { $0.identifier = identifier }
    }

    /// Sets the name of the marks that screen readers speak, which is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    /// Sets the value of the marks that screen readers speak, which is looked up in the app's translations.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueDescription: LocalizedStringResource) -> some ChartContent {
        accessibilityValue(Text(valueDescription))
    }
}
