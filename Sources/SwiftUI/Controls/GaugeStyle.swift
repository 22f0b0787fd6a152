/// The look of gauges.
@MainActor
@preconcurrency
public protocol GaugeStyle {
    /// What a gauge is shown as.
    associatedtype Body: View
    /// The parts and the value of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// What a gauge is shown as.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts and the value of a gauge.
public struct GaugeStyleConfiguration {
    /// What the value is.
    public struct Label: View {
        let content: AnyView
        /// The label as it was given.
        public var body: some View { content }
    }

    /// The value in words.
    public struct CurrentValueLabel: View {
        let content: AnyView
        /// The label as it was given.
        public var body: some View { content }
    }

    /// The lower end of the range.
    public struct MinimumValueLabel: View {
        let content: AnyView
        /// The label as it was given.
        public var body: some View { content }
    }

    /// The upper end of the range.
    public struct MaximumValueLabel: View {
        let content: AnyView
        /// The label as it was given.
        public var body: some View { content }
    }

    /// Values within the range.
    public struct MarkedValueLabel: View {
        let content: AnyView
        /// The labels as they were given.
        public var body: some View { content }
    }

    /// From 0, the lower end of the range, to 1.
    public var value: Double
    /// What the value is.
    public var label: Label
    /// The value in words; nil: nobody says.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower end of the range; nil: nobody says.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper end of the range; nil: nobody says.
    public var maximumValueLabel: MaximumValueLabel?
    /// Values within the range; nil: there are none.
    public var markedValueLabels: MarkedValueLabel?
}

/// The usual look in the surroundings: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A bar that fills, with the labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A small bar that fills, between labels.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration).font(.callout)
    }
}

/// A line with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LineGauge(configuration: configuration) }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isFilled: false)
    }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isFilled: true)
    }
}

/// A line with a mark at the value.
public struct LinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LineGauge(configuration: configuration) }
}

/// An open ring with a mark at the value.
public struct CircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isFilled: false)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The usual look in the surroundings.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    /// A line with a mark at the value.
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

private enum GaugeStyleKey: EnvironmentKey { static var defaultValue: StyleBox<GaugeStyleConfiguration>? { nil } }

extension EnvironmentValues {
    var gaugeStyle: StyleBox<GaugeStyleConfiguration>? {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the gauges in the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style, key: \.gaugeStyle, builtIn: { _ in nil }) { $0.makeBody(configuration: $1) })
    }
}
