import Foundation

/// Describes a preview of a view. It is checked by the compiler; nothing on the desktop shows it.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: The view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Describes a preview of a view with traits. It is checked by the compiler; nothing on the desktop shows it.
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

/// Describes a preview of a view for each of some values. It is checked by the compiler; nothing on the desktop shows it.
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

/// The kinds of previews.
public struct Preview: Sendable {
    /// The traits of previews of views.
    public struct ViewTraits: Sendable {}
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
    fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A preview in the window's usual layout.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }

    /// A preview as large as its content.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }

    /// A preview of a fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }

    /// A preview of an upright screen.
    public static var portrait: PreviewTrait<T> { PreviewTrait() }

    /// A preview of an upside-down screen.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }

    /// A preview of a screen turned to the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }

    /// A preview of a screen turned to the right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }

    /// A preview of a view changed by a modifier.
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> { PreviewTrait() }
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
    /// Nothing: previews aren't shown.
    public var body: some View { EmptyView() }
}

/// Makes previews of views in the older way. It is checked by the compiler; nothing on the desktop shows the previews.
@MainActor
@preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder static var previews: Previews { get }
}
