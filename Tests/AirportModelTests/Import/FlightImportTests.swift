import Foundation
import Testing

@testable import AirportModel

/// What rows become.
struct FlightImportTests {
    let folder: TemporaryFolder
    let store: FlightStore

    init() throws {
        folder = try TemporaryFolder()
        store = try folder.store()
    }

    /// Imports one row and gives its flight as a departure and, where it is one, as an arrival.
    private func imported(_ row: String) async throws -> (departure: Flight, arrival: Flight?) {
        try await folder.importRows([row], into: store)
        let departure = try store.flights(FlightQuery(direction: .departure)).flight(at: 0)
        let arrivals = try store.flights(FlightQuery(direction: .arrival))
        return (try #require(departure), arrivals.isEmpty ? nil : try arrivals.flight(at: 0))
    }

    @Test func newYearOfNewYork() async throws {
        let (file, isReal) = try GeneratedTable.january(in: folder)
        let summary = try await FlightImporter(store: store).importFile(at: file)
        #expect(summary.rowsRead == 27_004)
        #expect(summary.inserted == 27_004)
        #expect(summary.brokenRowCount == 0)
        #expect(Set(summary.origins) == ["EWR", "JFK", "LGA"])
        #expect(summary.airportsWithoutTimeZone == [])
        let day = try #require(CivilDate(year: 2013, month: 1, day: 1))
        var departures: [Flight] = []
        for airport in ["EWR", "JFK", "LGA"] {
            let board = try store.flights(FlightQuery(airport: airport, day: day, direction: .departure))
            departures += try board.flights(at: 0..<board.count)
        }
        #expect(departures.count == 842)
        #expect(departures.filter(\.isCancelled).count == 4)
        #expect(departures.filter { $0.times.actual == nil }.count == 4)
        if isReal {
            #expect(summary.companions == ["airlines.csv", "airports.csv"])
            #expect(summary.companionProblems == [])
            #expect(summary.origins == ["EWR", "JFK", "LGA"])
            #expect(try store.delays(of: .all).cancelled == 521)
            #expect(try store.delays(of: .all, measuring: .arrival).notRecorded == 606 - 521)
        }
    }

    @Test func timesAreLocal() async throws {
        let (departure, arrival) = try await imported(GeneratedTable.row())
        #expect(
            departure.times == FlightTimes(scheduled: instant("2013-01-01T10:15"), actual: instant("2013-01-01T10:17")))
        #expect(departure.home.code == "EWR")
        #expect(departure.otherAirport.boardName == "Chicago-ORD")
        #expect(departure.name == "United Air Lines Inc. 1545")
        #expect(departure.status == .delayed)
        #expect(departure.flightMinutes == 127)
        #expect(abs((departure.distance ?? 0) - 1157.1) < 0.1)
        #expect(departure.tailNumber == "N14228")
        #expect(
            arrival?.times == FlightTimes(scheduled: instant("2013-01-01T13:19"), actual: instant("2013-01-01T13:30")))
        #expect(arrival?.otherEndTimes == departure.times)
        #expect(arrival?.home.code == "ORD")
        #expect(arrival?.id != departure.id)
    }

    @Test func arrivalsMayBeOnTheNextDay() async throws {
        let (_, arrival) = try await imported(
            GeneratedTable.row(
                departure: "2358", scheduledDeparture: "2359", departureDelay: "-1", arrival: "2400",
                scheduledArrival: "18", arrivalDelay: "-18", destination: "BOS"))
        #expect(arrival?.times.scheduled == instant("2013-01-02T05:18"))
        #expect(arrival?.times.actual == instant("2013-01-02T05:00"))
        let second = FlightQuery(airport: "BOS", day: CivilDate(year: 2013, month: 1, day: 2)!)
        #expect(try store.count(second) == 1)
    }

    @Test func midnightAtTheEndOfTheDayIsTheNextDay() async throws {
        let (departure, arrival) = try await imported(
            GeneratedTable.row(
                departure: "2400", scheduledDeparture: "2355", departureDelay: "", arrival: "114",
                scheduledArrival: "2400", arrivalDelay: "74"))
        #expect(departure.times.scheduled == instant("2013-01-02T04:55"))
        #expect(departure.times.actual == instant("2013-01-02T05:00"))
        #expect(arrival?.times.scheduled == instant("2013-01-02T06:00"))
        #expect(arrival?.times.actual == instant("2013-01-02T07:14"))
    }

    @Test func arrivalsOverTheDateLineMayBeOnTheDayBefore() async throws {
        let (_, arrival) = try await imported(
            GeneratedTable.row(scheduledDeparture: "655", scheduledArrival: "1820", origin: "GUM", destination: "HNL"))
        // 6:55 in Guam is 20:55 UTC of the day before; 18:20 in Honolulu is 4:20 UTC of the first.
        #expect(arrival?.times.scheduled == instant("2013-01-01T04:20"))
        #expect(try store.count(FlightQuery(airport: "HNL", day: CivilDate(year: 2012, month: 12, day: 31)!)) == 1)
    }

    @Test func withoutDepartureItWasCancelled() async throws {
        let (departure, arrival) = try await imported(
            GeneratedTable.row(
                departure: "NA", departureDelay: "NA", arrival: "", arrivalDelay: "", tail: "NA", airTime: "NA"))
        #expect(departure.status == .cancelled)
        #expect(departure.delay == nil)
        #expect(departure.tailNumber == nil)
        #expect(departure.flightMinutes == 184)
        #expect(arrival?.status == .cancelled)
    }

    @Test(arguments: [("NA", "NA"), ("1934", "NA"), ("", "74")])
    func withoutArrivalItIsNotRecorded(time: String, delay: String) async throws {
        let (departure, arrival) = try await imported(
            GeneratedTable.row(arrival: time, arrivalDelay: delay))
        #expect(departure.displayedStatus(at: .now) == "Departed")
        #expect(departure.delay == 2)
        #expect(arrival?.status == .notRecorded)
        #expect(arrival?.delay == nil)
    }

    @Test func unknownAirportsKeepTheirClockTimes() async throws {
        let summary = try await folder.importRows([GeneratedTable.row(destination: "QQQ")], into: store)
        #expect(summary.airportsWithoutTimeZone == ["QQQ"])
        let arrivals = FlightQuery(airport: "QQQ", day: CivilDate(year: 2013, month: 1, day: 1)!)
        let arrival = try #require(try store.flights(arrivals).flight(at: 0))
        #expect(!arrival.home.isTimeZoneKnown)
        #expect(arrival.times.scheduled == instant("2013-01-01T07:19"))

        // Its zone comes in later.
        let airports = try folder.write(
            "faa,name,lat,lon,tzone\nQQQ,Quiet,40,-90,America/Chicago\n", to: "airports.csv")
        let names = try await FlightImporter(store: store).importFile(at: airports)
        #expect(names.kind == .airports)
        #expect(names.updated == 1)
        let moved = try #require(try store.flights(arrivals).flight(at: 0))
        #expect(moved.times.scheduled == instant("2013-01-01T13:19"))
        #expect(moved.times.actual == instant("2013-01-01T13:30"))
        #expect(moved.home.name == "Quiet")
        #expect(moved.otherEndTimes?.scheduled == instant("2013-01-01T10:15"))
        // And the flights are still the same ones.
        let again = try await folder.importRows([GeneratedTable.row(destination: "QQQ")], into: store)
        #expect(again.unchanged == 1)
        #expect(again.inserted + again.updated == 0)
    }

    @Test func namesBesideTheFileComeWithIt() async throws {
        _ = try folder.write("carrier,name\r\nUA,\"United, \"\"the\"\" airline\"\r\n", to: "airlines.csv")
        _ = try folder.write("faa,name,lat,lon,alt,tz,dst,tzone\nORD,Ohare,41,-87,0,-6,A,NA\n", to: "airports.csv")
        let summary = try await folder.importRows([GeneratedTable.row()], into: store)
        #expect(summary.companions == ["airlines.csv", "airports.csv"])
        let flight = try #require(try store.flights(FlightQuery()).flight(at: 0))
        #expect(flight.airline.name == "United, \"the\" airline")
        #expect(flight.otherAirport.name == "Ohare")
        #expect(flight.otherAirport.timeZone.secondsFromGMT() == -6 * 3600)
    }

    @Test func brokenNamesBesideTheFileDoNotStopIt() async throws {
        _ = try folder.write(Data([0, 1, 2]), to: "airlines.csv")
        _ = try folder.write("faa,name,lat,lon,tzone\nORD,Ohare,north,-87,America/Chicago\n", to: "airports.csv")
        let summary = try await folder.importRows([GeneratedTable.row()], into: store)
        #expect(summary.inserted == 1)
        #expect(summary.companions == ["airports.csv"])
        #expect(summary.companionProblems.count == 2)
        #expect(summary.companionProblems[1].hasPrefix("airports.csv: 1 of 1 rows were skipped. Line 2: lat “north”"))
    }

    @Test func columnsMayBeInAnyOrderAndCase() async throws {
        let text = """
            DEST,Origin,FLIGHT,Carrier,arr_delay,Sched_Arr_Time,arr_time,dep_delay,SCHED_DEP_TIME,dep_time,day,Month,year
            "ORD","EWR","1545","UA","11","719","730","2","515","517","1","1","2013"
            """
        let file = try folder.write("\u{FEFF}" + text.replacingOccurrences(of: "\n", with: "\r\n"), to: "other.csv")
        let summary = try await FlightImporter(store: store).importFile(at: file)
        #expect(summary.inserted == 1)
        let flight = try #require(try store.flights(FlightQuery()).flight(at: 0))
        #expect(flight.times.actual == instant("2013-01-01T10:17"))
        #expect(flight.distance.map { abs($0 - 1157) < 5 } == true)
    }

    @Test func readsTheFormOfTheBureau() async throws {
        let text = """
            FL_DATE,OP_UNIQUE_CARRIER,TAIL_NUM,OP_CARRIER_FL_NUM,ORIGIN,DEST,CRS_DEP_TIME,DEP_TIME,DEP_DELAY,\
            CRS_ARR_TIME,ARR_TIME,ARR_DELAY,CANCELLED,DIVERTED,AIR_TIME,DISTANCE
            1/1/2013 12:00:00 AM,"UA","N14228","1545","EWR","ORD","0515","0517",2.00,"0719","0730",11.00,0.00,0.00,127.00,719.00
            2013-01-01,UA,,1546,EWR,ORD,0615,,,0819,,,1.00,0.00,,719.00
            2013-01-01,UA,,1547,EWR,ORD,0715,0715,0,0919,1200,,0.00,1.00,,719.00
            """
        let file = try folder.write(text, to: "ontime.csv")
        let summary = try await FlightImporter(store: store).importFile(at: file)
        #expect(summary.brokenRows == [])
        let list = try store.flights(FlightQuery(airport: "ORD"))
        let flights = try list.flights(at: 0..<list.count)
        #expect(flights.map(\.status) == [.delayed, .cancelled, .diverted])
        #expect(flights.first?.times.actual == instant("2013-01-01T13:30"))
        // The same flight in the other form is the same flight.
        #expect(try await folder.importRows([GeneratedTable.row()], into: store).unchanged == 1)
    }
}
