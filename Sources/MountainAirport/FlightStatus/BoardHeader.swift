import AirportModel
import SwiftUI

/// What the board shows, and the controls that change it: airport, day and filter.
struct BoardHeader: View {
    @Bindable var session: AirportSession

    @FocusState private var filterIsFocused: Bool

    var body: some View {
        WrappingLine(stretchesLast: true) {
            Button {
                session.isChoosingAirport = true
            } label: {
                HStack(spacing: 6) {
                    Text(session.source.name)
                        .font(.headline)
                        .lineLimit(1)
                    Image(systemName: "chevron.down")
                        .accessibilityHidden(true)
                }
            }
            .help("Choose another airport")
            DayControl(session: session)
            TextField("Filter: number, city, airline or gate", text: $session.filterText)
                .textFieldStyle(.roundedBorder)
                .frame(minWidth: 120, idealWidth: 160, maxWidth: .infinity)
                .focused($filterIsFocused)
        }
        .padding(12)
        .frame(maxWidth: BoardMetrics.width)
        .frame(maxWidth: .infinity)
        .onChange(of: session.filterFocusRequests) { filterIsFocused = true }
    }
}

/// Chooses the day, or all of them: two views for the line of controls around them.
struct DayControl: View {
    @Bindable var session: AirportSession

    var body: some View {
        Toggle("All Days", isOn: $session.showsAllDays)
            .toggleStyle(.button)
            .help("Show the flights of all days in one list")
        if !session.showsAllDays {
            HStack(spacing: 6) {
                Button("Previous Day", systemImage: "chevron.left") { session.moveDay(by: -1) }
                    .labelStyle(.iconOnly)
                    .help("Previous day")
                    .disabled(!session.canMoveDay(by: -1))
                DatePicker("Day", selection: date, in: range, displayedComponents: .date)
                    .labelsHidden()
                    .datePickerStyle(.compact)
                Button("Next Day", systemImage: "chevron.right") { session.moveDay(by: 1) }
                    .labelStyle(.iconOnly)
                    .help("Next day")
                    .disabled(!session.canMoveDay(by: 1))
            }
        }
    }

    // The picker counts days by the calendar of the person looking, whatever zone the airport is in. Noon exists on
    // every day, midnight doesn't.
    private var zone: TimeZone { session.clock.calendar.timeZone }

    private func noon(_ day: CivilDate) -> Date { day.start(in: zone) + 43200 }

    private var date: Binding<Date> {
        Binding {
            noon(session.span.day ?? session.days.lowerBound)
        } set: {
            session.show(CivilDate($0, in: zone))
        }
    }

    private var range: ClosedRange<Date> {
        session.days.lowerBound.start(in: zone)...noon(session.days.upperBound)
    }
}
