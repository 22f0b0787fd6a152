import Foundation
internal import Gtk

/// Moves the visible part of a host to another place, frame by frame.
@MainActor
final class ScrollAnimator {
    private weak var host: ViewHost?
    private var clock: FrameClock?
    private var connection: SignalConnection?
    private var animation = Animation.default
    private var startTime: Double?
    private var start = CGPoint.zero
    private var end = CGPoint.zero
    /// Where the visible part was when that was last set.
    private var lastSeen = CGPoint.zero
    private var completion: (() -> Void)?

    /// Where the visible part is going; nil: it stands still.
    var target: CGPoint? {
        connection == nil ? nil : end
    }

    init(_ host: ViewHost) {
        self.host = host
    }

    /// Moves so that the visible part begins at a point, at once where nothing moves on this desktop or on the screen.
    func move(to point: CGPoint, _ animation: Animation, completion: (() -> Void)? = nil) {
        stop()
        guard let host else { return }
        guard Gtk.Settings.shared?.areAnimationsEnabled != false, host.widget.isMapped,
            let clock = host.widget.frameClock
        else {
            host.scrollNow(to: point)
            if let completion { Updater.shared.afterLayout { completion() } }
            return
        }
        self.animation = animation
        self.completion = completion
        start = host.visibleRect.origin
        lastSeen = start
        end = point
        startTime = nil
        self.clock = clock
        clock.beginUpdating()
        connection = clock.onUpdate { [weak self] in self?.step() }
    }

    private func step() {
        guard let host, let clock else { return stop() }
        // What was laid out meanwhile may have moved the content that is seen.
        let seen = host.visibleRect.origin
        let shift = CGVector(dx: seen.x - lastSeen.x, dy: seen.y - lastSeen.y)
        start = CGPoint(x: start.x + shift.dx, y: start.y + shift.dy)
        end = CGPoint(x: end.x + shift.dx, y: end.y + shift.dy)
        let time = clock.frameTime - (startTime ?? clock.frameTime)
        startTime = startTime ?? clock.frameTime
        let progress = animation.value(at: time)
        let done = progress ?? 1
        host.scrollNow(
            to: progress == nil
                ? end : CGPoint(x: start.x + (end.x - start.x) * done, y: start.y + (end.y - start.y) * done))
        lastSeen = host.visibleRect.origin
        guard progress == nil else { return }
        let completion = completion
        stop()
        completion?()
    }

    /// Stays where the visible part is.
    func stop() {
        completion = nil
        guard connection != nil else { return }
        connection?.disconnect()
        connection = nil
        clock?.endUpdating()
        clock = nil
    }
}
