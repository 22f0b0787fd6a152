import SwiftUI

/// Views in one line, the first at its beginning and the others at its end; where there is no room for all, in as many
/// lines as are needed.
///
/// The last view may stretch: beside others up to twice its ideal width, in a line of its own as far as that goes.
struct WrappingLine: Layout {
    var spacing: CGFloat = 8
    var stretchesLast = false
    /// Whether room that is left over separates the first view from the others, and isn't at the end.
    var isSpread = true

    private struct Line {
        var range: Range<Int>
        var width: CGFloat
        var height: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(within: proposal.width ?? .infinity, of: subviews)
        let height = lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(lines.count - 1, 0))
        let content = lines.map(\.width).max() ?? 0
        let least = subviews.map { $0.sizeThatFits(.zero).width }.max() ?? 0
        guard let width = proposal.width, width.isFinite else { return CGSize(width: content, height: height) }
        return CGSize(width: max(width, least), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for line in lines(within: bounds.width, of: subviews) {
            let widths = widths(of: line, within: bounds.width, subviews)
            // What is left over lies behind the first view.
            let gap = bounds.width - widths.reduce(0, +) - spacing * CGFloat(widths.count - 1)
            var x = bounds.minX
            for (index, width) in zip(line.range, widths) {
                if isSpread, index == line.range.lowerBound + 1 { x += gap }
                subviews[index].place(
                    at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading,
                    proposal: ProposedViewSize(width: width, height: line.height))
                x += width + spacing
            }
            y += line.height + spacing
        }
    }

    private func lines(within width: CGFloat, of subviews: Subviews) -> [Line] {
        var lines: [Line] = []
        for (index, view) in subviews.enumerated() {
            let ideal = view.sizeThatFits(.unspecified)
            if let last = lines.last, last.width + spacing + ideal.width <= width {
                lines[lines.count - 1].width += spacing + ideal.width
                lines[lines.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                lines.append(Line(range: index..<index + 1, width: min(ideal.width, width)))
            }
            lines[lines.count - 1].height = max(
                lines[lines.count - 1].height,
                view.sizeThatFits(ProposedViewSize(width: min(ideal.width, width))).height)
        }
        return lines
    }

    private func widths(of line: Line, within width: CGFloat, _ subviews: Subviews) -> [CGFloat] {
        var widths = line.range.map { min(subviews[$0].sizeThatFits(.unspecified).width, width) }
        if stretchesLast, line.range.upperBound == subviews.count, let last = widths.last {
            let room = width - line.width + last
            widths[widths.count - 1] = widths.count == 1 ? width : min(room, 2 * last)
        }
        return widths
    }
}

extension ProposedViewSize {
    fileprivate init(width: CGFloat) { self.init(width: width, height: nil) }
}
