import Foundation

extension Path: LosslessStringConvertible {
    /// Creates a path from its description; nil for any other text.
    ///
    /// Numbers come before the letter that they belong to: `x y m` moves, `x y l` draws a line, `x y x y q` and
    /// `x y x y x y c` draw curves with their control points first, `h` closes, and `x y width height re` is a rectangle.
    public init?(_ string: String) {
        var (numbers, elements) = ([CGFloat](), [Element]())
        func take(_ count: Int) -> [CGPoint]? {
            guard numbers.count == count * 2 else { return nil }
            defer { numbers = [] }
            return (0..<count).map { CGPoint(x: numbers[$0 * 2], y: numbers[$0 * 2 + 1]) }
        }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            guard word == "m" || word == "re" || !elements.isEmpty else { return nil }
            switch word {
            case "m":
                guard let points = take(1) else { return nil }
                elements.append(.move(to: points[0]))
            case "l":
                guard let points = take(1) else { return nil }
                elements.append(.line(to: points[0]))
            case "q":
                guard let points = take(2) else { return nil }
                elements.append(.quadCurve(to: points[1], control: points[0]))
            case "c":
                guard let points = take(3) else { return nil }
                elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
            case "h":
                guard numbers.isEmpty else { return nil }
                elements.append(.closeSubpath)
            case "re":
                guard let points = take(2) else { return nil }
                let size = CGSize(width: points[1].x, height: points[1].y)
                elements += Self.elements(of: CGRect(origin: points[0], size: size))
            default: return nil
            }
        }
        guard numbers.isEmpty else { return nil }
        self.init(elements: elements)
    }

    /// The steps as text that a path can be made from.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.flatMap { [$0.x, $0.y] }.map(Self.text).joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let end): text(end) + " m"
            case .line(let end): text(end) + " l"
            case .quadCurve(let end, let control): text(control, end) + " q"
            case .curve(let end, let control1, let control2): text(control1, control2, end) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// A number, without a point where it is a whole one.
    private static func text(_ number: CGFloat) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
        return String(describing: Double(number))
    }
}
