import SwiftUI

/// Things that happen at a time, one below the other, under the hour in which they do.
///
///     GenericTimeline(events: flights, timeProperty: \.localTime) { FlightCard(flight: $0) }
struct GenericTimeline<Event: Identifiable, Content: View>: View {
    private let hours: [TimelineHour<Event>]
    private let title: (Date) -> String
    private let content: (Event) -> Content

    /// A timeline.
    ///
    /// - Parameters:
    ///   - events: what happens, in any order.
    ///   - timeProperty: when it does.
    ///   - calendar: whose hours they are.
    ///   - title: the words for an hour.
    ///   - content: the view of an event.
    init(
        events: some Sequence<Event>, timeProperty: KeyPath<Event, Date>, calendar: Calendar = .current,
        title: @escaping (Date) -> String = {
            $0.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: .desktop))
        },
        @ViewBuilder content: @escaping (Event) -> Content
    ) {
        hours = TimelineHour.hours(of: events, by: timeProperty, calendar: calendar)
        self.title = title
        self.content = content
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12) {
                ForEach(hours) { hour in
                    Text(title(hour.start))
                        .font(.title2)
                        .fontWeight(.semibold)
                        .padding(.top, 8)
                    ForEach(hour.events) { event in
                        content(event)
                    }
                }
            }
            .padding(20)
            .frame(maxWidth: 860)
            .frame(maxWidth: .infinity)
        }
    }
}

/// The events of an hour.
struct TimelineHour<Event>: Identifiable {
    /// When it begins.
    let start: Date
    /// Its events, by their time.
    let events: [Event]

    var id: Date { start }

    /// All hours from the first to the last event, those without events too.
    static func hours(
        of events: some Sequence<Event>, by time: KeyPath<Event, Date>, calendar: Calendar
    ) -> [TimelineHour] {
        func hour(_ date: Date) -> Date { calendar.dateInterval(of: .hour, for: date)?.start ?? date }
        let sorted = events.sorted { $0[keyPath: time] < $1[keyPath: time] }
        guard let first = sorted.first, let last = sorted.last else { return [] }
        let grouped = Dictionary(grouping: sorted) { hour($0[keyPath: time]) }
        var hours: [TimelineHour] = []
        var start = hour(first[keyPath: time])
        let end = hour(last[keyPath: time])
        while start <= end {
            hours.append(TimelineHour(start: start, events: grouped[start] ?? []))
            // Hours of the clock: where it is put back one of them comes twice, each with its own events.
            start = hour(start.addingTimeInterval(3600))
        }
        return hours
    }
}
