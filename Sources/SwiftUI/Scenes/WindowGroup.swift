import Foundation

/// A scene of windows of one kind: one opens when the app starts, more by `openWindow`. Each has state of its own.
///
///     WindowGroup("Flights", id: "board") { Board() }
///     WindowGroup(for: Flight.ID.self) { $id in FlightDetails(id: id) }
public struct WindowGroup<Content: View> {
    let id: String?
    let title: Text?
    /// The type of the values that windows are opened for; nil: none.
    let valueType: WindowValueType?
    let makeContent: (WindowValue) -> Content

    nonisolated private init(
        id: String?, title: Text?, valueType: WindowValueType? = nil, makeContent: @escaping (WindowValue) -> Content
    ) {
        self.id = id
        self.title = title
        self.valueType = valueType
        self.makeContent = makeContent
    }

    /// Creates a group of windows with a view each.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        let content = content()
        self.init(id: nil, title: nil) { _ in content }
    }

    /// Creates a group of windows, which `openWindow(id:)` refers to by `id`.
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        self.init(id: id, title: nil) { _ in content }
    }

    /// Creates a group of windows with a title.
    nonisolated public init(_ title: Text, id: String? = nil, @ViewBuilder content: () -> Content) {
        let content = content()
        self.init(id: id, title: title) { _ in content }
    }

    /// Creates a group of windows with a title that is looked up in the app's translations.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// Creates a group of windows with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    /// Creates a group of windows, each for a value.
    nonisolated public init<D, C>(
        id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where D: Decodable & Encodable & Hashable, C: View, Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: nil, valueType: WindowValueType(D.self)) {
            PresentedWindowContent(value: $0, content: content)
        }
    }

    /// Creates a group of windows, each for a value; `defaultValue` makes one where a window opens without.
    nonisolated public init<D, C>(
        id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where D: Decodable & Encodable & Hashable, C: View, Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: nil, valueType: WindowValueType(D.self, makeDefault: defaultValue)) {
            PresentedWindowContent(value: $0, defaultValue: defaultValue, content: content)
        }
    }

    /// Creates a group of windows with a title, each for a value.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where D: Decodable & Encodable & Hashable, C: View, Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(titleKey), valueType: WindowValueType(D.self)) {
            PresentedWindowContent(value: $0, content: content)
        }
    }

    /// Creates a group of windows with a title, each for a value; `defaultValue` makes one where a window opens without.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where D: Decodable & Encodable & Hashable, C: View, Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(titleKey), valueType: WindowValueType(D.self, makeDefault: defaultValue)) {
            PresentedWindowContent(value: $0, defaultValue: defaultValue, content: content)
        }
    }
}

/// The content of a window that shows a value.
public struct PresentedWindowContent<D: Decodable & Encodable & Hashable, Content: View> {
    let value: WindowValue
    let content: (WindowValue) -> Content

    nonisolated init(value: WindowValue, content: @escaping (Binding<D?>) -> Content) {
        self.value = value
        self.content = { value in content(value.binding(D.self)) }
    }

    nonisolated init(
        value: WindowValue, defaultValue: @escaping () -> D, content: @escaping (Binding<D>) -> Content
    ) {
        self.value = value
        self.content = { value in
            let optional = value.binding(D.self)
            // The window was opened with the default, which is made once.
            return content(
                Binding(get: { optional.wrappedValue ?? defaultValue() }, set: { optional.wrappedValue = $0 }))
        }
    }
}

extension PresentedWindowContent: View {
    public var body: some View { content(value) }
}

extension WindowGroup: Scene, PrimitiveScene {
    @MainActor public static func _makeScene(_ scene: Self, in context: _NodeContext) -> _SceneNode<Self> {
        WindowGroupNode(scene, context: context)
    }
}

private final class WindowGroupNode<Content: View>: _SceneNode<WindowGroup<Content>>, WindowScene {
    private var open: [(window: SceneWindow, value: WindowValue)] = []

    var sceneID: String? { scene.id }
    var allowsSeveralWindows: Bool { true }
    var isSettings: Bool { false }
    var windows: [SceneWindow] { open.map(\.window) }

    func accepts(_ value: AnyHashable) -> Bool {
        guard let type = scene.valueType else { return false }
        return Swift.type(of: value.base) == type.type
    }

    var takesValues: Bool { scene.valueType != nil }
    var needsValues: Bool { takesValues && scene.valueType?.makeDefault == nil }

    func openWindow(for value: AnyHashable?) -> SceneWindow {
        if let value, let known = window(for: value) { return known }
        return openWindow(showing: WindowValue(value ?? scene.valueType?.makeDefault?()), number: nil)
    }

    private func openWindow(showing value: WindowValue, number: Int?) -> SceneWindow {
        let window = SceneWindow(scene: self, content: scene.makeContent(value), number: number)
        open.append((window, value))
        return window
    }

    func complete(_ record: inout WindowRecord, for window: SceneWindow) -> Bool {
        guard let type = scene.valueType else { return true }
        guard let value = open.first(where: { $0.window === window })?.value.current else { return true }
        record.value = type.encode(value)
        return record.value != nil
    }

    func openWindow(from record: WindowRecord) -> SceneWindow? {
        guard !open.contains(where: { $0.window.number == record.number }) else { return nil }
        guard let data = record.value else { return openWindow(showing: WindowValue(nil), number: record.number) }
        // The value may be of an older version of the app.
        guard let value = scene.valueType?.decode(data), window(for: value) == nil else { return nil }
        return openWindow(showing: WindowValue(value), number: record.number)
    }

    func window(for value: AnyHashable) -> SceneWindow? {
        open.first { $0.value.current == value }?.window
    }

    func windowDidClose(_ window: SceneWindow) {
        open.removeAll { $0.window === window }
    }

    func title(in values: EnvironmentValues) -> String? { scene.title?.resolvedString(in: values) }

    override func update(to scene: WindowGroup<Content>) {
        self.scene = scene
        for (window, value) in open { window.update(to: scene.makeContent(value)) }
    }

    override func visitChildren(_ visit: (_Node) -> Void) {}

    override func willDestroy() {
        for (window, _) in open { window.destroy() }
    }
}
