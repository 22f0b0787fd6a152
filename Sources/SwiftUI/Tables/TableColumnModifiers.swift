import Foundation

/// How wide a column may be, in points.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat = 40
    var ideal: CGFloat = 100
    var maximum: CGFloat = .infinity

    init() {}

    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        self.minimum = max(1, minimum ?? min(40, ideal ?? 40, maximum ?? 40))
        self.maximum = max(self.minimum, maximum ?? .infinity)
        self.ideal = min(max(ideal ?? 100, self.minimum), self.maximum)
    }

    init(fixed width: CGFloat) {
        self.init(minimum: width, ideal: width, maximum: width)
    }

    /// A width that the user asked for, as far as it is allowed.
    func limited(_ width: CGFloat) -> CGFloat { min(max(width, minimum), maximum) }

    /// The widths of columns that share a width, in whole points. What the user has chosen stays; the other columns share
    /// what is left over or missing evenly, each within its limits.
    static func share(_ total: CGFloat, among columns: [(width: TableColumnWidth, chosen: CGFloat?)]) -> [CGFloat] {
        var widths = columns.map { ($0.chosen.map($0.width.limited) ?? $0.width.ideal).rounded() }
        var open = columns.indices.filter { columns[$0].chosen == nil }
        while !open.isEmpty {
            let rest = total - widths.reduce(0, +)
            guard abs(rest) >= 1 else { break }
            let each = rest / CGFloat(open.count)
            var isSettled = true
            for index in open {
                let wanted = widths[index] + each
                let width = columns[index].width.limited(wanted)
                if width != wanted { isSettled = false }
                widths[index] = width
            }
            if isSettled { break }
            open.removeAll {
                rest > 0 ? widths[$0] >= columns[$0].width.maximum : widths[$0] <= columns[$0].width.minimum
            }
        }
        // Edges are on whole points, so that the columns end where they should.
        var edge: CGFloat = 0
        return widths.map { width in
            let start = edge.rounded()
            edge += width
            return edge.rounded() - start
        }
    }
}

/// Where the cells of a table's column stand in it.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Kind {
        case automatic, leading, center, trailing, numeric
    }

    let kind: Kind

    /// The alignment of the surroundings: leading.
    public static let automatic = TableColumnAlignment(kind: .automatic)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(kind: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(kind: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// Where numbers stand: at the trailing edge.
    public static let numeric = TableColumnAlignment(kind: .numeric)
    /// Where numbers of a numbering system stand: at the trailing edge.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }

    var horizontal: HorizontalAlignment {
        switch kind {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }
}

/// Columns with something that a modifier says about them.
public struct _ModifiedColumns<Content: TableColumnContent> {
    let content: Content
    let change: (inout TableColumnSpec<Content.TableRowValue>) -> Void

    nonisolated init(content: Content, change: @escaping (inout TableColumnSpec<Content.TableRowValue>) -> Void) {
        self.content = content
        self.change = change
    }
}

extension _ModifiedColumns: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never

    @MainActor public static func _addColumns(_ content: Self, to columns: inout _TableColumns<TableRowValue>) {
        columns.changing(content.change) { Content._addColumns(content.content, to: &$0) }
    }
}

extension TableColumnContent {
    nonisolated private func changing(
        _ change: @escaping (inout TableColumnSpec<TableRowValue>) -> Void
    ) -> _ModifiedColumns<Self> {
        _ModifiedColumns(content: self, change: change)
    }

    /// Gives the column a fixed width; nil: one that follows the table's.
    nonisolated public func width(
        _ width: CGFloat? = nil
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.width = width.map { TableColumnWidth(fixed: $0) } ?? TableColumnWidth() }
    }

    /// Limits the column's width, which follows the table's and which the user can change.
    nonisolated public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max) }
    }

    /// Sets where the cells stand in the column.
    nonisolated public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.alignment = alignment }
    }

    /// Gives the column a name, by which the table's customization knows it.
    nonisolated public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.customizationID = id }
    }

    /// Whether the column is shown as long as the user hasn't decided.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.defaultVisibility = visibility }
    }

    /// Sets what the user can't change about the column.
    nonisolated public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.disabledBehavior.formUnion(behavior) }
    }
}
