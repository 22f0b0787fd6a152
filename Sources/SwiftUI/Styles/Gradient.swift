import Foundation

/// Colours and where each of them is reached.
public struct Gradient: Hashable, Sendable {
    /// A colour and the place where it is reached.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, from 0 at the start of the gradient to 1 at its end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between two stops are found.
    public struct ColorSpace: Hashable, Sendable {
        enum Base: Hashable, Sendable { case device, perceptual, linear }

        let base: Base

        /// Between the components of sRGB, as most drawing systems do it.
        public static let device = ColorSpace(base: .device)
        /// So that equal steps look equal.
        public static let perceptual = ColorSpace(base: .perceptual)
        /// Between the components of sRGB without their gamma curve, as light adds up.
        static let linear = ColorSpace(base: .linear)
    }

    /// The stops, with locations that don't decrease.
    public var stops: [Stop]

    /// Creates a gradient from its stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient whose colours follow each other at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    /// The gradient with the colours between its stops found in a colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(storage: .gradient(self), colorSpace: space)
    }
}

/// A gradient of some kind, such as the standard gradient of a colour.
public struct AnyGradient: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }

    let storage: Storage
    let colorSpace: Gradient.ColorSpace

    init(storage: Storage, colorSpace: Gradient.ColorSpace) {
        self.storage = storage
        self.colorSpace = colorSpace
    }

    /// Creates a gradient from colours and places.
    public init(_ gradient: Gradient) {
        self.init(storage: .gradient(gradient), colorSpace: .device)
    }

    /// The gradient with the colours between its stops found in another colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(storage: storage, colorSpace: space)
    }

    /// The gradient with fixed colours.
    func resolve(in context: _ShapeStyleContext) -> _ResolvedGradient {
        switch storage {
        case .gradient(let gradient):
            let stops = gradient.stops.map {
                _ResolvedGradient.Stop(color: context.resolve($0.color), location: $0.location)
            }
            return _ResolvedGradient(stops: stops, in: colorSpace)
        case .color(let color):
            let base = context.resolve(color)
            var white = Color.Resolved.white
            white.opacity = base.opacity
            let top = base.mixed(with: white, by: 0.22, in: .perceptual)
            return _ResolvedGradient(
                stops: [.init(color: top, location: 0), .init(color: base, location: 1)], in: colorSpace)
        }
    }
}

/// The stops of a gradient with fixed colours, between which sRGB components are interpolated.
public struct _ResolvedGradient: Hashable, Sendable {
    /// A fixed colour and the place where it is reached.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color.Resolved
        /// The place, from 0 to 1.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color.Resolved, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The stops, in the order of their locations.
    public var stops: [Stop]

    /// Creates a gradient; in other spaces than the device's, stops are added between the given ones so that interpolating sRGB
    /// components from stop to stop comes close.
    init(stops: [Stop], in space: Gradient.ColorSpace) {
        // Locations that decrease are raised to the one before, so that drawing can rely on their order.
        var ordered: [Stop] = []
        for stop in stops {
            var stop = stop
            stop.location = max(stop.location, ordered.last?.location ?? stop.location)
            ordered.append(stop)
        }
        guard space != .device, ordered.count > 1 else {
            self.stops = ordered
            return
        }
        self.stops = [ordered[0]]
        let steps = 8
        for (from, to) in zip(ordered, ordered.dropFirst()) {
            if to.location > from.location {
                for step in 1..<steps {
                    let fraction = Double(step) / Double(steps)
                    self.stops.append(
                        Stop(
                            color: from.color.mixed(with: to.color, by: fraction, in: space),
                            location: from.location + (to.location - from.location) * fraction))
                }
            }
            self.stops.append(to)
        }
    }

    /// The colour at a place, which is that of the nearest stop outside of them.
    func color(at location: CGFloat) -> Color.Resolved {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return first.color }
        for (from, to) in zip(stops, stops.dropFirst()) where location < to.location {
            let fraction = Double((location - from.location) / (to.location - from.location))
            return from.color.mixed(with: to.color, by: fraction, in: .device)
        }
        return last.color
    }
}
