import AirportModel
import SwiftUI

/// The windows of an import: the file chooser, progress and summary, and the message when it failed.
struct ImportPresentation: ViewModifier {
    @Bindable var session: AirportSession

    func body(content: Content) -> some View {
        content
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
