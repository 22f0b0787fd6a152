internal import Gtk

/// What the module has done so far, cheap to count and read by tests and by the benchmark.
///
/// GTK property writes and widget creations are counted by the layer that does them.
@MainActor
package enum Counters {
    /// Bodies of views and modifiers, and contents of readers, that were evaluated.
    package static var bodyEvaluations = 0
    /// Size questions that a cache couldn't answer.
    package static var sizeQuestions = 0
    /// Leaves that were given a place.
    package static var placements = 0
    /// Nodes alive.
    package static var liveNodes = 0
    /// Passes of the update step that had something to do.
    package static var updatePasses = 0

    package static var widgetWrites: Int { GtkCounters.propertyWrites }
    package static var widgetCreations: Int { GtkCounters.widgetCreations }
}
