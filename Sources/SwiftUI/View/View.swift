/// A part of what an app shows, described as a value.
///
///     struct Greeting: View {
///         var name: String
///         var body: some View { Text("Hello, \(name)") }
///     }
///
/// The body is evaluated when the view appears, when a new value of the view differs from the last one, and when
/// something changes that the body read.
@MainActor
@preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// What the view shows.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that lives for this view. Composed views use the default.
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>

    /// How many children the view is for a list or a stack; nil when only its value can tell.
    nonisolated static var _viewCount: Int? { get }

    /// Whether the view may consist of sections or of the elements of a collection, which are children of their own for
    /// the container around.
    nonisolated static var _isSplit: Bool { get }
}

extension View {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        CompositeNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { Body._viewCount }

    nonisolated public static var _isSplit: Bool { Body._isSplit }
}

extension Never: View {
    nonisolated public var body: Never { fatalError("Never has no value") }

    @MainActor public static func _makeNode(_ view: Never, in context: _NodeContext) -> _ViewNode<Never> {}

    nonisolated public static var _viewCount: Int? { 1 }

    nonisolated public static var _isSplit: Bool { false }
}

/// A view that makes its own node.
@MainActor
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }

    nonisolated public static var _viewCount: Int? { 1 }

    nonisolated public static var _isSplit: Bool { false }
}
