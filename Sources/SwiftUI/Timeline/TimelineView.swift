import Foundation
internal import Gtk

/// A view that is made anew as time goes by, at the dates of a schedule.
///
///     TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
///
/// While the view isn't shown, nothing is done.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made from.
    public typealias Context = TimelineViewContext

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The context of timelines whose schedule doesn't matter.
public typealias TimelineViewDefaultContext = TimelineViewContext

/// When the content of a timeline is shown.
public struct TimelineViewContext {
    /// How often the content is shown.
    public enum Cadence: Comparable, Sendable {
        /// Whenever the schedule says.
        case live
        /// About every second.
        case seconds
        /// About every minute.
        case minutes
    }

    /// The date of the schedule that is in force.
    public let date: Date
    /// How often the content is shown; the desktop shows what the schedule says.
    public var cadence: Cadence { .live }

    /// Forgets pictures made ahead of time, of which there are none.
    public func invalidateTimelineContent() {}
}

extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a view whose content is made at the dates of `schedule`.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
        TimelineNode(view, context: context)
    }

    nonisolated public static var _viewCount: Int? { Content._viewCount }

    nonisolated public static var _isSplit: Bool { Content._isSplit }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    SingleChildNode<TimelineView<Schedule, Content>>, LifecycleScope.Observer
{
    private var date = Date()
    private var entries: Schedule.Entries.Iterator?
    private var next: Date?
    private var timer: MainLoop.Source?
    private var ticker: FrameTicker?

    override init(_ view: TimelineView<Schedule, Content>, context: _NodeContext) {
        super.init(view, context: context)
        restart()
        replaceChild(by: Content._makeNode(evaluateContent(), in: childContext))
        lifecycle.add(self)
    }

    override func willDestroy() {
        lifecycle.remove(self)
        stop()
    }

    override func update(to view: TimelineView<Schedule, Content>) {
        let isSame = ValueComparison.areEqual(self.view.schedule, view.schedule)
        self.view = view
        if !isSame {
            restart()
            if lifecycle.isShown { wait() }
        }
        updateSelf()
    }

    override func updateSelf() {
        (child as? _ViewNode<Content>)?.update(to: evaluateContent())
    }

    private func evaluateContent() -> Content {
        Counters.bodyEvaluations += 1
        return evaluate { view.content(TimelineViewContext(date: date)) }
    }

    // MARK: Time

    func scopeDidAppear() {
        // Time has gone by while nothing was shown.
        advance()
        wait()
    }

    func scopeDidDisappear() {
        stop()
    }

    private func stop() {
        timer?.cancel()
        timer = nil
        ticker = nil
    }

    /// Begins the schedule anew, with the date that is in force now.
    private func restart() {
        let now = Date()
        var entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        date = entries.next() ?? now
        next = entries.next()
        self.entries = entries
        while let due = next, due <= now {
            date = due
            next = self.entries?.next()
        }
    }

    /// Takes over the date that is in force now; a date that passed unseen is left out.
    private func advance() {
        let now = Date()
        let before = date
        // A schedule without end may lie far behind: it is begun anew rather than gone through.
        if let next, now.timeIntervalSince(next) > 60 {
            restart()
        } else {
            while let due = next, due <= now {
                date = due
                next = entries?.next()
            }
        }
        if date != before { Updater.shared.mark(self) }
    }

    private func wait() {
        stop()
        guard let next else { return }
        if let schedule = view.schedule as? AnimationTimelineSchedule {
            // The host's widget is in its window by then.
            Updater.shared.afterLayout { [weak self] in self?.tick(schedule.minimumInterval) }
            return
        }
        // A timer ends at the latest in a day, so that a clock that was set is noticed.
        let wait = min(max(next.timeIntervalSinceNow, 0), 86_400)
        timer = MainLoop.timeout(milliseconds: Int((wait * 1000).rounded(.up))) { [weak self] in
            guard let self, isAlive, lifecycle.isShown else { return }
            advance()
            self.wait()
        }
    }
}

extension TimelineNode {
    /// Takes over the present date with every frame, but not sooner than `interval` after the last.
    private func tick(_ interval: TimeInterval) {
        guard isAlive, lifecycle.isShown, ticker == nil, next != nil else { return }
        ticker = FrameTicker(host.widget) { [weak self] in
            guard let self else { return }
            let now = Date()
            // Frames come a little early or late.
            guard now.timeIntervalSince(date) >= interval - 0.004 else { return }
            date = now
            Updater.shared.mark(self)
        }
    }
}

/// Calls an action for every frame of a widget's window, as long as it lives.
@MainActor
private final class FrameTicker {
    private var clock: FrameClock?
    private var connection: SignalConnection?

    init(_ widget: Gtk.Widget, _ action: @escaping @MainActor () -> Void) {
        guard let clock = widget.frameClock else { return }
        self.clock = clock
        connection = clock.onUpdate(action)
        clock.beginUpdating()
    }

    isolated deinit {
        connection?.disconnect()
        clock?.endUpdating()
    }
}
