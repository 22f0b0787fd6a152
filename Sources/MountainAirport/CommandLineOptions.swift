import Foundation
import SwiftUI

/// What the command line asks for.
enum CommandLineOptions: Equatable {
    /// Show the window, and import the files that are named, if any.
    case start(files: [String])
    /// Show the app's previews, for who works on it.
    case previews
    case help
    case version
    /// An option that doesn't exist.
    case unknown(String)
    /// A file that isn't there.
    case missing(String)

    /// Reads the arguments, of which the first is the program. What follows "--" are names of files.
    init(_ arguments: [String], fileExists: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }) {
        var files: [String] = []
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .help
                return
            case "--previews":
                self = .previews
                return
            case "--version":
                self = .version
                return
            case "--":
                files += rest
                rest = []
            case "--gapplication-service":
                // The session bus starts the app so, to use it without a window.
                continue
            default:
                if argument.hasPrefix("-"), argument != "-" {
                    self = .unknown(argument)
                    return
                }
                files.append(argument)
            }
        }
        // Addresses such as file:///flights.csv are looked into when they are opened.
        if let missing = files.first(where: { !$0.contains("://") && !fileExists($0) }) {
            self = .missing(missing)
        } else {
            self = .start(files: files)
        }
    }

    /// What --help prints; the program is called as it was.
    static func usage(of program: String = programName) -> String {
        String(
            localized: """
                Usage: \(program) [FILE.csv ...]

                Shows the arrivals and departures of an airport. Each FILE is a table of
                flights in CSV form, which is imported first.

                Options:
                  -h, --help     Show this help.
                      --version  Show the version.
                """)
    }

    /// What is said about an option that doesn’t exist.
    static func complaint(about option: String, program: String = programName) -> String {
        String(localized: "\(program): unknown option “\(option)”. Try --help.") + "\n"
    }

    /// What is said about a file that isn’t there.
    static func complaint(aboutFile file: String, program: String = programName) -> String {
        String(localized: "\(program): there is no file “\(file)”.") + "\n"
    }

    /// The name of the program's file.
    static var programName: String {
        CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "mountain-airport"
    }
}
