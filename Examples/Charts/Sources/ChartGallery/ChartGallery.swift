import Charts
import Foundation
import SwiftUI

/// One chart of each kind. With a folder as its argument the program writes them as pictures and ends; with a table of
/// flights (a file ending in .csv, in the form of nycflights13) it also shows how punctual they were.
@main
struct ChartGallery: App {
    var body: some Scene {
        WindowGroup("Charts") {
            GalleryView()
                .task {
                    guard let folder = CommandLine.arguments.dropFirst().first(where: { !$0.hasSuffix(".csv") })
                    else { return }
                    do {
                        try Example.writePictures(to: URL(fileURLWithPath: folder))
                        exit(0)
                    } catch {
                        print("The pictures can't be written: \(error)")
                        exit(1)
                    }
                }
        }
        .defaultSize(width: 1000, height: 700)
    }
}

struct GalleryView: View {
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 280), spacing: 24)], spacing: 24) {
                ForEach(Example.all) { example in
                    VStack(alignment: .leading) {
                        Text(example.name).font(.headline)
                        example.chart.frame(height: 220)
                    }
                }
            }
            .padding()
        }
    }
}

/// A chart with its name.
struct Example: Identifiable {
    let name: String
    let chart: AnyView

    var id: String { name }

    @MainActor
    init(_ name: String, @ViewBuilder chart: () -> some View) {
        self.name = name
        self.chart = AnyView(chart())
    }

    @MainActor static let all: [Example] = bars + lines + points + others + onTime(flights)

    /// The flights of the table that the command line names.
    private static var flights: [Flight] {
        guard let file = CommandLine.arguments.first(where: { $0.hasSuffix(".csv") }) else { return [] }
        do {
            return try Flight.read(URL(fileURLWithPath: file))
        } catch {
            print("The flights can't be read: \(error)")
            return []
        }
    }

    /// Writes each chart on a light and on a dark background.
    @MainActor
    static func writePictures(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for example in all {
            let name = example.name.lowercased().replacingOccurrences(of: " ", with: "-")
            for scheme in [ColorScheme.light, .dark] {
                let view = example.chart
                    .frame(width: 400, height: 240)
                    .padding(16)
                    .background(scheme == .light ? Color.white : Color(white: 0.14))
                    .environment(\.colorScheme, scheme)
                let renderer = ImageRenderer(content: view)
                renderer.scale = 2
                let suffix = scheme == .light ? "" : "-dark"
                try renderer.pngData().write(to: folder.appendingPathComponent("\(name)\(suffix).png"))
            }
        }
    }
}
