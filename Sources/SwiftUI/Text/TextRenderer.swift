import Foundation

/// A value that marks a part of a text for a text renderer.
///
///     struct Highlight: TextAttribute {}
///     Text("Gate \(Text("B4").customAttribute(Highlight()))")
public protocol TextAttribute {}

/// Draws texts in its own way.
///
/// ```swift
/// struct Wave: TextRenderer {
///     var phase: Double
///
///     func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for line in layout {
///             for run in line {
///                 for (index, slice) in run.enumerated() {
///                     var copy = context
///                     copy.translateBy(x: 0, y: 4 * sin(phase + Double(index)))
///                     copy.draw(slice)
///                 }
///             }
///         }
///     }
/// }
/// ```
///
/// A text renderer draws the texts in the view that `textRenderer(_:)` is applied to. Drawing is done on the main thread.
public protocol TextRenderer: Animatable {
    /// Draws a text; the context's coordinates are those of the text's view.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// The size of the text for a proposal; by itself that of the text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the renderer draws beyond the text's view, in points.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The size of the text.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    /// Nothing.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
    let measure: @MainActor (ProposedViewSize) -> CGSize

    /// The size of the text for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let measure = measure
        return MainThread.assume { measure(proposal) }
    }
}

/// A renderer of any type, compared as views are.
struct AnyTextRenderer: Equatable, @unchecked Sendable {
    // Used on the main thread only.
    let base: any TextRenderer

    static func == (lhs: AnyTextRenderer, rhs: AnyTextRenderer) -> Bool { MainThread.assume { lhs.equals(rhs) } }

    @MainActor
    private func equals(_ other: AnyTextRenderer) -> Bool {
        func equals<R: TextRenderer>(_ renderer: R) -> Bool {
            (other.base as? R).map { ValueComparison.areEqual(renderer, $0) } ?? false
        }
        return equals(base)
    }
}

/// A value that marks a part of a text, of any type.
struct CustomAttribute: Equatable, @unchecked Sendable {
    // Used on the main thread only.
    let value: any TextAttribute

    init(_ value: any TextAttribute) {
        self.value = value
    }

    static func == (lhs: CustomAttribute, rhs: CustomAttribute) -> Bool { MainThread.assume { lhs.equals(rhs) } }

    @MainActor
    private func equals(_ other: CustomAttribute) -> Bool {
        func equals<A: TextAttribute>(_ value: A) -> Bool {
            (other.value as? A).map { ValueComparison.areEqual(value, $0) } ?? false
        }
        return equals(value)
    }
}

/// Has texts drawn by a renderer.
public struct _TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    nonisolated(unsafe) var renderer: Renderer

    nonisolated init(renderer: Renderer) {
        self.renderer = renderer
    }

    /// What an animation changes in the renderer.
    nonisolated public var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    /// The view with the renderer for its texts.
    public func body(content: Content) -> some View {
        content.textStyle { [renderer] in $0.renderer = AnyTextRenderer(base: renderer) }
    }
}

extension View {
    /// Has a renderer draw the texts in the view.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(_TextRendererModifier(renderer: renderer))
    }
}
