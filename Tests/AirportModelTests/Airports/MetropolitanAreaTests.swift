import Testing

@testable import AirportModel

struct MetropolitanAreaTests {
    @Test func findsTheAreaOfAirports() {
        #expect(MetropolitanArea.containing(["EWR", "JFK", "LGA"])?.name == "New York")
        #expect(MetropolitanArea.containing(["MDW"])?.name == "Chicago")
        #expect(MetropolitanArea.containing(["JFK", "ORD"]) == nil)
        #expect(MetropolitanArea.containing([String]()) == nil)
    }

    @Test func hasEachAirportOnceAndKnowsIt() {
        let codes = MetropolitanArea.all.flatMap(\.airports)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { KnownAirports.airport(code: $0) != nil })
        #expect(MetropolitanArea.all.map(\.name) == MetropolitanArea.all.map(\.name).sorted())
        #expect(MetropolitanArea.all.allSatisfy { $0.airports == $0.airports.sorted() })
    }
}
