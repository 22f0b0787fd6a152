import Foundation

/// A shop or restaurant of a terminal.
public struct TerminalStore: Hashable, Sendable, Identifiable {
    /// 1…6.
    public let id: Int
    /// The terminal's letter.
    public let terminal: String
    /// The full name.
    public let name: String
    /// The name for a small label.
    public let shortName: String

    /// A store of a terminal.
    public init(id: Int, terminal: String, name: String, shortName: String) {
        self.id = id
        self.terminal = terminal
        self.name = name
        self.shortName = shortName
    }

    /// How busy it is, from 0 (empty) to just below 1: ((minute of the hour + 10 × id) mod 60) / 60. It changes every
    /// minute.
    public func busyness(at now: Date, calendar: Calendar) -> Double {
        Double((calendar.component(.minute, from: now) + 10 * id) % 60) / 60
    }

    /// The stores of terminal A, from gate 1 on.
    public static let terminalA = [
        TerminalStore(id: 1, terminal: "A", name: "Juniper Fiddler", shortName: "Juniper"),
        TerminalStore(id: 2, terminal: "A", name: "Orange Emperor", shortName: "Orange"),
        TerminalStore(id: 3, terminal: "A", name: "Aqua Sunset", shortName: "Aqua"),
    ]

    /// The stores of terminal B, from gate 1 on.
    public static let terminalB = [
        TerminalStore(id: 4, terminal: "B", name: "The Olive Morning", shortName: "Olive"),
        TerminalStore(id: 5, terminal: "B", name: "The Ruby Afternoon", shortName: "Ruby"),
        TerminalStore(id: 6, terminal: "B", name: "Sunset Elements", shortName: "Sunset"),
    ]

    /// The stores of a terminal; none where the letter is neither A nor B.
    public static func stores(ofTerminal terminal: String?) -> [TerminalStore] {
        switch terminal {
        case "A": terminalA
        case "B": terminalB
        default: []
        }
    }
}
