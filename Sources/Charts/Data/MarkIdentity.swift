/// Where a mark comes from: the ids of the elements around it, and which of their marks it is.
struct MarkIdentity {
    /// Only so many marks are found again in changed data; more of them couldn't be followed by the eye.
    static let most = 5000

    let scope: Int
    private(set) var number: Int

    init(scope: Int, number: Int) {
        self.scope = scope
        self.number = number
    }

    /// The identity of the next mark.
    mutating func next() -> Int {
        var hasher = Hasher()
        hasher.combine(scope)
        hasher.combine(number)
        number += 1
        return hasher.finalize()
    }

    /// The identities of the marks of an element.
    func inside(_ id: some Hashable) -> MarkIdentity {
        var hasher = Hasher()
        hasher.combine(scope)
        hasher.combine(number)
        hasher.combine(id)
        return MarkIdentity(scope: hasher.finalize(), number: 0)
    }
}
