import Foundation
internal import Gtk

/// A GtkSearchEntry. While it is shown, or stands hidden in a page that is, keys typed elsewhere in the window go to it.
struct NativeSearchField {
    let text: Binding<String>
    let prompt: Text?
    /// The field takes the focus when it is made.
    let takesFocus: Bool
    /// Grows when the field shall have the focus, with the cursor after the text.
    var refocus = 0
    /// Grows when the field shall lose the focus.
    var leave = 0
    /// The window's keys begin a search.
    let capturesKeys: Bool
    let focusMoved: (Bool) -> Void
    let typed: () -> Void
    let submitted: () -> Void
    let stopped: () -> Void
    /// Backspace was pressed in an empty field.
    let erased: () -> Void
    /// The Down key was pressed; false: the field has no use for it.
    let wentDown: () -> Bool
}

extension NativeSearchField: PrimitiveView {
    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        NativeSearchFieldNode(view, context: context)
    }
}

private final class NativeSearchFieldNode: ControlNode<NativeSearchField>, LifecycleScope.Observer {
    private var entry: SearchEntry!
    private var sync: TextSync!
    private let focus = FocusController()
    private let keys = ShortcutController()
    private var placeholder: String?
    private var refocus: Int?
    private var leave: Int?

    override func makeItem() -> WidgetItem {
        entry = SearchEntry()
        sync = TextSync(entry, TextSource(view.text)) { [unowned self] in
            Updater.shared.mark(self)
            view.typed()
        }
        entry.onActivate { [unowned self] in view.submitted() }
        entry.onStopSearch { [unowned self] in view.stopped() }
        focus.onEnter { [unowned self] in view.focusMoved(true) }
        focus.onLeave { [unowned self] in view.focusMoved(false) }
        entry.addController(focus)
        keys.add("BackSpace") { [unowned self] in
            if entry.text.isEmpty, !entry.isComposing { view.erased() }
            return false
        }
        for key in ["Down", "KP_Down"] {
            keys.add(key) { [unowned self] in !entry.isComposing && view.wentDown() }
        }
        keys.capturesFirst = true
        entry.addController(keys)
        lifecycle.add(self)
        if view.takesFocus { takeFocus() }
        return NativeItem(
            node: self, widget: entry, flexibility: NativeFlexibility(width: true), ideal: CGSize(width: 240, height: 0)
        )
    }

    override func applyControl(_ values: EnvironmentValues) {
        sync.update(TextSource(view.text))
        if let refocus, refocus != view.refocus { takeFocus() }
        refocus = view.refocus
        if let leave, leave != view.leave { entry.dropFocus() }
        leave = view.leave
        let prompt = view.prompt?.resolvedString(in: values) ?? "Search"
        if prompt != placeholder {
            placeholder = prompt
            entry.placeholder = prompt
        }
    }

    private func takeFocus() {
        Updater.shared.afterLayout { [weak self] in
            guard let self, isAlive else { return }
            entry.grabFocus()
            entry.cursorPosition = -1
        }
    }

    override func name(_ values: EnvironmentValues) -> String {
        view.prompt?.resolvedString(in: values) ?? "Search"
    }

    func scopeDidAppear() {
        guard view.capturesKeys else { return }
        // A view that is being made has no window yet.
        Updater.shared.afterLayout { [weak self] in
            guard let self, isAlive, lifecycle.isShown else { return }
            entry.setKeyCaptureWidget(host.widget.root)
        }
    }

    func scopeDidDisappear() { entry.setKeyCaptureWidget(nil) }

    override func willDestroy() {
        lifecycle.remove(self)
        entry.setKeyCaptureWidget(nil)
        super.willDestroy()
    }
}
