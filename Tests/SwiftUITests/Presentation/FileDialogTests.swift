import Foundation
import Gtk
import Testing

@testable import SwiftUI

private struct MoverHost: View {
    let probe: FlowProbe
    let files: [URL]
    let folder: URL
    @State private var isShown = false

    init(probe: FlowProbe, files: [URL], folder: URL) {
        self.probe = probe
        self.files = files
        self.folder = folder
    }

    var body: some View {
        probe.flag = $isShown
        return Text(verbatim: "content")
            .fileMover(isPresented: $isShown, files: files) { result in
                switch result {
                case .success(let urls): probe.events += urls.map { "moved \($0.path)" }
                case .failure: probe.events.append("failed")
                }
            } onCancellation: {
                probe.events.append("cancelled")
            }
            .fileDialogMessage(Text(verbatim: "Where to?"))
            .fileDialogConfirmationLabel(Text(verbatim: "Bring There"))
            .fileDialogDefaultDirectory(folder)
    }
}

private struct ChoosyHost: View {
    let probe: FlowProbe
    let folder: URL
    @State private var isShown = false

    init(probe: FlowProbe, folder: URL) {
        self.probe = probe
        self.folder = folder
    }

    var body: some View {
        probe.flag = $isShown
        return Text(verbatim: "content")
            .fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: true) {
                probe.events += ((try? $0.get()) ?? []).map(\.lastPathComponent)
            } onCancellation: {
                probe.events.append("cancelled")
            }
            .fileDialogURLEnabled(#Predicate<URL> { $0.lastPathComponent != "no.txt" })
            .fileDialogCustomizationID("choosy")
            .fileDialogDefaultDirectory(folder)
            .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
    }
}

extension WidgetTests {
    private func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("target"), withIntermediateDirectories: true)
        return folder
    }

    /// Presses a button of the dialog until it is answered: it looks at the folder meanwhile.
    private func press(_ label: String, of w: TestWindow, until done: () -> Bool) async {
        for _ in 0..<10 where !done() {
            let button = w.fileDialog?.all("GtkButton").first { ($0.string("label") ?? "").contains(label) }
            await w.pump(until: { button?.isSensitive == true }, timeout: 1)
            button?.activate()
            await w.pump(until: done, timeout: 0.5)
        }
    }

    @Test func filesAreMovedToTheChosenFolder() async throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.txt", "b.txt"].map { folder.appendingPathComponent($0) }
        for file in files { try "words".write(to: file, atomically: true, encoding: .utf8) }
        let target = folder.appendingPathComponent("target")
        let probe = FlowProbe()
        let w = TestWindow { MoverHost(probe: probe, files: files, folder: target) }
        await w.settle()
        probe.flag?.wrappedValue = true
        await w.pump(until: { w.fileDialog?.isMapped == true })
        #expect(w.fileDialog?.string("title") == "Where to?")
        // The folder that the dialog begins with is taken.
        await press("Bring There", of: w) { !probe.events.isEmpty }
        #expect(probe.events == ["a.txt", "b.txt"].map { "moved " + target.appendingPathComponent($0).path })
        #expect(probe.flag?.wrappedValue == false)
        #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).sorted() == ["a.txt", "b.txt"])
        #expect(!FileManager.default.fileExists(atPath: files[0].path))
        // A name that is taken is an error: nothing is overwritten.
        try "other".write(to: files[0], atomically: true, encoding: .utf8)
        probe.events = []
        probe.flag?.wrappedValue = true
        await w.pump(until: { w.fileDialog?.isMapped == true })
        await press("Bring There", of: w) { !probe.events.isEmpty }
        #expect(probe.events == ["failed"])
        #expect(try String(contentsOf: target.appendingPathComponent("a.txt"), encoding: .utf8) == "words")
        // Cancelled.
        probe.events = []
        probe.flag?.wrappedValue = true
        await w.pump(until: { w.fileDialog?.isMapped == true })
        await press("Cancel", of: w) { !probe.events.isEmpty }
        #expect(probe.events == ["cancelled"] && probe.flag?.wrappedValue == false)
        await w.close()
    }

    @Test func onlyFilesThatCountAreHandedOverAndTheFolderIsRemembered() async throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["no.txt", "yes.txt"] {
            try "words".write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let probe = FlowProbe()
        let w = TestWindow { ChoosyHost(probe: probe, folder: folder.appendingPathComponent("target")) }
        await w.settle()
        func choose(_ name: String) async {
            probe.events = []
            probe.flag?.wrappedValue = true
            await w.pump(until: { w.fileDialog?.isMapped == true })
            let chooser = (w.content.presenter.current as? any FilePresentation)?.chooser
            chooser?.select(folder.appendingPathComponent(name).path)
            await w.pump(until: { false }, timeout: 0.3)
            await press("Open", of: w) { !probe.events.isEmpty }
        }
        await choose("no.txt")
        #expect(probe.events == ["cancelled"])
        await choose("yes.txt")
        #expect(probe.events == ["yes.txt"])
        #expect(UserDefaults.standard.string(forKey: "FileDialog/choosy") == folder.path)
        UserDefaults.standard.removeObject(forKey: "FileDialog/choosy")
        await w.close()
    }
}
