internal import Gtk

/// The node of a modifier that shows something over the window while a binding says so.
///
/// What the binding says is followed in the effects of a frame, so that a presentation that comes and goes in one turn
/// isn't seen, and so that nothing is taken away while it is at work.
class PresentationNode<V: View, M: ViewModifier>: ModifierNode<V, M>, Presentation {
    private enum Phase { case absent, waiting, shown }
    private var phase = Phase.absent
    private var isWanted = false
    private var isScheduled = false
    private var presenter: WindowPresenter?

    // MARK: To override

    /// Whether the binding wants it shown; what is read makes dependencies.
    func readsAsWanted() -> Bool { false }

    /// Whether what is shown is to be replaced by another one.
    var isOutdated: Bool { false }

    /// Whether nothing else may be shown over the window meanwhile.
    var waitsForOthers: Bool { true }

    /// Makes and shows it.
    func present(over window: Gtk.Window?) {}

    /// Takes it away, without telling the binding.
    func withdraw() {}

    /// The modifier has a new value while it is shown.
    func updatePresented() {}

    /// It isn't shown any more.
    func wasDismissed() {}

    // MARK: Following the binding

    final var isPresented: Bool { phase == .shown }

    // A row that shows something stays what it is.
    override var isRecyclable: Bool { phase == .absent }

    override func contentWasMade() {
        updateSelf()
    }

    override func update(to view: ModifiedContent<V, M>) {
        super.update(to: view)
        updateSelf()
        if phase == .shown, isWanted, !isOutdated { updatePresented() }
    }

    override func updateSelf() {
        isWanted = evaluate { readsAsWanted() }
        if isWanted != (phase != .absent) || isOutdated { schedule() }
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Updater.shared.afterLayout { [weak self] in self?.follow() }
    }

    private func follow() {
        isScheduled = false
        guard isAlive else { return }
        if phase == .shown, !isWanted || isOutdated {
            withdraw()
            didEnd()
        }
        if phase == .waiting, !isWanted { giveUp() }
        if phase == .absent, isWanted, !waitsForOthers {
            phase = .shown
            present(over: nil)
        }
        if phase == .absent, isWanted {
            guard let presenter = Evaluation.untracked({ EnvironmentValues(scope: environment).windowPresenter }) else {
                return
            }
            self.presenter = presenter
            phase = .waiting
            presenter.request(self)
        }
    }

    func show(over window: Gtk.Window) {
        phase = .shown
        present(over: window)
    }

    private func giveUp() {
        phase = .absent
        presenter?.end(self)
        presenter = nil
    }

    /// What was shown went away, by itself or by the user.
    final func didEnd() {
        guard phase == .shown else { return }
        giveUp()
        wasDismissed()
        // The binding may want the next one already.
        if isAlive, isWanted { updateSelf() }
    }

    override func willDestroy() {
        if phase == .shown { withdraw() }
        if phase != .absent { giveUp() }
        super.willDestroy()
    }
}
