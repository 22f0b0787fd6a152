import Foundation
internal import Gtk

/// Opens a window of the app; found in the environment.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Show Map") { openWindow(id: "map") }
@MainActor
@preconcurrency
public struct OpenWindowAction: Sendable {
    nonisolated init() {}

    /// Opens a window of the scene with an id; a scene with one window shows it.
    public func callAsFunction(id: String) {
        AppRuntime.current?.openWindow(id: id, value: nil)
    }

    /// Opens a window for a value, or shows the one that is open for it.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        AppRuntime.current?.openWindow(id: nil, value: AnyHashable(value))
    }

    /// Opens a window of the scene with an id for a value, or shows the one that is open for it.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        AppRuntime.current?.openWindow(id: id, value: AnyHashable(value))
    }
}

/// Closes windows of the app; found in the environment.
@MainActor
@preconcurrency
public struct DismissWindowAction: Sendable {
    private let reference: WindowReference?

    nonisolated init(reference: WindowReference? = nil) {
        self.reference = reference
    }

    /// Closes the window that the view is in.
    public func callAsFunction() {
        reference?.window?.window.close()
    }

    /// Closes the windows of the scene with an id.
    public func callAsFunction(id: String) {
        AppRuntime.current?.dismissWindows(id: id, value: nil)
    }

    /// Closes the window for a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        AppRuntime.current?.dismissWindows(id: nil, value: AnyHashable(value))
    }

    /// Closes the window for a value of the scene with an id.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        AppRuntime.current?.dismissWindows(id: id, value: AnyHashable(value))
    }
}

/// Opens the preferences of the app; found in the environment.
@MainActor
@preconcurrency
public struct OpenSettingsAction: Sendable {
    nonisolated init() {}

    /// Opens the window of the Settings scene.
    public func callAsFunction() {
        AppRuntime.current?.openWindow(id: SettingsID.value, value: nil)
    }
}

/// Opens an address with the app for it; found in the environment.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind {
            case handled, discarded
            case system(URL?)
        }
        let kind: Kind

        /// The handler did what was to do.
        public static let handled = Result(kind: .handled)
        /// Nothing was done.
        public static let discarded = Result(kind: .discarded)
        /// The desktop shall open the address.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop shall open another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
        /// The desktop shall open another address.
        public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor @Sendable (URL) -> Result)?

    nonisolated init() {
        handler = nil
    }

    /// Creates an action that asks `handler` first.
    nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
        self.handler = handler
    }

    /// Opens an address.
    public func callAsFunction(_ url: URL) {
        self(url) { _ in }
    }

    /// Opens an address; `completion` is told whether something was done.
    public func callAsFunction(_ url: URL, completion: @escaping @MainActor @Sendable (_ accepted: Bool) -> Void) {
        let result = handler?(url) ?? .systemAction
        switch result.kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): Launcher.open((other ?? url).absoluteString, completion: completion)
        }
    }

    /// Opens an address.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) {
        self(url)
    }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
    /// Opens a window of the app.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes windows of the app.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(reference: sceneWindow) }
    /// Whether several windows can be open.
    public var supportsMultipleWindows: Bool { true }
    /// Opens the preferences.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Whether the screen is being recorded; the desktop doesn't say.
    public var isSceneCaptured: Bool { false }

    /// Opens an address with the app for it.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
