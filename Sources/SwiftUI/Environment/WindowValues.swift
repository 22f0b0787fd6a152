/// Whether a window and its controls are in use.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
    /// The window gets what is typed.
    case key
    /// The window belongs to the app in use. The desktop knows only the window in use: it is never said here.
    case active
    /// Another window is in use.
    case inactive
}

/// How strong letters are for people who can't read thin ones.
public enum LegibilityWeight: Hashable, Sendable {
    /// As fonts have it.
    case regular
    /// Bolder.
    case bold
}

/// Whether a view is presented, in the form of earlier versions of SwiftUI.
public struct PresentationMode {
    /// Whether the view is in something that was presented.
    public let isPresented: Bool
    let action: DismissAction

    /// Closes what the view is presented in.
    @MainActor public mutating func dismiss() { action() }
}

private enum ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
    /// Whether the view's window is in use.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether the view looks as in a window in use.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }

    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether letters shall be bolder; the desktop asks for it together with more contrast.
    public var legibilityWeight: LegibilityWeight? { colorSchemeContrast == .increased ? .bold : .regular }

    /// Whether things shall differ in more than their colours: where the desktop asks for more contrast.
    public var accessibilityDifferentiateWithoutColor: Bool { colorSchemeContrast == .increased }

    /// Whether nothing shall be translucent: where the desktop asks for more contrast.
    public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }

    /// Whether buttons shall have visible borders: where the desktop asks for more contrast.
    public var accessibilityShowButtonShapes: Bool { colorSchemeContrast == .increased }

    /// Whether colours are inverted; the desktop does that without telling.
    public var accessibilityInvertColors: Bool { false }

    /// Whether a screen reader is in use; the desktop doesn't tell, so that views behave the same for everybody.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Remembers how to take back what is done in the view's window; Ctrl-Z and Ctrl-Shift-Z undo and redo. Nil outside of an
    /// app's windows.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }

    /// Whether the view is presented, and how to close that; use `dismiss` and `isPresented` instead.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, action: dismiss)
        return Binding(get: { mode }, set: { _ in })
    }
}
