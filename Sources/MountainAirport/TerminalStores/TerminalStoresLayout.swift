import AirportModel
import Foundation

/// Where the stores of a terminal are drawn over its map: from the edge nearest gate 1 on, in sizes that go with the
/// map's.
struct TerminalStoresLayout: Equatable {
    /// The size of the map.
    let size: CGSize
    /// Whether the stores follow each other from the right edge to the left one, as in terminal A.
    let isFromTheRight: Bool

    init(size: CGSize, terminal: String) {
        self.size = size
        isFromTheRight = terminal == "A"
    }

    /// 1 from left to right, −1 from right to left.
    var direction: CGFloat { isFromTheRight ? -1 : 1 }

    /// The size of a store.
    var storeSize: CGSize { CGSize(width: size.width / 6, height: size.width / 6 / 1.75) }

    /// From the beginning of a store to that of the next one.
    var spacing: CGFloat { size.width / 5 }

    /// The upper left corner of the store at a position, 0 being the nearest to gate 1.
    func origin(of index: Int) -> CGPoint {
        let first = isFromTheRight ? size.width - spacing : spacing - storeSize.width
        return CGPoint(x: first + CGFloat(index) * spacing * direction, y: 0.4 * size.height)
    }
}
