import Foundation

/// What the user can change about a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var bits: UInt8

    private init(bits: UInt8) { self.bits = bits }

    /// Nothing.
    public init() { bits = 0 }

    /// Its place.
    public static let reorder = TableColumnCustomizationBehavior(bits: 1)
    /// Its width.
    public static let resize = TableColumnCustomizationBehavior(bits: 2)
    /// Whether it is shown.
    public static let visibility = TableColumnCustomizationBehavior(bits: 4)
    /// Everything.
    public static let all = TableColumnCustomizationBehavior(bits: 7)

    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool { bits & member.bits == member.bits }

    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits | other.bits)
    }

    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits & other.bits)
    }

    public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits ^ other.bits)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: TableColumnCustomizationBehavior
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.bits == 0 ? nil : common
    }

    @discardableResult
    public mutating func update(with newMember: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let common = intersection(newMember)
        bits |= newMember.bits
        return common.bits == 0 ? nil : common
    }

    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { self = union(other) }
    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
        self = symmetricDifference(other)
    }
}

/// What the user has changed about the columns of a table: their places, their widths, and which of them are shown.
///
///     @AppStorage("columns") private var columns: TableColumnCustomization<Flight>
///     Table(flights, columnCustomization: $columns) { … }
///
/// Columns are known by their `customizationID(_:)`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var visibilities: [String: String] = [:]
    /// The columns in the user's order; empty: that of the source.
    var order: [String] = []
    /// The widths that the user has chosen, in points.
    var widths: [String: Double] = [:]

    /// Nothing is changed.
    public init() {}

    /// Whether a column is shown.
    public subscript(visibility id: String) -> Visibility {
        get {
            switch visibilities[id] {
            case "visible": .visible
            case "hidden": .hidden
            default: .automatic
            }
        }
        set {
            switch newValue {
            case .automatic: visibilities[id] = nil
            case .visible: visibilities[id] = "visible"
            case .hidden: visibilities[id] = "hidden"
            }
        }
    }

    /// Puts the columns into the order of the source.
    public mutating func resetOrder() { order = [] }
}
