/// Sets a value for a preference.
public struct _PreferenceModifier<K: PreferenceKey> {
    let value: K.Value
}

extension _PreferenceModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PreferenceNode(view, context: context)
    }
}

private final class PreferenceNode<V: View, K: PreferenceKey>: ModifierNode<V, _PreferenceModifier<K>> {
    override func prepare() {
        becomePreferenceWriter()
        invalidatePreference(ObjectIdentifier(K.self))
    }

    override func modifierDidChange(from old: _PreferenceModifier<K>) {
        if !ValueComparison.areEqual(old.value, modifier.value) {
            invalidatePreference(ObjectIdentifier(K.self))
        }
    }

    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if key == K.self { return modifier.value as? Key.Value }
        return super.computePreference(key)
    }

    override func willDestroy() {
        invalidatePreference(ObjectIdentifier(K.self))
    }
}

/// Changes the value of a preference on its way up.
public struct _TransformPreferenceModifier<K: PreferenceKey> {
    let transform: (inout K.Value) -> Void
}

extension _TransformPreferenceModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        TransformPreferenceNode(view, context: context)
    }
}

private final class TransformPreferenceNode<V: View, K: PreferenceKey>:
    ModifierNode<V, _TransformPreferenceModifier<K>>
{
    override func prepare() {
        becomePreferenceWriter()
        invalidatePreference(ObjectIdentifier(K.self))
    }

    override func modifierDidChange(from old: _TransformPreferenceModifier<K>) {
        invalidatePreference(ObjectIdentifier(K.self))
    }

    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let inner = super.computePreference(key)
        guard key == K.self else { return inner }
        var value = inner as? K.Value ?? K.defaultValue
        modifier.transform(&value)
        return value as? Key.Value
    }

    override func willDestroy() {
        invalidatePreference(ObjectIdentifier(K.self))
    }
}

/// Runs an action with a preference's value when it changes.
public struct _PreferenceActionModifier<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void
}

extension _PreferenceActionModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PreferenceActionNode(view, context: context)
    }
}

private final class PreferenceActionNode<V: View, K: PreferenceKey>: ModifierNode<V, _PreferenceActionModifier<K>>
where K.Value: Equatable {
    private var isScheduled = false
    private var last: K.Value?

    override func contentWasMade() { schedule() }

    override func preferenceChanged(_ key: ObjectIdentifier) {
        if key == ObjectIdentifier(K.self) { schedule() }
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Updater.shared.afterLayout { [weak self] in self?.compare() }
    }

    private func compare() {
        isScheduled = false
        guard isAlive else { return }
        let value = preferenceValue(K.self) ?? K.defaultValue
        if let last, last == value { return }
        last = value
        modifier.action(value)
    }
}

/// Builds an overlay or background from a preference's value.
public struct _PreferenceReaderModifier<K: PreferenceKey, Layer: View> {
    let isBackground: Bool
    let alignment: Alignment
    let transform: (K.Value) -> Layer
}

extension _PreferenceReaderModifier: PrimitiveModifier {
    @MainActor public static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PreferenceReaderNode(view, context: context)
    }
}

private final class PreferenceReaderNode<V: View, K: PreferenceKey, Layer: View>:
    LayerNode<V, Layer, _PreferenceReaderModifier<K, Layer>>
{
    override var isBackground: Bool { modifier.isBackground }
    override var alignment: Alignment { modifier.alignment }

    override func makeLayer() -> Layer {
        Counters.bodyEvaluations += 1
        return evaluate { modifier.transform(content?.preferenceValue(K.self) ?? K.defaultValue) }
    }

    override func preferenceChanged(_ key: ObjectIdentifier) {
        if key == ObjectIdentifier(K.self) { Updater.shared.mark(self) }
    }
}

extension View {
    /// Sets a value for a preference.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceModifier<K>(value: value))
    }

    /// Changes the value of a preference that the view produces.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_TransformPreferenceModifier<K>(transform: callback))
    }

    /// Runs an action with the value of a preference of the view, at first and whenever it changed.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }

    /// Lays a view over this one, made from the value of a preference of this view.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View {
        modifier(_PreferenceReaderModifier<K, T>(isBackground: false, alignment: alignment, transform: transform))
    }

    /// Lays a view behind this one, made from the value of a preference of this view.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View {
        modifier(_PreferenceReaderModifier<K, T>(isBackground: true, alignment: alignment, transform: transform))
    }
}
