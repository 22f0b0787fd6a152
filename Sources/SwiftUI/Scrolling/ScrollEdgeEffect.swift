import Foundation
internal import Gtk

/// How the content of a scroll view ends at an edge beyond which it goes on.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    fileprivate enum Kind { case automatic, hard, soft }
    fileprivate let kind: Kind

    /// As the desktop does it: the content is cut off.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
    /// With a line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
    /// Fading away.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

/// The styles at the edges.
struct ScrollEdgeEffects: Equatable {
    var styles: [Edge: ScrollEdgeEffectStyle] = [:]
    var hidden: Edge.Set = []

    fileprivate func style(at edge: Edge) -> ScrollEdgeEffectStyle.Kind {
        hidden.contains(Edge.Set(edge)) ? .automatic : styles[edge]?.kind ?? .automatic
    }

    /// Whether nothing is drawn at any edge.
    var isPlain: Bool { Edge.allCases.allSatisfy { style(at: $0) == .automatic } }
}

private enum ScrollEdgeEffectsKey: EnvironmentKey {
    static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }
}

extension EnvironmentValues {
    var scrollEdgeEffects: ScrollEdgeEffects {
        get { self[ScrollEdgeEffectsKey.self] }
        set { self[ScrollEdgeEffectsKey.self] = newValue }
    }
}

/// Draws the edges of a scrolled host beyond which its content goes on.
@MainActor
final class ScrollEdgeDecorator: HostDecorator {
    private weak var host: ViewHost?
    var effects = ScrollEdgeEffects()

    /// How far from the edge the content begins to fade, in points.
    private static let depth = 24.0

    init(_ host: ViewHost) {
        self.host = host
    }

    func draw(_ content: RenderNode?, onto snapshot: Snapshot, size: CGSize) {
        if let content { snapshot.append(content) }
        guard let host else { return }
        let seen = host.visibleRect
        let whole = host.scrolledSize
        let (width, height) = (size.width, size.height)
        let isRightToLeft = host.rootItem?.isRightToLeft == true
        let depth = Self.depth
        func draw(_ edge: Edge, hiddenLength: CGFloat, _ band: CGRect, from start: CGPoint, to end: CGPoint) {
            guard hiddenLength > 0.5 else { return }
            let color = host.widget.themeColor(named: "window_bg_color") ?? .white
            switch effects.style(at: edge) {
            case .automatic: return
            case .hard:
                var line = band
                if edge == .top || edge == .bottom {
                    line.size.height = 1
                    if edge == .bottom { line.origin.y = height - 1 }
                } else {
                    line.size.width = 1
                    if band.minX > 0 { line.origin.x = width - 1 }
                }
                let shade =
                    host.widget.themeColor(named: "borders") ?? RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
                snapshot.append(shade, x: line.minX, y: line.minY, width: line.width, height: line.height)
            case .soft:
                // Less than a whole fading where little is hidden.
                var strong = color
                strong.alpha = min(1, Double(hiddenLength) / depth) * color.alpha
                snapshot.appendFade(
                    strong, from: (start.x, start.y), to: (end.x, end.y), x: band.minX, y: band.minY,
                    width: band.width, height: band.height)
            }
        }
        draw(
            .top, hiddenLength: seen.minY, CGRect(x: 0, y: 0, width: width, height: depth), from: .zero,
            to: CGPoint(x: 0, y: depth))
        draw(
            .bottom, hiddenLength: whole.height - seen.maxY,
            CGRect(x: 0, y: height - depth, width: width, height: depth), from: CGPoint(x: 0, y: height),
            to: CGPoint(x: 0, y: height - depth))
        draw(
            isRightToLeft ? .trailing : .leading, hiddenLength: seen.minX,
            CGRect(x: 0, y: 0, width: depth, height: height), from: .zero, to: CGPoint(x: depth, y: 0))
        draw(
            isRightToLeft ? .leading : .trailing, hiddenLength: whole.width - seen.maxX,
            CGRect(x: width - depth, y: 0, width: depth, height: height), from: CGPoint(x: width, y: 0),
            to: CGPoint(x: width - depth, y: 0))
    }
}

extension View {
    /// Sets how the content of scroll views in the view ends at edges beyond which it goes on. Soft edges fade to the
    /// colour of the window.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        transformEnvironment(\.scrollEdgeEffects) { effects in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { effects.styles[edge] = style }
        }
    }

    /// Hides the effects at edges of scroll views in the view.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        transformEnvironment(\.scrollEdgeEffects) { effects in
            if hidden { effects.hidden.formUnion(edges) } else { effects.hidden.subtract(edges) }
        }
    }
}
