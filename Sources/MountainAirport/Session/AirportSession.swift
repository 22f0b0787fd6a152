import AirportModel
import Foundation
import Observation

/// What the window shows and what becomes of it: whose board, which day, which flights; imports; the flight seen last.
@Observable
@MainActor
final class AirportSession {
    /// The time, which decides what has passed.
    @ObservationIgnored let clock: AirportClock
    /// Where imported flights are kept.
    @ObservationIgnored private let storeURL: URL
    @ObservationIgnored private var openedStore: FlightStore?
    @ObservationIgnored private var reloading: Task<Void, Never>?
    @ObservationIgnored var importing: Task<Void, Never>?
    /// Files waiting for the running import to end.
    @ObservationIgnored var filesToImport: [ImportFile] = []

    /// Whose board is shown.
    private(set) var source = BoardSource.sample
    /// The days it shows.
    private(set) var span: BoardSpan
    /// The first and the last day that can be shown.
    private(set) var days: ClosedRange<CivilDate>
    /// Arrivals, departures or, with `.none`, both.
    var direction = FlightDirection.none {
        didSet { if direction != oldValue { reload() } }
    }
    /// What is typed into the filter field.
    var filterText = "" {
        didSet { if FlightFilter(filterText) != FlightFilter(oldValue) { reload() } }
    }
    /// Whether flights whose time has passed are left out.
    var hidesPast = false {
        didSet { if hidesPast != oldValue { reload() } }
    }
    /// The flights shown.
    private(set) var board = Board()
    /// The moment that the board's times are compared with; it moves every minute.
    private(set) var now: Date
    /// Why the store can't be read; nil if it can.
    private(set) var storeProblem: String?
    /// Counts what may have changed flights that keep their ids.
    private var revision = 0
    private var schedule: SampleSchedule

    /// The flight whose details were seen last.
    private(set) var lastViewedID: Flight.ID?

    /// Whether the dialog that chooses a file to import is open.
    var isChoosingFile = false
    /// Whether the list of airports is open.
    var isChoosingAirport = false
    /// Grows when the filter field is asked to take the keyboard.
    var filterFocusRequests = 0
    /// The import that runs, or whose summary is shown.
    var importActivity: ImportActivity?
    /// Why the last import failed, until that has been read.
    var importFailure: ImportFailure?

    init(clock: AirportClock = .system, storeURL: URL = FlightStore.standardURL) {
        self.clock = clock
        self.storeURL = storeURL
        let now = clock.now()
        self.now = now
        let schedule = SampleSchedule(now: now, calendar: clock.calendar)
        self.schedule = schedule
        span = .day(schedule.today)
        days = Self.days(of: schedule)
        reload()
    }

    private static func days(of schedule: SampleSchedule) -> ClosedRange<CivilDate> {
        schedule.today...schedule.today.adding(days: SampleSchedule.dayCount - 1)
    }

    // MARK: The store

    /// The store, opened when something needs it first.
    func store() throws(StoreError) -> FlightStore {
        if let openedStore { return openedStore }
        let store = try FlightStore(url: storeURL)
        openedStore = store
        return store
    }

    /// The airports to choose from.
    func airportChoices() -> [AirportChoice] {
        _ = revision
        do {
            return AirportChoice.all(from: try store().airports())
        } catch {
            storeProblem = error.localizedDescription
            return [.sample]
        }
    }

    /// The flight with the id, sample or imported; nil if it is gone.
    func flight(id: Flight.ID) -> Flight? {
        _ = revision
        if let flight = schedule.flight(id: id) { return flight }
        guard let openedStore else { return nil }
        return try? openedStore.flight(id: id)
    }

    // MARK: The board

    /// Shows the board of another airport: today, if it has flights today, else its first day.
    func show(_ source: BoardSource, day: CivilDate? = nil) {
        let oldSource = self.source
        self.source = source
        if oldSource != source { filterText = "" }
        days = availableDays()
        let today = clock.today
        let day = day ?? (days.contains(today) ? today : days.lowerBound)
        span = .day(min(max(day, days.lowerBound), days.upperBound))
        reload()
    }

    private func availableDays() -> ClosedRange<CivilDate> {
        if source == .sample { return Self.days(of: schedule) }
        do {
            let store = try store()
            let spans = try source.codes.compactMap { code throws(StoreError) in try store.days(at: code) }
            if let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max() {
                return first...last
            }
        } catch {
            storeProblem = error.localizedDescription
        }
        return clock.today...clock.today
    }

    /// Shows one day, or the nearest that can be shown.
    func show(_ day: CivilDate) {
        let day = min(max(day, days.lowerBound), days.upperBound)
        if span != .day(day) {
            span = .day(day)
            reload()
        }
    }

    /// Whether the board shows all days, one after the other.
    var showsAllDays: Bool {
        get { span == .allDays }
        set {
            guard newValue != showsAllDays else { return }
            span = newValue ? .allDays : .day(days.contains(clock.today) ? clock.today : days.lowerBound)
            reload()
        }
    }

    /// Whether a day so many days later, or earlier when negative, can be shown.
    func canMoveDay(by offset: Int) -> Bool {
        span.day.map { days.contains($0.adding(days: offset)) } ?? false
    }

    /// Shows the day so many days later.
    func moveDay(by offset: Int) {
        if canMoveDay(by: offset), let day = span.day { show(day.adding(days: offset)) }
    }

    /// Reads everything again: the sample schedule as of now, the store as it is.
    func refresh() {
        now = clock.now()
        let oldToday = schedule.today
        schedule = SampleSchedule(now: now, calendar: clock.calendar)
        revision += 1
        if source == .sample {
            days = Self.days(of: schedule)
            // A board of today stays one after midnight, and the past isn't offered.
            if let day = span.day, day == oldToday || day < schedule.today { span = .day(schedule.today) }
        } else {
            days = availableDays()
            if let day = span.day { span = .day(min(max(day, days.lowerBound), days.upperBound)) }
        }
        reload()
    }

    /// A minute has passed: statuses, relative times and what counts as past follow.
    func minuteDidPass() {
        if clock.today != schedule.today {
            refresh()
        } else {
            now = clock.now()
            if hidesPast { reload() }
        }
    }

    private func reload() {
        reloading?.cancel()
        reloading = nil
        let request = BoardRequest(
            span: span, direction: direction, filter: FlightFilter(filterText), hidesPast: hidesPast, now: now,
            today: clock.today)
        if source == .sample {
            board = Board(request, of: schedule)
            return
        }
        let codes = source.codes
        do {
            let store = try store()
            reloading = Task {
                await load(request, airports: codes, from: store)
            }
        } catch {
            storeProblem = error.localizedDescription
        }
    }

    private func load(_ request: BoardRequest, airports codes: Set<String>, from store: FlightStore) async {
        // Typing makes requests faster than a year of flights can be listed: one that is overtaken isn't begun.
        await Task.yield()
        if Task.isCancelled { return }
        do {
            let board = try await Task.detached { try Board(request, airports: codes, in: store) }.value
            if Task.isCancelled { return }
            self.board = board
            if !request.hidesPast {
                let query = Board.query(request, airports: codes)
                let cancelled = try await Task.detached { try store.cancelledCount(query) }.value
                if Task.isCancelled { return }
                self.board.cancelled = cancelled
            }
            storeProblem = nil
        } catch {
            if !Task.isCancelled { storeProblem = error.localizedDescription }
        }
    }

    /// Waits until the board shows what was asked for last.
    func boardIsUpToDate() async {
        while let reloading {
            await reloading.value
            if self.reloading == reloading { return }
        }
    }

    // MARK: The flight seen last

    /// Remembers that the details of a flight are shown.
    func didView(_ id: Flight.ID) {
        lastViewedID = id
    }

    /// The flight seen last, if it still exists.
    var lastViewedFlight: Flight? {
        lastViewedID.flatMap { flight(id: $0) }
    }

    // MARK: After an import

    /// Takes in what an import changed, and shows it.
    func flightsDidChange(_ summary: ImportSummary) {
        revision += 1
        guard summary.kind == .flights, let days = summary.days, let source = source(of: summary) else {
            refresh()
            return
        }
        show(source, day: days.lowerBound)
    }

    /// The airport of departure; with several ones of a city that city, else the one with the most flights.
    private func source(of summary: ImportSummary) -> BoardSource? {
        if summary.origins.count > 1, let area = MetropolitanArea.containing(summary.origins) {
            return .area(area, codes: summary.origins.sorted())
        }
        guard let code = summary.origins.first, let airport = try? store().airport(code: code) else { return nil }
        return .airport(airport)
    }
}
