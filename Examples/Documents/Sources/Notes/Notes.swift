import SwiftUI
import UniformTypeIdentifiers

/// A text editor: each window has a document, which the app's menu opens, saves and reverts.
@main
struct Notes: App {
    var body: some Scene {
        DocumentGroup(newDocument: Note()) { file in
            NoteEditor(document: file.$document)
        }
        .defaultSize(width: 700, height: 560)
        .commands { TextEditingCommands() }
    }
}

/// A text in a file.
struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct NoteEditor: View {
    @Binding var document: Note
    @AppStorage("isMonospaced") private var isMonospaced = false
    @SceneStorage("showsFigures") private var showsFigures = false

    var body: some View {
        TextEditor(text: $document.text)
            .font(.system(.body, design: isMonospaced ? .monospaced : .default))
            .inspector(isPresented: $showsFigures) {
                Figures(text: document.text).inspectorColumnWidth(min: 180, ideal: 220, max: 320)
            }
            .toolbar {
                ToolbarItemGroup {
                    Toggle(isOn: $isMonospaced) { Label("Monospaced", systemImage: "textformat") }
                        .toggleStyle(.button)
                        .help("Use letters of one width")
                    Toggle(isOn: $showsFigures) { Label("Figures", systemImage: "info.circle") }
                        .toggleStyle(.button)
                        .help("Show how long the text is")
                }
            }
    }
}

/// How long a text is.
struct Figures: View {
    let text: String

    var body: some View {
        Form {
            Section("Figures") {
                LabeledContent("Characters", value: text.count, format: .number)
                LabeledContent("Words", value: text.split(whereSeparator: \.isWhitespace).count, format: .number)
                LabeledContent(
                    "Lines", value: text.split(separator: "\n", omittingEmptySubsequences: false).count, format: .number
                )
            }
        }
        .formStyle(.grouped)
    }
}

#Preview("Figures", traits: .fixedLayout(width: 240, height: 300)) {
    Figures(text: "Two words")
}
