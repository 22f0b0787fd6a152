import Foundation

/// The colour of the line at an edge of a row or section.
struct ListSeparatorTint {
    var color: Color?
    var edges: VerticalEdge.Set
}

enum ListRowSeparatorTintTrait: TraitKey {
    static var defaultValue: ListSeparatorTint? { nil }
}

enum ListSectionSeparatorTrait: TraitKey {
    static var defaultValue: ListSeparators { ListSeparators() }
}

private enum ListItemTintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// The colour of the icons of labels in a list row; nil: that of the text.
    var listItemTint: Color? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

enum ListRowHoverTrait: TraitKey {
    static var defaultValue: Bool { true }
}

/// The colour of a row's symbols.
public struct ListItemTint: Sendable {
    let color: Color?

    /// A colour, whatever the user has chosen for the desktop.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour that the desktop may overrule; it doesn't.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour of the text.
    public static let monochrome = ListItemTint(color: .primary)
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    let level: Int

    /// Less than usual.
    public static let decreased = BadgeProminence(level: -1)
    /// As usual.
    public static let standard = BadgeProminence(level: 0)
    /// More than usual.
    public static let increased = BadgeProminence(level: 1)
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable, Hashable {
    let points: CGFloat?

    /// The desktop's.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Less than the desktop's.
    public static let compact = ListSectionSpacing(points: 4)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
private enum MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 32 } }
private enum MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

/// The height of the rows in a sidebar.
public enum SidebarRowSize: Sendable, Hashable {
    /// Lower than usual.
    case small
    /// As usual.
    case medium
    /// Higher than usual.
    case large
}

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// How much badges stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    /// The least height of a list's row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    /// The least height of the header of a list's section, in points; nil: the list's own.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }

    /// The height of the rows in a sidebar. The desktop has no such setting.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour of the line below a list row; nil: the list's own. Rows share the lines between them, so that it is
    /// drawn at the lower edge.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier(ListRowSeparatorTintTrait.self, color.map { ListSeparatorTint(color: $0, edges: edges) }) {
                $0?.color == $1?.color && $0?.edges == $1?.edges
            })
    }

    /// Shows or hides the lines at the edges of a list's section.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(TraitModifier(ListSectionSeparatorTrait.self, ListSeparators(visibility: visibility, edges: edges)))
    }

    /// Sets the colour of the lines at the edges of a list's section. The desktop's sections have no lines of their own.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Sets the distance between the rows of the lists in the view, in points; nil: the list's own.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// Sets the distance between the sections of the lists in the view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the distance between the sections of the lists in the view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }

    /// Sets the colour of symbols and controls in a list row; nil: that of the surroundings.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        self.tint(tint).environment(\.listItemTint, tint)
    }

    /// Sets the colour of symbols and controls in a list row; nil: that of the surroundings.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        self.tint(tint?.color).environment(\.listItemTint, tint?.color)
    }

    /// Sets how a list row reacts to the pointer: it gets a background, whatever the effect.
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
        modifier(TraitModifier(ListRowHoverTrait.self, effect != nil))
    }

    /// Whether a list row doesn't react to the pointer.
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(TraitModifier(ListRowHoverTrait.self, !disabled))
    }

    /// Sets how much the headers of sections in the view stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Sets how much badges in the view stand out.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }

    /// The text that a list's row or a table's is found by when it is typed.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(TraitModifier(TypeSelectTrait.self, text) { $0 == $1 })
    }

    /// The string that a list's row or a table's is found by when it is typed.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ stringProtocol: S) -> some View {
        typeSelectEquivalent(Text(verbatim: String(stringProtocol)))
    }

    /// The localised string that a list's row or a table's is found by when it is typed.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }
}

/// The text that a row is found by when it is typed.
enum TypeSelectTrait: TraitKey {
    static var defaultValue: Text? { nil }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Whether the user can close the section. Sections with `isExpanded` can be closed, others can't.
    @available(*, deprecated, message: "Use the initialisers with isExpanded.")
    nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}
