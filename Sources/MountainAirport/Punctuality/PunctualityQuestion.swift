import AirportModel

/// Whose punctuality is asked for, and over which days.
struct PunctualityQuestion: Hashable, Sendable {
    /// What a question is about.
    enum Subject: String, CaseIterable, Identifiable, Sendable {
        case airport
        case airline
        case route
        case flight

        var id: Self { self }

        var title: String {
            switch self {
            case .airport: String(localized: "Airport")
            case .airline: String(localized: "Airline")
            case .route: String(localized: "Route")
            case .flight: String(localized: "Flight")
            }
        }
    }

    /// Whether it is about the sample airport's flights, not the imported ones.
    var isSample = true
    var subject = Subject.airport
    /// The codes and the number; empty or nil while nothing is chosen.
    var airport = ""
    var direction = FlightDirection.none
    var airline = ""
    var origin = ""
    var destination = ""
    var number: Int?
    var measure = DelayMeasure.departure
    /// The days; nil for all.
    var days: ClosedRange<CivilDate>?

    /// What the statistics are asked for; nil while something isn't chosen.
    var scope: DelayScope? {
        switch subject {
        case .airport: airport.isEmpty ? nil : .airport(airport, direction)
        case .airline: airline.isEmpty ? nil : .airline(airline)
        case .route: origin.isEmpty || destination.isEmpty ? nil : .route(from: origin, to: destination)
        case .flight: airline.isEmpty ? nil : number.map { .flight(airline: airline, number: $0) }
        }
    }

    /// The question about a flight of a board, whatever its route.
    init(about flight: Flight, isSample: Bool) {
        self.isSample = isSample
        subject = .flight
        airline = flight.airline.code
        number = Int(flight.number)
        airport = flight.home.code
        origin = flight.origin.code
        destination = flight.destination.code
        measure = flight.direction == .arrival ? .arrival : .departure
    }

    init() {}
}

/// What can be chosen for a question.
struct PunctualityChoices: Equatable, Sendable {
    var airports: [Airport] = []
    var airlines: [Airline] = []
    /// The airports that flights go to from the chosen origin.
    var destinations: [Airport] = []
    /// The numbers of the chosen airline's flights.
    var numbers: [Int] = []
    /// The first and the last day with flights.
    var days: ClosedRange<CivilDate>?

    /// The choices among the sample's flights.
    init(_ question: PunctualityQuestion, in schedule: SampleSchedule) {
        airlines = schedule.airlines
        airports = [schedule.home] + schedule.otherAirports
        destinations = question.origin == schedule.home.code ? schedule.otherAirports : [schedule.home]
        numbers = Set(
            schedule.flights.filter { $0.airline.code == question.airline }.compactMap { Int($0.number) }
        ).sorted()
        days = schedule.historyDays
    }

    /// The choices among the imported flights.
    init(_ question: PunctualityQuestion, in store: FlightStore) throws(StoreError) {
        let known = try store.airports()
        airports = known.map(\.airport)
        airlines = try store.airlines()
        let codes = Set(try store.destinations(from: question.origin))
        destinations = airports.filter { codes.contains($0.code) }
        numbers = try store.flightNumbers(of: question.airline)
        days = try store.days()
    }

    /// The question with what can't be chosen replaced by what can.
    func completing(_ question: PunctualityQuestion) -> PunctualityQuestion {
        var question = question
        func isKnown(_ code: String) -> Bool { airports.contains { $0.code == code } }
        if !isKnown(question.airport) { question.airport = airports.first?.code ?? "" }
        if !isKnown(question.origin) { question.origin = airports.first?.code ?? "" }
        if !destinations.contains(where: { $0.code == question.destination }) {
            question.destination = destinations.first?.code ?? ""
        }
        if !airlines.contains(where: { $0.code == question.airline }) {
            question.airline = airlines.first?.code ?? ""
        }
        if question.subject == .flight, !(question.number.map(numbers.contains) ?? false) {
            question.number = numbers.first
        }
        if let chosen = question.days, let days {
            question.days = chosen.overlaps(days) ? chosen.clamped(to: days) : nil
        }
        return question
    }
}
