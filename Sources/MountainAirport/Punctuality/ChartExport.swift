import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A kind of file that a chart is saved as.
enum ChartFormat: String, CaseIterable, Identifiable {
    case png
    case svg
    case pdf
    case csv

    var id: Self { self }

    var contentType: UTType {
        switch self {
        case .png: .png
        case .svg: .svg
        case .pdf: .pdf
        case .csv: .commaSeparatedText
        }
    }

    /// What a menu calls it.
    var title: String {
        switch self {
        case .png: String(localized: "Save as PNG…")
        case .svg: String(localized: "Save as SVG…")
        case .pdf: String(localized: "Save as PDF…")
        case .csv: String(localized: "Save Numbers as CSV…")
        }
    }
}

/// The contents of a file with a chart or its numbers.
struct ChartFile: FileDocument {
    static let readableContentTypes: [UTType] = ChartFormat.allCases.map(\.contentType)

    let data: Data

    init(_ data: Data) {
        self.data = data
    }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        self.data = data
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: data)
    }
}

/// A chart on paper: in light colours, whatever the desktop has, with its title.
struct PrintedChart<Content: View>: View {
    let title: String
    let subtitle: String
    let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title)
                .font(.headline)
            Text(subtitle)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            content
        }
        .padding(20)
        .frame(width: 900, height: 560)
        .background(.white)
        .environment(\.colorScheme, .light)
    }

    /// The contents of a file with the picture.
    @MainActor
    func data(_ format: ChartFormat) throws -> Data {
        let renderer = ImageRenderer(content: self)
        switch format {
        case .png:
            renderer.scale = 2
            return try renderer.pngData()
        case .svg: return try Self.written { try renderer.writeSVG(to: $0) }
        case .pdf: return try Self.written { try renderer.writePDF(to: $0) }
        case .csv: throw CocoaError(.fileWriteUnknown)
        }
    }

    private static func written(_ write: (URL) throws -> Void) throws -> Data {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("chart-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        try write(url)
        return try Data(contentsOf: url)
    }
}

/// Why a chart wasn't saved, in words.
struct SaveFailure: Equatable {
    let reason: String

    init(_ error: any Error) {
        let code = (error as? CocoaError)?.code
        reason =
            switch code {
            case .fileWriteNoPermission: String(localized: "You may not write to that place. Choose another folder.")
            case .fileWriteOutOfSpace: String(localized: "The disk is full. Nothing was written.")
            case .fileWriteVolumeReadOnly:
                String(localized: "That place can only be read. Choose another folder.")
            case .fileNoSuchFile, .fileReadNoSuchFile:
                String(localized: "The folder isn’t there any more. Choose another one.")
            default: error.localizedDescription
            }
    }
}
