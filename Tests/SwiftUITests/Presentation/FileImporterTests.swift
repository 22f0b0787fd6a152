import Foundation
import Gtk
import Testing

@testable import SwiftUI

extension WidgetTests {
    @Test func aChosenFileIsHandedOver() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).csv").path
        try Data("a,b\n".utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let probe = FlowProbe()
        let w = TestWindow { ImporterHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        await w.pump(until: { w.fileDialog?.isMapped == true })
        let chooser = (w.content.presenter.current as? any FilePresentation)?.chooser
        chooser?.select(path)
        let open = { w.fileDialog?.all("GtkButton").first { ($0.string("label") ?? "").contains("Open") } }
        await w.pump(until: { open()?.isSensitive == true }, timeout: 5)
        await w.pump(until: { false }, timeout: 0.3)
        open()?.activate()
        await w.pump(until: { !probe.events.isEmpty }, timeout: 5)
        #expect(probe.events == ["chosen \(path)"])
        #expect(probe.flag?.wrappedValue == false && w.content.presenter.current == nil)
        await w.close()
    }

    @Test func aCancelledDialogForFilesChoosesNone() async {
        let probe = FlowProbe()
        let w = TestWindow { ImporterHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        await w.pump(until: { w.fileDialog?.isMapped == true })
        w.fileDialog?.all("GtkButton").first { ($0.string("label") ?? "").contains("Cancel") }?.activate()
        await w.pump(until: { !probe.events.isEmpty }, timeout: 5)
        #expect(probe.events == ["cancelled"] && probe.flag?.wrappedValue == false)
        // The binding takes the dialog away, too.
        probe.flag?.wrappedValue = true
        await w.pump(until: { w.fileDialog?.isMapped == true })
        probe.flag?.wrappedValue = false
        await w.pump(until: { w.fileDialog?.isMapped != true })
        #expect(w.content.presenter.current == nil && probe.events == ["cancelled"])
        await w.close()
    }
}

extension WidgetTests {
    @Test func aDocumentIsWrittenWhereTheUserSays() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let probe = FlowProbe()
        let w = TestWindow { ExporterHost(probe: probe) }
        await w.settle()
        probe.flag?.wrappedValue = true
        await w.pump(until: { w.fileDialog?.isMapped == true })
        let chooser = (w.content.presenter.current as? any FilePresentation)?.chooser
        #expect(chooser?.currentName == "flights.csv")
        // As if a path were typed instead of the name.
        let written = folder.appendingPathComponent("flights.csv")
        chooser?.setCurrentName(written.path)
        let save = { w.fileDialog?.all("GtkButton").first { ($0.string("label") ?? "").contains("Save") } }
        // The dialog looks at the folder and the name meanwhile, and answers a press only when it's done.
        for _ in 0..<10 where probe.events.isEmpty {
            await w.pump(until: { save()?.isSensitive == true }, timeout: 1)
            save()?.activate()
            await w.pump(until: { !probe.events.isEmpty }, timeout: 1)
        }
        #expect(probe.events == ["written \(written.path)"])
        #expect(probe.flag?.wrappedValue == false)
        #expect((try? String(contentsOf: written, encoding: .utf8)) == "a,b")
        await w.close()
    }
}

extension TestWindow {
    /// The window of GTK's own dialog for files.
    var fileDialog: Gtk.Widget? { Gtk.Window.all.first { $0.typeName == "GtkFileChooserDialog" && $0.isMapped } }
}

private struct TableDocument: FileDocument {
    static let readableContentTypes = [UTType.commaSeparatedText]
    var text = "a,b"

    init() {}

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct ExporterHost: View {
    let probe: FlowProbe
    @State private var isShown = false

    var body: some View {
        probe.flag = $isShown
        return Text(verbatim: "content")
            .fileExporter(
                isPresented: $isShown, document: TableDocument(), contentType: .commaSeparatedText,
                defaultFilename: "flights"
            ) { result in
                switch result {
                case .success(let url): probe.events.append("written \(url.path)")
                case .failure(let error): probe.events.append("\(error)")
                }
            }
    }
}

private struct ImporterHost: View {
    let probe: FlowProbe
    @State private var isShown = false

    var body: some View {
        probe.flag = $isShown
        return Text(verbatim: "content")
            .fileImporter(
                isPresented: $isShown, allowedContentTypes: [.commaSeparatedText, .json],
                allowsMultipleSelection: false
            ) { result in
                switch result {
                case .success(let urls): probe.events += urls.map { "chosen \($0.path)" }
                case .failure(let error): probe.events.append("\(error)")
                }
            } onCancellation: {
                probe.events.append("cancelled")
            }
    }
}
