import AirportModel
import SwiftUI

/// What the statistics are about, over which days, and which delay.
struct PunctualityControls: View {
    @Bindable var model: PunctualityModel

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ViewThatFits(in: .horizontal) {
                subject.pickerStyle(.segmented)
                subject.pickerStyle(.menu)
            }
            .labelsHidden()
            .frame(maxWidth: 480, alignment: .leading)
            WrappingLine(spacing: 10) {
                if model.hasImports {
                    Picker("Flights", selection: $model.question.isSample) {
                        Text("Sample Airport").tag(true)
                        Text("Imported Flights").tag(false)
                    }
                }
                SubjectPickers(model: model)
                Picker("Delay", selection: $model.question.measure) {
                    Text("Departure Delay").tag(DelayMeasure.departure)
                    Text("Arrival Delay").tag(DelayMeasure.arrival)
                }
                SpanPicker(model: model)
            }
            .labelsHidden()
        }
    }

    private var subject: some View {
        Picker("About", selection: $model.question.subject) {
            ForEach(PunctualityQuestion.Subject.allCases) { Text($0.title).tag($0) }
        }
    }
}

/// The airport, the airline, the route or the flight.
private struct SubjectPickers: View {
    @Bindable var model: PunctualityModel

    var body: some View {
        switch model.question.subject {
        case .airport:
            airports("Airport", $model.question.airport, model.choices.airports)
            Picker("Direction", selection: $model.question.direction) {
                Text("Arrivals and Departures").tag(FlightDirection.none)
                Text("Arrivals").tag(FlightDirection.arrival)
                Text("Departures").tag(FlightDirection.departure)
            }
        case .airline:
            airlines
        case .route:
            airports("From", $model.question.origin, model.choices.airports)
            Image(systemName: "arrow.right")
                .accessibilityHidden(true)
            airports("To", $model.question.destination, model.choices.destinations)
        case .flight:
            airlines
            Picker("Flight Number", selection: $model.question.number) {
                ForEach(model.choices.numbers, id: \.self) { Text(verbatim: "\($0)").tag(Int?.some($0)) }
            }
        }
    }

    private var airlines: some View {
        Picker("Airline", selection: $model.question.airline) {
            ForEach(model.choices.airlines) { Text($0.name).tag($0.code) }
        }
    }

    private func airports(
        _ title: LocalizedStringKey, _ selection: Binding<String>, _ airports: [Airport]
    ) -> some View {
        Picker(title, selection: selection) {
            ForEach(airports, id: \.code) { Text(verbatim: "\($0.code) · \($0.boardName)").tag($0.code) }
        }
    }
}

/// The first and the last day, or all.
private struct SpanPicker: View {
    @Bindable var model: PunctualityModel

    var body: some View {
        if let days = model.choices.days {
            Picker("Days", selection: allDays) {
                Text("All Days").tag(true)
                Text("From – To").tag(false)
            }
            if let chosen = model.question.days {
                DatePicker(
                    "From", selection: date(chosen.lowerBound) { min($0, chosen.upperBound)...chosen.upperBound },
                    in: range(days), displayedComponents: .date)
                DatePicker(
                    "To", selection: date(chosen.upperBound) { chosen.lowerBound...max($0, chosen.lowerBound) },
                    in: range(days), displayedComponents: .date)
            }
        }
    }

    private var allDays: Binding<Bool> {
        Binding {
            model.question.days == nil
        } set: { isAll in
            guard let days = model.choices.days else { return }
            // A month to begin with.
            model.question.days =
                isAll ? nil : max(days.lowerBound, days.upperBound.adding(days: -29))...days.upperBound
        }
    }

    private func date(
        _ day: CivilDate, _ span: @escaping (CivilDate) -> ClosedRange<CivilDate>
    ) -> Binding<Date> {
        Binding {
            day.start(in: Calendar.current.timeZone)
        } set: {
            model.question.days = span(CivilDate($0, in: Calendar.current.timeZone))
        }
    }

    private func range(_ days: ClosedRange<CivilDate>) -> ClosedRange<Date> {
        let zone = Calendar.current.timeZone
        return days.lowerBound.start(in: zone)...days.upperBound.start(in: zone)
    }
}
