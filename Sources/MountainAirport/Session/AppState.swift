import AirportModel
import Foundation
import Observation

/// What all windows share: the flights there are, the time, and what the traveller has seen and earned.
@Observable
@MainActor
final class AppState {
    /// The time, which decides what has passed.
    @ObservationIgnored let clock: AirportClock
    /// Where imported flights are kept.
    @ObservationIgnored private let storeURL: URL
    @ObservationIgnored private var openedStore: FlightStore?
    /// The airports with imported flights, as of a revision.
    @ObservationIgnored private var knownAirports: (revision: Int, summaries: [AirportSummary])?

    /// The moment that times are compared with; it moves every minute.
    private(set) var now: Date
    /// The flights of the sample airport.
    private(set) var schedule: SampleSchedule
    /// Counts what may have changed flights that keep their ids.
    private(set) var revision = 0
    /// The flight whose details were seen last.
    private(set) var lastViewedID: Flight.ID?
    /// The flights that the traveller has marked.
    private(set) var highlighted: Set<Flight.ID> = []
    /// What can be earned at the airport, and whether it was.
    private(set) var awards = Award.all
    /// What the passenger has asked for, in that order.
    private(set) var events: [TravelEvent] = []
    /// What the window in front shows; the menu's commands are for it.
    private(set) var activeSession: AirportSession?
    /// What was asked for before there was a window in front.
    @ObservationIgnored private var waiting: [@MainActor (AirportSession) -> Void] = []

    init(clock: AirportClock = .system, storeURL: URL = FlightStore.standardURL) {
        self.clock = clock
        self.storeURL = storeURL
        let now = clock.now()
        self.now = now
        schedule = SampleSchedule(now: now, calendar: clock.calendar)
    }

    /// The store, opened when something needs it first.
    func store() throws(StoreError) -> FlightStore {
        if let openedStore { return openedStore }
        let store = try FlightStore(url: storeURL)
        openedStore = store
        return store
    }

    /// The airports that have imported flights, read off the main thread: counting a year's flights takes a while.
    func airports() async throws -> [AirportSummary] {
        let revision = revision
        if let known = knownAirports, known.revision == revision { return known.summaries }
        let store = try store()
        let summaries = try await BackgroundWork.run { try store.airports() }
        knownAirports = (revision, summaries)
        return summaries
    }

    /// The flight with the id, sample or imported; nil if it is gone.
    func flight(id: Flight.ID) -> Flight? {
        _ = revision
        if let flight = schedule.flight(id: id) { return flight }
        // Ids of the sample schedule end where those of the store begin, so the store isn't opened in vain.
        guard id > SampleSchedule.dayCount * SampleSchedule.flightsPerDay else { return nil }
        return try? store().flight(id: id)
    }

    /// Reads everything again: the sample schedule as of now, the store as it is.
    func refresh() {
        now = clock.now()
        schedule = SampleSchedule(now: now, calendar: clock.calendar)
        revision += 1
    }

    /// The clock has gone on: relative times follow, after midnight the schedule, too.
    func timeDidPass() {
        if clock.today != schedule.today {
            refresh()
        } else {
            now = clock.now()
        }
    }

    /// Remembers that the details of a flight are shown.
    func didView(_ id: Flight.ID) {
        lastViewedID = id
    }

    /// The flight seen last, if it still exists.
    var lastViewedFlight: Flight? {
        lastViewedID.flatMap { flight(id: $0) }
    }

    /// Marks a flight, or takes the mark away.
    func toggleHighlight(of id: Flight.ID) {
        if highlighted.remove(id) == nil { highlighted.insert(id) }
    }

    /// Writes down what the passenger has asked for.
    func record(_ event: TravelEvent) {
        events.append(event)
    }

    /// Does something in the window in front: at once, or, where keys are faster than the first window, when that is there.
    func inFront(_ action: @escaping @MainActor (AirportSession) -> Void) {
        if let activeSession { action(activeSession) } else { waiting.append(action) }
    }

    /// A window has come to the front.
    func didActivate(_ session: AirportSession) {
        if activeSession !== session { activeSession = session }
        let actions = waiting
        waiting = []
        for action in actions { action(session) }
    }

    /// A window has been closed.
    func didClose(_ session: AirportSession) {
        if activeSession === session { activeSession = nil }
    }
}
