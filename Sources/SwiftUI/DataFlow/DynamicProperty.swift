@_spi(Reflection) import Swift

/// A stored property of a view that brings a value from outside and updates it before the body is evaluated.
///
/// A type that holds other dynamic properties is itself one by declaring conformance: they're found and connected,
/// and `update()` is called before each evaluation of the view's body.
@preconcurrency
public protocol DynamicProperty {
    /// Called on the main actor before the body of the view is evaluated, after nested properties were updated.
    @MainActor @preconcurrency mutating func update()

    /// Connects the property at `pointer` with what the view's node keeps for it.
    @MainActor static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller)
    /// How two values of the property compare; nil: field by field.
    @MainActor static var _comparison: _PropertyComparison? { get }
}

/// How an unchanged property is recognised; used by the module only.
public struct _PropertyComparison {
    let plan: ValueComparison.Plan
}

extension DynamicProperty {
    @MainActor @preconcurrency public mutating func update() {}

    @MainActor public static func _install(_ pointer: UnsafeMutableRawPointer, in installer: inout _PropertyInstaller) {
        for (offset, type) in PropertyPlan.properties(of: Self.self) {
            type._install(pointer + offset, in: &installer)
        }
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
    }

    @MainActor public static var _comparison: _PropertyComparison? { nil }
}

/// The dynamic properties of a type and where they lie in it.
@MainActor
enum PropertyPlan {
    typealias Property = (offset: Int, type: any DynamicProperty.Type)

    private static var plans: [ObjectIdentifier: [Property]] = [:]

    static func properties(of type: Any.Type) -> [Property] {
        let id = ObjectIdentifier(type)
        if let plan = plans[id] { return plan }
        var found: [Property] = []
        if case .structure = MetadataKind(of: type) {
            let known = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
                if let property = fieldType as? any DynamicProperty.Type { found.append((offset, property)) }
                return true
            }
            if !known {
                Faults.report(
                    "no-fields",
                    "the state of \(type) can't be found: is reflection metadata switched off?")
            }
        }
        plans[id] = found
        return found
    }
}

/// What a node keeps for the dynamic properties of its view, in the order in which they're found.
public struct _PropertyInstaller {
    unowned(unsafe) let node: _Node
    fileprivate(set) var slots: [AnyObject]
    private var next = 0
    /// Whether this is the first value of the view at this identity.
    let isFirst: Bool

    init(node: _Node, slots: [AnyObject]) {
        self.node = node
        self.slots = slots
        isFirst = slots.isEmpty
    }

    /// What was kept for the next property, or what `make` returns when this is the first time.
    mutating func slot<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
        defer { next += 1 }
        if next < slots.count, let slot = slots[next] as? Slot { return slot }
        let slot = make()
        if next < slots.count { slots[next] = slot } else { slots.append(slot) }
        return slot
    }
}

/// A slot that has something to do when its node leaves the tree.
@MainActor
protocol DisposableSlot: AnyObject {
    func dispose()
}

/// A slot with a value that can't be had again by evaluating the view anew.
@MainActor
protocol StatefulSlot: AnyObject {
    var holdsState: Bool { get }
}

extension _PropertyInstaller {
    /// Connects every dynamic property of `value` and returns what the node has to keep.
    @MainActor
    static func install<Value>(_ value: inout Value, node: _Node, slots: [AnyObject]) -> [AnyObject] {
        let properties = PropertyPlan.properties(of: Value.self)
        guard !properties.isEmpty else { return slots }
        var installer = _PropertyInstaller(node: node, slots: slots)
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (offset, type) in properties { type._install(base + offset, in: &installer) }
        }
        return installer.slots
    }
}
