/// Tabs with a badge.
public struct _BadgedTabContent<Content: TabContent> {
    let content: Content
    let label: Text?

    nonisolated init(content: Content, label: Text?) {
        self.content = content
        self.label = label
    }
}

extension _BadgedTabContent: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    @MainActor public var _tabs: AnyView { AnyView(content._tabs.badge(label)) }
}

extension TabContent {
    /// Shows a number at the tab; zero shows nothing.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Shows a text at the tab.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        _BadgedTabContent(content: self, label: label)
    }

    /// Shows a localised text at the tab.
    nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        badge(Text(key))
    }

    /// Shows a string at the tab.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
        badge(Text(verbatim: String(label)))
    }
}
