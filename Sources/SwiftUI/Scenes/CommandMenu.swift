internal import Gtk

/// A menu with commands of the app.
public struct CommandMenu<Content: View> {
    let name: Text
    let content: Content

    /// Creates a menu with a name.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    /// Creates a menu with a name that is looked up in the app's translations.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Creates a menu with a name.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }
}

/// Commands that are added to the usual ones, or take their place.
public struct CommandGroup<Content: View> {
    let position: CommandPosition
    let placement: CommandGroupPlacement
    let content: Content

    /// Creates commands before the usual ones of a kind.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        position = .before
        placement = group
        content = addition()
    }

    /// Creates commands after the usual ones of a kind.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        position = .after
        placement = group
        content = addition()
    }

    /// Creates commands in the place of the usual ones of a kind.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        position = .replacing
        placement = group
        content = addition()
    }
}

enum CommandPosition {
    case before, after, replacing
}

/// A kind of commands that most apps have.
public struct CommandGroupPlacement: Hashable, Sendable {
    let name: String
    /// What the app is: About.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The preferences.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// What other apps offer.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding and showing the app.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Quitting.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New documents and windows.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undoing.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cutting, copying and pasting.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Editing text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Fonts and colours of text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of the window.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The arrangement of windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// The open windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The app's single windows.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// A node of commands that the app's menu is made of.
@MainActor
protocol CommandPiece: _Node {
    var target: CommandTarget { get }
    var content: AnyMenuContentNode { get }
}

/// Where commands go.
enum CommandTarget {
    case menu(String)
    case group(CommandPosition, CommandGroupPlacement)
}

extension CommandMenu: PrimitiveCommands {
    @MainActor public static func _makeCommands(_ commands: Self, in context: _NodeContext) -> _CommandsNode<Self> {
        CommandMenuNode(commands, context: context)
    }
}

private final class CommandMenuNode<Content: View>: _CommandsNode<CommandMenu<Content>>, CommandPiece {
    private var typed: MenuContentNode<Content>!
    private var name = ""

    var content: AnyMenuContentNode { typed }
    var target: CommandTarget { .menu(name) }

    override init(_ commands: CommandMenu<Content>, context: _NodeContext) {
        super.init(commands, context: context)
        typed = MenuContentNode(commands.content, actions: AppRuntime.shared.menu, context: childContext)
        typed.onChange = { AppRuntime.current?.menu.setNeedsUpdate() }
        updateSelf()
    }

    override func update(to commands: CommandMenu<Content>) {
        self.commands = commands
        updateSelf()
        typed.update(to: commands.content)
    }

    override func updateSelf() {
        let new = evaluate { commands.name.resolvedString(in: EnvironmentValues(scope: environment)) }
        guard new != name else { return }
        name = new
        AppRuntime.current?.menu.setNeedsUpdate()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let typed { visit(typed) }
    }
}

extension CommandGroup: PrimitiveCommands {
    @MainActor public static func _makeCommands(_ commands: Self, in context: _NodeContext) -> _CommandsNode<Self> {
        CommandGroupNode(commands, context: context)
    }
}

private final class CommandGroupNode<Content: View>: _CommandsNode<CommandGroup<Content>>, CommandPiece {
    private var typed: MenuContentNode<Content>!

    var content: AnyMenuContentNode { typed }
    var target: CommandTarget { .group(commands.position, commands.placement) }

    override init(_ commands: CommandGroup<Content>, context: _NodeContext) {
        super.init(commands, context: context)
        typed = MenuContentNode(commands.content, actions: AppRuntime.shared.menu, context: childContext)
        typed.onChange = { AppRuntime.current?.menu.setNeedsUpdate() }
    }

    override func update(to commands: CommandGroup<Content>) {
        self.commands = commands
        typed.update(to: commands.content)
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let typed { visit(typed) }
    }
}
