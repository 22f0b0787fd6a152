/// Changes the transaction with which a view and everything in it is updated.
public struct _TransactionModifier {
    let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TransactionNode(view, context: context)
    }
}

private final class TransactionNode<V: View>: ModifierNode<V, _TransactionModifier> {
    override var changesTransactions: Bool { true }

    override func changeTransaction(_ transaction: inout Transaction) {
        var changed = transaction
        Evaluation.untracked { modifier.transform(&changed) }
        transaction = changed
    }

    override func updateContent(to value: V) {
        var transaction = Transaction.current
        changeTransaction(&transaction)
        Transaction.perform(transaction) { super.updateContent(to: value) }
    }
}

/// Changes the transaction with which a view is updated where a value changed.
public struct _ValueTransactionModifier<Value: Equatable> {
    let value: Value
    let transform: (inout Transaction) -> Void
}

extension _ValueTransactionModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ValueTransactionNode(view, context: context)
    }
}

private final class ValueTransactionNode<V: View, Value: Equatable>: ModifierNode<V, _ValueTransactionModifier<Value>> {
    /// The pass of updates in which the value changed; everything below belongs to it.
    private var pass: Int?

    override var changesTransactions: Bool { true }

    override func modifierDidChange(from old: _ValueTransactionModifier<Value>) {
        if old.value != modifier.value { pass = Updater.shared.passNumber }
    }

    override func changeTransaction(_ transaction: inout Transaction) {
        guard pass == Updater.shared.passNumber else { return }
        var changed = transaction
        Evaluation.untracked { modifier.transform(&changed) }
        transaction = changed
    }

    override func updateContent(to value: V) {
        var transaction = Transaction.current
        changeTransaction(&transaction)
        Transaction.perform(transaction) { super.updateContent(to: value) }
    }
}

extension View {
    /// Changes the transaction of every update of the view and what is in it.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transaction of those updates of the view that come with a change of `value`.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }

    /// Animates those updates of the view that come with a change of `value`; nil: they aren't animated.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            _ValueTransactionModifier(value: value) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates every update of the view; nil: none is animated.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(
            _TransactionModifier { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }
}
