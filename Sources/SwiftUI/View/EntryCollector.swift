/// What a container that isn't a layout (a list, a picker, a tab view, a toolbar) treats as one child.
@MainActor
struct Entry {
    let node: _Node
    var traits: Traits
}

/// Values that modifiers attach to a view for the container around it: tag, tab item, badge, section …
struct Traits {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<K: TraitKey>(_ key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

protocol TraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A ForEach that makes its children when they're asked for.
@MainActor
protocol LazyElements: _Node {
    /// The container that asks for elements, to be told about changes.
    var owner: (any LazyElementsOwner)? { get set }
    var count: Int { get }
    func id(at index: Int) -> AnyHashable
    /// Where the elements with the given ids are; those that don't exist are left out.
    func indices(of ids: Set<AnyHashable>) -> [AnyHashable: Int]
    /// Makes the child for an element; the caller owns it and destroys it.
    func makeChild(at index: Int, in context: _NodeContext) -> LazyChild
    /// Makes the child for an element below a node of the container's own, which `adopt` made a child of these elements.
    func makeChild(at index: Int, under root: _Node, in context: _NodeContext) -> LazyChild
    /// Makes a node of the container's own a child of these elements.
    func adopt(_ root: _Node)
    /// The container removed a node of its own.
    func abandon(_ root: _Node)
}

/// One element's subtree, owned by a lazy container.
@MainActor
protocol LazyChild: AnyObject {
    var node: _Node { get }
    /// Shows another value of the same element.
    func update(to index: Int)
    /// Shows another element, as `_Node.exchangeIdentity` describes.
    func recycle(to index: Int)
}

/// Gathers entries in view order.
@MainActor
struct EntryCollector {
    enum Member {
        case entry(Entry)
        case lazy(any LazyElements, Traits)
        case section(any SectionEntries, Traits)
    }

    private(set) var members: [Member] = []
    /// What the modifiers around the nodes being visited have attached so far.
    var traits = Traits()

    mutating func add(_ node: _Node) {
        members.append(.entry(Entry(node: node, traits: traits)))
    }

    mutating func add(_ elements: any LazyElements) {
        members.append(.lazy(elements, traits))
    }

    mutating func add(_ section: any SectionEntries) {
        members.append(.section(section, traits))
    }

    /// Visits with changed traits.
    mutating func with(_ change: (inout Traits) -> Void, _ visit: (inout EntryCollector) -> Void) {
        let outer = traits
        change(&traits)
        visit(&self)
        traits = outer
    }

    /// Everything that isn't lazy, with the contents of sections, in order.
    var entries: [Entry] {
        members.flatMap { member -> [Entry] in
            switch member {
            case .entry(let entry): return [entry]
            case .lazy: return []
            case .section(let section, let traits):
                var inner = EntryCollector()
                inner.traits = traits
                section.collectContent(into: &inner)
                return inner.entries
            }
        }
    }
}

/// A section: its header and footer are shown around its content.
@MainActor
protocol SectionEntries: AnyObject {
    /// nil if the section has none.
    var headerNode: _Node? { get }
    /// nil if the section has none.
    var footerNode: _Node? { get }
    func collectContent(into entries: inout EntryCollector)
}

/// The tag of an option.
enum TagTrait: TraitKey {
    static var defaultValue: AnyHashable? { nil }
}

/// The id that a ForEach gives its element, the implicit tag of options.
enum ElementIDTrait: TraitKey {
    static var defaultValue: AnyHashable? { nil }
}

/// What a row does when it's clicked or activated with Return, for rows that lead somewhere.
enum RowActivationTrait: TraitKey {
    static var defaultValue: (() -> Void)? { nil }
}
