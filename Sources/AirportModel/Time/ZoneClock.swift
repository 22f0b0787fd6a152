import Foundation

/// Turns local clock times of one time zone into minutes of UTC, for hundreds of thousands of rows.
///
/// Asking `TimeZone` costs far more than the rest of a row's conversion, so its answers are kept: one for a day
/// whose offset doesn't change, one for each quarter of an hour of the two days a year on which it does.
struct ZoneClock {
    private let timeZone: TimeZone
    private var days: [Int: DayOffset] = [:]
    private var quarters: [Int: Int] = [:]
    private var lastDay = Int.min
    private var lastOffset = DayOffset.changing

    private enum DayOffset {
        case constant(Int)
        case changing
    }

    init(_ timeZone: TimeZone) {
        self.timeZone = timeZone
    }

    /// The minutes by which the local clock is ahead of UTC at the instant, given in minutes since 1970.
    mutating func offset(atUTC minute: Int) -> Int {
        let day = floorDivide(minute, 1440)
        if day != lastDay {
            lastDay = day
            if let known = days[day] {
                lastOffset = known
            } else {
                let first = ask(day * 1440)
                lastOffset = first == ask(day * 1440 + 1439) ? .constant(first) : .changing
                days[day] = lastOffset
            }
        }
        if case .constant(let offset) = lastOffset { return offset }
        let quarter = floorDivide(minute, 15)
        if let known = quarters[quarter] { return known }
        let offset = ask(quarter * 15)
        quarters[quarter] = offset
        return offset
    }

    /// The instant, in minutes of UTC since 1970, at which the local clock shows the given minutes since 1970 of its
    /// own. Of a clock time that daylight saving time skips, or shows twice, one plausible instant is taken.
    mutating func utc(fromLocal minute: Int) -> Int {
        let first = minute - offset(atUTC: minute)
        let second = minute - offset(atUTC: first)
        return second == first || offset(atUTC: second) == minute - second ? second : first
    }

    private func ask(_ minute: Int) -> Int {
        floorDivide(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(minute) * 60)), 60)
    }
}

/// The quotient rounded down, also for negative dividends.
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
}
