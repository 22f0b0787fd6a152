import Foundation
internal import Gtk

extension GraphicsContext {
    /// Something that is done to the pixels of what is drawn.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(
                Color, radius: CGFloat, x: CGFloat, y: CGFloat, SwiftUI.GraphicsContext.BlendMode, ShadowOptions)
            case multiply(Color)
            case colors(ColorMatrix)
            case blur(radius: CGFloat, BlurOptions)
            case threshold(ClosedRange<Double>, Color)
        }

        let kind: Kind

        /// Projects what is drawn. Only the affine part of the projection is drawn: Cairo knows no perspective.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// Adds a shadow.
        ///
        /// - Parameters:
        ///   - color: the colour of the shadow.
        ///   - radius: how far it is blurred, in points.
        ///   - x: how far it lies to the right, in points.
        ///   - y: how far it lies below, in points.
        ///   - blendMode: how the shadow combines with what is drawn.
        ///   - options: where the shadow lies.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius: max(0, radius), x: x, y: y, blendMode, options))
        }

        /// Multiplies components with those of a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// Multiplies colours by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .colors(matrix)) }

        /// Turns hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .colors(.hueRotation(angle))) }

        /// Makes colours more vivid: 1 is no change, 0 grey.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .colors(.saturation(amount))) }

        /// Makes colours lighter; negative: darker.
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .colors(.brightness(amount))) }

        /// Makes differences between colours larger: 1 is no change, 0 grey.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .colors(.contrast(amount))) }

        /// Turns colours into their opposites, from 0, not at all, to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .colors(.invert(amount))) }

        /// Takes colours towards grey: 0 is no change, 1 grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .colors(.grayscale(amount))) }

        /// Makes black that is as opaque as colours are bright.
        public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha)) }

        /// Blurs, as far as a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: max(0, radius), options))
        }

        /// A colour where the opacity is in a range from 0 to 1, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .threshold(min...Swift.max(min, max), color))
        }
    }

    /// Where a shadow lies.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Over what is drawn instead of below.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Without what is drawn.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// The shadow of what isn't drawn, which falls into what is.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Drawn without a layer of its own; it makes no difference here.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// How something is blurred.
    public struct BlurOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The result is opaque where anything is.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Noise is added against bands; not done here.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How a filter works.
    public struct FilterOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// On colours without the gamma curve.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Applies a filter to each thing that is drawn from now on, after those that were added before.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(AppliedFilter(filter: filter, options: options, transform: transform))
    }
}

/// A filter with the coordinates in which it was added.
struct AppliedFilter {
    let filter: GraphicsContext.Filter
    let options: GraphicsContext.FilterOptions
    let transform: CGAffineTransform

    /// The length of a point of the filter on the canvas, on average over the directions.
    private var unit: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }

    /// How far pixels influence others, in points of the canvas.
    var spread: CGFloat {
        switch filter.kind {
        case .blur(let radius, _): 3 * radius * unit + 1
        case .shadow(_, let radius, let x, let y, _, _): (3 * radius + max(abs(x), abs(y)) * 1.5) * unit + 1
        case .projection, .multiply, .colors, .threshold: 0
        }
    }

    /// The filtered layer, which may be the same one.
    func apply(to layer: DrawingLayer) -> DrawingLayer {
        guard let surface = layer.surface else { return layer }
        let session = layer.session
        let isLinear = options.contains(.linearColor)
        switch filter.kind {
        case .colors(let matrix): surface.multiplyColors(matrix.rowsOfFive, isLinear: isLinear)
        case .multiply(let color):
            surface.multiplyColors(ColorMatrix.multiply(session.resolve(color)).rowsOfFive, isLinear: isLinear)
        case .threshold(let range, let color): surface.threshold(range, color: RGBA(session.resolve(color)))
        case .blur(let radius, let options):
            surface.blur(radius * unit * session.scale)
            if options.contains(.opaque) {
                // What is transparent takes the rest of its opacity from its colour.
                var matrix = ColorMatrix()
                matrix.a4 = 1e6
                surface.multiplyColors(matrix.rowsOfFive)
            }
        case .projection(let projection): return redrawn(layer, by: projection)
        case .shadow(let color, let radius, let x, let y, let mode, let options):
            return shadowed(layer, session.resolve(color), radius, x, y, mode, options)
        }
        return layer
    }

    private func redrawn(_ layer: DrawingLayer, by projection: ProjectionTransform) -> DrawingLayer {
        let matrix = ProjectionTransform(transform.inverted()).concatenating(projection)
            .concatenating(ProjectionTransform(transform))
        guard let result = DrawingLayer(session: layer.session, area: layer.area) else { return layer }
        guard matrix.isAffine else {
            if let projected = layer.projected(by: matrix), let surface = projected.surface {
                result.cairo.setSource(surface, x: projected.area.minX, y: projected.area.minY)
                result.cairo.paint()
            }
            return result
        }
        if let surface = layer.surface, result.prepare(nil, matrix.affine) {
            result.cairo.setSource(surface, x: layer.area.minX, y: layer.area.minY)
            result.cairo.paint()
        }
        return result
    }

    private func shadowed(
        _ layer: DrawingLayer, _ color: Color.Resolved, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat,
        _ mode: GraphicsContext.BlendMode, _ options: GraphicsContext.ShadowOptions
    ) -> DrawingLayer {
        let session = layer.session
        guard let shadow = DrawingLayer(session: session, area: layer.area), let original = layer.surface,
            let surface = shadow.surface, let result = DrawingLayer(session: session, area: layer.area)
        else { return layer }
        let origin = layer.area.origin
        let offset = CGSize(width: x, height: y).applying(transform)
        // Only the opacity casts a shadow.
        var rows = [Float](repeating: 0, count: 20)
        let isInner = options.contains(.invertsAlpha)
        (rows[4], rows[9], rows[14]) = (color.red, color.green, color.blue)
        (rows[18], rows[19]) = isInner ? (-color.opacity, color.opacity) : (color.opacity, 0)
        if isInner {
            // Outside of the layer is nothing, whose opposite is all.
            shadow.cairo.setSource(RGBA(color))
            shadow.cairo.paint()
        }
        guard let tinted = DrawingLayer(session: session, area: layer.area), let tint = tinted.surface else {
            return layer
        }
        tinted.cairo.setSource(original, x: origin.x, y: origin.y)
        tinted.cairo.paint()
        tint.multiplyColors(rows)
        shadow.cairo.setOperator(isInner ? .source : .over)
        shadow.cairo.setSource(tint, x: origin.x + offset.width, y: origin.y + offset.height)
        shadow.cairo.rectangle(
            x: origin.x + offset.width, y: origin.y + offset.height, width: layer.area.width,
            height: layer.area.height)
        shadow.cairo.fill()
        surface.blur(radius * unit * session.scale)
        if isInner {
            shadow.cairo.setOperator(.destinationIn)
            shadow.cairo.setSource(original, x: origin.x, y: origin.y)
            shadow.cairo.paint()
        }
        func draw(_ source: CairoSurface, _ operation: CairoOperator) {
            result.cairo.setOperator(operation)
            result.cairo.setSource(source, x: origin.x, y: origin.y)
            result.cairo.paint()
        }
        if options.contains(.shadowOnly) {
            draw(surface, .over)
        } else if options.contains(.shadowAbove) || isInner {
            draw(original, .over)
            draw(surface, mode.cairo)
        } else {
            draw(surface, .over)
            draw(original, mode.cairo)
        }
        return result
    }
}
