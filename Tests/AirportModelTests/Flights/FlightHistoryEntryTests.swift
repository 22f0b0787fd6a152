import Foundation
import Testing

@testable import AirportModel

struct FlightHistoryEntryTests {
    private func entry(_ delay: Int?, status: FlightStatus? = nil) -> FlightHistoryEntry {
        let scheduled = instant("2013-01-01T15:00")
        return FlightHistoryEntry(
            day: 1, flightID: 1, date: CivilDate(daysSinceEpoch: 15706), direction: .arrival,
            status: status ?? (delay == nil ? .cancelled : .onTime), scheduled: scheduled,
            actual: delay.map { scheduled + Double($0) * 60 })
    }

    @Test(arguments: [
        (-7, "Early by 7 minutes.", "7 m", Punctuality.onTime), (-1, "Early by 1 minute.", "1 m", .onTime),
        (0, "On time", "On time", .onTime), (15, "Late by 15 minutes.", "15 m", .shortDelay),
        (16, "Late by 16 minutes.", "16 m", .longDelay),
    ])
    func putsDelaysInWords(delay: Int, text: String, short: String, punctuality: Punctuality) {
        #expect(entry(delay).text == text)
        #expect(entry(delay).shortText == short)
        #expect(entry(delay).punctuality() == punctuality)
    }

    @Test func tellsCancelledFromUnrecorded() {
        #expect(entry(nil).text == "Canceled")
        #expect(entry(nil).minutesLate == 60)
        #expect(entry(nil).punctuality() == .cancelled)
        #expect(entry(nil, status: .notRecorded).punctuality() == nil)
    }
}
