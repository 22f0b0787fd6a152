/// A scrolling column of rows, of which only those that are seen exist.
///
///     List(flights, selection: $selected) { flight in FlightRow(flight) }
///
/// Its content is a mixture of single views, `ForEach` and `Section`. Rows of a `ForEach` are made when they come into
/// sight, so that a list of a million elements opens as fast as one of ten, provided that each element is exactly one
/// row. A row's state, focus and tasks belong to the element's id and not to the place where it is shown.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
    let content: Content
    let selection: ListSelection<SelectionValue>?

    nonisolated init(content: Content, selection: ListSelection<SelectionValue>?) {
        self.content = content
        self.selection = selection
    }
}

extension List: PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        ListNode(view, context: context)
    }
}

/// What a list's selection is bound to.
struct ListSelection<Value: Hashable> {
    enum Storage {
        case one(Binding<Value>)
        case optional(Binding<Value?>)
        case set(Binding<Set<Value>>)
    }

    let storage: Storage

    nonisolated init?(optional binding: Binding<Value?>?) {
        guard let binding else { return nil }
        storage = .optional(binding)
    }

    nonisolated init?(set binding: Binding<Set<Value>>?) {
        guard let binding else { return nil }
        storage = .set(binding)
    }

    nonisolated init(one binding: Binding<Value>) {
        storage = .one(binding)
    }

    var allowsSeveral: Bool {
        if case .set = storage { true } else { false }
    }

    /// The selected values; reading makes a dependency.
    var values: Set<AnyHashable> {
        switch storage {
        case .one(let binding): [AnyHashable(binding.wrappedValue)]
        case .optional(let binding): binding.wrappedValue.map { [AnyHashable($0)] } ?? []
        case .set(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
        }
    }

    /// Writes what the user selected. Values of another type than the selection's can't be selected.
    func write(_ values: [AnyHashable]) {
        let typed = values.compactMap { $0.base as? Value }
        switch storage {
        case .one(let binding):
            if let value = typed.first, value != binding.wrappedValue { binding.wrappedValue = value }
        case .optional(let binding):
            if typed.first != binding.wrappedValue { binding.wrappedValue = typed.first }
        case .set(let binding):
            let new = Set(typed)
            if new != binding.wrappedValue { binding.wrappedValue = new }
        }
    }
}

// MARK: Views as rows

extension List where SelectionValue == Never {
    /// Creates a list of views.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: nil)
    }
}

extension List {
    /// Creates a list of views, any number of which can be selected.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: ListSelection(set: selection))
    }

    /// Creates a list of views, one of which can be selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: ListSelection(optional: selection))
    }

    /// Creates a list of views, one of which is selected.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: ListSelection(one: selection))
    }
}
