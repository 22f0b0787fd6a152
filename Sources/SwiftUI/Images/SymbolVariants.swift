/// Variants of symbols, such as filled or in a circle.
///
///     Label("Home", systemImage: "house").symbolVariant(.fill)
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String { case circle, square, rectangle }

    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    private init(_ enclosure: Enclosure? = nil, filled: Bool = false, slashed: Bool = false) {
        self.enclosure = enclosure
        isFilled = filled
        isSlashed = slashed
    }

    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(.circle)
    /// In a square.
    public static let square = SymbolVariants(.square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(.rectangle)
    /// Filled.
    public static let fill = SymbolVariants(filled: true)
    /// With a line through it.
    public static let slash = SymbolVariants(slashed: true)

    /// The variant in a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// The variant in a square.
    public var square: SymbolVariants { adding(.square) }
    /// The variant in a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// The variant filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// The variant with a line through it.
    public var slash: SymbolVariants { adding(.slash) }

    /// Whether this variant has everything that another one has.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    /// Both variants together; `none` takes everything away.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        guard other != .none else { return .none }
        return SymbolVariants(
            other.enclosure ?? enclosure, filled: isFilled || other.isFilled, slashed: isSlashed || other.isSlashed)
    }

    /// The name of the symbol's variant, or of as much of it as there is.
    func name(of systemName: String) -> String {
        guard self != .none else { return systemName }
        var parts = systemName.split(separator: ".").map(String.init)
        let wasFilled = parts.last == "fill"
        if wasFilled { parts.removeLast() }
        var candidates: [[String]] = []
        let enclosures = enclosure.map { [[$0.rawValue], []] } ?? [[]]
        let slashes = isSlashed ? [["slash"], []] : [[]]
        let fills = isFilled || wasFilled ? [["fill"], []] : [[]]
        for enclosure in enclosures {
            for slash in slashes {
                for fill in fills { candidates.append(parts + enclosure + slash + fill) }
            }
        }
        return candidates.lazy.map { $0.joined(separator: ".") }.first { SymbolTable.isExactlyKnown($0) } ?? systemName
    }
}
