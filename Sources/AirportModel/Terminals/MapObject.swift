import Foundation

/// An object of the file that is read member by member, and what wasn't asked for is an error: it is misspelt.
struct MapObject {
    private let line: Int
    private let kind: String
    private var members: [(name: String, value: LocatedJSON)]

    init(_ json: LocatedJSON, _ kind: String) throws(AirportMapError) {
        guard case .object(let members) = json.content else {
            throw AirportMapError(line: json.line, reason: "\(kind) should be an object in braces")
        }
        line = json.line
        self.kind = kind
        self.members = members
    }

    /// The value of a member.
    func peek(_ name: String) throws(AirportMapError) -> LocatedJSON {
        guard let member = members.first(where: { $0.name == name }) else {
            throw AirportMapError(line: line, reason: "\(kind) has no “\(name)”")
        }
        return member.value
    }

    /// The value of a member, which isn't there afterwards.
    mutating func take(_ name: String) throws(AirportMapError) -> LocatedJSON {
        let value = try peek(name)
        ignore(name)
        return value
    }

    /// Passes over a member, if it is there.
    mutating func ignore(_ name: String) {
        members.removeAll { $0.name == name }
    }

    func expectNothingElse() throws(AirportMapError) {
        guard let extra = members.first else { return }
        throw AirportMapError(line: extra.value.line, reason: "“\(extra.name)” isn’t known in \(kind)")
    }
}

extension LocatedJSON {
    func text() throws(AirportMapError) -> String {
        guard case .string(let text) = content, !text.isEmpty else {
            throw AirportMapError(line: line, reason: "a text in quotes should be here")
        }
        return text
    }

    func number() throws(AirportMapError) -> Double {
        guard case .number(let number) = content else {
            throw AirportMapError(line: line, reason: "a number should be here")
        }
        return number
    }

    func positive() throws(AirportMapError) -> Double {
        let number = try number()
        guard number > 0 else { throw AirportMapError(line: line, reason: "a length should be more than 0") }
        return number
    }

    func elements() throws(AirportMapError) -> [LocatedJSON] {
        guard case .array(let elements) = content else {
            throw AirportMapError(line: line, reason: "a list in brackets should be here")
        }
        return elements
    }

    func members() throws(AirportMapError) -> [(name: String, value: LocatedJSON)] {
        guard case .object(let members) = content else {
            throw AirportMapError(line: line, reason: "an object in braces should be here")
        }
        return members
    }

    /// A time of day such as "06:30", in minutes since midnight.
    func time() throws(AirportMapError) -> Int {
        let parts = try text().split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isNumber) }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60, hour * 60 + minute <= 24 * 60
        {
            return hour * 60 + minute
        }
        throw AirportMapError(line: line, reason: "a time of day such as \"06:30\" should be here")
    }
}
