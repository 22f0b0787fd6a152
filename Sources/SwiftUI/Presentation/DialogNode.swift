internal import Gtk

/// A question over the window: its buttons are the dialog's answers, everything else in the actions (text fields) is
/// laid out between the message and them.
final class DialogNode<V: View, Value, Actions: View, Message: View>:
    PresentationNode<V, _DialogModifier<Value, Actions, Message>>
{
    /// What is shown, with the data that it was shown for.
    private final class Shown {
        let data: Value
        let actions: HostedContent<DialogContent<Actions>>
        let message: HostedContent<BuiltContent<Message>>
        /// Nil: the dialog belongs to no window.
        let window: Gtk.Window?
        var dialog: MessageDialog?
        var answers: [DialogAnswer] = []

        init(
            data: Value, actions: HostedContent<DialogContent<Actions>>, message: HostedContent<BuiltContent<Message>>,
            window: Gtk.Window?
        ) {
            self.data = data
            self.actions = actions
            self.message = message
            self.window = window
        }
    }

    private var shown: Shown?
    /// What the dialog would be about if it were shown now.
    private var wanted: Value?
    private var gatherer: ActionGatherer?

    override func readsAsWanted() -> Bool {
        guard modifier.isPresented.wrappedValue else { return false }
        wanted = modifier.data()
        return wanted != nil
    }

    override var isOutdated: Bool {
        guard let shown, let id = modifier.id, let data = wanted else { return false }
        return id(data) != id(shown.data)
    }

    private var isAlertScene: Bool {
        Evaluation.untracked { EnvironmentValues(scope: environment).isAlertScene }
    }

    // What belongs to no window keeps nothing else from being shown, and an app without windows going.
    override var waitsForOthers: Bool { !isAlertScene }

    private var options: DialogOptions {
        Evaluation.untracked { EnvironmentValues(scope: environment).dialogOptions }
    }

    override func present(over window: Gtk.Window?) {
        guard window != nil || isAlertScene, let data = wanted else { return }
        if window == nil { AppRuntime.current?.application.hold() }
        let gatherer = ActionGatherer { [weak self] in self?.wordsDidChange() }
        self.gatherer = gatherer
        let shown = Shown(
            data: data,
            actions: HostedContent(actions(data), in: self) {
                // The dialog's own look, not that of what asked for it, which may be white letters on a picture.
                $0.foregroundStyles = nil
                $0.textStyle = TextStyle()
                $0.actionGatherer = gatherer
                $0.isInsideControl = false
                $0.isPresented = true
            },
            message: HostedContent(content(modifier.message, data), in: self), window: window)
        self.shown = shown
        open(shown)
    }

    private func actions(_ data: Value) -> DialogContent<Actions> {
        DialogContent(actions: content(modifier.actions, data), suppression: options.suppression)
    }

    private func content<Content: View>(_ build: @escaping (Value) -> Content, _ data: Value) -> BuiltContent<Content> {
        BuiltContent { build(data) }
    }

    override func updatePresented() {
        guard let shown else { return }
        shown.actions.update(to: actions(shown.data))
        shown.message.update(to: content(modifier.message, shown.data))
        refresh()
    }

    override func plainTextDidChange() {
        // From the content as well as from the dialog.
        super.plainTextDidChange()
        wordsDidChange()
    }

    private var isRefreshing = false

    private func wordsDidChange() {
        guard shown?.dialog != nil, !isRefreshing else { return }
        isRefreshing = true
        Updater.shared.afterLayout { [weak self] in
            guard let self else { return }
            isRefreshing = false
            if isAlive { refresh() }
        }
    }

    // MARK: The dialog

    private func title(_ shown: Shown) -> String {
        Evaluation.untracked {
            modifier.title(shown.data).resolvedString(in: EnvironmentValues(scope: environment))
        }
    }

    private func currentAnswers(_ shown: Shown) -> [DialogAnswer] {
        var collector = EntryCollector()
        shown.actions.root.collectEntries(into: &collector)
        let entries = collector.entries.compactMap { $0.node as? any ActionEntry }
        return DialogAnswer.all(
            for: entries, addsCancel: modifier.addsCancel, isCritical: options.severity == .critical)
    }

    private func open(_ shown: Shown) {
        let title = title(shown)
        let dialog = MessageDialog(
            parent: shown.window, heading: modifier.showsTitle ? title : "", body: shown.message.root.plainText)
        // Also said where it isn't seen.
        dialog.title = title
        let answers = currentAnswers(shown)
        for answer in answers {
            dialog.addResponse(
                answer.id, label: answer.label, appearance: answer.appearance, isEnabled: answer.isEnabled)
        }
        dialog.setDefaultResponse(answers.first { $0.isDefault }?.id)
        if let closing = answers.first(where: { $0.isClosing }) { dialog.setCloseResponse(closing.id) }
        if !shown.actions.root.items.isEmpty { dialog.setExtraChild(shown.actions.host.widget) }
        if let icon = options.icon?.systemName.flatMap(SymbolIcons.iconName) { dialog.setIcon(icon) }
        dialog.onResponse { [weak self] id in self?.answer(id) }
        shown.answers = answers
        shown.dialog = dialog
        let fields = shown.actions.host.widget.fields
        for field in fields { field.setBoolean("activates-default", true) }
        dialog.present()
        fields.first?.grabFocus()
    }

    /// Writes what changed while the dialog is shown.
    private func refresh() {
        guard let shown, let dialog = shown.dialog else { return }
        let answers = currentAnswers(shown)
        guard answers.map(\.id) == shown.answers.map(\.id),
            zip(answers, shown.answers).allSatisfy({ $0.hasSameLook(as: $1) })
        else {
            // libadwaita can't take answers away.
            dialog.setExtraChild(nil)
            end(dialog)
            open(shown)
            return
        }
        for (new, old) in zip(answers, shown.answers) where new.isEnabled != old.isEnabled {
            dialog.setResponseEnabled(new.id, new.isEnabled)
        }
        shown.answers = answers
        let title = title(shown)
        if title != dialog.title { dialog.title = title }
        let heading = modifier.showsTitle ? title : ""
        if heading != dialog.heading { dialog.heading = heading }
        let body = shown.message.root.plainText
        if body != dialog.body { dialog.body = body }
    }

    private func answer(_ id: String) {
        guard let shown, let dialog = shown.dialog else { return }
        shown.dialog = nil
        let answer = shown.answers.first { $0.id == id }
        if let entry = answer?.entry, entry.isAlive, entry.isEnabled { entry.perform() }
        modifier.isPresented.wrappedValue = false
        modifier.answered?(answer.map { $0.isClosing && (shown.answers.count > 1 || $0.entry == nil) } ?? true)
        // The dialog closes by itself after this signal.
        MainLoop.idle { [weak self] in
            dialog.destroy()
            guard let self, self.shown === shown else { return }
            letGo(shown)
            didEnd()
        }
    }

    override func withdraw() {
        guard let shown else { return }
        if let dialog = shown.dialog { end(dialog) }
        letGo(shown)
    }

    private func end(_ dialog: MessageDialog) {
        shown?.dialog = nil
        dialog.destroy()
    }

    private func letGo(_ shown: Shown) {
        self.shown = nil
        if shown.window == nil { AppRuntime.current?.application.release() }
        gatherer = nil
        shown.actions.dispose()
        shown.message.dispose()
    }
}

extension Gtk.Widget {
    /// The fields inside for a line of text.
    fileprivate var fields: [Gtk.Widget] {
        children.flatMap { child in
            child.hasProperty("activates-default") ? [child] : child.fields
        }
    }
}

/// A dialog that is shown.
@MainActor
protocol DialogPresentation: Presentation {
    var dialog: MessageDialog? { get }
    var answers: [DialogAnswer] { get }
}

extension DialogNode: DialogPresentation {
    var dialog: MessageDialog? { shown?.dialog }
    var answers: [DialogAnswer] { shown?.answers ?? [] }
}

/// The actions of a dialog, and what modifiers add below its words.
struct DialogContent<Actions: View>: View {
    let actions: BuiltContent<Actions>
    let suppression: DialogOptions.Suppression?

    var body: some View {
        actions
        if let suppression { DialogSuppressionToggle(suppression: suppression) }
    }
}

/// The views of a closure, evaluated by themselves, so that what they read concerns only them.
struct BuiltContent<Content: View>: View {
    let build: () -> Content

    var body: some View { build() }
}
