/// A mark on the line of a slider, with a label or none.
///
///     SliderTick(0.5) { Text("Half") }
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
    /// What tells ticks apart: the value.
    public struct ID: Hashable {
        let value: V
    }

    let value: V
    let label: AnyView?

    /// What tells the tick from others.
    public var id: ID { ID(value: value) }

    /// Creates a tick at a value.
    nonisolated public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// Creates a tick at a value, with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, _ value: V) {
        self.value = value
        label = AnyView(Text(titleKey))
    }

    /// Creates a tick at a value, with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, _ value: V) {
        self.value = value
        label = AnyView(titleResource.text)
    }

    /// Creates a tick at a value, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, _ value: V) {
        self.value = value
        label = AnyView(Text(title))
    }

    /// Creates a tick at a value, with a label whose words are shown.
    nonisolated public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
        self.value = value
        self.label = AnyView(label())
    }
}

/// What can stand among the ticks of a slider.
public protocol SliderTickContent<Value> {
    /// The type of the ticks' values.
    associatedtype Value: BinaryFloatingPoint
    /// The type of the content that this content is made of.
    associatedtype Body: SliderTickContent where Body.Value == Value

    /// What the content is made of.
    @SliderTickBuilder<Value> var body: Body { get }
    /// The ticks in order.
    var _ticks: [SliderTick<Value>] { get }
}

extension SliderTickContent {
    public var _ticks: [SliderTick<Value>] { body._ticks }
}

extension SliderTick: SliderTickContent {
    public typealias Value = V
    public var body: SliderTick<V> { self }
    public var _ticks: [SliderTick<V>] { [self] }
}

/// No ticks.
public struct EmptySliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
    public var body: EmptySliderTickContent<Value> { self }
    public var _ticks: [SliderTick<Value>] { [] }
}

/// Ticks of several contents, one after the other.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint, Content>: SliderTickContent {
    /// The contents.
    public let value: Content
    public let _ticks: [SliderTick<Value>]
    public var body: TupleSliderTickContent<Value, Content> { self }
}

/// Ticks for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    /// The elements.
    public let data: Data
    /// Makes the ticks of an element.
    public let content: (Data.Element) -> Content

    /// Creates ticks for elements that a key path tells apart.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// Creates ticks for elements with identities.
    nonisolated public init(
        _ data: Data, content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    public typealias Value = Content.Value
    public var body: SliderTickContentForEach<Data, ID, Content> { self }
    public var _ticks: [SliderTick<Content.Value>] { data.flatMap { content($0)._ticks } }
}

/// Puts the ticks of a slider together.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    /// No ticks.
    public static func buildBlock() -> EmptySliderTickContent<Value> { EmptySliderTickContent() }

    /// The first content as it is.
    public static func buildPartialBlock<Content: SliderTickContent>(first content: Content) -> Content
    where Content.Value == Value { content }

    /// Contents, and one more after them.
    public static func buildPartialBlock<Before: SliderTickContent, Next: SliderTickContent>(
        accumulated: Before, next: Next
    ) -> TupleSliderTickContent<Value, (Before, Next)> where Before.Value == Value, Next.Value == Value {
        TupleSliderTickContent(value: (accumulated, next), _ticks: accumulated._ticks + next._ticks)
    }

    /// An expression as it is.
    public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
    where Content.Value == Value { content }

    /// The content of an `if` without `else`.
    public static func buildIf<Content: SliderTickContent>(
        _ content: Content?
    ) -> TupleSliderTickContent<Value, Content?> where Content.Value == Value {
        TupleSliderTickContent(value: content, _ticks: content?._ticks ?? [])
    }

    /// The content of the first branch of an `if`.
    public static func buildEither<Content: SliderTickContent>(
        first content: Content
    ) -> TupleSliderTickContent<Value, Any> where Content.Value == Value {
        TupleSliderTickContent(value: content, _ticks: content._ticks)
    }

    /// The content of the second branch of an `if`.
    public static func buildEither<Content: SliderTickContent>(
        second content: Content
    ) -> TupleSliderTickContent<Value, Any> where Content.Value == Value {
        TupleSliderTickContent(value: content, _ticks: content._ticks)
    }
}

/// A tick as the native slider shows it.
struct SliderMark {
    let value: Double
    let label: AnyView?
}
