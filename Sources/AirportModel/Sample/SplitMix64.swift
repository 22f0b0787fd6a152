/// A small random number generator whose numbers depend on the seed alone, on every machine and in every version.
///
/// The algorithm is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
/// `below(_:)` is used instead of the standard library's `random(in:using:)`, whose way of drawing may
/// change between versions.
struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number of 0 ..< bound, by the high half of a product; its bias, below 2⁻³² here, doesn't matter.
    mutating func below(_ bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// One of the elements.
    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[below(elements.count)]
    }
}
