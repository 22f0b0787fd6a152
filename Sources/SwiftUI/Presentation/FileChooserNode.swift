import Foundation
internal import Gtk

/// The node of a modifier that shows the desktop's dialog for files.
class FileChooserNode<V: View, M: ViewModifier>: PresentationNode<V, M>, FilePresentation {
    private(set) final var chooser: FileChooserNative?

    // MARK: To override

    /// Makes the dialog.
    func makeChooser(over window: Gtk.Window) -> FileChooserNative {
        fatalError("\(type(of: self)) makes a dialog for files")
    }

    /// Tells the binding that the dialog is gone.
    func resetBinding() {}
    /// The user chose files.
    func wasAnswered(_ paths: [String]) {}
    /// The user chose none.
    func wasCancelled() {}

    // MARK: The dialog

    final func words(_ key: LocalizedStringKey) -> String {
        Evaluation.untracked { Text(key).resolvedString(in: EnvironmentValues(scope: environment)) }
    }

    private var options: FileDialogOptions {
        Evaluation.untracked { EnvironmentValues(scope: environment).fileDialogOptions }
    }

    private func resolved(_ text: Text?) -> String? {
        text.map { text in Evaluation.untracked { text.resolvedString(in: EnvironmentValues(scope: environment)) } }
    }

    /// The title that modifiers ask for, or else the usual one.
    final func title(or key: LocalizedStringKey) -> String { resolved(options.message) ?? words(key) }

    /// What modifiers ask for on the button that ends the dialog; nil: the desktop's words.
    final var confirmationLabel: String? { resolved(options.confirmationLabel) }

    override final func present(over window: Gtk.Window?) {
        guard let window else { return }
        let chooser = makeChooser(over: window)
        if let folder = options.folder { chooser.setCurrentFolder(folder) }
        chooser.onResponse { [weak self] paths in self?.answer(paths) }
        self.chooser = chooser
        chooser.show()
    }

    private func answer(_ paths: [String]?) {
        guard let answered = chooser else { return }
        // Everything else happens when the dialog's own signal is over.
        MainLoop.idle { [weak self] in
            guard let self, chooser === answered else { return }
            chooser = nil
            resetBinding()
            let options = options
            let chosen = (paths ?? []).filter { options.isEnabled?(URL(fileURLWithPath: $0)) ?? true }
            if let first = chosen.first {
                options.remember(first)
                wasAnswered(chosen)
            } else {
                wasCancelled()
            }
            didEnd()
        }
    }

    override final func withdraw() {
        chooser?.hide()
        chooser = nil
    }
}

/// A dialog for files that is shown.
@MainActor
protocol FilePresentation: Presentation {
    var chooser: FileChooserNative? { get }
}
