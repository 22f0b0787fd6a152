import Foundation

/// The ids of the flights that a query found, in the order of their scheduled times: a list of a million flights is
/// a few megabytes of numbers, and a flight itself is read when it is shown.
///
///     let list = try store.flights(FlightQuery())
///     let first = try list.flight(at: 0)
///
/// Access to an id by position costs nothing, to a flight by position some microseconds.
public struct FlightList: RandomAccessCollection, Sendable {
    /// The query.
    public let query: FlightQuery
    private let ids: [Int]
    private let minutes: [Int32]
    private let store: FlightStore

    init(query: FlightQuery, ids: [Int], minutes: [Int32], store: FlightStore) {
        self.query = query
        self.ids = ids
        self.minutes = minutes
        self.store = store
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { ids.count }

    /// The id of the flight at the position.
    public subscript(position: Int) -> Flight.ID { ids[position] }

    /// The flight at the position; nil if it has been removed from the store since.
    public func flight(at position: Int) throws(StoreError) -> Flight? {
        try store.flight(id: ids[position])
    }

    /// The flights at the positions, a page of the list; those removed since are left out.
    public func flights(at positions: Range<Int>) throws(StoreError) -> [Flight] {
        try store.flights(ids: ids[positions])
    }

    /// The scheduled time, at the list's airport, of the flight at the position.
    public func scheduledTime(at position: Int) -> Date {
        Date(timeIntervalSince1970: Double(minutes[position]) * 60)
    }

    /// The position of the first flight scheduled at or after `date`; `endIndex` if there is none.
    public func firstIndex(atOrAfter date: Date) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if scheduledTime(at: middle) < date { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension FlightList: Equatable {
    /// Whether both list the same flights in the same order.
    public static func == (left: FlightList, right: FlightList) -> Bool {
        left.ids == right.ids
    }
}
