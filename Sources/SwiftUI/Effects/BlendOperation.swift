import Foundation
internal import Gtk

/// How the colours of a view combine with those behind it.
enum BlendOperation: Int, Sendable {
    case over, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, atop, destinationOver, destinationOut, destinationIn, add
    /// The sum of the complements, which Cairo hasn't.
    case burn

    private var cairo: CairoOperator {
        switch self {
        case .over, .burn: .over
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
        case .atop: .atop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .destinationIn: .destinationIn
        case .add: .add
        }
    }

    /// Whether what is behind the window's views counts.
    private var seesBackdrop: Bool {
        switch self {
        case .over, .destinationIn, .destinationOut, .destinationOver: false
        default: true
        }
    }

    /// Draws something over something else with this operation.
    ///
    /// - Parameter backdrop: a colour that is already there behind both; nil: nothing.
    @MainActor
    func draw(
        _ top: RenderNode?, over bottom: RenderNode?, backdrop: RGBA?, onto snapshot: Snapshot, scale: Double
    ) {
        guard let top else {
            if self != .destinationIn, let bottom { snapshot.append(bottom) }
            return
        }
        func rect(_ node: RenderNode?) -> CGRect {
            guard let bounds = node?.bounds else { return .null }
            return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
        }
        let area = rect(top).union(rect(bottom))
        guard !area.isNull, area.width > 0, area.height > 0 else { return }
        // The backdrop counts only where the view is, so that the rest stays transparent.
        let place = rect(top)
        func drawBelow(_ cairo: CairoContext) {
            if seesBackdrop, let backdrop {
                cairo.setSource(backdrop)
                cairo.rectangle(x: place.minX, y: place.minY, width: place.width, height: place.height)
                cairo.fill()
            }
            bottom?.draw(cairo)
        }
        if self == .burn {
            burn(top, area, scale, snapshot, drawBelow)
            return
        }
        snapshot.appendCairo(x: area.minX, y: area.minY, width: area.width, height: area.height) { cairo in
            cairo.pushGroup()
            drawBelow(cairo)
            cairo.pushGroup()
            top.draw(cairo)
            cairo.popGroupToSource()
            cairo.setOperator(self.cairo)
            cairo.paint()
            cairo.popGroupToSource()
            cairo.setOperator(.over)
            cairo.paint()
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
