import SwiftUI

/// A chart on a card, with its title, the value that is pointed at, and a menu that saves it.
struct ChartCard<Content: View>: View {
    let title: String
    /// What the chart says as a whole.
    let summary: String
    /// What is pointed at; nil for nothing.
    let value: String?
    /// What the file is called that it is saved as, without its extension.
    let fileName: String
    let table: () -> ChartTable
    @ViewBuilder let content: () -> Content

    @State private var file: ChartFile?
    @State private var format = ChartFormat.png
    @State private var isSaving = false
    @State private var failure: SaveFailure?
    /// Axes and legends take more of the height when their letters are larger.
    @ScaledMetric private var height: CGFloat = 260

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top, spacing: 8) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(title)
                        .font(.headline)
                    Text(value ?? summary)
                        .font(.subheadline)
                        .foregroundStyle(value == nil ? .secondary : .primary)
                        .lineLimit(2)
                        .frame(minHeight: 34, alignment: .topLeading)
                }
                Spacer(minLength: 0)
                Menu {
                    ForEach(ChartFormat.allCases) { format in
                        Button(format.title) { save(as: format) }
                    }
                } label: {
                    Label("Save “\(title)”", systemImage: "square.and.arrow.down")
                }
                .labelStyle(.iconOnly)
                .help("Save this chart or its numbers")
            }
            content()
                .frame(height: min(height, 380))
        }
        .padding(16)
        .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
        .fileExporter(
            isPresented: $isSaving, document: file, contentType: format.contentType, defaultFilename: fileName
        ) { result in
            if case .failure(let error) = result { failure = SaveFailure(error) }
            file = nil
        }
        .alert("The chart wasn’t saved", isPresented: hasFailed, presenting: failure) { _ in
            Button("OK") {}
        } message: {
            Text($0.reason)
        }
    }

    private var hasFailed: Binding<Bool> {
        Binding {
            failure != nil
        } set: {
            if !$0 { failure = nil }
        }
    }

    private func save(as format: ChartFormat) {
        do {
            let data =
                format == .csv
                ? table().csv
                : try PrintedChart(title: title, subtitle: summary, content: content()).data(format)
            file = ChartFile(data)
            self.format = format
            isSaving = true
        } catch {
            failure = SaveFailure(error)
        }
    }
}
