internal import Gtk

/// A node that tells the rest of the app a value.
@MainActor
protocol FocusedValueWriter: _Node {
    /// Whether it counts while its window is in use, wherever the focus is.
    var countsForScene: Bool { get }
    /// Grows with every new value.
    var version: Int { get }
    /// Whether one of its views has the focus.
    var hasFocus: Bool { get }
    func write(to values: inout FocusedValues)
}

/// What the views with the focus tell. Menus follow it, also while they are open themselves.
@MainActor
final class FocusedValueCenter {
    static let shared = FocusedValueCenter()

    private let source = DependencySource()
    private var writers: [ObjectIdentifier: any FocusedValueWriter] = [:]
    /// Those whose views had the focus last.
    private var focused: Set<ObjectIdentifier> = []
    private var told = FocusedValues()
    private var toldVersions: [ObjectIdentifier: Int] = [:]
    private var isScheduled = false

    /// What is told; reading it makes a dependency.
    var values: FocusedValues {
        source.access()
        return told
    }

    func add(_ writer: any FocusedValueWriter) {
        writers[ObjectIdentifier(writer)] = writer
        schedule()
    }

    func remove(_ writer: any FocusedValueWriter) {
        writers[ObjectIdentifier(writer)] = nil
        focused.remove(ObjectIdentifier(writer))
        schedule()
    }

    func valueDidChange() { schedule() }

    /// The focus moved, or another window is in use.
    func focusDidChange(in window: Gtk.Window) {
        guard !writers.isEmpty else { return }
        // A menu takes the focus for its commands, which are for what had it before.
        if let focus = window.focus, !focus.isInMenu {
            focused = Set(writers.filter { $0.value.hasFocus }.keys)
        }
        schedule()
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Updater.shared.afterLayout { [weak self] in self?.gather() }
    }

    private func gather() {
        isScheduled = false
        // A new view may have the focus already.
        for (id, writer) in writers where writer.hasFocus { focused.insert(id) }
        let current = AppRuntime.current?.windows.last
        var chosen = writers.values.filter { writer in
            let scene = EnvironmentValues(scope: writer.environment).sceneWindow?.window
            guard scene == nil || scene === current else { return false }
            return writer.countsForScene || focused.contains(ObjectIdentifier(writer))
        }
        // What has the focus counts more than its window, and inner views more than those around.
        chosen.sort { ($0.countsForScene ? 0 : 1, $0.depth) < ($1.countsForScene ? 0 : 1, $1.depth) }
        let versions = Dictionary(uniqueKeysWithValues: chosen.map { (ObjectIdentifier($0), $0.version) })
        guard versions != toldVersions else { return }
        toldVersions = versions
        told = FocusedValues()
        for writer in chosen { writer.write(to: &told) }
        source.notify()
    }
}

extension Gtk.Widget {
    /// Whether the widget is in a menu that is open.
    var isInMenu: Bool {
        var widget: Gtk.Widget? = self
        while let current = widget {
            if current.typeName.hasPrefix("GtkPopoverMenu") { return true }
            widget = current.parent
        }
        return false
    }
}

/// Tells a value while the view has the focus, or its window is in use.
struct FocusedValueModifier {
    let write: (inout FocusedValues) -> Void
    let countsForScene: Bool

    nonisolated init(countsForScene: Bool, write: @escaping (inout FocusedValues) -> Void) {
        self.write = write
        self.countsForScene = countsForScene
    }
}

extension FocusedValueModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        modified view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        FocusedValueNode(view, context: context)
    }
}

private final class FocusedValueNode<V: View>: ModifierNode<V, FocusedValueModifier>, FocusedValueWriter {
    private(set) var version = 0

    var countsForScene: Bool { modifier.countsForScene }

    override func contentWasMade() {
        FocusedValueCenter.shared.add(self)
    }

    override func modifierDidChange(from old: FocusedValueModifier) {
        version += 1
        FocusedValueCenter.shared.valueDidChange()
    }

    func write(to values: inout FocusedValues) { modifier.write(&values) }

    var hasFocus: Bool { items.contains { $0.hasFocusInside } }

    override func willDestroy() {
        FocusedValueCenter.shared.remove(self)
    }
}

extension LayoutItem {
    /// Whether one of the widgets of the item has the keyboard focus.
    var hasFocusInside: Bool {
        if let leaf = self as? WidgetItem { return leaf.widget.containsFocus }
        var found = false
        visitItems { if !found { found = $0.hasFocusInside } }
        return found
    }
}

extension View {
    /// Tells the rest of the app a value while the focus is in the view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        focusedValue(keyPath, Optional(value))
    }

    /// Tells the rest of the app a value, if there is one, while the focus is in the view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(countsForScene: false) { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Tells the rest of the app an observable object while the focus is in the view.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(countsForScene: false) { if let object { $0[T.self] = object } })
    }

    /// Tells the rest of the app a value while the view's window is in use.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        focusedSceneValue(keyPath, Optional(value))
    }

    /// Tells the rest of the app a value, if there is one, while the view's window is in use.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueModifier(countsForScene: true) { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Tells the rest of the app an observable object while the view's window is in use.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(countsForScene: true) { if let object { $0[T.self] = object } })
    }

    /// Tells the rest of the app an observable object while the focus is in the view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(countsForScene: false) { if let object { $0[T.self] = object } })
    }

    /// Tells the rest of the app an observable object while the view's window is in use.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(countsForScene: true) { if let object { $0[T.self] = object } })
    }
}
