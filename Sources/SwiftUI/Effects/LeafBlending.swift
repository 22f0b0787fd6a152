import Foundation
internal import Gtk

/// How a leaf is drawn together with what its host has drawn before.
enum LeafBlending: Hashable, Sendable {
    /// The colours combine.
    case mode(GraphicsContext.BlendMode)
    /// What is behind is blurred under a tint, as far as the leaf is opaque.
    case material(Material, tint: Color.Resolved)

    /// Those that were used, by the numbers that GTK keeps for them.
    @MainActor private static var known: [LeafBlending] = [.mode(.normal)]

    /// The number that GTK keeps for it.
    @MainActor var number: Int {
        if let index = Self.known.firstIndex(of: self) { return index }
        Self.known.append(self)
        return Self.known.count - 1
    }

    /// The blending with a number.
    @MainActor static func numbered(_ number: Int) -> LeafBlending {
        known.indices.contains(number) ? known[number] : .mode(.normal)
    }

    /// Whether what is behind the window's views counts.
    private var seesBackdrop: Bool {
        switch self {
        case .material: true
        case .mode(let mode):
            switch mode {
            case .normal, .destinationIn, .destinationOut, .destinationOver: false
            default: true
            }
        }
    }

    /// Draws something over something else.
    ///
    /// - Parameters:
    ///   - backdrop: a colour that is already there behind both; nil: nothing.
    ///   - scale: pixels per point of what has to be drawn as a picture.
    @MainActor
    func draw(
        _ top: RenderNode?, over bottom: RenderNode?, backdrop: RGBA?, onto snapshot: Snapshot, scale: Double
    ) {
        guard let top = top?.flattened(scale: scale) else {
            if self != .mode(.destinationIn), let bottom { snapshot.append(bottom) }
            return
        }
        let place = top.area
        func drawBelow(_ cairo: CairoContext, backdropIn area: CGRect) {
            if seesBackdrop, let backdrop {
                cairo.setSource(backdrop)
                cairo.rectangle(x: area.minX, y: area.minY, width: area.width, height: area.height)
                cairo.fill()
            }
            bottom?.draw(cairo)
        }
        // The backdrop counts only where the leaf is, so that the rest stays transparent.
        func drawBelow(_ cairo: CairoContext) { drawBelow(cairo, backdropIn: place) }
        switch self {
        case .mode(.normal):
            if let bottom { snapshot.append(bottom) }
            snapshot.append(top)
        case .mode(.plusDarker):
            burn(top, place.union(bottom?.area ?? .null), scale, snapshot, drawBelow)
        case .mode(let mode):
            let area = place.union(bottom?.area ?? .null)
            guard area.width > 0, area.height > 0 else { return }
            snapshot.appendCairo(x: area.minX, y: area.minY, width: area.width, height: area.height) { cairo in
                cairo.pushGroup()
                drawBelow(cairo)
                cairo.pushGroup()
                top.draw(cairo)
                cairo.popGroupToSource()
                cairo.setOperator(mode.cairo)
                cairo.paint()
                cairo.popGroupToSource()
                cairo.setOperator(.over)
                cairo.paint()
            }
        case .material(let material, let tint):
            if let bottom { snapshot.append(bottom) }
            material.draw(within: top, tint: tint, onto: snapshot, drawBelow(_:backdropIn:))
        }
    }

    /// Adds up the complements pixel by pixel.
    @MainActor
    private func burn(
        _ top: RenderNode, _ area: CGRect, _ scale: Double, _ snapshot: Snapshot,
        _ drawBelow: (CairoContext) -> Void
    ) {
        let session = DrawingSession(environment: EnvironmentValues(), scale: scale)
        guard let below = DrawingLayer(session: session, area: area),
            let above = DrawingLayer(session: session, area: area), let source = above.surface
        else { return }
        drawBelow(below.cairo)
        top.draw(above.cairo)
        below.surface?.burn(source)
        below.append(to: snapshot)
    }
}

extension Material {
    /// Draws what is behind, blurred and tinted, where a node is opaque.
    @MainActor
    fileprivate func draw(
        within shape: RenderNode, tint: Color.Resolved, onto snapshot: Snapshot,
        _ drawBelow: (CairoContext, CGRect) -> Void
    ) {
        let area = shape.area
        guard area.width > 0, area.height > 0 else { return }
        // Nothing fine is left of what is blurred, so that a few pixels do.
        let session = DrawingSession(environment: EnvironmentValues(), scale: 0.25)
        let reach = area.insetBy(dx: -3 * blurRadius, dy: -3 * blurRadius)
        let blurred = DrawingLayer(session: session, area: reach)
        if let blurred, let surface = blurred.surface {
            drawBelow(blurred.cairo, reach)
            surface.multiplyColors(ColorMatrix.saturation(1.4).rowsOfFive)
            surface.blur(blurRadius * session.scale)
            // At the edges of what is behind only that counts, and not the nothing beside it.
            var opaque = ColorMatrix()
            opaque.a4 = 1e6
            surface.multiplyColors(opaque.rowsOfFive)
        }
        snapshot.appendCairo(x: area.minX, y: area.minY, width: area.width, height: area.height) { cairo in
            func drawWithin(_ draw: (CairoContext) -> Void) {
                cairo.pushGroup()
                draw(cairo)
                cairo.popGroupToSource()
                cairo.setOperator(.destinationIn)
                cairo.paint()
                cairo.setOperator(.over)
            }
            cairo.pushGroup()
            if let blurred, let surface = blurred.surface {
                cairo.setSource(surface, x: blurred.area.minX, y: blurred.area.minY)
                cairo.paint()
                drawWithin { drawBelow($0, area) }
            }
            cairo.setSource(RGBA(tint))
            cairo.paint()
            drawWithin(shape.draw)
            cairo.popGroupToSource()
            cairo.paint()
        }
    }
}

extension RenderNode {
    /// The smallest rectangle around it.
    var area: CGRect {
        let bounds = bounds
        return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
    }
}
