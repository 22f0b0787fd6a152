import Foundation
import Testing

@testable import AirportModel

struct AirportTests {
    @Test func knowsTheAirportsOfTheRecords() throws {
        let newark = try #require(KnownAirports.airport(code: "EWR"))
        #expect(newark.name == "Newark Liberty Intl")
        #expect(newark.city == "Newark")
        #expect(newark.timeZone.identifier == "America/New_York")
        #expect(KnownAirports.airport(code: "SJU")?.timeZone.identifier == "America/Puerto_Rico")
        #expect(KnownAirports.airport(code: "PHX")?.timeZone.identifier == "America/Phoenix")
        #expect(KnownAirports.airport(code: "???") == nil)
        #expect(KnownAirlines.name(code: "B6") == "JetBlue Airways")
    }

    @Test func addsTheCodeWhereACityHasSeveralAirports() {
        #expect(KnownAirports.airport(code: "LGA")?.boardName == "New York-LGA")
        #expect(KnownAirports.airport(code: "BOS")?.boardName == "Boston")
        #expect(Airport(code: "XYZ").boardName == "XYZ")
    }

    @Test func isFoundByCodeNameAndCity() {
        let airport = KnownAirports.airport(code: "ORD")
        #expect(airport?.matches("ord") == true)
        #expect(airport?.matches("chic") == true)
        #expect(airport?.matches("hare") == true)
        #expect(airport?.matches("boston") == false)
        #expect(Airport(code: "X", city: "São Paulo").matches("sao"))
    }

    @Test func measuresGreatCircles() {
        let newYork = GeographicPoint(latitude: 40.6398, longitude: -73.7789)
        let losAngeles = GeographicPoint(latitude: 33.9425, longitude: -118.4081)
        #expect(abs(newYork.distance(to: losAngeles) - 3975) < 10)
        let middle = newYork.point(at: 0.5, to: losAngeles)
        #expect(abs(newYork.distance(to: middle) - middle.distance(to: losAngeles)) < 0.001)
        #expect(middle.latitude > 38)
        #expect(newYork.point(at: 0.3, to: newYork) == newYork)
    }
}
