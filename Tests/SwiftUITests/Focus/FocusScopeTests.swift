import Gtk
import Testing

@testable import SwiftUI

private struct Login: View {
    @Namespace private var form
    @Environment(\.resetFocus) private var resetFocus
    let prefersSecond: Bool

    init(prefersSecond: Bool) { self.prefersSecond = prefersSecond }

    var body: some View {
        VStack {
            Button("Reset") { resetFocus(in: form) }
            TextField("Name", text: .constant("")).prefersDefaultFocus(!prefersSecond, in: form)
            TextField("Code", text: .constant("")).prefersDefaultFocus(prefersSecond, in: form)
        }
        .focusScope(form)
    }
}

private struct NamespaceReader: View {
    let count: Int
    let report: (Namespace.ID) -> Void
    @Namespace private var names

    init(count: Int, report: @escaping (Namespace.ID) -> Void) {
        self.count = count
        self.report = report
    }

    var body: some View {
        let _ = report(names)
        Text("\(count)")
    }
}

extension WidgetTests {
    @Test func thePreferredViewOfANamespaceHasTheFocusFirst() async {
        let probe = Probe<Bool>()
        let w = TestWindow { WithState(true, probe) { Login(prefersSecond: $0.wrappedValue) } }
        await w.settle()
        let entries = w.all(Gtk.Entry.self)
        #expect(entries.map(\.containsFocus) == [false, true])
        entries[0].grabFocus()
        await w.settle()
        #expect(entries[0].containsFocus)
        if let button = w.first(Gtk.Button.self) { await w.click(button) }
        #expect(entries[1].containsFocus)
        // Another view is preferred by now.
        probe.value = false
        await w.settle()
        if let button = w.first(Gtk.Button.self) { await w.click(button) }
        #expect(entries[0].containsFocus)
        await w.close()
    }

    @Test func namespacesStayTheSameAndAreDifferent() async {
        var seen: [Namespace.ID] = []
        let probe = Probe<Int>()
        let w = TestWindow {
            WithState(0, probe) { count in
                NamespaceReader(count: count.wrappedValue) { seen.append($0) }
                NamespaceReader(count: 0) { seen.append($0) }
            }
        }
        await w.settle()
        #expect(Set(seen).count == 2)
        probe.value = 1
        await w.settle()
        #expect(w.texts == ["1", "0"])
        #expect(Set(seen).count == 2 && seen.count > 2)
        await w.close()
    }
}
