import Foundation

extension Color {
    /// The fixed components of a colour that may be brighter than white.
    public struct ResolvedHDR: Hashable, Sendable {
        /// Red in linear sRGB; white is 1, brighter colours have more.
        public var linearRed: Float
        /// Green in linear sRGB.
        public var linearGreen: Float
        /// Blue in linear sRGB.
        public var linearBlue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float
        /// How many times as bright as white the colour is meant to be at the most; nil: it isn't said.
        public var headroom: Float?

        /// Creates a colour from the components of another.
        public init(_ resolved: Color.Resolved, headroom: Float? = nil) {
            (linearRed, linearGreen, linearBlue) = (resolved.linearRed, resolved.linearGreen, resolved.linearBlue)
            opacity = resolved.opacity
            self.headroom = headroom
        }

        /// Red in sRGB with its gamma curve.
        public var red: Float { standard.red }
        /// Green in sRGB with its gamma curve.
        public var green: Float { standard.green }
        /// Blue in sRGB with its gamma curve.
        public var blue: Float { standard.blue }

        fileprivate var standard: Color.Resolved {
            Color.Resolved(
                colorSpace: .sRGBLinear, red: linearRed, green: linearGreen, blue: linearBlue, opacity: opacity)
        }
    }

    /// Creates a constant colour from components. Screens are driven in the standard range, where white is the brightest
    /// colour there is.
    public init(_ resolved: Color.ResolvedHDR) {
        self = Color(resolved.standard).headroom(resolved.headroom.map(Double.init))
    }

    /// The colour as many stops brighter: each doubles its light. What becomes brighter than white is drawn as bright as
    /// the screen can.
    public func exposureAdjust(_ stops: Double) -> Color { Color(provider: .exposure(self, stops: stops)) }

    /// The colour with a limit to its brightness, in multiples of white, or without one.
    public func headroom(_ headroom: Double?) -> Color { Color(provider: .headroom(self, headroom)) }

    /// The components of the colour in an environment, with its limit of brightness.
    public func resolveHDR(in environment: EnvironmentValues) -> Color.ResolvedHDR {
        ResolvedHDR(resolve(in: environment), headroom: ownHeadroom.map(Float.init))
    }

    private var ownHeadroom: Double? {
        switch provider {
        case .headroom(_, let headroom): headroom
        case .opacity(let base, _), .exposure(let base, _): base.ownHeadroom
        default: nil
        }
    }
}

extension Color.Resolved {
    /// The colour as many stops brighter.
    func exposed(_ stops: Double) -> Self {
        let factor = Float(exp2(stops))
        return Self(
            colorSpace: .sRGBLinear, red: linearRed * factor, green: linearGreen * factor, blue: linearBlue * factor,
            opacity: opacity)
    }

    /// The colour no brighter than so many times white.
    func limited(_ headroom: Double?) -> Self {
        let brightest = max(linearRed, linearGreen, linearBlue)
        guard let headroom, headroom > 0, brightest > Float(headroom) else { return self }
        let factor = Float(headroom) / brightest
        return Self(
            colorSpace: .sRGBLinear, red: linearRed * factor, green: linearGreen * factor, blue: linearBlue * factor,
            opacity: opacity)
    }
}
