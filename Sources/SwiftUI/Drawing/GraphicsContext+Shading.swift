import Foundation
internal import Gtk

extension GraphicsContext {
    /// A colour or a pattern to fill or stroke with.
    public struct Shading: Sendable {
        indirect enum Source: Sendable {
            case backdrop
            case foreground
            case palette([Shading])
            case color(Color)
            case style(any ShapeStyle)
            /// Points are those of the drawing.
            case gradient(Gradient, Geometry, GradientOptions)
            case image(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
            case mesh(MeshGradient)
            /// Fixed; points are those of the drawing, or unit points of what is filled.
            case paint(_Paint, isAbsolute: Bool)
        }

        enum Geometry: Sendable {
            case linear(CGPoint, CGPoint)
            case radial(CGPoint, CGFloat, CGFloat)
            case conic(CGPoint, Angle)
        }

        let source: Source

        /// What was drawn before, at the same place; useful with filters.
        public static var backdrop: Shading { Shading(source: .backdrop) }

        /// The foreground style of the drawing's environment.
        public static var foreground: Shading { Shading(source: .foreground) }

        /// Several shadings for the levels of hierarchical symbols; the first one is used for anything else.
        public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(source: .color(color)) }

        /// A colour from its components, each from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey, from black (0) to white (1).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style; gradients are laid out in what is filled.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(style)) }

        /// Colours along a line between two points of the drawing.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .gradient(gradient, .linear(startPoint, endPoint), options))
        }

        /// Colours outwards from a point of the drawing, between two radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .gradient(gradient, .radial(center, startRadius, endRadius), options))
        }

        /// Colours clockwise around a point of the drawing, from an angle on.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .gradient(gradient, .conic(center, angle), options))
        }

        /// Colours of a net of points, laid out in what is filled.
        public static func meshGradient(
            _ mesh: MeshGradient, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .mesh(mesh))
        }

        /// A part of an image, repeated.
        ///
        /// - Parameters:
        ///   - image: the image.
        ///   - origin: where in the drawing the first tile begins.
        ///   - sourceRect: the part of the image, as fractions of its size.
        ///   - scale: a factor to the size of the image.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(source: .image(image, origin: origin, sourceRect: sourceRect, scale: scale))
        }
    }

    /// How a gradient is drawn.
    public struct GradientOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The gradient begins again where it ends.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// The gradient goes back where it ends.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colours are interpolated without the gamma curve.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// Fixes a shading by the drawing's environment.
    public func resolve(_ shading: Shading) -> Shading {
        if case .backdrop = shading.source { return shading }
        let (paint, isAbsolute) = paint(shading)
        return Shading(source: .paint(paint, isAbsolute: isAbsolute))
    }

    /// What a shading comes to, and whether its points are those of the drawing.
    func paint(_ shading: Shading) -> (paint: _Paint, isAbsolute: Bool) {
        let styles = session.styleContext
        switch shading.source {
        case .backdrop: return (_Paint(Color.Resolved.clear), false)
        case .foreground: return (ForegroundStyle()._paint(in: styles), false)
        case .palette(let shadings):
            return shadings.first.map(paint) ?? (_Paint(Color.Resolved.clear), false)
        case .color(let color): return (_Paint(session.resolve(color)), false)
        case .style(let style): return (style._paint(in: styles), false)
        case .mesh(let mesh): return (mesh._paint(in: styles), false)
        case .paint(let paint, let isAbsolute): return (paint, isAbsolute)
        case .image(let image, let origin, let sourceRect, let scale):
            let picture = _PaintPicture(
                image, in: styles.environment, sourceRect: sourceRect, scale: scale, pixels: session.scale)
            var paint = _Paint(.image(picture))
            paint.origin = origin
            return (paint, true)
        case .gradient(let gradient, let geometry, let options):
            let stops = gradient.stops.map {
                _ResolvedGradient.Stop(color: session.resolve($0.color), location: $0.location)
            }
            let space: Gradient.ColorSpace = options.contains(.linearColor) ? .linear : .device
            var paint = _Paint(geometry.source(_ResolvedGradient(stops: stops, in: space)))
            paint.spread = options.contains(.mirror) ? .mirror : options.contains(.repeat) ? .repeat : .pad
            return (paint, true)
        }
    }
}

extension GraphicsContext.Shading.Geometry {
    /// The gradient in a rectangle of one point at the origin, in which unit points are points.
    fileprivate func source(_ gradient: _ResolvedGradient) -> _Paint.Source {
        func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
        return switch self {
        case .linear(let start, let end): .linear(gradient, start: unit(start), end: unit(end))
        case .radial(let center, let start, let end):
            .radial(gradient, center: unit(center), startRadius: start, endRadius: end)
        case .conic(let center, let angle):
            .angular(gradient, center: unit(center), start: angle, end: angle + .degrees(360))
        }
    }
}
