import Foundation
import SwiftUI

/// A type whose values can be plotted: numbers, dates and texts, and types of your own that come down to one of them.
///
/// An enumeration with raw values needs no code:
///
/// ```swift
/// enum Terminal: String, Plottable { case north, south }
/// ```
public protocol Plottable {
    /// The type of the number, date or text that stands for a value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, date or text that stands for the value.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates the value that a number, date or text stands for; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that scales know how to place: a number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
    /// The value as scales see it.
    var _datum: _ChartDatum { get }

    /// Creates a value from what scales see.
    static func _value(of datum: _ChartDatum) -> Self?

    /// What kind of scale places the values.
    static var _kind: _ChartDatum.Kind { get }
}

/// A value as scales see it.
public enum _ChartDatum: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A date, as seconds since the reference date.
    case date(Double)
    /// A category.
    case category(String)

    /// What kinds of values scales place.
    public enum Kind: Hashable, Sendable {
        /// Numbers on a continuous scale.
        case number
        /// Dates on a continuous scale.
        case date
        /// Texts, side by side.
        case category
    }

    var kind: Kind {
        switch self {
        case .number: .number
        case .date: .date
        case .category: .category
        }
    }

    /// The value as a number; categories have none.
    var double: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }
}

extension Plottable {
    var datum: _ChartDatum { primitivePlottable._datum }

    /// Creates the value that stands behind what a scale sees.
    init?(datum: _ChartDatum) {
        guard let primitive = PrimitivePlottable._value(of: datum) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }

    /// Creates the same value.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }

    /// Creates the value with a raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    /// The value as a number.
    public var _datum: _ChartDatum { .number(Double(self)) }
    /// The nearest whole number; nil if it's out of range.
    public static func _value(of datum: _ChartDatum) -> Self? {
        datum.double.flatMap { $0.isFinite ? Self(exactly: $0.rounded()) : nil }
    }
    /// Numbers.
    public static var _kind: _ChartDatum.Kind { .number }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    /// The value as a number.
    public var _datum: _ChartDatum { .number(Double(self)) }
    /// The number.
    public static func _value(of datum: _ChartDatum) -> Self? { datum.double.map { Self($0) } }
    /// Numbers.
    public static var _kind: _ChartDatum.Kind { .number }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    /// The value as a number, rounded to double precision.
    public var _datum: _ChartDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
    /// The number.
    public static func _value(of datum: _ChartDatum) -> Decimal? { datum.double.map { Decimal($0) } }
    /// Numbers.
    public static var _kind: _ChartDatum.Kind { .number }
}

extension Date: PrimitivePlottableProtocol {
    /// The date.
    public var _datum: _ChartDatum { .date(timeIntervalSinceReferenceDate) }
    /// The date.
    public static func _value(of datum: _ChartDatum) -> Date? {
        datum.double.map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    /// Dates.
    public static var _kind: _ChartDatum.Kind { .date }
}

extension String: PrimitivePlottableProtocol {
    /// The text as a category.
    public var _datum: _ChartDatum { .category(self) }
    /// The text.
    public static func _value(of datum: _ChartDatum) -> String? {
        if case .category(let name) = datum { name } else { nil }
    }
    /// Categories.
    public static var _kind: _ChartDatum.Kind { .category }
}
