import Foundation

/// The app that is shown instead of one that is started with `--previews`: a list of its previews, and the chosen one.
struct PreviewsApp: App {
    nonisolated static var _applicationID: String { AppRuntime.defaultApplicationID + ".Previews" }

    var body: some Scene {
        // An id of its own, so that its window isn't taken for the app's.
        WindowGroup("Previews", id: "windsock.previews") { PreviewBrowser() }
            .defaultSize(width: 1000, height: 700)
    }
}

/// A list of previews beside the one that is chosen.
struct PreviewBrowser: View {
    private let entries = PreviewEntry.all()
    @State private var selection: String?
    @State private var search = ""
    @State private var isDark = false
    @State private var reload = 0

    private var shown: [PreviewEntry] {
        guard !search.isEmpty else { return entries }
        return entries.filter {
            $0.name.localizedCaseInsensitiveContains(search) || $0.file.localizedCaseInsensitiveContains(search)
        }
    }

    private var files: [String] {
        var files: [String] = []
        for entry in shown where files.last != entry.file { files.append(entry.file) }
        return files
    }

    var body: some View {
        NavigationSplitView {
            list
                .navigationTitle("Previews")
                .searchable(text: $search, prompt: "Name or file")
        } detail: {
            PreviewStage(entry: entries.first { $0.id == selection })
                .id("\(selection ?? "") \(reload)")
                .toolbar {
                    ToolbarItemGroup {
                        Toggle(isOn: $isDark) { Label("Dark", systemImage: "moon") }
                            .toggleStyle(.button)
                            .help("Show the preview in the dark")
                        Button("Start Anew", systemImage: "arrow.clockwise") { reload += 1 }
                            .help("Make the preview anew")
                            .disabled(selection == nil)
                    }
                }
        }
        .preferredColorScheme(isDark ? .dark : nil)
        .onAppear { if selection == nil { selection = entries.first?.id } }
    }

    @ViewBuilder private var list: some View {
        if entries.isEmpty {
            ContentUnavailableView(
                "No Previews", systemImage: "eye.slash",
                description: Text("Declare one with #Preview or as a PreviewProvider."))
        } else {
            List(selection: $selection) {
                ForEach(files, id: \.self) { file in
                    Section(file) {
                        ForEach(shown.filter { $0.file == file }) { entry in
                            Text(verbatim: entry.name).tag(entry.id)
                        }
                    }
                }
            }
        }
    }
}

/// The chosen preview, in the size that it asks for.
struct PreviewStage: View {
    let entry: PreviewEntry?

    var body: some View {
        if let entry {
            sized(entry)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .navigationTitle(Text(verbatim: entry.name))
                .navigationSubtitle(Text(verbatim: entry.file))
        } else {
            ContentUnavailableView("No Preview Chosen", systemImage: "eye")
        }
    }

    @ViewBuilder private func sized(_ entry: PreviewEntry) -> some View {
        let view = entry.traits.reduce(entry.makeView()) { $1.change($0) }
        switch entry.traits.lazy.compactMap(\.layout).last {
        case .fixed(let width, let height): view.frame(width: width, height: height).border(.separator)
        case .sizeThatFits: view.fixedSize().border(.separator)
        case nil: view
        }
    }
}
