import Foundation
internal import Gtk

/// What source for Core Graphics draws with, on Cairo.
///
/// Only what drawings in two dimensions need is there. As in a graphics context of SwiftUI, y grows downwards.
///
/// ```swift
/// Canvas { context, size in
///     context.withCGContext { cg in
///         cg.setFillColor(CGColor(gray: 0.5, alpha: 1))
///         cg.fillEllipse(in: CGRect(origin: .zero, size: size))
///     }
/// }
/// ```
public final class CGContext {
    struct State {
        var fill = RGBA.black
        var stroke = RGBA.black
        var alpha = 1.0
        var blendMode = GraphicsContext.BlendMode.normal
        var line = StrokeStyle()
        var isAntialiased = true
        var interpolation = CGInterpolationQuality.default
    }

    let cairo: CairoContext
    var state = State()
    var saved: [State] = []
    var outline = Path()
    /// The transformations since the context was made.
    private(set) var transform = CGAffineTransform.identity
    private var savedTransforms: [CGAffineTransform] = []
    /// The document that is drawn, if the context belongs to one.
    private let document: CairoSurface?
    let surface: CairoSurface?

    init(cairo: CairoContext, surface: CairoSurface? = nil) {
        self.cairo = cairo
        self.surface = surface
        document = nil
    }

    /// Creates a context for a picture of pixels; nil if it is too large.
    public convenience init?(width: Int, height: Int) {
        guard width > 0, height > 0, Double(width) * Double(height) <= DrawingLayer.largestPixelCount else {
            return nil
        }
        let surface = CairoSurface(width: width, height: height)
        self.init(cairo: CairoContext(surface), surface: surface)
    }

    /// Creates a context for a PDF file; nil if it can't be written.
    ///
    /// - Parameters:
    ///   - url: the file.
    ///   - mediaBox: the size of the pages, in points of a 72nd of an inch; nil: those of a letter.
    ///   - auxiliaryInfo: not used.
    public init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]? = nil) {
        guard url.isFileURL else { return nil }
        let size = mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)
        let document = CairoSurface.pdf(path: url.path, width: size.width, height: size.height)
        guard document.isValid else { return nil }
        self.document = document
        surface = nil
        cairo = CairoContext(document)
    }

    /// Begins a page of a PDF file.
    public func beginPDFPage(_ pageInfo: [String: Any]?) { cairo.save() }

    /// Ends a page of a PDF file.
    public func endPDFPage() {
        cairo.restore()
        cairo.showPage()
    }

    /// Writes a PDF file.
    public func closePDF() { try? document?.finish() }

    /// The picture that was drawn; nil for a context without pixels of its own.
    public func makeImage() -> CGImage? {
        guard let surface else { return nil }
        let copy = CairoSurface(width: surface.width, height: surface.height)
        let cairo = CairoContext(copy)
        cairo.setSource(surface, x: 0, y: 0)
        cairo.paint()
        return CGImage(copy)
    }

    // MARK: State

    /// Keeps the state, but not the path, until `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        savedTransforms.append(transform)
        cairo.save()
    }

    /// Goes back to the state that was kept last.
    public func restoreGState() {
        guard let last = saved.popLast(), let matrix = savedTransforms.popLast() else { return }
        state = last
        transform = matrix
        cairo.restore()
    }

    /// Ends what was begun.
    func finish() {
        while !saved.isEmpty { restoreGState() }
    }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Scales the axes.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Turns the axes, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Transforms the coordinates of what is drawn from now on.
    public func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
        cairo.transform(Matrix2D(matrix))
    }

    /// The transformation since the context was made.
    public var ctm: CGAffineTransform { transform }

    /// Fills with a colour from now on.
    public func setFillColor(_ color: CGColor) { state.fill = RGBA(color.resolved) }
    /// Fills with a colour from now on.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Fills with a grey from now on.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    /// Strokes with a colour from now on.
    public func setStrokeColor(_ color: CGColor) { state.stroke = RGBA(color.resolved) }
    /// Strokes with a colour from now on.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Strokes with a grey from now on.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    /// The width of lines from now on.
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    /// The ends of lines from now on.
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    /// The corners of lines from now on.
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    /// How pointed corners may be from now on.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Lengths of dashes and gaps from now on.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashPhase = phase
        state.line.dash = lengths
    }
    /// The opacity of what is drawn from now on.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// How what is drawn from now on combines with what is there.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue)
    }
    /// Whether edges are smoothed from now on.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
    /// How pictures are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    func prepare(_ color: RGBA) {
        var color = color
        color.alpha *= state.alpha
        cairo.setSource(color)
        cairo.setOperator(state.blendMode.cairo)
        cairo.setAntialiasing(state.isAntialiased)
    }
}

/// How what is drawn combines with what is there, as Core Graphics counts the ways.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context likes.
    case `default` = 0
    /// Pixels stay squares.
    case none = 1
    /// Fast.
    case low = 2
    /// Good.
    case high = 3
    /// Between fast and good.
    case medium = 4
}

/// What is done with an outline.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension GraphicsContext {
    /// Draws with source for Core Graphics, with this context's transformation, clip, opacity, blend mode and filters.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        if needsGroup || opacity < 1 || blendMode != .normal {
            try drawGroup(reach: nil) { group in
                guard group.prepare(nil, transform) else { return }
                try group.cairo.saved { try run(content, CGContext(cairo: group.cairo)) }
            }
        } else if layer.prepare(clip, transform) {
            try layer.cairo.saved { try run(content, CGContext(cairo: layer.cairo)) }
        }
    }

    private func run(_ content: (CGContext) throws -> Void, _ context: CGContext) rethrows {
        defer { context.finish() }
        try content(context)
    }
}
