/// The filter as a condition over the numbers that the indexes hold, so that a year's flights are filtered without
/// looking at a single text. All that is put into the condition are ids and numbers of our own.
extension FlightFilter {
    /// The condition. `otherEnds` are the columns of the airports that words may name.
    func condition(airlines: [Int: Airline], airports: [Int: Airport], otherEnds: [String]) -> String? {
        guard !isEmpty else { return nil }
        return words.map { word in
            var alternatives: [String] = []
            let airlineIDs = airlines.filter { Self.matches(word, $0.value) }.map(\.key)
            if !airlineIDs.isEmpty { alternatives.append("airline IN (\(Self.list(airlineIDs)))") }
            let airportIDs = airports.filter { Self.matches(word, $0.value) }.map(\.key)
            if !airportIDs.isEmpty {
                alternatives += otherEnds.map { "\($0) IN (\(Self.list(airportIDs)))" }
            }
            if let numbers = Self.numberCondition(prefix: Substring(word)) { alternatives.append(numbers) }
            for (id, airline) in airlines where word.hasPrefix(airline.code.uppercased()) {
                if let numbers = Self.numberCondition(prefix: word.dropFirst(airline.code.count)) {
                    alternatives.append("(airline = \(id) AND \(numbers))")
                }
            }
            return alternatives.isEmpty ? "0" : "(\(alternatives.joined(separator: " OR ")))"
        }.joined(separator: " AND ")
    }

    private static func list(_ ids: [Int]) -> String {
        ids.sorted().map(String.init).joined(separator: ",")
    }

    /// The flight numbers that begin with the digits: 15 means 15, 150…159, 1500…1599 and so on.
    private static func numberCondition(prefix: Substring) -> String? {
        guard prefix.utf8.allSatisfy({ (48...57).contains($0) }), let first = Int(prefix), first > 0,
            first <= FlightRow.largestNumber, prefix.utf8.first != 48
        else { return nil }
        var ranges: [String] = []
        var scale = 1
        while first * scale <= FlightRow.largestNumber {
            ranges.append("number BETWEEN \(first * scale) AND \(first * scale + scale - 1)")
            scale *= 10
        }
        return "(\(ranges.joined(separator: " OR ")))"
    }
}
