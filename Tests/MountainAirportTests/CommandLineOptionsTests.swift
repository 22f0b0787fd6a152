import Testing

@testable import MountainAirport

struct CommandLineOptionsTests {
    private func options(_ arguments: String...) -> CommandLineOptions {
        CommandLineOptions(["MountainAirport"] + arguments, fileExists: { $0 != "missing.csv" })
    }

    @Test func takesFiles() {
        #expect(options() == .start(files: []))
        #expect(options("a.csv", "b.csv") == .start(files: ["a.csv", "b.csv"]))
        #expect(options("a.csv", "--", "--help") == .start(files: ["a.csv", "--help"]))
        #expect(options("-") == .start(files: ["-"]))
    }

    @Test func knowsItsOptions() {
        #expect(options("--help") == .help)
        #expect(options("-h") == .help)
        #expect(options("a.csv", "--version") == .version)
        #expect(options("--nonsense", "--help") == .unknown("--nonsense"))
        #expect(options("-x") == .unknown("-x"))
        #expect(options("--gapplication-service") == .start(files: []))
    }

    @Test func callsTheProgramAsItWasCalled() {
        #expect(CommandLineOptions.usage(of: "airport").hasPrefix("Usage: airport [FILE.csv ...]\n"))
        #expect(
            CommandLineOptions.complaint(about: "-x", program: "airport")
                == "airport: unknown option “-x”. Try --help.\n")
    }

    @Test func aFileThatIsNotThereIsNamed() {
        #expect(options("a.csv", "missing.csv") == .missing("missing.csv"))
        #expect(options("--", "missing.csv") == .missing("missing.csv"))
        #expect(options("file:///missing.csv") == .start(files: ["file:///missing.csv"]))
        #expect(
            CommandLineOptions.complaint(aboutFile: "a.csv", program: "airport")
                == "airport: there is no file “a.csv”.\n")
    }
}
