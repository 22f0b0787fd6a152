import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension TestWindow {
    /// The dialog that the window shows.
    var dialogEntry: (any DialogPresentation)? { content.presenter.current as? any DialogPresentation }
    var dialog: MessageDialog? { dialogEntry?.dialog }
    /// The words of the dialog's answers, in its order.
    var answers: [String] {
        guard let entry = dialogEntry else { return [] }
        return entry.answers.compactMap { entry.dialog?.responseLabel($0.id) }
    }

    /// Activates the dialog's button with a label, as Space on it does, and waits for the answer.
    func give(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
        let dialog = dialog
        let button = dialog?.button(label)
        #expect(button != nil, sourceLocation: sourceLocation)
        button?.activate()
        await pump(until: { self.dialog !== dialog }, timeout: 5)
    }

    /// Waits for a dialog to be on the screen.
    func shownDialog(sourceLocation: SourceLocation = #_sourceLocation) async -> MessageDialog? {
        await pump(until: { dialog?.isMapped == true })
        await settle()
        #expect(dialog?.isMapped == true, sourceLocation: sourceLocation)
        return dialog
    }
}

/// Runs the main loop until `condition` holds.
@MainActor
func pumpMainLoop(until condition: () -> Bool, timeout: Double = 3) async {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while !condition(), Date() < deadline {
        if !MainLoop.iterate() { await Task.yield() }
    }
}

extension Gtk.Widget {
    /// Every widget inside of a type, by GTK's name for it.
    func all(_ typeName: String) -> [Gtk.Widget] {
        children.flatMap { ($0.typeName == typeName ? [$0] : []) + $0.all(typeName) }
    }

    /// The button inside with a label.
    func button(_ label: String) -> Gtk.Widget? { all("GtkButton").first { $0.string("label") == label } }
}
