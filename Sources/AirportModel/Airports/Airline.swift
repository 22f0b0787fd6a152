/// An airline: its code in timetables and its name for people.
public struct Airline: Hashable, Sendable, Identifiable {
    /// The carrier code, such as "UA". An airline of the sample schedule, which has no code, uses its name.
    public let code: String
    /// The name, such as "United Air Lines Inc."; the code where no name is known.
    public let name: String

    /// The code.
    public var id: String { code }

    /// An airline with its code and name; without a name, the code stands for it.
    public init(code: String, name: String? = nil) {
        self.code = code
        self.name = name ?? code
    }
}
