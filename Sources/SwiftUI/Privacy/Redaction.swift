/// Why views leave out what they show.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// There is nothing to show yet: bars stand in the places of texts and images.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Others can see the screen: what is marked as private is left out.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// What is shown is out of date. It stays; views can tell by the environment.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Why the view leaves out what it shows; empty: it doesn't.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set {
            self[RedactionReasonsKey.self] = newValue
            followRedaction()
        }
    }

    /// Whether what the view shows is private.
    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set {
            self[PrivacySensitiveKey.self] = newValue
            followRedaction()
        }
    }

    /// Whether bars stand in the places of texts and images. It is a part of the style of text, so that texts need no
    /// dependency more.
    var isRedacted: Bool { textStyle.isRedacted }

    private mutating func followRedaction() {
        let reasons = redactionReasons
        let isRedacted = reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
        if textStyle.isRedacted != isRedacted { textStyle.isRedacted = isRedacted }
    }
}

extension View {
    /// Leaves out what the view shows, for one more reason: bars stand in the places of its texts and images, which keep
    /// their sizes.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows what views around the view would leave out.
    nonisolated public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks what the view shows as private: it is left out where `redacted(reason:)` says so.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
