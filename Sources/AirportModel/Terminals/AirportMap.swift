import Foundation

/// The terminals of an airport as they are drawn and walked through, from a file (docs/airport-format.md).
///
/// Lengths and places are in metres; x grows to the right and y downwards, from each terminal's top left corner.
public struct AirportMap: Hashable, Sendable {
    /// The airport's name.
    public let name: String
    /// How fast people walk, in metres per second.
    public let walkingSpeed: Double
    /// The terminals in the order of the file.
    public let terminals: [TerminalPlan]

    /// The terminal with a letter; nil if the airport hasn't one.
    public func terminal(_ letter: String?) -> TerminalPlan? {
        terminals.first { $0.letter == letter }
    }

    /// Minutes that a walk takes, rounded up, since nobody wants to come too late.
    public func minutes(toWalk length: Double) -> Int {
        Int((length / walkingSpeed / 60).rounded(.up))
    }
}

/// The plan of one terminal.
public struct TerminalPlan: Hashable, Sendable, Identifiable {
    /// A corner of a concourse.
    public struct Corner: Hashable, Sendable {
        /// Where the walls would meet.
        public let point: CGPoint
        /// The radius that the corner is rounded with.
        public let radius: Double
    }

    /// Where passengers board.
    public struct Gate: Hashable, Sendable, Identifiable {
        /// The terminal's letter and a number.
        public let name: String
        /// The door in the wall.
        public let point: CGPoint
        /// The middle of the airplane that stands here.
        public let stand: CGPoint
        /// Where that airplane's nose points.
        public let nose: Direction
        /// The node of the walkways in front of the gate.
        public let node: String

        public var id: String { name }
        /// What follows the letter.
        public var number: String { String(name.dropFirst()) }
    }

    /// A direction on the plan.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        case up, down, left, right
    }

    /// A shop or restaurant and where it is.
    public struct Shop: Hashable, Sendable, Identifiable {
        /// Its names, and how busy it is.
        public let store: TerminalStore
        /// What it sells, in a few words.
        public let sells: String
        /// When it is open.
        public let hours: OpeningHours
        /// Its walls.
        public let area: CGRect
        /// The node of the walkways at its door.
        public let node: String

        public var id: Int { store.id }
    }

    /// A place that everybody may need: security, toilets.
    public struct Facility: Hashable, Sendable, Identifiable {
        /// What it is called.
        public let name: String
        /// Its walls.
        public let area: CGRect
        /// The node of the walkways at its door.
        public let node: String

        public var id: String { name }
    }

    /// A group of seats.
    public struct Seats: Hashable, Sendable {
        /// Where they are.
        public let area: CGRect
        /// How many there are.
        public let count: Int
    }

    /// The letter, such as "A".
    public let letter: String
    /// The size of the plan, with the airplanes outside.
    public let size: CGSize
    /// The walls of the concourse, corner by corner.
    public let outline: [Corner]
    /// Where people come in from the street.
    public let entrance: CGPoint
    /// The gates in order.
    public let gates: [Gate]
    /// The stores, from gate 1 on.
    public let shops: [Shop]
    /// Where hand luggage is screened. Walks to the gates begin here.
    public let security: Facility
    /// The toilets.
    public let toilets: [Facility]
    /// The seats.
    public let seats: [Seats]
    /// Where people walk.
    public let walkways: WalkwayGraph

    public var id: String { letter }

    /// The gate with a name; nil if it isn't in this terminal.
    public func gate(_ name: String?) -> Gate? {
        gates.first { $0.name == name }
    }

    /// The shortest walk from security to a gate.
    public func walk(to gate: Gate) -> Walk? {
        walkways.walk(from: security.node, to: gate.node)
    }
}

/// From when until when a store is open, in minutes since midnight. One that closes after midnight opens later than it
/// closes.
public struct OpeningHours: Hashable, Sendable {
    /// When it opens.
    public let opens: Int
    /// When it closes; 24:00 is 1440.
    public let closes: Int

    /// Whether it is open at a moment.
    public func isOpen(at now: Date, calendar: Calendar) -> Bool {
        let time = calendar.dateComponents([.hour, .minute], from: now)
        let minute = (time.hour ?? 0) * 60 + (time.minute ?? 0)
        return opens < closes ? (opens..<closes).contains(minute) : minute >= opens || minute < closes
    }
}
