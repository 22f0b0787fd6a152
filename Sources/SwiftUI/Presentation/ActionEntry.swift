/// A button as a dialog sees it, which shows it as one of its answers.
@MainActor
protocol ActionEntry: _Node {
    var role: ButtonRole? { get }
    /// The words on the button.
    var title: String { get }
    var isEnabled: Bool { get }
    var shortcut: KeyboardShortcut? { get }
    /// Does what the button does.
    func perform()
}

/// What shows buttons as entries of its own: in its environment, buttons have no widgets.
@MainActor
final class ActionGatherer: Sendable {
    /// Called when an entry came, went or changed.
    private let didChange: @MainActor @Sendable () -> Void

    init(_ didChange: @escaping @MainActor @Sendable () -> Void) {
        self.didChange = didChange
    }

    func actionsDidChange() { didChange() }
}

private enum ActionGathererKey: EnvironmentKey {
    static var defaultValue: ActionGatherer? { nil }
}

extension EnvironmentValues {
    /// What shows the buttons of the view as entries of its own; nil where buttons show themselves.
    var actionGatherer: ActionGatherer? {
        get { self[ActionGathererKey.self] }
        set { self[ActionGathererKey.self] = newValue }
    }
}

/// A button that its surroundings show.
final class ActionNode<Label: View>: _ViewNode<Button<Label>>, ActionEntry {
    private let gatherer: ActionGatherer
    /// The label is only asked for its words.
    private var label: HostedContent<Label>?
    private(set) var isEnabled = true
    private(set) var shortcut: KeyboardShortcut?

    init(_ view: Button<Label>, gatherer: ActionGatherer, context: _NodeContext) {
        self.gatherer = gatherer
        super.init(view, context: context)
        label = HostedContent(view.label, in: self) { $0.actionGatherer = nil }
        updateSelf()
    }

    var role: ButtonRole? { view.role }
    var title: String { label?.root.plainText ?? "" }
    func perform() { view.action() }

    override func update(to view: Button<Label>) {
        let isSame = self.view.role == view.role
        self.view = view
        label?.update(to: view.label)
        if !isSame { gatherer.actionsDidChange() }
    }

    override func updateSelf() {
        let values = evaluate {
            let values = EnvironmentValues(scope: environment)
            return (values.isEnabled, values.keyboardShortcut)
        }
        guard values != (isEnabled, shortcut) else { return }
        (isEnabled, shortcut) = values
        gatherer.actionsDidChange()
    }

    override func plainTextDidChange() {
        gatherer.actionsDidChange()
    }

    override func visitChildren(_ visit: (_Node) -> Void) {
        if let label { visit(label.root) }
    }

    override var plainText: String { title }

    override func willDestroy() {
        label?.dispose()
    }
}
