internal import Gtk

/// Looks at frames from outside, for benchmarks.
@_spi(Benchmarks)
@MainActor
public enum FrameProbe {
    /// Called at the beginning of each frame, before views are updated; changes made here are part of the frame.
    public static var frameWillUpdate: (() -> Void)?
    /// Called when the views of a frame are laid out, before they're painted.
    public static var frameWasLaidOut: (() -> Void)?
    /// Called when a frame was painted.
    public static var frameWasPainted: (() -> Void)?

    static weak var content: WindowContent?
    private static var connection: SignalConnection?

    static func attach(_ clock: FrameClock, of content: WindowContent) {
        guard frameWasPainted != nil else { return }
        self.content = content
        connection = clock.onAfterPaint { frameWasPainted?() }
    }

    /// Has frames follow each other without pause.
    public static func runFrames() {
        content?.window.frameClock?.beginUpdating()
    }

    /// Scrolls the first scrolled view of the window down.
    public static func scroll(by points: Double) {
        if let adjustment = adjustment { adjustment.value += points }
    }

    /// Types at the end of the first text field of the window, as its input method would.
    public static func type(_ text: String) {
        func find(_ widget: Gtk.Widget) -> Gtk.Widget? {
            if widget.typeName == "GtkText" { return widget }
            for child in widget.children {
                if let found = find(child) { return found }
            }
            return nil
        }
        if storedField == nil { storedField = content.flatMap { find($0.window) } }
        storedField?.insertAtCursor(text)
    }

    private static var storedField: Gtk.Widget?
    private static var storedAdjustment: Adjustment?

    private static var adjustment: Adjustment? {
        if let storedAdjustment { return storedAdjustment }
        func find(_ widget: Gtk.Widget) -> Adjustment? {
            if let adjustment = ScrolledWindow.verticalAdjustment(of: widget), adjustment.upper > adjustment.pageSize {
                return adjustment
            }
            for child in widget.children {
                if let found = find(child) { return found }
            }
            return nil
        }
        storedAdjustment = content.flatMap { find($0.window) }
        return storedAdjustment
    }

    /// What was counted so far: body evaluations, size questions, property writes, widgets made.
    public static var counters: [String: Int] {
        [
            "bodyEvaluations": Counters.bodyEvaluations, "sizeQuestions": Counters.sizeQuestions,
            "widgetWrites": Counters.widgetWrites, "widgetCreations": Counters.widgetCreations,
        ]
    }
}
