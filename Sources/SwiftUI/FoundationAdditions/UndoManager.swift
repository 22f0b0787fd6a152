import Foundation

/// Remembers how to take changes back, and how to make them again.
///
/// Changes that are registered in one turn of the main loop are one step, unless `groupsByEvent` is switched off.
open class UndoManager: NSObject {
    /// One change, or a group of changes that are undone together.
    private final class Group {
        var actions: [Action] = []
        var name = ""
        var isDiscardable = false
    }

    private enum Action {
        case change(target: ObjectIdentifier, run: () -> Void)
        case group(Group)
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var openGroups: [Group] = []
    private var disableCount = 0
    private var hasEventGroup = false

    /// Whether something is being undone.
    open private(set) var isUndoing = false
    /// Whether something is being redone.
    open private(set) var isRedoing = false
    /// Whether changes of one turn of the main loop are one step.
    open var groupsByEvent = true
    /// The number of steps that are remembered; 0 for all.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether changes are remembered.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
    /// The number of groups that are open.
    open var groupingLevel: Int { openGroups.count }
    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.first.map { !$0.actions.isEmpty } ?? false }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Remembers how to take a change back.
    ///
    /// - Parameters:
    ///   - target: The object that changed; it isn't kept alive.
    ///   - handler: Takes the change back, and registers how to make it again.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent else {
                preconditionFailure("registerUndo(withTarget:handler:) needs an open group when groupsByEvent is off")
            }
            openEventGroup()
        }
        if !isUndoing && !isRedoing { redoStack = [] }
        let run = { [weak target] in
            if let target { handler(target) }
        }
        openGroups.last?.actions.append(.change(target: ObjectIdentifier(target), run: run))
    }

    /// Opens a group: the changes until it ends are undone together.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
        open()
    }

    /// Ends a group.
    open func endUndoGrouping() {
        precondition(!openGroups.isEmpty, "endUndoGrouping() without beginUndoGrouping()")
        post(.NSUndoManagerCheckpoint)
        let group = openGroups.removeLast()
        guard !group.actions.isEmpty else { return }
        if let outer = openGroups.last {
            outer.actions.append(.group(group))
            if outer.name.isEmpty { outer.name = group.name }
        } else if isUndoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// Takes the last step back, after closing the group of this turn of the main loop.
    open func undo() {
        closeEventGroup()
        undoNestedGroup()
    }

    /// Takes the last step back.
    open func undoNestedGroup() {
        guard openGroups.isEmpty, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        replay(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Makes the step that was undone last again.
    open func redo() {
        closeEventGroup()
        guard openGroups.isEmpty, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        replay(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Forgets all steps.
    open func removeAllActions() {
        (undoStack, redoStack, openGroups, hasEventGroup) = ([], [], [], false)
        disableCount = 0
    }

    /// Forgets the changes of an object.
    open func removeAllActions(withTarget target: Any) {
        let id = ObjectIdentifier(target as AnyObject)
        func prune(_ group: Group) {
            group.actions = group.actions.filter { action in
                switch action {
                case .change(let target, _): return target != id
                case .group(let inner):
                    prune(inner)
                    return !inner.actions.isEmpty
                }
            }
        }
        for group in undoStack + redoStack + openGroups { prune(group) }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    /// Stops remembering changes, until it is enabled as often as it was disabled.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Remembers changes again.
    open func enableUndoRegistration() {
        precondition(disableCount > 0, "enableUndoRegistration() without disableUndoRegistration()")
        disableCount -= 1
    }

    /// Names the open step.
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? (isUndoing ? redoStack : undoStack).last)?.name = actionName
    }

    /// The name of the step that would be undone.
    open var undoActionName: String { (openGroups.first { !$0.actions.isEmpty } ?? undoStack.last)?.name ?? "" }
    /// The name of the step that would be redone.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// The title of the menu item that undoes.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: canUndo ? undoActionName : "") }
    /// The title of the menu item that redoes.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of the menu item that undoes a step of a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? String(localized: "Undo") : String(localized: "Undo \(actionName)")
    }

    /// The title of the menu item that redoes a step of a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? String(localized: "Redo") : String(localized: "Redo \(actionName)")
    }

    private func open() {
        openGroups.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Opens the group of this turn of the main loop, which ends before the next one.
    private func openEventGroup() {
        open()
        hasEventGroup = true
        let manager = WeakManager(manager: self)
        DispatchQueue.main.async { manager.manager?.closeEventGroup() }
    }

    private func closeEventGroup() {
        guard hasEventGroup, openGroups.count == 1 else { return }
        hasEventGroup = false
        endUndoGrouping()
    }

    /// Runs the changes of a step from the last to the first; what they register becomes one step of the other kind.
    private func replay(_ group: Group) {
        open()
        openGroups.last?.name = group.name
        func run(_ group: Group) {
            for action in group.actions.reversed() {
                switch action {
                case .change(_, let run): run()
                case .group(let inner): run(inner)
                }
            }
        }
        run(group)
        endUndoGrouping()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

/// An undo manager on its way to the next turn of the main loop, where it is used as before.
private struct WeakManager: @unchecked Sendable {
    weak var manager: UndoManager?
}

// The names are Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
    /// Before a group ends.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// After a group began.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// After a group ended.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Before a step is undone.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// After a step was undone.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Before a step is redone.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// After a step was redone.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
