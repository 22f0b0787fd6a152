import Foundation

/// The data of a chart for people who can't see it: axes and series.
public class AXChartDescriptor {
    /// What the chart is called.
    public var title: String?
    /// What the chart says, in a sentence or two.
    public var summary: String?
    /// The horizontal axis.
    public var xAxis: any AXDataAxisDescriptor
    /// The vertical axis; nil: the values have only one.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes.
    public var additionalAxes: [any AXDataAxisDescriptor]
    /// The data, series by series.
    public var series: [AXDataSeriesDescriptor]

    /// Creates a description.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}

/// An axis of a chart's data.
public protocol AXDataAxisDescriptor: AnyObject {
    /// What the axis is called.
    var title: String { get set }
}

/// An axis of numbers.
public class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// How distances along the axis follow from numbers.
    public enum ScaleType: Sendable {
        case linear, log10, ln
    }

    /// What the axis is called.
    public var title: String
    /// Equal or other distances for equal differences.
    public var scaleType = ScaleType.linear
    /// The numbers that the axis covers.
    public var range: ClosedRange<Double>
    /// Where the axis has lines.
    public var gridlinePositions: [Double]
    /// A number in words.
    public var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of categories.
public class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// What the axis is called.
    public var title: String
    /// The categories in their order.
    public var categoryOrder: [String]

    /// Creates an axis.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// A series of a chart's data.
public class AXDataSeriesDescriptor {
    /// What the series is called.
    public var name: String?
    /// Whether its points are joined by a line.
    public var isContinuous: Bool
    /// The points.
    public var dataPoints: [AXDataPoint]

    /// Creates a series.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// A value of a chart's data along an axis: a number or a category.
public struct AXDataPointValue: Equatable, Hashable, Sendable {
    /// The number; not a number: it is a category.
    public let number: Double
    /// The category.
    public let category: String?

    /// A number.
    public static func number(_ value: Double) -> AXDataPointValue {
        AXDataPointValue(number: value, category: nil)
    }

    /// A category.
    public static func category(_ value: String) -> AXDataPointValue {
        AXDataPointValue(number: .nan, category: value)
    }
}

/// A point of a chart's data.
public class AXDataPoint {
    /// The value along the horizontal axis.
    public var xValue: AXDataPointValue
    /// The value along the vertical axis.
    public var yValue: AXDataPointValue?
    /// The values along further axes.
    public var additionalValues: [AXDataPointValue]
    /// What is said of the point besides its values.
    public var label: String?

    private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue], _ label: String?) {
        xValue = x
        yValue = y.map { .number($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    /// A point at a number.
    public convenience init(
        x: Double, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        self.init(.number(x), y, additionalValues, label)
    }

    /// A point at a category.
    public convenience init(
        x: String, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) {
        self.init(.category(x), y, additionalValues, label)
    }
}

/// Something that can describe a chart's data.
@MainActor
@preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// Describes the data.
    @MainActor @preconcurrency func makeChartDescriptor() -> AXChartDescriptor

    /// Brings a description up to date.
    @MainActor @preconcurrency func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Nothing: what is described is described anew.
    @MainActor @preconcurrency public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

private struct ChartDescriptorKey: EnvironmentKey {
    static var defaultValue: (any AXChartDescriptorRepresentable)? { nil }
}

extension EnvironmentValues {
    /// What describes the data of the charts below.
    package var chartDescriptor: (any AXChartDescriptorRepresentable)? {
        get { self[ChartDescriptorKey.self] }
        set { self[ChartDescriptorKey.self] = newValue }
    }
}

extension View {
    /// Describes the data of a chart for people who can't see it.
    ///
    /// Charts take their title and summary for screen readers and their table of the data from the description, instead of
    /// from their marks.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        nonisolated(unsafe) let representable = representable
        return transformEnvironment(\.chartDescriptor) { $0 = representable }
    }
}
