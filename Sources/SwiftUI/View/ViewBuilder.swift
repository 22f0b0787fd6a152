/// Builds one view from the statements of a closure or body.
///
/// Any number of views, `if`, `if let`, `switch`, `#if`, `#available` and `let` may be used; an empty closure is an
/// empty view.
@resultBuilder
public struct ViewBuilder {
    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    nonisolated public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
