import Foundation
internal import Gtk

/// A text of many paragraphs, shown by a widget for every few of them.
///
/// Each piece is shaped once for a width. Only pieces that are near the visible part of a scrolled content are mapped,
/// keep their lines and are drawn; the others remember what they take up.
final class LongTextItem: LayoutItem, TextShowing {
    private var pieces: [TextItem] = []
    private var shown: Text.Resolved?
    private var shared = SharedTextStyle.standard
    private var color: RGBA?

    /// The length from which on a text is shown in pieces, in UTF-8 bytes.
    private static let shortest = 16_000
    /// A piece ends with the first paragraph after this many bytes.
    private static let pieceLength = 2000

    /// Whether a text is long enough, and arranged in a way that pieces can do.
    static func suits(_ text: Text.Resolved, _ style: TextStyle) -> Bool {
        text.string.utf8.count >= shortest && style.lineLimit == nil && style.minimumLines == nil
            && style.renderer == nil && style.minimumScaleFactor >= 1 && text.string.utf8.contains(0x0a)
    }

    func remove() {
        for piece in pieces { piece.remove() }
        pieces = []
    }

    func show(_ text: Text.Resolved) {
        shown = text
        let parts = Self.split(text)
        while pieces.count > parts.count { pieces.removeLast().remove() }
        for (piece, part) in zip(pieces, parts) { piece.show(part) }
        for part in parts[pieces.count...] {
            let piece = TextItem(node: node, widget: TextWidget())
            piece.layoutParent = self
            piece.show(part)
            if shared != .standard { piece.setStyle(shared) }
            if let color { piece.showColor(color) }
            pieces.append(piece)
        }
        node.host.orderDidChange()
    }

    func showColor(_ color: RGBA?) {
        self.color = color
        for piece in pieces { piece.showColor(color) }
    }

    // A text with a gradient is shown as a whole.
    func showPaint(_ paint: _Paint?) {}

    func setStyle(_ style: SharedTextStyle) {
        shared = style
        for piece in pieces { piece.setStyle(style) }
    }

    func contentDidChange() {
        for piece in pieces { piece.invalidateLayout() }
        invalidateLayout()
    }

    /// The text in pieces that end where a paragraph ends, without the line break there.
    private static func split(_ text: Text.Resolved) -> [Text.Resolved] {
        var string = text.string
        let ranges = string.withUTF8 { bytes in
            var ranges: [Range<Int>] = []
            var start = 0
            var position = 0
            while position < bytes.count {
                if bytes[position] == 0x0a, position - start >= pieceLength {
                    let end = position > start && bytes[position - 1] == 0x0d ? position - 1 : position
                    ranges.append(start..<end)
                    start = position + 1
                }
                position += 1
            }
            ranges.append(start..<bytes.count)
            return ranges
        }
        var rest = text.stretches.map { ArraySlice($0) }
        var restStart = 0
        var index = string.utf8.startIndex
        var position = 0
        return ranges.map { range in
            index = string.utf8.index(index, offsetBy: range.lowerBound - position)
            let end = string.utf8.index(index, offsetBy: range.count)
            let part = String(string[index..<end])
            index = end
            position = range.upperBound
            var stretches: [Text.Stretch]?
            if var left = rest {
                stretches = []
                while let first = left.first, restStart < range.upperBound {
                    let bytes = first.string.utf8
                    let end = restStart + bytes.count
                    if end > range.lowerBound {
                        let from = bytes.index(bytes.startIndex, offsetBy: max(0, range.lowerBound - restStart))
                        let to = bytes.index(bytes.startIndex, offsetBy: min(bytes.count, range.upperBound - restStart))
                        var stretch = first
                        stretch.string = String(first.string[from..<to])
                        if !stretch.string.isEmpty { stretches?.append(stretch) }
                    }
                    if end > range.upperBound { break }
                    restStart = end
                    left = left.dropFirst()
                }
                rest = left
            }
            return Text.Resolved(stretches: stretches, string: part, color: text.color)
        }
    }

    // MARK: Layout

    override func visitItems(_ visit: (LayoutItem) -> Void) {
        for piece in pieces { visit(piece) }
    }

    private var lineSpacing: CGFloat { shared.style.lineSpacing }

    /// What a piece takes up where nothing limits the height.
    private func size(of piece: TextItem, _ width: CGFloat?) -> CGSize {
        let size = piece.sizeThatFits(ProposedViewSize(width: width, height: nil))
        if !piece.widget.isMapped { piece.text.rest() }
        return size
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, width < 1 {
            let first = pieces.first?.sizeThatFits(ProposedViewSize(width: 0, height: nil)) ?? .zero
            return CGSize(width: 0, height: first.height * CGFloat(pieces.count))
        }
        var result = CGSize.zero
        let limit = proposal.height ?? .infinity
        for (index, piece) in pieces.enumerated() {
            var size = size(of: piece, proposal.width)
            let top = index == 0 ? 0 : result.height + lineSpacing
            let isLast = top + size.height > limit
            if isLast {
                if index > 0, limit - top < 1 { break }
                size = piece.sizeThatFits(ProposedViewSize(width: proposal.width, height: limit - top))
                if index > 0, top + size.height > limit { break }
            }
            result.width = max(result.width, size.width)
            result.height = top + size.height
            if isLast { break }
        }
        return result
    }

    override func placeContent() {
        var y: CGFloat = 0
        let isLimited = proposal.height != nil
        var isCut = false
        for piece in pieces {
            let full = size(of: piece, proposal.width)
            let space = frame.height - y
            var inner = ProposedViewSize(width: proposal.width, height: nil)
            if isLimited, full.height > space + 0.5 {
                inner.height = max(0, space)
                if isCut || y > 0 && piece.sizeThatFits(inner).height > space + 0.5 {
                    isCut = true
                    // Nothing of it can be seen.
                    node.host.hasEffects = true
                    piece.isLeftOut = true
                    piece.place(at: CGPoint(x: frame.minX, y: frame.minY + y), size: .zero, proposal: .zero)
                    continue
                }
                isCut = true
            }
            piece.isLeftOut = false
            let width = piece.sizeThatFits(inner).width
            let x: CGFloat =
                switch shared.style.alignment {
                case .leading: 0
                case .center: (frame.width - width) / 2
                case .trailing: frame.width - width
                }
            place(piece, offset: CGPoint(x: x, y: y), proposal: inner)
            y += piece.frame.height + lineSpacing
        }
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard !key.isHorizontal, let first = pieces.first, let last = pieces.last else { return nil }
        let proposal = ProposedViewSize(width: dimensions.proposal.width, height: nil)
        if key.id == VerticalAlignment.FirstBaseline.self {
            return first.explicitGuide(key, in: first.dimensions(proposal))
        }
        if key.id == VerticalAlignment.LastBaseline.self {
            let inner = last.dimensions(proposal)
            return last.explicitGuide(key, in: inner).map { dimensions.height - inner.height + $0 }
        }
        return nil
    }
}
