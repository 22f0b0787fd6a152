/// A view for each element of a collection, told apart by ids.
///
///     ForEach(flights) { flight in FlightRow(flight) }
///
/// An element that keeps its id keeps its state wherever it moves. Ids must be unique; a second element with the same
/// id is reported and shown with a state of its own.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// What the user can do with the elements of a bound collection.
    var editing: ElementEditing?

    nonisolated package init(
        data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element, identified by the value at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates a view for each element, identified by its id.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number of a range.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection; the view gets a binding to its element.
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a view for each element of a bound collection, identified by the value at a key path.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            id: { $0.1 },
            content: { content(data[$0.0]) })
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        // A list needs to know how many rows there are: elements whose views tell only by their value are all made. In a
        // lazy layout those are all made that have sections or elements in turn, which may be many.
        context.isLazy && (context.makesRows ? Content._viewCount == 1 : !Content._isSplit)
            ? LazyForEachNode(view, context: context) : ForEachNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { nil }

    nonisolated public static var _isSplit: Bool { true }
}

/// Identifies an element; `copy` tells elements with the same id apart.
private struct ElementKey<ID: Hashable>: Hashable {
    let id: ID
    let copy: Int
}

/// One element's subtree. Its content is evaluated by itself, so that what it reads concerns only it.
final class ElementNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node, LazyChild, IdentifiedNode {
    private var element: Data.Element
    private var content: (Data.Element) -> Content
    private var child: _ViewNode<Content>?
    private(set) var id: ID
    /// Tells elements with the same id apart.
    let copy: Int
    /// What the element brings into the layout, if it is one item: the usual case, asked for at every change of order.
    private var soleItem: LayoutItem?
    /// Gives the view of an index, in lazy containers.
    fileprivate weak var owner: LazyForEachNode<Data, ID, Content>?

    init(
        _ element: Data.Element, id: ID, copy: Int = 0, content: @escaping (Data.Element) -> Content,
        context: _NodeContext
    ) {
        self.element = element
        self.id = id
        self.copy = copy
        self.content = content
        super.init(context: context)
        child = Content.makeNode(evaluate { content(element) }, in: childContext)
    }

    var node: _Node { self }
    var identity: AnyHashable { AnyHashable(id) }

    /// Takes over another value of the element. The same closure makes the same of an equal element.
    func update(
        to element: Data.Element, content: @escaping (Data.Element) -> Content, isSameContent: Bool = false
    ) {
        let isSame = isSameContent && !isQueued && ValueComparison.areEqual(self.element, element)
        self.element = element
        self.content = content
        if !isSame { updateSelf() }
    }

    func update(to index: Int) {
        guard let owner else { return }
        let data = owner.view.data
        update(to: data[data.index(data.startIndex, offsetBy: index)], content: owner.view.content)
    }

    func recycle(to index: Int) {
        guard let owner else { return }
        let data = owner.view.data
        let element = data[data.index(data.startIndex, offsetBy: index)]
        id = owner.view.id(element)
        exchangeIdentity { update(to: element, content: owner.view.content) }
    }

    override func updateSelf() {
        let value = evaluate { content(element) }
        child?.update(to: value)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let child { visit(child) }
    }

    override var items: [LayoutItem] { child?.items ?? [] }

    override func appendItems(to items: inout [LayoutItem]) {
        if let soleItem {
            items.append(soleItem)
            return
        }
        let before = items.count
        child?.appendItems(to: &items)
        if items.count == before + 1 { soleItem = items[before] }
    }

    override func structureDidChange() {
        soleItem = nil
        super.structureDidChange()
    }

    override func willDestroy() { soleItem = nil }

    override func collectEntries(into entries: inout EntryCollector) {
        let id = AnyHashable(id)
        entries.with({ $0[ElementIDTrait.self] = id }, { child?.collectEntries(into: &$0) })
    }
}

/// A ForEach whose elements all have nodes.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>
{
    private typealias Child = ElementNode<Data, ID, Content>

    /// The elements' nodes. Of the common type, because an array of a type that depends on the view's is much slower.
    private var children: [_Node] = []
    /// Some id occurs more than once.
    private var hasCopies = false
    private var cachedItems: [LayoutItem]?

    override init(_ view: ForEach<Data, ID, Content>, context: _NodeContext) {
        super.init(view, context: context)
        children.reserveCapacity(view.data.count)
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(view.data.count)
        for element in view.data {
            let key = key(of: element, seen: &seen)
            if key.copy > 0 { hasCopies = true }
            children.append(makeChild(element, key))
        }
    }

    private static func typed(_ node: _Node) -> Child { unsafeDowncast(node, to: Child.self) }

    private func makeChild(_ element: Data.Element, _ key: ElementKey<ID>) -> Child {
        Child(element, id: key.id, copy: key.copy, content: view.content, context: childContext)
    }

    private func key(of element: Data.Element, seen: inout [ID: Int]) -> ElementKey<ID> {
        let id = view.id(element)
        let copy = seen[id, default: 0]
        seen[id] = copy + 1
        if copy > 0 {
            Faults.report(
                "duplicate-id \(Content.self)",
                "ForEach<\(Content.self)>: the id \(id) occurs more than once; updates may go to the wrong view")
        }
        return ElementKey(id: id, copy: copy)
    }

    override func update(to view: ForEach<Data, ID, Content>) {
        let isSameContent = ValueComparison.areEqual(self.view.content, view.content)
        self.view = view
        if !hasCopies, updateInOrder(isSameContent) { return }
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(view.data.count)
        var old: [ElementKey<ID>: Child] = [:]
        old.reserveCapacity(children.count)
        for node in children {
            let child = Self.typed(node)
            old[ElementKey(id: child.id, copy: child.copy)] = child
        }
        var newChildren: [_Node] = []
        newChildren.reserveCapacity(view.data.count)
        hasCopies = false
        for element in view.data {
            let key = key(of: element, seen: &seen)
            if key.copy > 0 { hasCopies = true }
            if let child = old.removeValue(forKey: key) {
                child.update(to: element, content: view.content, isSameContent: isSameContent)
                newChildren.append(child)
            } else {
                newChildren.append(makeChild(element, key))
            }
        }
        exchange(newChildren, removed: old.values.map { $0 })
    }

    /// The usual changes, which leave most elements in their order: nothing at all, some moved, some gone. False if there
    /// are elements that weren't there before.
    private func updateInOrder(_ isSameContent: Bool) -> Bool {
        let children = children
        // Elements that were passed over; they may come later.
        var passed: [ID: Int] = [:]
        var next = 0
        var matches: [Int] = []
        matches.reserveCapacity(children.count)
        for element in view.data {
            let id = view.id(element)
            var match = -1
            if next < children.count, Self.typed(children[next]).id == id {
                match = next
                next += 1
            } else if !passed.isEmpty, let earlier = passed.removeValue(forKey: id) {
                match = earlier
            } else {
                while next < children.count {
                    let other = Self.typed(children[next]).id
                    if other == id {
                        match = next
                        next += 1
                        break
                    }
                    passed[other] = next
                    next += 1
                }
            }
            if match < 0 { return false }
            matches.append(match)
        }
        var isSameOrder = matches.count == children.count
        var newChildren: [_Node] = []
        newChildren.reserveCapacity(matches.count)
        var index = 0
        for element in view.data {
            let match = matches[index]
            if match != index { isSameOrder = false }
            index += 1
            let child = children[match]
            Self.typed(child).update(to: element, content: view.content, isSameContent: isSameContent)
            newChildren.append(child)
        }
        if isSameOrder { return true }
        var removed = passed.values.map { children[$0] }
        if next < children.count { removed += children[next...] }
        exchange(newChildren, removed: removed)
        return true
    }

    /// Takes over another order of children.
    private func exchange(_ newChildren: [_Node], removed: [_Node]) {
        children = newChildren
        // Every reader above combines preferences in the new order.
        invalidateAllPreferences()
        for child in removed.sorted(by: { $0.serial < $1.serial }) {
            if child.hasPreferenceWriters { invalidateAllPreferences() }
            child.destroy()
        }
        structureDidChange()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for child in children { visit(child) }
    }

    override var items: [LayoutItem] {
        if let cachedItems { return cachedItems }
        var items: [LayoutItem] = []
        items.reserveCapacity(children.count)
        for child in children { child.appendItems(to: &items) }
        cachedItems = items
        return items
    }

    override func structureDidChange() {
        cachedItems = nil
        super.structureDidChange()
    }

    override func collectEntries(into entries: inout EntryCollector) {
        if let editing = view.editing { return collect(into: &entries, editing: editing) }
        collectChildren(into: &entries)
    }

    private func collect(into entries: inout EntryCollector, editing: ElementEditing) {
        entries.with({ $0[ElementEditingTrait.self] = editing }, { collectChildren(into: &$0) })
    }

    private func collectChildren(into entries: inout EntryCollector) {
        let isEditable = entries.traits[ElementEditingTrait.self] != nil
        for (index, child) in children.enumerated() {
            guard isEditable else {
                child.collectEntries(into: &entries)
                continue
            }
            let place = ElementPlace(index: index, count: children.count)
            entries.with({ $0[ElementPlaceTrait.self] = place }, { child.collectEntries(into: &$0) })
        }
    }
}

/// How a collection changed: `removed` elements at `position` gave way to `added` ones.
struct ElementsChange: Equatable {
    var position: Int
    var removed: Int
    var added: Int

    var isEmpty: Bool { removed == 0 && added == 0 }

    /// This change followed by another one, as one change of a collection that has `count` elements in the end.
    func followed(by next: ElementsChange, finalCount count: Int) -> ElementsChange {
        if next.isEmpty { return self }
        if isEmpty { return next }
        let between = count + next.removed - next.added
        let before = between + removed - added
        let prefix = Swift.min(position, next.position)
        let suffix = Swift.min(between - position - added, between - next.position - next.removed)
        return ElementsChange(position: prefix, removed: before - prefix - suffix, added: count - prefix - suffix)
    }
}

/// A container that shows the elements of a lazy ForEach.
@MainActor
protocol LazyElementsOwner: AnyObject {
    func elementsDidChange(_ elements: any LazyElements, _ change: ElementsChange)
}

/// A ForEach in a lazy container, which asks for the nodes of the elements that it shows.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>, LazyElements
{
    weak var owner: (any LazyElementsOwner)?
    private var children: [ObjectIdentifier: _Node] = [:]

    var count: Int { view.data.count }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    func id(at index: Int) -> AnyHashable { AnyHashable(view.id(element(at: index))) }

    func makeChild(at index: Int, in context: _NodeContext) -> LazyChild {
        let element = element(at: index)
        var context = context
        context.parent = self
        context.environment = environment
        let child = ElementNode<Data, ID, Content>(
            element, id: view.id(element), content: view.content, context: context)
        child.owner = self
        children[ObjectIdentifier(child)] = child
        return child
    }

    func makeChild(at index: Int, under root: _Node, in context: _NodeContext) -> LazyChild {
        let element = element(at: index)
        var context = context
        context.parent = root
        let child = ElementNode<Data, ID, Content>(
            element, id: view.id(element), content: view.content, context: context)
        child.owner = self
        return child
    }

    func adopt(_ root: _Node) {
        children[ObjectIdentifier(root)] = root
    }

    func abandon(_ root: _Node) {
        children[ObjectIdentifier(root)] = nil
    }

    func indices(of ids: Set<AnyHashable>) -> [AnyHashable: Int] {
        var found: [AnyHashable: Int] = [:]
        if let range = view.data as? Range<Int>, ID.self == Int.self {
            for id in ids {
                if let number = id.base as? Int, range.contains(number) { found[id] = number - range.lowerBound }
            }
            return found
        }
        // Comparing ids of their own type is much faster than type-erased ones.
        let wanted = Set(ids.compactMap { $0.base as? ID })
        guard !wanted.isEmpty else { return [:] }
        for (index, element) in view.data.enumerated() {
            let id = view.id(element)
            guard wanted.contains(id), found[AnyHashable(id)] == nil else { continue }
            found[AnyHashable(id)] = index
            if found.count == wanted.count { break }
        }
        return found
    }

    /// The container gave up a child that it asked for.
    func release(_ child: LazyChild) {
        children[ObjectIdentifier(child)] = nil
        child.node.destroy()
    }

    override func update(to view: ForEach<Data, ID, Content>) {
        let old = self.view
        self.view = view
        let change = change(from: old)
        owner?.elementsDidChange(self, change)
    }

    /// The smallest replaced range: what lies between the common beginning and the common end.
    private func change(from old: ForEach<Data, ID, Content>) -> ElementsChange {
        if let before = old.data as? Range<Int>, let now = view.data as? Range<Int>,
            before.lowerBound == now.lowerBound
        {
            let common = Swift.min(before.count, now.count)
            return ElementsChange(position: common, removed: before.count - common, added: now.count - common)
        }
        let before = old.data
        let now = view.data
        // The same array: both values hold it, so that it can't have been changed in between.
        if before.count == now.count, let a = storage(of: before), a == storage(of: now) {
            return ElementsChange(position: now.count, removed: 0, added: 0)
        }
        let shorter = Swift.min(before.count, now.count)
        var prefix = 0
        var i = before.startIndex
        var j = now.startIndex
        while prefix < shorter, old.id(before[i]) == view.id(now[j]) {
            prefix += 1
            before.formIndex(after: &i)
            now.formIndex(after: &j)
        }
        var suffix = 0
        i = before.endIndex
        j = now.endIndex
        while suffix < shorter - prefix {
            before.formIndex(before: &i)
            now.formIndex(before: &j)
            guard old.id(before[i]) == view.id(now[j]) else { break }
            suffix += 1
        }
        return ElementsChange(
            position: prefix, removed: before.count - prefix - suffix, added: now.count - prefix - suffix)
    }

    private func storage(of data: Data) -> UnsafeRawPointer? {
        guard !data.isEmpty, Data.self == [Data.Element].self else { return nil }
        return data.withContiguousStorageIfAvailable { $0.baseAddress.map { UnsafeRawPointer($0) } } ?? nil
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        for child in children.values.sorted(by: { $0.serial < $1.serial }) { visit(child) }
    }

    override func collectEntries(into entries: inout EntryCollector) {
        guard let editing = view.editing else { return entries.add(self as any LazyElements) }
        entries.with({ $0[ElementEditingTrait.self] = editing }, { $0.add(self as any LazyElements) })
    }

    /// In a lazy layout an item says where the elements go; rows of lists have layouts of their own.
    override var items: [LayoutItem] { isInLazyLayout ? [place] : [] }

    private lazy var place = LazyElementsItem(node: self, elements: self)
}
