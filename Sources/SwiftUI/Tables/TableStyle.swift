/// How a table looks.
@MainActor
@preconcurrency
public protocol TableStyle {
    /// What a table is shown as.
    associatedtype Body: View
    /// The table to show.
    typealias Configuration = TableStyleConfiguration

    /// What a table is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The table that a style shows.
public struct TableStyleConfiguration {
    let table: AnyView
}

/// The looks of tables that the desktop has.
enum TableLook {
    case automatic, inset, bordered
}

/// The table style of the desktop.
public struct AutomaticTableStyle: TableStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.table.environment(\.tableLook, .automatic)
    }
}

/// A table with a distance from its edges.
public struct InsetTableStyle: TableStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.table.environment(\.tableLook, .inset)
    }
}

/// A table in a frame, with lines between its columns.
public struct BorderedTableStyle: TableStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.table.environment(\.tableLook, .bordered)
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The table style of the desktop.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A table with a distance from its edges.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
    /// A table in a frame.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

private enum TableStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<TableStyleConfiguration>? { nil }
}

private enum TableLookKey: EnvironmentKey {
    static var defaultValue: TableLook { .automatic }
}

private enum TableColumnHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum AlternatesRowsKey: EnvironmentKey {
    static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

/// Whether the backgrounds of rows alternate.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    let isEnabled: Bool?

    /// As the desktop has it: they don't.
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
    /// They do.
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    /// They don't.
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

extension EnvironmentValues {
    var tableStyle: StyleBox<TableStyleConfiguration>? {
        get { self[TableStyleKey.self] }
        set { self[TableStyleKey.self] = newValue }
    }

    var tableLook: TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }

    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }

    var alternatesRowBackgrounds: AlternatingRowBackgroundBehavior {
        get { self[AlternatesRowsKey.self] }
        set { self[AlternatesRowsKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the tables in the view.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.tableStyle, builtIn: { _ in nil }) { $0.makeBody(configuration: $1) })
    }

    /// Shows or hides the headers of the tables in the view.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }

    /// Whether rows of lists and tables in the view have one of two backgrounds in turn.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatesRowBackgrounds, behavior)
    }
}

/// Asks the style in the environment what a table looks like.
struct StyledTable<Content: View>: View {
    let table: Content
    @Environment(\.tableStyle) private var style

    init(table: Content) {
        self.table = table
    }

    var body: some View {
        if let style {
            style.body(TableStyleConfiguration(table: AnyView(table)))
        } else {
            table
        }
    }
}
