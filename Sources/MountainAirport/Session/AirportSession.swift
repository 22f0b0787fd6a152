import AirportModel
import Foundation
import Observation

/// What a window shows and what becomes of it: whose board, which day, which flights; imports.
@Observable
@MainActor
final class AirportSession {
    /// What all windows share.
    @ObservationIgnored let app: AppState
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
    /// Why the store can't be read; nil if it can.
    private(set) var storeProblem: String?
    /// What the board knew of the shared flights when it was made.
    @ObservationIgnored private var shownRevision = 0
    @ObservationIgnored private var shownToday: CivilDate

    /// The flights opened on top of the board.
    var path: [FlightReference] = []
    /// Whether the dialog that chooses a file to import is open.
    var isChoosingFile = false
    /// Whether the list of airports is open.
    var isChoosingAirport = false
    /// The screen that the menu asks for, until the window shows it.
    var requestedScreen: SidebarItem?
    /// Whether the window shows the board, and nothing on top of it.
    var isBoardShown = false
    /// Grows when the filter field is asked to take the keyboard.
    var filterFocusRequests = 0
    /// The import that runs, or whose summary is shown.
    var importActivity: ImportActivity?
    /// Why the last import failed, until that has been read.
    var importFailure: ImportFailure?

    init(app: AppState) {
        self.app = app
        let schedule = app.schedule
        shownRevision = app.revision
        shownToday = schedule.today
        span = .day(schedule.today)
        days = Self.days(of: schedule)
        reload()
    }

    /// Shows the airport that a person prefers to begin with, if it has flights.
    func showPreferredAirport() {
        let code = AirportPreferences.shared.defaultAirport
        guard source == .sample, !code.isEmpty, let airport = try? store().airport(code: code),
            (try? store().days(at: code)) != nil
        else { return }
        show(.airport(airport))
    }

    convenience init(clock: AirportClock = .system, storeURL: URL = FlightStore.standardURL) {
        self.init(app: AppState(clock: clock, storeURL: storeURL))
    }

    /// The time, which decides what has passed.
    var clock: AirportClock { app.clock }

    /// The moment that the board's times are compared with; it moves every minute.
    var now: Date { app.now }

    private static func days(of schedule: SampleSchedule) -> ClosedRange<CivilDate> {
        schedule.today...schedule.today.adding(days: SampleSchedule.dayCount - 1)
    }

    // MARK: The store

    /// The store, opened when something needs it first.
    func store() throws(StoreError) -> FlightStore { try app.store() }

    /// The airports to choose from.
    func airportChoices() async -> [AirportChoice] {
        do {
            return AirportChoice.all(from: try await app.airports())
        } catch {
            storeProblem = error.localizedDescription
            return [.sample]
        }
    }

    /// The flight with the id, sample or imported; nil if it is gone.
    func flight(id: Flight.ID) -> Flight? {
        app.flight(id: id)
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
        if source == .sample { return Self.days(of: app.schedule) }
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
        app.refresh()
        followSharedFlights()
    }

    /// A minute has passed: statuses, relative times and what counts as past follow.
    func minuteDidPass() {
        app.timeDidPass()
        if app.revision != shownRevision {
            followSharedFlights()
        } else if hidesPast {
            reload()
        }
    }

    /// Takes in what became of the flights, maybe in another window. The board keeps its day: a board of today, which
    /// stays one after midnight, never turns into one of all days.
    func followSharedFlights() {
        guard app.revision != shownRevision else { return }
        shownRevision = app.revision
        let today = app.schedule.today
        if source == .sample {
            days = Self.days(of: app.schedule)
            // The past isn't offered.
            if let day = span.day, day == shownToday || day < today { span = .day(today) }
        } else {
            days = availableDays()
            if let day = span.day { span = .day(min(max(day, days.lowerBound), days.upperBound)) }
        }
        shownToday = today
        reload()
    }

    private func reload() {
        reloading?.cancel()
        reloading = nil
        let request = BoardRequest(
            span: span, direction: direction, filter: FlightFilter(filterText), hidesPast: hidesPast, now: now,
            today: clock.today)
        if source == .sample {
            board = Board(request, of: app.schedule)
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
            let board = try await BackgroundWork.run { try Board(request, airports: codes, in: store) }
            if Task.isCancelled { return }
            self.board = board
            if !request.hidesPast {
                let query = Board.query(request, airports: codes)
                let cancelled = try await BackgroundWork.run { try store.cancelledCount(query) }
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

    // MARK: What is shared

    /// Remembers that the details of a flight are shown.
    func didView(_ id: Flight.ID) { app.didView(id) }

    /// The flight seen last, if it still exists.
    var lastViewedFlight: Flight? { app.lastViewedFlight }

    /// The cities, or airports, that flights of the board's airport come from and go to, sorted.
    func cities() async -> [String] {
        if source == .sample { return app.schedule.cities(containing: "") }
        let airports = (try? await app.airports()) ?? []
        return Set(airports.map { $0.airport.city ?? $0.airport.name }).sorted()
    }

    /// The flights of the board's airport on the board's day, or today: what a timeline of the day shows.
    func flightsOfDay() async -> [Flight] {
        let day = span.day ?? clock.today
        if source == .sample { return app.schedule.flights(on: day) }
        do {
            let store = try store()
            let query = FlightQuery(airports: source.codes, days: day...day)
            return try await BackgroundWork.run {
                let list = try store.flights(query)
                return try list.flights(at: list.startIndex..<list.endIndex)
            }
        } catch {
            if !Task.isCancelled { storeProblem = error.localizedDescription }
            return []
        }
    }

    // MARK: After an import

    /// Takes in what an import changed, and shows it.
    func flightsDidChange(_ summary: ImportSummary) {
        refresh()
        guard summary.kind == .flights, let days = summary.days, let source = source(of: summary) else { return }
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
