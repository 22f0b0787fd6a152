import Foundation

/// The outline of a shape: lines and curves, in points.
///
/// ```swift
/// Path { path in
///     path.move(to: CGPoint(x: 0, y: 10))
///     path.addLine(to: CGPoint(x: 20, y: 10))
///     path.addArc(
///         center: CGPoint(x: 20, y: 20), radius: 10, startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: false)
/// }
/// ```
public struct Path: Equatable, Sendable {
    /// A step of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve from the current point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve from the current point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where the subpath began.
        case closeSubpath
    }

    /// What the path is made of; the usual shapes are kept as what they are, which makes them cheap to make, to test
    /// and to draw.
    enum Storage: Equatable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case elements([Element])
    }

    private(set) var storage: Storage

    /// Creates an empty path.
    public init() {
        storage = .empty
    }

    /// Creates the outline of a rectangle, from its top left corner clockwise.
    public init(_ rect: CGRect) {
        storage = rect.isNull ? .empty : .rect(rect.standardized)
    }

    /// Creates the ellipse inscribed in a rectangle, from its rightmost point clockwise.
    public init(ellipseIn rect: CGRect) {
        storage = rect.isNull ? .empty : .ellipse(rect.standardized)
    }

    /// Creates a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerSize: The width and height of the corners; limited to half the rectangle's.
    ///   - style: How the corners are curved.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius of the corners; limited to half the rectangle's shorter side.
    ///   - style: How the corners are curved.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with corners rounded differently.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadii: The radius of each corner; all are made smaller where two don't fit on a side.
    ///   - style: How the corners are curved.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates a path by a function that adds to an empty one; the function runs once, before this returns.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a path from steps.
    init(elements: [Element]) {
        storage = elements.isEmpty ? .empty : .elements(elements)
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { storage == .empty }

    /// The steps of the path.
    var elements: [Element] {
        switch storage {
        case .empty: []
        case .rect(let rect): Self.elements(of: rect)
        case .ellipse(let rect): Self.ellipse(in: rect)
        case .elements(let elements): elements
        }
    }

    /// Calls a function with each step of the path.
    public func forEach(_ body: (Path.Element) -> Void) {
        elements.forEach(body)
    }

    /// The point where the next line begins, if there is one.
    public var currentPoint: CGPoint? {
        guard case .elements(let elements) = storage else { return self.elements.first?.endPoint }
        switch elements.last {
        case nil: return nil
        case .closeSubpath: return subpathStart
        case .some(let element): return element.endPoint
        }
    }

    /// Where the current subpath began.
    private var subpathStart: CGPoint? {
        for case .move(let point) in elements.reversed() { return point }
        return nil
    }

    /// Adds steps.
    mutating func append(contentsOf new: [Element]) {
        guard !new.isEmpty else { return }
        mutateElements { $0 += new }
    }

    /// Adds a line or a curve, which continues a closed subpath from where that began.
    private mutating func extend(by element: Element) {
        guard let start = currentPoint else { return }
        mutateElements {
            if $0.last == .closeSubpath { $0.append(.move(to: start)) }
            $0.append(element)
        }
    }

    /// Changes the steps in place, so that adding one doesn't copy those before.
    private mutating func mutateElements(_ change: (inout [Element]) -> Void) {
        var elements = self.elements
        storage = .empty
        change(&elements)
        storage = elements.isEmpty ? .empty : .elements(elements)
    }
}

extension Path {
    /// Begins a new subpath at a point.
    public mutating func move(to end: CGPoint) {
        append(contentsOf: [.move(to: end)])
    }

    /// Adds a line from the current point; without one, nothing.
    public mutating func addLine(to end: CGPoint) {
        extend(by: .line(to: end))
    }

    /// Adds a quadratic Bézier curve from the current point; without one, nothing.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        extend(by: .quadCurve(to: end, control: control))
    }

    /// Adds a cubic Bézier curve from the current point; without one, nothing.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        extend(by: .curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the current subpath with a line to where it began.
    public mutating func closeSubpath() {
        guard !isEmpty else { return }
        mutateElements {
            if $0.last != .closeSubpath { $0.append(.closeSubpath) }
        }
    }

    /// Adds a subpath of lines through points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append(contentsOf: [.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse inscribed in a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds all of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = path.applying(transform)
        if isEmpty { self = added } else { append(contentsOf: added.elements) }
    }

    /// The path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        switch storage {
        case .empty: return self
        case .rect(let rect) where transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0:
            return Path(rect.applying(transform))
        case .ellipse(let rect) where transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0:
            return Path(ellipseIn: rect.applying(transform))
        default: return Path(elements: elements.map { $0.applying(transform) })
        }
    }

    /// The path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    /// Where the step ends, if it doesn't close a subpath.
    var endPoint: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    /// The step with its points transformed.
    func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}
