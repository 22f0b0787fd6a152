import Foundation
internal import Gtk

/// What all layers of one drawing share.
final class DrawingSession {
    let environment: EnvironmentValues
    /// Pixels per point.
    let scale: Double
    /// The views that can be drawn by their tags.
    let symbols: (any DrawingSymbols)?
    /// What text without a style of its own is drawn with; nil: the foreground style.
    let themeColor: RGBA?

    init(
        environment: EnvironmentValues, scale: Double, symbols: (any DrawingSymbols)? = nil, themeColor: RGBA? = nil
    ) {
        self.environment = environment
        self.scale = scale
        self.symbols = symbols
        self.themeColor = themeColor
    }

    /// Read once, because every fill needs it.
    private(set) lazy var styleContext = environment.shapeStyleContext

    private var colors: [Color: Color.Resolved] = [:]

    /// The components of a colour, which many fills have in common.
    func resolve(_ color: Color) -> Color.Resolved {
        if case .constant(let resolved) = color.provider { return resolved }
        if let known = colors[color] { return known }
        let resolved = styleContext.resolve(color)
        colors[color] = resolved
        return resolved
    }
}

/// Views that a drawing can use.
@MainActor
protocol DrawingSymbols: AnyObject {
    /// The view with a tag; nil: there is none.
    func symbol(_ id: AnyHashable) -> DrawnSymbol?
}

/// A view as it looks, to be drawn any number of times.
final class DrawnSymbol {
    let node: RenderNode?
    let size: CGSize

    init(node: RenderNode?, size: CGSize) {
        self.node = node
        self.size = size
    }
}
