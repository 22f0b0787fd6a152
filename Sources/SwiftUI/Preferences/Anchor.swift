import Foundation

/// A point or a rectangle of a view, which can be looked up in the coordinates of another one.
///
///     .anchorPreference(key: SelectionKey.self, value: .bounds) { $0 }
///     .overlayPreferenceValue(SelectionKey.self) { anchor in
///         GeometryReader { geometry in
///             if let anchor { Rectangle().stroke(.tint).frame(width: geometry[anchor].width) }
///         }
///     }
public struct Anchor<Value>: Equatable, @unchecked Sendable {
    /// What a point or a rectangle is in the view.
    public struct Source: @unchecked Sendable {
        let resolve: (CGRect) -> Value
        let id: AnyHashable
    }

    // Used on the main thread only.
    let place: AnchorPlace
    let source: Source

    /// Whether both are the same point or rectangle of the same view.
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
        lhs.place === rhs.place && lhs.source.id == rhs.source.id
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(source.id)
    }
}

extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the coordinates of the view.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        return .init(resolve: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }, id: numbers)
    }

    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { .init(resolve: { $0 }, id: "bounds") }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the coordinates of the view.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        .init(resolve: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }, id: [point.x, point.y])
    }

    /// A point as fractions of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        .init(
            resolve: { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }, id: point)
    }

    /// The top left corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the left side.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the right side.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Where a view with an anchor is. Those who looked are told when it's somewhere else.
@MainActor
final class AnchorPlace {
    weak var item: LayoutItem?
    let source = DependencySource()
}

extension GeometryProxy {
    /// A point or rectangle of another view in the coordinates of this one.
    nonisolated public subscript<T>(anchor: Anchor<T>) -> T {
        let anchor = anchor
        let item = item
        nonisolated(unsafe) var result: T?
        MainThread.assume {
            anchor.place.source.access()
            var frame = anchor.place.item?.frameInWindow ?? .zero
            if let own = item {
                // Within one host the frames themselves are exact.
                if let other = anchor.place.item, other.node.host === own.node.host {
                    frame = other.frame.offsetBy(dx: -own.frame.minX, dy: -own.frame.minY)
                } else {
                    let outer = own.frameInWindow
                    frame = frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
                }
            }
            result = anchor.source.resolve(frame)
        }
        return result ?? anchor.source.resolve(.zero)
    }
}

/// Writes a preference that is made from an anchor of the view.
public struct _AnchorPreferenceModifier<K: PreferenceKey, A> {
    let source: Anchor<A>.Source
    let transform: (inout K.Value?, Anchor<A>) -> Void
    /// Whether the view's own value is kept and changed.
    let changes: Bool
}

extension _AnchorPreferenceModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        AnchorPreferenceNode(view, context: context)
    }
}

private final class AnchorItem: UnaryItem {
    let anchorPlace: AnchorPlace

    init(node: _Node, child: LayoutItem, place: AnchorPlace) {
        anchorPlace = place
        super.init(node: node, child: child)
        if place.item == nil { place.item = self }
    }

    override func placeContent() {
        super.placeContent()
        anchorPlace.source.notify()
    }

    override func didMove() {
        super.didMove()
        anchorPlace.source.notify()
    }
}

private final class AnchorPreferenceNode<V: View, K: PreferenceKey, A>:
    ItemModifierNode<V, _AnchorPreferenceModifier<K, A>>
{
    private let anchorPlace = AnchorPlace()

    override func prepare() {
        becomePreferenceWriter()
        invalidatePreference(ObjectIdentifier(K.self))
    }

    override func makeItem(_ child: LayoutItem) -> UnaryItem {
        AnchorItem(node: self, child: child, place: anchorPlace)
    }

    override func modifierDidChange(from old: _AnchorPreferenceModifier<K, A>) {
        invalidatePreference(ObjectIdentifier(K.self))
    }

    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == K.self else { return super.computePreference(key) }
        var value: K.Value? = modifier.changes ? super.computePreference(K.self) : nil
        modifier.transform(&value, Anchor(place: anchorPlace, source: modifier.source))
        return value as? Key.Value
    }

    override func willDestroy() {
        invalidatePreference(ObjectIdentifier(K.self))
        super.willDestroy()
    }
}

extension View {
    /// Sets a value for a preference, made from a point or rectangle of the view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            _AnchorPreferenceModifier<K, A>(
                source: value, transform: { $0 = transform($1) }, changes: false))
    }

    /// Changes the value of a preference that the view produces, by a point or rectangle of the view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            _AnchorPreferenceModifier<K, A>(
                source: value,
                transform: { own, anchor in
                    var value = own ?? K.defaultValue
                    transform(&value, anchor)
                    own = value
                }, changes: true))
    }
}
