import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct Late: LocalizedError {
    var errorDescription: String? { "Too late" }
    var recoverySuggestion: String? { "Take the next one" }
}

private struct Gate: Identifiable { let id: String }

/// One of the forms of alerts.
private struct AlertForm: View {
    let form: Int
    @Binding var isShown: Bool
    @State private var gate: Gate? = Gate(id: "B7")

    private static let key: LocalizedStringKey = "Title"
    private static let string = "Title"

    var body: some View {
        AnyView(content)
    }

    private var content: any View {
        let base = Color.clear
        let data: String? = "B7"
        let error: Late? = Late()
        return switch form {
        case 0: base.alert(Self.key, isPresented: $isShown) { Button("Go") {} }
        case 1: base.alert(Self.string, isPresented: $isShown) { Button("Go") {} }
        case 2: base.alert(Text(verbatim: "Title"), isPresented: $isShown) { Button("Go") {} }
        case 3:
            base.alert(Self.key, isPresented: $isShown) {
                Button("Go") {}
            } message: {
                Text("Words")
            }
        case 4:
            base.alert(Self.string, isPresented: $isShown) {
                Button("Go") {}
            } message: {
                Text("Words")
            }
        case 5:
            base.alert(Text("Title"), isPresented: $isShown) {
                Button("Go") {}
            } message: {
                Text("Words")
            }
        case 6: base.alert(Self.key, isPresented: $isShown, presenting: data) { Button($0) {} }
        case 7: base.alert(Self.string, isPresented: $isShown, presenting: data) { Button($0) {} }
        case 8: base.alert(Text("Title"), isPresented: $isShown, presenting: data) { Button($0) {} }
        case 9:
            base.alert(Self.key, isPresented: $isShown, presenting: data) {
                Button($0) {}
            } message: {
                Text("to \($0)")
            }
        case 10:
            base.alert(Self.string, isPresented: $isShown, presenting: data) {
                Button($0) {}
            } message: {
                Text("to \($0)")
            }
        case 11:
            base.alert(Text("Title"), isPresented: $isShown, presenting: data) {
                Button($0) {}
            } message: {
                Text("to \($0)")
            }
        case 12: base.alert(isPresented: $isShown, error: error) { Button("Go") {} }
        case 13:
            base.alert(isPresented: $isShown, error: error) { _ in
                Button("Go") {}
            } message: {
                Text($0.recoverySuggestion ?? "")
            }
        case 14:
            base.alert(isPresented: $isShown) {
                Alert(title: Text("Title"), message: Text("Words"), dismissButton: .default(Text("Go")))
            }
        case 15:
            base.alert(isPresented: $isShown) {
                Alert(
                    title: Text("Title"), primaryButton: .destructive(Text("Go")), secondaryButton: .cancel())
            }
        default: base.alert(item: $gate) { Alert(title: Text("Gate \($0.id)")) }
        }
    }

    /// Title, message, and the words of the answers.
    static let expected: [(String, String, [String])] =
        Array(repeating: ("Title", "", ["Go"]), count: 3) + Array(repeating: ("Title", "Words", ["Go"]), count: 3)
        + Array(repeating: ("Title", "", ["B7"]), count: 3) + Array(repeating: ("Title", "to B7", ["B7"]), count: 3) + [
            ("Too late", "", ["Go"]), ("Too late", "Take the next one", ["Go"]), ("Title", "Words", ["Go"]),
            ("Title", "", ["Cancel", "Go"]), ("Gate B7", "", ["OK"]),
        ]
}

/// One of the forms of confirmation dialogs.
private struct ConfirmationForm: View {
    let form: Int
    @Binding var isShown: Bool

    private static let key: LocalizedStringKey = "Title"
    private static let string = "Title"

    var body: some View { AnyView(content) }

    private var content: any View {
        let base = Color.clear
        let data: String? = "B7"
        return switch form {
        case 0: base.confirmationDialog(Self.key, isPresented: $isShown) { Button("Go") {} }
        case 1: base.confirmationDialog(Self.string, isPresented: $isShown) { Button("Go") {} }
        case 2:
            base.confirmationDialog(Text("Title"), isPresented: $isShown, titleVisibility: .visible) { Button("Go") {} }
        case 3:
            base.confirmationDialog(Self.key, isPresented: $isShown, titleVisibility: .hidden) {
                Button("Go") {}
            } message: {
                Text("Words")
            }
        case 4:
            base.confirmationDialog(Self.string, isPresented: $isShown) {
                Button("Go") {}
            } message: {
                Text("Words")
            }
        case 5:
            base.confirmationDialog(Text("Title"), isPresented: $isShown) {
                Button("Go") {}
            } message: {
                Text("Words")
            }
        case 6: base.confirmationDialog(Self.key, isPresented: $isShown, presenting: data) { Button($0) {} }
        case 7: base.confirmationDialog(Self.string, isPresented: $isShown, presenting: data) { Button($0) {} }
        case 8: base.confirmationDialog(Text("Title"), isPresented: $isShown, presenting: data) { Button($0) {} }
        case 9:
            base.confirmationDialog(Self.key, isPresented: $isShown, presenting: data) {
                Button($0) {}
            } message: {
                Text("to \($0)")
            }
        case 10:
            base.confirmationDialog(Self.string, isPresented: $isShown, presenting: data) {
                Button($0) {}
            } message: {
                Text("to \($0)")
            }
        case 12:
            base.actionSheet(isPresented: $isShown) {
                ActionSheet(title: Text("Title"), message: Text("Words"), buttons: [.default(Text("Go"))])
            }
        default:
            base.confirmationDialog(Text("Title"), isPresented: $isShown, presenting: data) {
                Button($0) {}
            } message: {
                Text("to \($0)")
            }
        }
    }

    static let answers = Array(repeating: "Go", count: 6) + Array(repeating: "B7", count: 6) + ["Go"]
    static let messages =
        ["", "", ""] + Array(repeating: "Words", count: 3) + ["", "", ""] + Array(repeating: "to B7", count: 3) + [
            "Words"
        ]
}

/// White letters, for instance on a picture, and an alert in front of them.
private struct PaintedHost: View {
    @Binding var isShown: Bool
    let note: (LookReader.Look) -> Void

    var body: some View {
        Text(verbatim: "behind")
            .alert(Text(verbatim: "Title"), isPresented: $isShown) {
                LookReader(note: note)
                Button("Go") {}
            }
            .foregroundStyle(.white)
            .bold()
    }
}

private struct LookReader: View {
    struct Look: Equatable {
        var isPlain: Bool
        var isColored: Bool
    }

    let note: (Look) -> Void
    @Environment(\.textStyle) private var style
    @Environment(\.foregroundStyles) private var colors

    var body: some View {
        note(Look(isPlain: style == TextStyle(), isColored: colors != nil))
        return Text(verbatim: "field")
    }
}

extension WidgetTests {
    @Test func aDialogHasItsOwnLook() async {
        var look: LookReader.Look?
        let w = TestWindow { WithState(true, Probe<Bool>()) { PaintedHost(isShown: $0) { look = $0 } } }
        await w.settle()
        guard await w.shownDialog() != nil else { return }
        #expect(look == LookReader.Look(isPlain: true, isColored: false))
        await w.give("Go")
        await w.close()
    }

    @Test func everyFormOfAnAlertAsks() async throws {
        let probe = Probe<Bool>()
        let form = Probe<Int>()
        let w = TestWindow {
            WithState(0, form) { form in
                WithState(true, probe) { AlertForm(form: form.wrappedValue, isShown: $0).id(form.wrappedValue) }
            }
        }
        await w.settle()
        for (index, expected) in AlertForm.expected.enumerated() {
            form.value = index
            probe.value = true
            guard let dialog = await w.shownDialog() else { return }
            #expect(dialog.heading == expected.0 && dialog.body == expected.1, "form \(index)")
            #expect(w.answers == expected.2, "form \(index)")
            // Every alert has a way out, which resets the binding.
            let answer = try #require(w.answers.last)
            await w.give(answer)
            #expect(index == 16 || probe.value == false, "form \(index)")
            await w.pump(until: { w.dialogEntry == nil }, timeout: 3)
            #expect(w.dialogEntry == nil)
        }
        await w.close()
    }

    @Test func everyFormOfAConfirmationAsks() async throws {
        let probe = Probe<Bool>()
        let form = Probe<Int>()
        let w = TestWindow {
            WithState(0, form) { form in
                WithState(true, probe) { ConfirmationForm(form: form.wrappedValue, isShown: $0).id(form.wrappedValue) }
            }
        }
        await w.settle()
        for index in ConfirmationForm.answers.indices {
            form.value = index
            probe.value = true
            guard let dialog = await w.shownDialog() else { return }
            #expect(dialog.heading == (index == 3 ? "" : "Title"), "form \(index)")
            #expect(dialog.body == ConfirmationForm.messages[index], "form \(index)")
            #expect(w.answers == ["Cancel", ConfirmationForm.answers[index]], "form \(index)")
            await w.give(index.isMultiple(of: 2) ? "Cancel" : ConfirmationForm.answers[index])
            #expect(probe.value == false, "form \(index)")
            await w.pump(until: { w.dialogEntry == nil }, timeout: 3)
        }
        await w.close()
    }
}
