import AirportModel
import Foundation
import SwiftUI

/// Where the program begins: options that only print something are answered without a window.
@main
enum Main {
    static func main() {
        ModelWords.setTranslation { String(localized: String.LocalizationValue($0)) }
        switch CommandLineOptions(CommandLine.arguments) {
        case .help:
            print(CommandLineOptions.usage())
        case .version:
            print("\(AppInformation.name) \(AppInformation.version)")
        case .unknown(let option):
            refuse(CommandLineOptions.complaint(about: option))
        case .missing(let file):
            refuse(CommandLineOptions.complaint(aboutFile: file))
        case .start, .previews:
            // The files named on the command line arrive as URLs to open, also in an app that runs already.
            MountainAirportApp.main()
        }
    }

    private static func refuse(_ complaint: String) -> Never {
        FileHandle.standardError.write(Data(complaint.utf8))
        exit(2)
    }
}

/// How the app is called.
enum AppInformation {
    /// The name that people see.
    static let name = "Mountain Airport"
    /// The name that the desktop knows the app by.
    static let id = "io.github.windsock.MountainAirport"
    static let version = "0.1.0"
}
