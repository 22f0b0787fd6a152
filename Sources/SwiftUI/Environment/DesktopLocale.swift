import Foundation

extension Locale {
    /// The desktop's language and country for numbers, times and days, which the environment has where nobody says another.
    /// Foundation's own current locale is the same on every Linux, whatever the desktop says.
    package static let desktop = desktop(ProcessInfo.processInfo.environment)

    /// The locale that an environment asks for: "de_DE.UTF-8" is `de_DE`, and without one, as with "C", Foundation's counts.
    static func desktop(_ environment: [String: String]) -> Locale {
        let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let base = String(name.prefix { $0 != "." && $0 != "@" })
        return base == "C" || base == "POSIX" ? .autoupdatingCurrent : Locale(identifier: base)
    }
}

extension Calendar {
    /// The person's calendar with the desktop's names and beginning of the week.
    package static let desktop: Calendar = {
        var calendar = Calendar.current
        calendar.locale = .desktop
        return calendar
    }()
}
