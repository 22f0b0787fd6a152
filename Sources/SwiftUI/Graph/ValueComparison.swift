@_spi(Reflection) import Swift

/// Decides whether a new value of a view can make a difference.
///
/// Equatable types are compared with `==`, references and closures by identity, everything else field by field.
/// A type whose fields can't be found always differs.
enum ValueComparison {
    indirect enum Plan: @unchecked Sendable {
        /// Dynamic properties that keep their value outside of the view.
        case ignored
        case bytes(Int)
        case call((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case fields([(offset: Int, plan: Plan)])
        case different
    }

    nonisolated(unsafe) private static var plans: [ObjectIdentifier: Plan] = [:]

    /// The way to compare two values of a type; made once for each type. Main thread only.
    @MainActor
    static func plan(for type: Any.Type) -> Plan {
        let id = ObjectIdentifier(type)
        if let plan = plans[id] { return plan }
        // A type that contains itself, through an optional or an array, is compared as different there.
        plans[id] = .different
        let plan = makePlan(for: type)
        plans[id] = plan
        return plan
    }

    static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, by plan: Plan) -> Bool {
        switch plan {
        case .ignored: return true
        case .bytes(let count): return memoryIsEqual(a, b, count)
        case .call(let compare): return compare(a, b)
        case .fields(let fields):
            for field in fields where !areEqual(a + field.offset, b + field.offset, by: field.plan) { return false }
            return true
        case .different: return false
        }
    }

    @MainActor
    private static func makePlan(for type: Any.Type) -> Plan {
        if let property = type as? any DynamicProperty.Type, let own = property._comparison { return own.plan }
        if type == SharedTextStyle.self { return equatablePlan(SharedTextStyle.self) }
        if type is AnyObject.Type { return .bytes(MemoryLayout<UnsafeRawPointer>.size) }
        if let equatable = type as? any Equatable.Type { return equatablePlan(equatable) }
        if let optional = type as? any ComparableOptional.Type { return optional.comparisonPlan }
        switch MetadataKind(of: type) {
        case .structure, .tuple:
            var fields: [(offset: Int, plan: Plan)] = []
            let known = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
                fields.append((offset, MainActor.assumeIsolated { plan(for: fieldType) }))
                return true
            }
            guard known else {
                Faults.report(
                    "no-fields", "the fields of \(type) can't be found: is reflection metadata switched off?")
                return .different
            }
            return .fields(fields.filter { if case .ignored = $0.plan { false } else { true } })
        case .function: return .bytes(2 * MemoryLayout<UnsafeRawPointer>.size)
        case .metatype: return .bytes(MemoryLayout<UnsafeRawPointer>.size)
        case .enumeration, .existential, .other: return .different
        }
    }

    private static func equatablePlan<E: Equatable>(_ type: E.Type) -> Plan {
        .call { a, b in
            a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
        }
    }

    private static func memoryIsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
        UnsafeRawBufferPointer(start: a, count: count).elementsEqual(UnsafeRawBufferPointer(start: b, count: count))
    }

    /// Compares two values of any type, for environment values and preferences.
    @MainActor
    static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
        let plan = plan(for: Value.self)
        if case .different = plan, let a = a as? any Equatable { return equals(a, b) }
        return withUnsafeBytes(of: a) { a in
            withUnsafeBytes(of: b) { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                return areEqual(a, b, by: plan)
            }
        }
    }

    private static func equals<E: Equatable>(_ a: E, _ b: Any) -> Bool {
        (b as? E).map { $0 == a } ?? false
    }
}

/// Lets an optional be compared by its wrapped type's plan.
private protocol ComparableOptional {
    @MainActor static var comparisonPlan: ValueComparison.Plan { get }
}

extension Optional: ComparableOptional {
    @MainActor fileprivate static var comparisonPlan: ValueComparison.Plan {
        let wrapped = ValueComparison.plan(for: Wrapped.self)
        return .call { a, b in
            switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
            case (nil, nil): return true
            case (var a?, var b?):
                return withUnsafePointer(to: &a) { a in
                    withUnsafePointer(to: &b) { b in ValueComparison.areEqual(a, b, by: wrapped) }
                }
            default: return false
            }
        }
    }
}

/// The kind of a type, from the first word of its metadata (stable ABI).
enum MetadataKind {
    case structure, enumeration, tuple, function, existential, metatype, other

    init(of type: Any.Type) {
        let raw = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
        switch raw {
        case 0x200: self = .structure
        case 0x201, 0x202: self = .enumeration
        case 0x301: self = .tuple
        case 0x302: self = .function
        case 0x303: self = .existential
        case 0x304, 0x306: self = .metatype
        default: self = .other
        }
    }
}
