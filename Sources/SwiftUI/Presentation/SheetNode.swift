import Foundation
internal import Gtk

/// A sheet: a modal window over the window of the view.
final class SheetNode<V: View, Value, Content: View>: PresentationNode<V, _SheetModifier<Value, Content>> {
    /// The sheet while it is shown.
    private final class Shown {
        let id: AnyHashable
        let window: DialogWindow
        let content: WindowContent
        let page: PageNode<BuiltContent<Content>>
        let room: CGSize
        var detent: PresentationDetent?
        /// The style class for the corners that the views ask for.
        var cornerClass: String?

        init(
            id: AnyHashable, window: DialogWindow, content: WindowContent, page: PageNode<BuiltContent<Content>>,
            room: CGSize
        ) {
            self.id = id
            self.window = window
            self.content = content
            self.page = page
            self.room = room
        }
    }

    private var shown: Shown?
    private var wanted: Value?
    private var preventsDismissal = false
    private let gate = DismissalGate()

    override func readsAsWanted() -> Bool {
        wanted = modifier.value()
        return wanted != nil
    }

    override var isOutdated: Bool {
        guard let shown, let wanted else { return false }
        return modifier.id(wanted) != shown.id
    }

    override func present(over parent: Gtk.Window?) {
        guard let parent, let wanted else { return }
        let window = DialogWindow(parent: parent)
        let content = WindowContent(window: window, environment: environment)
        content.scope.provide(ownEnvironment.overrides)
        var made: PageNode<BuiltContent<Content>>?
        content.show { context in
            // What is updated first is what decides about the sheet.
            var context = context
            context.parent = self
            let page = PageNode(built(wanted), context: context) { page in
                page.fallbackTitle = ""
                page.onTitle = { [unowned window] in if window.title != $0 ?? "" { window.title = $0 ?? "" } }
            }
            made = page
            return page
        }
        guard let page = made else { return }
        window.setContent(page.box)
        window.onCloseRequest { [weak self] in
            self?.userWantsToClose()
            return true
        }
        let escape = ShortcutController()
        escape.add("Escape") { [weak self] in
            self?.userWantsToClose()
            return true
        }
        window.addController(escape)
        if let manager = EnvironmentValues(scope: environment).undoManager {
            window.addController(ShortcutController.undoKeys(of: manager, in: window))
        }
        // A window that is just coming on the screen has no size yet.
        let size = parent.width > 0 ? (width: parent.width, height: parent.height) : parent.defaultSize
        let room = CGSize(width: max(size.width, 360), height: max(size.height, 240))
        let shown = Shown(id: modifier.id(wanted), window: window, content: content, page: page, room: room)
        self.shown = shown
        applyTraits(isFirst: true)
        window.present()
        InitialFocus.give(to: page, in: window)
    }

    private func built(_ value: Value) -> BuiltContent<Content> {
        let build = modifier.content
        return BuiltContent { build(value) }
    }

    /// What the views of the sheet don't inherit.
    private var ownEnvironment: EnvironmentValues {
        var values = EnvironmentValues()
        values.dismiss = DismissAction(DismissAction.Target { [weak self] in self?.close() })
        values.dismissalGate = gate
        values.isPresented = true
        values.isInSheet = true
        values.isInsideControl = false
        values.actionGatherer = nil
        values.outerChrome = OuterChrome()
        return values
    }

    override func updatePresented() {
        guard let shown, let wanted else { return }
        shown.page.update(to: built(wanted))
    }

    // MARK: What the views say

    override func preferenceChanged(_ key: ObjectIdentifier) {
        super.preferenceChanged(key)
        guard key == ObjectIdentifier(PresentationTraitsKey.self), shown != nil else { return }
        Updater.shared.afterLayout { [weak self] in self?.applyTraits(isFirst: false) }
    }

    private func applyTraits(isFirst: Bool) {
        guard isAlive, let shown else { return }
        let traits = shown.page.preferenceValue(PresentationTraitsKey.self) ?? PresentationTraits()
        if traits.preventsInteractiveDismissal != preventsDismissal || isFirst {
            preventsDismissal = traits.preventsInteractiveDismissal
            let shows = !preventsDismissal && !modifier.fillsWindow
            shown.page.windowButtons = (shows, shows)
        }
        let isModal = traits.leavesBackgroundUsable != true
        if shown.window.isModal != isModal { shown.window.isModal = isModal }
        let corners = traits.cornerRadius.map { ControlStyleSheet.radiusClass($0) }
        if corners != shown.cornerClass {
            if let old = shown.cornerClass { shown.window.removeCSSClass(old) }
            if let corners { shown.window.addCSSClass(corners) }
            shown.cornerClass = corners
        }
        let detent = selectedDetent(traits)
        guard isFirst || (detent != shown.detent && traits.selection != nil) else { return }
        shown.detent = detent
        let size = size(for: detent, isFirst: isFirst)
        shown.window.setDefaultSize(width: size.width, height: size.height)
    }

    private func detentContext(_ shown: Shown) -> PresentationDetent.Context {
        PresentationDetent.Context(
            maxDetentValue: shown.room.height, environment: EnvironmentValues(scope: shown.content.scope))
    }

    private func selectedDetent(_ traits: PresentationTraits) -> PresentationDetent? {
        guard let shown, let detents = traits.detents, !detents.isEmpty else { return nil }
        if let selection = traits.selection { return Evaluation.untracked { selection.wrappedValue } }
        let context = detentContext(shown)
        return detents.compactMap { detent in detent.height(in: context).map { (detent, $0) } }
            .min { $0.1 < $1.1 }?.0
    }

    /// The window's size; -1 for what the views ask for by themselves.
    private func size(for detent: PresentationDetent?, isFirst: Bool) -> (width: Int, height: Int) {
        guard let shown, let item = shown.content.host.rootItem else { return (-1, -1) }
        if modifier.fillsWindow { return (Int(shown.room.width), Int(shown.room.height)) }
        let ideal = item.sizeThatFits(.unspecified)
        let most = item.sizeThatFits(.infinity)
        // Views that take what they're offered get most of the window, but no more than reads well.
        var width = most.width > ideal.width ? Int(max(min(shown.room.width * 0.8, 600), ideal.width)) : -1
        var height = most.height > ideal.height ? Int(max(min(shown.room.height * 0.8, 500), ideal.height)) : -1
        func size(by kind: _PresentationSizingKind) {
            switch kind {
            case .automatic: break
            case .fitted(let base, let horizontal, let vertical):
                size(by: base)
                if horizontal { width = Int(ideal.width.rounded(.up)) }
                if vertical { height = Int(ideal.height.rounded(.up)) + 47 }
            case .form: (width, height) = (500, max(height, 540))
            case .page:
                (width, height) = (Int(max(shown.room.width * 0.9, 600)), Int(max(shown.room.height * 0.9, 480)))
            }
        }
        size(by: shown.page.preferenceValue(PresentationTraitsKey.self)?.sizing ?? .automatic)
        if let detent, let wanted = detent.height(in: detentContext(shown)) { height = Int(wanted) }
        if !isFirst { width = shown.window.width }
        return (width, height)
    }

    // MARK: The end

    private func userWantsToClose() {
        guard shown != nil, !preventsDismissal, !modifier.fillsWindow else { return }
        close()
    }

    /// Closes the sheet, unless that has to be asked about first.
    private func close() {
        gate.close = { [weak self] in self?.modifier.dismiss() }
        if gate.mayClose() { modifier.dismiss() }
    }

    override func withdraw() {
        guard let shown else { return }
        self.shown = nil
        shown.content.dispose()
        shown.window.destroy()
    }

    override func wasDismissed() {
        modifier.onDismiss?()
    }
}

/// A sheet that is shown.
@MainActor
protocol SheetPresentation: Presentation {
    var sheetWindow: DialogWindow? { get }
    var sheetContent: WindowContent? { get }
}

extension SheetNode: SheetPresentation {
    var sheetWindow: DialogWindow? { shown?.window }
    var sheetContent: WindowContent? { shown?.content }
}
