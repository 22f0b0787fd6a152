/// Tabs of a tab view.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that tell tabs apart.
    associatedtype TabValue: Hashable
    /// The type of the body.
    associatedtype Body: TabContent

    /// The tabs that this one consists of.
    @MainActor @preconcurrency var body: Body { get }

    /// The tabs as views; tabs of one's own use the default.
    @MainActor var _tabs: AnyView { get }
}

extension TabContent {
    @MainActor public var _tabs: AnyView { body._tabs }
}

extension Never: TabContent {
    public typealias TabValue = Never
    @MainActor public var _tabs: AnyView { fatalError("Never has no value") }
}

/// Tabs that are views by themselves.
@MainActor
protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The views of tabs.
public struct TabContentView {
    let content: any TabContent

    nonisolated init<C: TabContent>(_ content: C) {
        self.content = content
    }
}

extension TabContentView: View {
    public var body: some View { content._tabs }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }

    nonisolated public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }

    nonisolated public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> TupleTabContent<TabValue, repeat each C> {
        TupleTabContent(content: (repeat each content))
    }

    nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue {
        content
    }

    nonisolated public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> EitherTabContent<First, Second> {
        EitherTabContent(content: .first(first))
    }

    nonisolated public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> EitherTabContent<First, Second> {
        EitherTabContent(content: .second(second))
    }
}

/// Several tabs.
public struct TupleTabContent<TabValue: Hashable, each Content: TabContent> {
    let content: (repeat each Content)

    nonisolated init(content: (repeat each Content)) {
        self.content = content
    }
}

extension TupleTabContent: PrimitiveTabContent {
    @MainActor public var _tabs: AnyView {
        var tabs: [AnyView] = []
        repeat tabs.append((each content)._tabs)
        return AnyView(ForEach(tabs.indices, id: \.self) { tabs[$0] })
    }
}

extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    @MainActor public var _tabs: AnyView { self?._tabs ?? AnyView(EmptyView()) }
}

/// One of two sets of tabs.
public struct EitherTabContent<First: TabContent, Second: TabContent> where First.TabValue == Second.TabValue {
    enum Content {
        case first(First)
        case second(Second)
    }

    let content: Content

    nonisolated init(content: Content) {
        self.content = content
    }
}

extension EitherTabContent: PrimitiveTabContent {
    public typealias TabValue = First.TabValue
    @MainActor public var _tabs: AnyView {
        switch content {
        case .first(let first): AnyView(first._tabs.id(0))
        case .second(let second): AnyView(second._tabs.id(1))
        }
    }
}

/// One tab of a tab view, with what it shows.
public struct Tab<Value: Hashable, Content: View, Label: View> {
    let value: Value?
    let content: Content
    let label: Label

    nonisolated init(value: Value?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    /// Creates a tab for a value of the selection, with a label of views.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a label of views.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab for a value of the selection, with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
    }

    /// Creates a tab for a value of the selection, with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), systemImage))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), systemImage))
    }
}

/// A title and a symbol on a tab.
public struct DefaultTabLabel {
    let title: Text
    let systemImage: String

    nonisolated init(_ title: Text, _ systemImage: String) {
        self.title = title
        self.systemImage = systemImage
    }
}

extension DefaultTabLabel: View {
    public var body: some View {
        title
        Image(systemName: systemImage)
    }
}

extension Tab: TabContent, PrimitiveTabContent {
    public typealias TabValue = Value
    @MainActor public var _tabs: AnyView {
        // Several views of a tab are one page.
        let page = VStack(spacing: 0) { content }.tabItem { label }
        return value.map { AnyView(page.tag($0)) } ?? AnyView(page)
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// Searching.
    public static let search = TabRole(name: "search")
}
