/// A short text at the end of a list row, or at a tab.
enum BadgeTrait: TraitKey {
    static var defaultValue: Text? { nil }
}

extension View {
    /// Shows a number at the end of a list row or at a tab; zero shows nothing.
    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(verbatim: count.formatted()))
    }

    /// Shows a text at the end of a list row or at a tab.
    nonisolated public func badge(_ label: Text?) -> some View {
        modifier(TraitModifier(BadgeTrait.self, label))
    }

    /// Shows a localised text at the end of a list row or at a tab.
    nonisolated public func badge(_ key: LocalizedStringKey) -> some View {
        badge(Text(key))
    }

    /// Shows a string at the end of a list row or at a tab.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text(verbatim: String($0)) })
    }
}
