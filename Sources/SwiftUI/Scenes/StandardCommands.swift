internal import Gtk

/// The command that shows and hides the sidebar of the window in use (F9).
public struct SidebarCommands: Commands {
    @FocusedValue(\.sidebarToggle) private var toggle

    /// Creates the command.
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(before: .sidebar) {
            Button("Toggle Sidebar") { toggle?.perform() }
                .keyboardShortcut(KeyEquivalent("\u{F70C}"), modifiers: [])
                .disabled(toggle == nil)
        }
    }
}

/// The command that shows and hides the inspector of the window in use (Ctrl-Alt-I).
public struct InspectorCommands: Commands {
    @FocusedBinding(\.inspectorVisibility) private var isPresented

    /// Creates the command.
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .sidebar) {
            Button("Toggle Inspector") { isPresented?.toggle() }
                .keyboardShortcut("i", modifiers: [.command, .option])
                .disabled(isPresented == nil)
        }
    }
}

/// Commands for text: cutting, copying, pasting, selecting all, and inserting emoji. They are done by the field that has
/// the focus, whose keys these are anyway.
public struct TextEditingCommands: Commands {
    /// Creates the commands.
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .pasteboard) {
            Button("Cut") { FocusCommands.send("cut:") }
            Button("Copy") { FocusCommands.send("copy:") }
            Button("Paste") { FocusCommands.send("paste:") }
            Button("Select All") { FocusCommands.send("selectAll:") }
        }
        CommandGroup(after: .textEditing) {
            Button("Insert Emoji…") { FocusCommands.send("orderFrontCharacterPalette:") }
        }
    }
}

/// Commands for the look of text: bold (Ctrl-B), italic (Ctrl-I) and underlined (Ctrl-U). They are sent to the view with the
/// focus, which takes them by `onCommand` as `toggleBoldface:`, `toggleItalics:` and `toggleUnderline:`.
public struct TextFormattingCommands: Commands {
    /// Creates the commands.
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .textFormatting) {
            Button("Bold") { FocusCommands.send("toggleBoldface:") }.keyboardShortcut("b")
            Button("Italic") { FocusCommands.send("toggleItalics:") }.keyboardShortcut("i")
            Button("Underline") { FocusCommands.send("toggleUnderline:") }.keyboardShortcut("u")
        }
    }
}

/// The commands that show and hide the items of the toolbar in the window in use, if people can arrange it. Header bars
/// themselves are always shown on this desktop.
public struct ToolbarCommands: Commands {
    @FocusedValue(\.customizableToolbar) private var id

    /// Creates the commands.
    nonisolated public init() {}

    public var body: some Commands {
        CommandGroup(after: .toolbar) {
            if let id { ToolbarItemsMenu(customization: ToolbarCustomization.of(id)) }
        }
    }
}

/// Commands that import from cameras and scanners beside the computer. The desktop has apps for that, and nothing to offer
/// within others: there are no commands.
public struct ImportFromDevicesCommands: Commands {
    /// Creates no commands.
    nonisolated public init() {}

    public var body: some Commands { EmptyCommands() }
}

/// Shows and hides the sidebar of a split view.
@MainActor
final class SidebarToggle {
    let perform: @MainActor () -> Void

    init(_ perform: @escaping @MainActor () -> Void) {
        self.perform = perform
    }
}

private enum SidebarToggleKey: FocusedValueKey { typealias Value = SidebarToggle }
private enum InspectorVisibilityKey: FocusedValueKey { typealias Value = Binding<Bool> }
private enum CustomizableToolbarKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    /// Shows and hides the sidebar of the window in use.
    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }

    /// Whether the inspector of the window in use is shown.
    var inspectorVisibility: Binding<Bool>? {
        get { self[InspectorVisibilityKey.self] }
        set { self[InspectorVisibilityKey.self] = newValue }
    }

    /// The id of the toolbar in the window in use that people can arrange.
    var customizableToolbar: String? {
        get { self[CustomizableToolbarKey.self] }
        set { self[CustomizableToolbarKey.self] = newValue }
    }
}

/// Sends commands to whatever has the focus.
@MainActor
enum FocusCommands {
    /// A node that takes commands.
    private(set) static var takers: [ObjectIdentifier: any CommandTaker] = [:]

    static func add(_ taker: any CommandTaker) { takers[ObjectIdentifier(taker)] = taker }
    static func remove(_ taker: any CommandTaker) { takers[ObjectIdentifier(taker)] = nil }

    /// Sends a command to the innermost view around the focus that takes it, or else to the field with the focus.
    static func send(_ selector: Selector) {
        guard let window = AppRuntime.current?.windows.last else { return }
        // The command's menu had the focus meanwhile.
        window.restoreFocus()
        let taker = takers.values.filter { $0.selector == selector && $0.hasFocus }.max { $0.depth < $1.depth }
        if let taker {
            taker.perform()
        } else if let action = selector.fieldAction {
            window.window.focus?.activateAction(action)
        }
    }
}

/// A node that takes a command by name.
@MainActor
protocol CommandTaker: _Node {
    var selector: Selector? { get }
    var hasFocus: Bool { get }
    func perform()
}

extension Selector {
    /// What fields for text call the command.
    fileprivate var fieldAction: String? {
        switch name {
        case "cut:": "clipboard.cut"
        case "copy:": "clipboard.copy"
        case "paste:": "clipboard.paste"
        case "selectAll:": "selection.select-all"
        case "orderFrontCharacterPalette:": "misc.insert-emoji"
        case "undo:": "text.undo"
        case "redo:": "text.redo"
        default: nil
        }
    }
}
