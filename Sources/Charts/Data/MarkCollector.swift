import SwiftUI

/// Takes the marks of a chart's contents, as numbers.
///
/// Modifiers change what the collector says about marks while the marks of their contents are added, so that a modifier
/// costs nothing per mark unless it stands at each mark.
///
/// What is used for each mark is exempt from being checked for overlapping access: nothing that is called while it changes
/// comes back to the collector.
@MainActor
public final class _MarkCollector {
    @exclusivity(unchecked) var records: [MarkRecord] = []
    private(set) var attributes = [MarkAttributes()]
    @exclusivity(unchecked) private(set) var options: [MarkOptions] = []
    @exclusivity(unchecked) var x = AxisData()
    @exclusivity(unchecked) var y = AxisData()
    var angle = AxisData()
    var colors = AxisData()
    var symbols = AxisData()
    var sizes = AxisData()
    var lines = AxisData()
    var positions = AxisData()
    var series = AxisData()
    var symbolViews: [AnyView] = []
    var layers: [MarkLayer] = []
    var functions: [FunctionPlot] = []
    private(set) var groupCount: Int32 = 0
    /// What tells each of the first marks apart from the others, so that they can be found again in changed data.
    @exclusivity(unchecked) private(set) var identities: [Int] = []
    /// What tells the next mark apart.
    @exclusivity(unchecked) var identity = MarkIdentity(scope: 0, number: 0)

    @exclusivity(unchecked) private var current: Int32 = 0
    @exclusivity(unchecked) private var currentGroup: Int32 = -1
    private var derived: [Derivation: Int32] = [:]
    private var annotationCount = 0

    /// What leads from some attributes to others; marks with equal modifiers share them.
    private struct Derivation: Hashable {
        let from: Int32
        let key: AnyHashable
    }

    init() {}

    // MARK: Marks

    func add(_ input: MarkInput) { add(input, attributes: current) }

    /// Adds a mark with attributes that were made for it.
    func add(_ input: MarkInput, attributes: Int32) {
        if options.last != input.options { options.append(input.options) }
        let x = input.kind == .sector ? angle.channel(input.x) : self.x.channel(input.x)
        var seriesNumber: Int32 = -1
        if let (label, datum) = input.series { seriesNumber = Int32(series.number(datum, label)) }
        append(
            MarkRecord(
                kind: input.kind, x: x, y: y.channel(input.y), attributes: attributes,
                options: Int32(options.count - 1),
                series: seriesNumber, group: currentGroup))
    }

    func append(_ record: MarkRecord) {
        if records.count < MarkIdentity.most { identities.append(identity.next()) }
        records.append(record)
    }

    /// Whether marks are still told apart.
    var tellsApart: Bool { records.count < MarkIdentity.most }

    /// Adds the marks of contents as one element for screen readers.
    func group(_ body: () -> Void) {
        guard currentGroup < 0 else { return body() }
        currentGroup = groupCount
        groupCount += 1
        body()
        currentGroup = -1
    }

    // MARK: Attributes

    /// The number of the attributes in force.
    var attributesNumber: Int32 { current }

    /// Adds the options and tells their number.
    func number(of newOptions: MarkOptions) -> Int32 {
        if options.last != newOptions { options.append(newOptions) }
        return Int32(options.count - 1)
    }

    /// Adds the marks of contents with changed attributes.
    ///
    /// - Parameter key: equal keys stand for the same change; nil: the change is like no other.
    func with(_ key: AnyHashable?, _ change: (inout MarkAttributes) -> Void, _ body: () -> Void) {
        let before = current
        current = number(from: before, key, change)
        body()
        current = before
    }

    /// The number of the attributes that a change makes of others.
    func number(from base: Int32, _ key: AnyHashable?, _ change: (inout MarkAttributes) -> Void)
        -> Int32
    {
        let derivation = key.map { Derivation(from: base, key: $0) }
        if let derivation, let known = derived[derivation] { return known }
        var new = attributes[Int(base)]
        change(&new)
        attributes.append(new)
        let number = Int32(attributes.count - 1)
        if let derivation { derived[derivation] = number }
        return number
    }

    /// A number for an annotation.
    func nextAnnotation() -> Int {
        annotationCount += 1
        return annotationCount
    }

    /// Adds the marks of contents in a layer of their own.
    func layer(_ layer: MarkLayer, _ body: () -> Void) {
        let number = layers.count
        layers.append(layer)
        with(nil, { $0.layers.append(number) }, body)
    }

    /// The marks of contents that aren't part of the chart by themselves.
    func separately(_ body: () -> Void) -> [MarkRecord] {
        let start = records.count
        body()
        let marks = Array(records[start...])
        records.removeSubrange(start...)
        if identities.count > start { identities.removeSubrange(start...) }
        return marks
    }
}
