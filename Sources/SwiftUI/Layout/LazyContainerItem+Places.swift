import Foundation

/// Places of cells and lines, be they there or not, for scrolling to them.
extension LazyContainerItem {
    /// The places of the lines in a part of the host and of those next to it, as far as they're known.
    func lineFrames(near part: CGRect) -> [CGRect] {
        guard lines.count > 0 else { return [] }
        let start = isVertical ? part.minY - frame.minY : part.minX - frame.minX
        let first = max(0, lines.line(at: start) - 1)
        let last = min(lines.count - 1, lines.line(at: start + major(part.size)) + 1)
        return (first...last).map { line in
            let start = lines.offset(of: line)
            let size = size(major: lines.length(of: line), cross: minor(frame.size))
            return CGRect(
                x: frame.minX + (isVertical ? 0 : start), y: frame.minY + (isVertical ? start : 0), width: size.width,
                height: size.height)
        }
    }

    /// The place of a cell in the host, as far as it's known.
    func frame(of cell: Int) -> CGRect {
        guard lines.count > 0 else { return frame }
        let line = cells.line(of: cell)
        if let made = cells.existing(cell), !made.isParked, !made.needsPlacement { return made.frame }
        let start = lines.offset(of: line)
        let size = size(major: lines.length(of: line), cross: minor(frame.size))
        return CGRect(
            x: frame.minX + (isVertical ? 0 : start), y: frame.minY + (isVertical ? start : 0), width: size.width,
            height: size.height)
    }
}
