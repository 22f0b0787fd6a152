import Foundation

/// The shape that glass has if no other is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    nonisolated public init() {}

    /// A capsule in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Draws a view on glass.
public struct _GlassEffectModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S

    nonisolated init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    /// The view on a translucent surface with a bright edge.
    public func body(content: Content) -> some View {
        if glass == .identity {
            content
        } else {
            content.background {
                shape.fill(glass.isClear ? Material.ultraThin : .regular)
                if let tint = glass.tint { shape.fill(tint.opacity(0.35)) }
                shape.stroke(.white.opacity(0.35), lineWidth: 1)
            }
        }
    }
}

extension View {
    /// Draws the view on glass: a translucent surface with a bright edge. What is behind isn't blurred, since GTK can't.
    nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
        -> some View
    {
        modifier(_GlassEffectModifier(glass: glass, shape: shape))
    }
}

/// Views on glass that belong together.
public struct GlassEffectContainer<Content: View> {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: the distance from which shapes would flow into each other; they stay apart here.
    ///   - content: the views.
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    /// The views.
    public var body: some View { content }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String
    /// At once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
    /// From the glass of another view.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
    /// By growing clear.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
}
