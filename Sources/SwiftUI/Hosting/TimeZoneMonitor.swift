import Foundation
internal import Gtk

/// Follows the time zone of the computer, which people change while apps are running.
///
/// The zone is the name that a link leads to, `/etc/localtime`; the system's service replaces the link. (The language and
/// the formats of a session are decided when people log in, as far as running programs are told.)
@MainActor
final class TimeZoneMonitor {
    private let link: String
    private let monitor: FileMonitor?
    private var known: TimeZone?

    /// - Parameter onChange: Called with the new zone.
    init(link: String = "/etc/localtime", onChange: @escaping @MainActor (TimeZone) -> Void) {
        self.link = link
        monitor = FileMonitor(folder: (link as NSString).deletingLastPathComponent)
        known = zone
        monitor?.onChange { [weak self] path in
            guard let self, path == self.link, let zone, zone != known else { return }
            known = zone
            onChange(zone)
        }
    }

    /// The zone that is set; nil where the link is none, or leads to no zone.
    var zone: TimeZone? {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link),
            let range = target.range(of: "zoneinfo/", options: .backwards)
        else { return nil }
        return TimeZone(identifier: String(target[range.upperBound...]))
    }
}
