/// How well a flight kept its time, in the four classes that boards and charts colour.
public enum Punctuality: String, Hashable, Sendable, CaseIterable, Codable {
    /// Early, or to the minute.
    case onTime = "On-Time"
    /// Late by no more than the threshold.
    case shortDelay = "Short Delay"
    /// Late by more than the threshold.
    case longDelay = "Long Delay"
    /// It didn't take place.
    case cancelled = "Canceled"

    /// The longest delay, in minutes, that counts as short unless something else is asked for.
    public static let standardThreshold = 15

    /// The class of a delay in minutes, negative when early; nil means cancelled.
    public init(delay: Int?, threshold: Int = standardThreshold) {
        switch delay {
        case nil: self = .cancelled
        case let delay? where delay <= 0: self = .onTime
        case let delay? where delay <= threshold: self = .shortDelay
        default: self = .longDelay
        }
    }

    /// The name in a legend.
    public var displayName: String {
        switch self {
        case .onTime: localized("On-Time")
        case .shortDelay: localized("Short Delay")
        case .longDelay: localized("Long Delay")
        case .cancelled: localized("Canceled")
        }
    }
}
