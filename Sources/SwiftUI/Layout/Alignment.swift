import Foundation

/// Where a guide lies that nobody set explicitly.
public protocol AlignmentID {
    /// The guide's position in a view of the given dimensions, in points from the top or leading edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Names a guide of one axis.
struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let isHorizontal: Bool

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.isHorizontal == b.isHorizontal }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a guide of the app.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, isHorizontal: true)
    }

    private enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    private enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }

    /// The leading edge.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The horizontal centre.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The leading edge of a list row's separator.
    public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
    /// The trailing edge of a list row's separator.
    public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Creates a guide of the app.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, isHorizontal: false)
    }

    private enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    private enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    enum FirstBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    enum LastBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self)
    /// The vertical centre.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the topmost text; the bottom edge where there is no text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The baseline of the bottommost text; the bottom edge where there is no text.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// A guide along both axes.
public struct Alignment: Equatable, Sendable {
    /// The horizontal guide.
    public var horizontal: HorizontalAlignment
    /// The vertical guide.
    public var vertical: VerticalAlignment

    /// Creates an alignment from guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first baseline in the horizontal centre.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The last baseline in the horizontal centre.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The first baseline at the leading edge.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The last baseline at the leading edge.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The first baseline at the trailing edge.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The last baseline at the trailing edge.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guides in its own coordinates.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    let proposal: ProposedViewSize
    private let item: LayoutItem?

    init(size: CGSize, proposal: ProposedViewSize, item: LayoutItem?) {
        width = size.width
        height = size.height
        self.proposal = proposal
        self.item = item
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// The position of a horizontal guide, explicit or default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a vertical guide, explicit or default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a horizontal guide, if it was set explicitly.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The position of a vertical guide, if it was set explicitly.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let item else { return nil }
        nonisolated(unsafe) let dimensions = self
        let position = MainThread.assume { item.explicitGuide(key, in: dimensions) }
        // A guide of an infinite view within a finite one may be nowhere.
        return position.flatMap { $0.isFinite ? $0 : nil }
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size && a.item === b.item }
}
