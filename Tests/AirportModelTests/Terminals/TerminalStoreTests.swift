import Foundation
import Testing

@testable import AirportModel

struct TerminalStoreTests {
    @Test func areThreeATerminal() {
        #expect(TerminalStore.stores(ofTerminal: "A").map(\.shortName) == ["Juniper", "Orange", "Aqua"])
        #expect(TerminalStore.stores(ofTerminal: "B").map(\.id) == [4, 5, 6])
        #expect(TerminalStore.stores(ofTerminal: nil).isEmpty)
    }

    @Test func getBusierByTheMinute() {
        let store = TerminalStore.terminalA[1]
        #expect(store.busyness(at: instant("2013-01-01T15:10"), calendar: calendar()) == 0.5)
        #expect(store.busyness(at: instant("2013-01-01T15:39"), calendar: calendar()) == 59.0 / 60)
        #expect(store.busyness(at: instant("2013-01-01T15:40"), calendar: calendar()) == 0)
    }
}
