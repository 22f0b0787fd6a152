import Foundation
internal import Gtk

extension GraphicsContext {
    /// How what is drawn combines with what was drawn before.
    public struct BlendMode: RawRepresentable, Equatable, Hashable, Sendable {
        /// The number of the mode, as Core Graphics counts them.
        public let rawValue: Int32

        /// Creates a mode from its number.
        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// What is drawn covers what was there.
        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// The components are multiplied.
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// The complements of the components are multiplied.
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// Multiplies or screens, by what was there.
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// The darker component wins.
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// The lighter component wins.
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// What was there is brightened.
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// What was there is darkened.
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// Darkens or lightens gently, by what is drawn.
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// Multiplies or screens, by what is drawn.
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// The difference of the components.
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// Like the difference, with less contrast.
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// The hue of what is drawn, the rest of what was there.
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// The saturation of what is drawn, the rest of what was there.
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// The hue and saturation of what is drawn, the luminosity of what was there.
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        /// The luminosity of what is drawn, the rest of what was there.
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// What was there is taken away.
        public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// What is drawn takes the place of what was there.
        public static var copy: BlendMode { BlendMode(rawValue: 17) }
        /// What is drawn, where something was there.
        public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        /// What is drawn, where nothing was there.
        public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        /// What is drawn over what was there, where something was there.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// What was there over what is drawn.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// What was there, where something is drawn.
        public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// What was there, where nothing is drawn.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// What was there over what is drawn, where something is drawn.
        public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        /// What is drawn or what was there, where only one of them is.
        public static var xor: BlendMode { BlendMode(rawValue: 25) }
        /// The sum of the complements, from white.
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The sum of the components.
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        private static let operators: [CairoOperator] = [
            .over, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .source, .in, .out, .atop,
            .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .over, .add,
        ]

        var cairo: CairoOperator {
            let index = Int(rawValue)
            return Self.operators.indices.contains(index) ? Self.operators[index] : .over
        }

        /// Whether Cairo changes also what lies outside of what is drawn.
        var isUnbounded: Bool {
            self == .sourceIn || self == .sourceOut || self == .destinationIn || self == .destinationAtop
        }

        /// The mode of the same name for views.
        init(_ mode: SwiftUI.BlendMode) {
            self =
                switch mode {
                case .normal: .normal
                case .multiply: .multiply
                case .screen: .screen
                case .overlay: .overlay
                case .darken: .darken
                case .lighten: .lighten
                case .colorDodge: .colorDodge
                case .colorBurn: .colorBurn
                case .softLight: .softLight
                case .hardLight: .hardLight
                case .difference: .difference
                case .exclusion: .exclusion
                case .hue: .hue
                case .saturation: .saturation
                case .color: .color
                case .luminosity: .luminosity
                case .sourceAtop: .sourceAtop
                case .destinationOver: .destinationOver
                case .destinationOut: .destinationOut
                case .plusDarker: .plusDarker
                case .plusLighter: .plusLighter
                }
        }
    }
}
