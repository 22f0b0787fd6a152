import Testing

@testable import AirportModel

struct TravellerTests {
    @Test func fiveAwardsAreGiven() {
        #expect(Award.all.filter(\.isAwarded).count == 5)
        #expect(Award.all.filter { !$0.isAwarded }.map(\.title) == ["Meal at Airport", "Rainy Day"])
        #expect(Award.all.allSatisfy { (1...3).contains($0.stars) })
        #expect(Set(Award.all.map(\.id)).count == 7)
    }

    @Test func checkInAsksWithSpaces() {
        #expect(CheckInInfo(FlightTests.flight()).message == "Check in for JetBlue Flight 315?")
    }
}
