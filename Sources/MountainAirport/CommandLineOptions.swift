/// What the command line asks for.
enum CommandLineOptions: Equatable {
    /// Show the window, and import the files that are named, if any.
    case start(files: [String])
    case help
    case version
    /// An option that doesn't exist.
    case unknown(String)

    /// Reads the arguments, of which the first is the program. What follows "--" are names of files.
    init(_ arguments: [String]) {
        var files: [String] = []
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .help
                return
            case "--version":
                self = .version
                return
            case "--":
                self = .start(files: files + rest)
                return
            default:
                if argument.hasPrefix("-"), argument != "-" {
                    self = .unknown(argument)
                    return
                }
                files.append(argument)
            }
        }
        self = .start(files: files)
    }

    /// What --help prints.
    static let usage = """
        Usage: MountainAirport [FILE.csv ...]

        Shows the arrivals and departures of an airport. Each FILE is a table of
        flights in CSV form, which is imported first.

        Options:
          -h, --help     Show this help.
              --version  Show the version.
        """

    /// What is said about an option that doesn’t exist.
    static func complaint(about option: String) -> String {
        "MountainAirport: unknown option “\(option)”. Try --help.\n"
    }
}
