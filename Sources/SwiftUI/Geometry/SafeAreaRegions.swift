/// The regions that take away from the area that is safe for content.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Every region.
    public static let all = SafeAreaRegions(rawValue: .max)
    /// What the container of the view takes, such as bars.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// What an on-screen keyboard takes.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}
