import Foundation
internal import Gtk

/// What a drawing is made with.
///
/// A context is a value: a copy has a transformation, clip, opacity, blend mode and filters of its own, but draws on the
/// same layer.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.teal))
///     var turned = context
///     turned.rotate(by: .degrees(10))
///     turned.draw(Text("Gate 7"), at: CGPoint(x: 40, y: 20))
/// }
/// ```
public struct GraphicsContext {
    let layer: DrawingLayer
    var clip: ClipNode?
    var filters: [AppliedFilter] = []

    /// The opacity of what is drawn, from 0 to 1.
    public var opacity = 1.0
    /// How what is drawn combines with what was drawn before.
    public var blendMode = BlendMode.normal
    /// From the coordinates of what is drawn to those of the whole drawing.
    public var transform = CGAffineTransform.identity

    init(layer: DrawingLayer) {
        self.layer = layer
    }

    var session: DrawingSession { layer.session }

    /// The environment of the view that the drawing belongs to.
    public var environment: EnvironmentValues { session.environment }

    // MARK: Coordinates

    /// Scales the coordinates of what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Moves the origin of what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Turns the coordinates of what is drawn from now on, clockwise on the screen.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }

    /// Transforms the coordinates of what is drawn from now on.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Layers

    /// Draws into a transparent layer, which is then drawn as a whole with this context's opacity, blend mode, filters and
    /// clip.
    ///
    /// - Parameter content: draws; its context begins with this one's transformation and nothing else.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        try drawGroup(reach: nil) { group in
            var context = GraphicsContext(layer: group)
            context.transform = transform
            try content(&context)
        }
    }

    /// The part of the canvas that isn't cut off.
    var visibleArea: CGRect { clip.map { $0.bounds.intersection(layer.area) } ?? layer.area }

    /// Whether what is drawn goes to a layer of its own first.
    var needsGroup: Bool { !filters.isEmpty || clip?.hasMask == true || blendMode == .plusDarker }

    /// Draws into a layer of its own, then that one with all of this context's state but the transformation.
    ///
    /// - Parameter reach: the part of the canvas that is drawn on; nil: any.
    func drawGroup(reach: CGRect?, _ draw: (DrawingLayer) throws -> Void) rethrows {
        let spread = filters.reduce(0) { $0 + $1.spread }
        var area = visibleArea.isNull ? .null : visibleArea.insetBy(dx: -spread, dy: -spread)
        if let reach { area = area.intersection(reach.insetBy(dx: -spread - 1, dy: -spread - 1)) }
        guard !area.isNull, let group = DrawingLayer(session: session, area: area) else { return }
        try draw(group)
        let result = filters.reduce(group) { $1.apply(to: $0) }
        clip?.applyMasks(to: result)
        composite(result)
    }

    private func composite(_ group: DrawingLayer) {
        guard let surface = group.surface else { return }
        if blendMode == .plusDarker, let target = layer.surface {
            // Cairo has no such operator: the whole layer is laid over this one.
            guard let whole = DrawingLayer(session: session, area: layer.area), whole.prepare(clip, .identity),
                let source = whole.surface
            else { return }
            whole.cairo.setSource(surface, x: group.area.minX, y: group.area.minY)
            whole.cairo.paint(alpha: opacity)
            target.burn(source)
            return
        }
        guard layer.prepare(clip, .identity) else { return }
        layer.cairo.setOperator(blendMode.cairo)
        layer.cairo.setSource(surface, x: group.area.minX, y: group.area.minY)
        layer.cairo.paint(alpha: opacity)
    }

    /// Draws what has no state of its own but colours: through a layer if this context's state asks for that.
    ///
    /// - Parameter bounds: what is drawn on, in this context's coordinates.
    func drawWhole(bounds: CGRect, _ draw: (CairoContext) -> Void) {
        if needsGroup || opacity < 1 || blendMode != .normal {
            drawGroup(reach: bounds.applying(transform)) { group in
                guard group.prepare(nil, transform) else { return }
                group.cairo.saved { draw(group.cairo) }
            }
        } else if layer.prepare(clip, transform) {
            layer.cairo.setOperator(.over)
            layer.cairo.saved { draw(layer.cairo) }
        }
    }
}
