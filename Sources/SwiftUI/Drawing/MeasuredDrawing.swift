import Foundation
internal import Gtk

extension Text {
    /// The size of the text as a `GraphicsContext` draws it, without a context; nil: without limits.
    @MainActor
    package func measure(in environment: EnvironmentValues, limit: CGSize? = nil) -> CGSize {
        let size = PreparedText(self, in: environment).layout(in: limit).size
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }
}

extension View {
    /// The size that the view would take up, found with nodes that live only for the question.
    @MainActor
    package func measure(in environment: EnvironmentValues, proposal: ProposedViewSize) -> CGSize {
        let scope = EnvironmentScope(parent: environment.scope ?? SystemEnvironment.shared.scope)
        scope.provide(environment.overrides)
        let lifecycle = LifecycleScope(parent: nil, isShown: false)
        let host = ViewHost(depth: 0)
        host.setRoot { host in
            RootNode(self, context: _NodeContext(parent: nil, environment: scope, host: host, lifecycle: lifecycle))
        }
        defer { host.dispose() }
        return host.rootItem?.sizeThatFits(proposal) ?? .zero
    }
}

extension AnyShapeStyle {
    /// The colour, if the style is one.
    package var color: Color? { wrapped as? Color }
}

extension GraphicsContext {
    /// Fixes a text by the drawing's environment, with a limit to its lines.
    package func resolve(_ text: Text, lineLimit: Int) -> ResolvedText {
        var values = environment
        values.lineLimit = lineLimit
        let limited = values
        let prepared = MainThread.assume { PreparedText(text, in: limited) }
        return ResolvedText(shading: prepared.color.map { .color(Color($0)) } ?? .foreground, text: prepared)
    }
}

extension GraphicsContext {
    /// The part that is drawn on, in this context's coordinates: what lies outside of it needn't be drawn.
    package var visiblePart: CGRect { visibleArea.applying(transform.inverted()) }
}

extension GraphicsContext.ResolvedText {
    /// Whether the text has no colour of its own.
    package var isPlain: Bool {
        if case .foreground = shading.source { true } else { false }
    }
}

extension Text {
    /// The words of the text in the default environment.
    @MainActor package var plainWords: String { resolvedString(in: EnvironmentValues()) }
}
