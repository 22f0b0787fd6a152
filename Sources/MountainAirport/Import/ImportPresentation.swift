import AirportModel
import SwiftUI

/// The windows of an import: the file chooser, progress and summary, and the message when it failed.
struct ImportPresentation: ViewModifier {
    @Bindable var session: AirportSession

    @State private var isDropTarget = false

    func body(content: Content) -> some View {
        content
            .overlay {
                if isDropTarget { DropInvitation() }
            }
            .dropDestination(for: URL.self) { files, _ in
                drop(files)
            } isTargeted: {
                isDropTarget = $0
            }
            .fileImporter(
                isPresented: $session.isChoosingFile, allowedContentTypes: [.commaSeparatedText, .plainText],
                onCompletion: take
            )
            .sheet(isPresented: isImporting) {
                ImportSheet(session: session)
            }
            .alert(
                session.importFailure?.title ?? "", isPresented: hasFailed, presenting: session.importFailure
            ) { _ in
                Button("OK") {}
            } message: { failure in
                Text(failure.message)
            }
    }

    private func take(_ result: Result<URL, any Error>) {
        switch result {
        case .success(let url): session.importFile(at: url)
        case .failure(let error): session.importFailure = ImportFailure(error)
        }
    }

    /// Imports the files that were dropped on the window, one after the other.
    private func drop(_ files: [URL]) -> Bool {
        let files = files.filter(\.isFileURL)
        for file in files { session.importFile(at: file) }
        return !files.isEmpty
    }

    private var isImporting: Binding<Bool> {
        Binding {
            session.importActivity != nil
        } set: { isPresented in
            if !isPresented { session.dismissImport() }
        }
    }

    private var hasFailed: Binding<Bool> {
        Binding {
            session.importFailure != nil
        } set: { isPresented in
            if !isPresented { session.dismissImportFailure() }
        }
    }
}

/// What is seen while a file is dragged over the window.
private struct DropInvitation: View {
    var body: some View {
        Label("Drop a table of flights to import it", systemImage: "square.and.arrow.down")
            .font(.title2)
            .padding(24)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.tint.opacity(0.15))
            .allowsHitTesting(false)
    }
}
