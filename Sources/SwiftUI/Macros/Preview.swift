import Foundation

/// Describes a preview of a view. A program that is started with `--previews` lists its previews and shows the chosen one.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: The view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Describes a preview of a view with traits.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: How the preview is shown.
///   - additionalTraits: More of that.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Describes a preview of a view for each of some values.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: How the preview is shown.
///   - arguments: The values.
///   - body: The view for a value.
@freestanding(declaration)
public macro Preview<Value>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Value],
    @ViewBuilder body: @escaping @MainActor (Value) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a preview have dynamic properties, such as state.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = false
///     Toggle("Delays", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")

/// A preview of a view.
@MainActor
public struct Preview {
    /// The traits of previews of views.
    public struct ViewTraits: Sendable {}

    let name: String?
    let traits: [PreviewTrait<ViewTraits>]
    let makeView: @MainActor () -> AnyView

    /// Creates a preview.
    nonisolated public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        makeView = { AnyView(body()) }
    }

    /// Creates a preview for each of some values.
    nonisolated public static func _previews<Value>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [Value],
        @ViewBuilder body: @escaping @MainActor (Value) -> any View
    ) -> [Preview] {
        arguments.map { value in
            nonisolated(unsafe) let value = value
            return Preview(
                name: [name, "\(value)"].compactMap { $0 }.joined(separator: ": "), traits: traits
            ) { AnyView(body(value)) }
        }
    }

    nonisolated private init(
        name: String, traits: [PreviewTrait<ViewTraits>], makeView: @escaping @MainActor () -> AnyView
    ) {
        self.name = name
        self.traits = traits
        self.makeView = makeView
    }
}

/// What `#Preview` makes of a preview; found by programs that list their previews.
@MainActor
public protocol _PreviewRegistry {
    /// The file that the preview stands in.
    nonisolated static var fileID: String { get }
    /// The line that it begins at.
    nonisolated static var line: Int { get }
    /// The preview, or one for each argument.
    static var previews: [Preview] { get }
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
    enum Layout: Equatable, Sendable {
        case sizeThatFits
        case fixed(CGFloat, CGFloat)
    }

    /// The size; nil: all that there is.
    let layout: Layout?
    /// Changes the view.
    let change: @MainActor @Sendable (AnyView) -> AnyView

    fileprivate init(
        layout: Layout? = nil, change: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }
    ) {
        self.layout = layout
        self.change = change
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A preview in the window's usual layout.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }

    /// A preview as large as its content.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(layout: .sizeThatFits) }

    /// A preview of a fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(layout: .fixed(width, height))
    }

    /// A preview of an upright screen.
    public static var portrait: PreviewTrait<T> { PreviewTrait(layout: .fixed(390, 640)) }

    /// A preview of an upside-down screen.
    public static var portraitUpsideDown: PreviewTrait<T> { portrait }

    /// A preview of a screen turned to the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(layout: .fixed(640, 390)) }

    /// A preview of a screen turned to the right.
    public static var landscapeRight: PreviewTrait<T> { landscapeLeft }

    /// A preview of a view changed by a modifier.
    @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
        nonisolated(unsafe) let modifier = modifier
        return PreviewTrait(change: { AnyView(PreviewModified(modifier: modifier, content: $0)) })
    }
}

/// Changes the views of previews, with a context that several of them share.
@MainActor
@preconcurrency
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void
    /// The type of the changed view.
    associatedtype Body: View

    /// The view that is changed.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share.
    static func makeSharedContext() async throws -> Context

    /// The changed view.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing to share.
    public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier changes.
public struct PreviewModifierContent: View {
    let view: AnyView

    /// The view.
    public var body: some View { view }
}

/// A preview with a modifier, shown as soon as what the previews share is there.
private struct PreviewModified<M: PreviewModifier>: View {
    let modifier: M
    let content: AnyView
    @State private var context: M.Context?
    @State private var problem: String?

    init(modifier: M, content: AnyView) {
        self.modifier = modifier
        self.content = content
    }

    var body: some View {
        if let context {
            modifier.body(content: PreviewModifierContent(view: content), context: context)
        } else if let problem {
            ContentUnavailableView(
                "No Context", systemImage: "exclamationmark.triangle", description: Text(verbatim: problem))
        } else {
            ProgressView().task {
                do { context = try await SharedPreviewContexts.context(of: M.self) } catch { problem = "\(error)" }
            }
        }
    }
}

/// What previews share, by the types of their modifiers.
@MainActor
private enum SharedPreviewContexts {
    private static var made: [ObjectIdentifier: Any] = [:]

    static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
        let id = ObjectIdentifier(type)
        if let known = made[id] as? M.Context { return known }
        let new = try await M.makeSharedContext()
        made[id] = new
        return new
    }
}

/// Makes previews of views in the older way. A program that is started with `--previews` lists them, too.
@MainActor
@preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder static var previews: Previews { get }
}
