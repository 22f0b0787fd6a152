import AirportModel
import Foundation
import Observation
import UserNotifications

/// The flights that the traveller follows: the desktop tells what becomes of them.
///
/// While there are any, the clock is looked at once a minute; without one nothing runs.
@Observable
@MainActor
final class FollowedFlights {
    @ObservationIgnored private let app: AppState
    @ObservationIgnored private let defaults: UserDefaults
    @ObservationIgnored private let send: @MainActor (_ id: String, _ title: String, _ body: String) -> Void
    @ObservationIgnored private var seen: [Flight.ID: FlightGlimpse] = [:]
    @ObservationIgnored private var watching: Task<Void, Never>?

    /// The ids of the flights.
    private(set) var ids: Set<Flight.ID> = []

    private static let key = "FollowedFlights"

    init(
        app: AppState, defaults: UserDefaults = .standard,
        send: @escaping @MainActor (_ id: String, _ title: String, _ body: String) -> Void = FollowedFlights.notify
    ) {
        self.app = app
        self.defaults = defaults
        self.send = send
        restore()
    }

    /// Whether a flight is followed.
    func contains(_ id: Flight.ID) -> Bool { ids.contains(id) }

    /// Whether there will be something to tell of a flight: its time is still to come.
    func canFollow(_ flight: Flight) -> Bool { !flight.isCancelled && !flight.hasPassed(at: app.now) }

    /// Follows a flight, or doesn't any more.
    func toggle(_ flight: Flight) {
        if ids.remove(flight.id) != nil {
            seen[flight.id] = nil
        } else {
            ids.insert(flight.id)
            seen[flight.id] = FlightGlimpse(flight, at: app.now)
        }
        keep()
        watch()
    }

    /// Tells what has changed. A flight whose time has passed, or that is cancelled, isn't followed any longer.
    func check() {
        for id in ids.sorted() {
            guard let flight = app.flight(id: id) else {
                forget(id)
                continue
            }
            let glimpse = FlightGlimpse(flight, at: app.now)
            if let last = seen[id],
                let news = FlightNews.since(last, now: glimpse, direction: flight.direction),
                AirportPreferences.shared.notifies
            {
                send("flight-\(id)", flight.boardName, news.text(for: flight))
            }
            seen[id] = glimpse
            if glimpse.isCancelled || glimpse.minutesLeft <= 0 { forget(id) }
        }
        watch()
    }

    private func forget(_ id: Flight.ID) {
        ids.remove(id)
        seen[id] = nil
        keep()
    }

    // MARK: The clock

    private func watch() {
        if ids.isEmpty {
            watching?.cancel()
            watching = nil
        } else if watching == nil {
            watching = Task { [weak self] in
                while !Task.isCancelled {
                    let seconds = 60 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
                    do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
                    guard let self else { return }
                    app.timeDidPass()
                    check()
                }
            }
        }
    }

    // MARK: The next start

    /// Ids of the sample's flights count from its day on, so they are worth something on that day only.
    private func keep() {
        defaults.set(
            ([app.schedule.today.description] + ids.sorted().map(String.init)).joined(separator: " "),
            forKey: Self.key)
    }

    private func restore() {
        let words = (defaults.string(forKey: Self.key) ?? "").split(separator: " ")
        guard words.first.map(String.init) == app.schedule.today.description else { return }
        for id in words.dropFirst().compactMap({ Int($0) }) {
            guard let flight = app.flight(id: id), canFollow(flight) else { continue }
            ids.insert(id)
            seen[id] = FlightGlimpse(flight, at: app.now)
        }
        watch()
    }

    // MARK: The desktop

    /// Hands a notification to the desktop. Where no service runs there is nobody to tell, and nothing to log.
    static func notify(id: String, title: String, body: String) {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = body
        let request = UNNotificationRequest(identifier: id, content: content, trigger: nil)
        Task { try? await UNUserNotificationCenter.current().add(request) }
    }
}
