import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view of what a `Progress` says, with its words.
    ///
    /// Foundation tells nobody of changes here, so the view looks five times a second while it is shown and the progress
    /// isn't finished.
    nonisolated public init(_ progress: Progress) {
        self.init(fraction: nil, source: .progress(progress), label: EmptyView(), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    /// Creates a view of how much of an interval has gone by, with labels.
    ///
    /// - Parameters:
    ///   - timerInterval: From the date at which it begins to the one at which it is over.
    ///   - countsDown: Whether the bar gets empty as time goes by; otherwise it fills.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: nil, source: .interval(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view of how much of an interval has gone by, with a label and the time.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            fraction: nil, source: .interval(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view of how much of an interval has gone by, with the time.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            fraction: nil, source: .interval(timerInterval, countsDown: countsDown), label: EmptyView(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The time left in an interval, or gone by, as a view of its progress shows it.
public struct DefaultDateProgressLabel {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
        self.interval = interval
        self.countsDown = countsDown
    }
}

extension DefaultDateProgressLabel: View {
    /// Minutes and seconds, and hours where there are any.
    public var body: some View {
        TimelineView(ProgressSchedule(source: .interval(interval, countsDown: countsDown), period: 1)) { context in
            Text(verbatim: Self.words(interval, countsDown: countsDown, at: context.date)).monospacedDigit()
        }
    }

    static func words(_ interval: ClosedRange<Date>, countsDown: Bool, at date: Date) -> String {
        let date = min(max(date, interval.lowerBound), interval.upperBound)
        let exact =
            countsDown ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
        // A second that has begun counts: 0:00 is the end. A moment that is late by a bit is still the same second.
        let seconds = Int(min(countsDown ? (exact - 0.05).rounded(.up) : (exact + 0.05).rounded(.down), 1e12))
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
            : String(format: "%d:%02d", minutes, seconds % 60)
    }
}

/// What moves a view of progress as time goes by.
enum ProgressSource {
    case progress(Progress)
    case interval(ClosedRange<Date>, countsDown: Bool)

    /// From 0 to 1; nil: nobody knows.
    func fraction(at date: Date) -> Double? {
        switch self {
        case .progress(let progress):
            return progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)
        case .interval(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let gone = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
            return countsDown ? 1 - gone : gone
        }
    }

    /// The words that a `Progress` has for itself; nil: the view has labels of its own.
    @MainActor func labels(at date: Date) -> (label: AnyView?, value: AnyView?)? {
        guard case .progress(let progress) = self else { return nil }
        let fraction = progress.fractionCompleted.formatted(.percent.precision(.fractionLength(0)))
        let label = progress.isIndeterminate ? nil : AnyView(Text("\(fraction) completed"))
        guard !progress.isIndeterminate, progress.totalUnitCount > 1 else { return (label, nil) }
        return (
            label,
            AnyView(
                Text(
                    "\(progress.completedUnitCount.formatted()) of \(progress.totalUnitCount.formatted())"))
        )
    }

    /// Whether nothing changes after a date.
    func isOver(at date: Date) -> Bool {
        switch self {
        case .progress(let progress): progress.isFinished || progress.isCancelled
        case .interval(let interval, _): date >= interval.upperBound
        }
    }

    /// How often the view is shown anew, in seconds.
    var period: TimeInterval {
        switch self {
        case .progress: 0.2
        case .interval(let interval, _):
            // About as often as a bar moves by a point.
            min(max(interval.upperBound.timeIntervalSince(interval.lowerBound) / 200, 0.05), 1)
        }
    }
}

/// When progress that moves by itself is shown anew: until it is over.
struct ProgressSchedule: TimelineSchedule {
    let source: ProgressSource
    /// Nil: what suits the source.
    var period: TimeInterval?

    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        let period = period ?? source.period
        var next: Date? = startDate
        if case .interval(let interval, _) = source {
            // Seconds are counted from where the interval begins.
            let steps = (startDate.timeIntervalSince(interval.lowerBound) / period).rounded(.down)
            next = interval.lowerBound.addingTimeInterval(max(steps, 0) * period)
        }
        return AnyIterator {
            guard let date = next else { return nil }
            let following = date.addingTimeInterval(period)
            switch source {
            case .progress: next = source.isOver(at: date) ? nil : following
            case .interval(let interval, _):
                next = date >= interval.upperBound ? nil : min(following, interval.upperBound)
            }
            return date
        }
    }
}
