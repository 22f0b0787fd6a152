import Foundation

/// Finds places for labels such that none lies over another one.
///
/// The important ones are placed first; one that fits nowhere is left out.
struct LabelPlacer {
    /// Points that stay free between two labels.
    static let gap = 3.0

    let bounds: CGRect
    private(set) var taken: [CGRect] = []

    init(bounds: CGRect) {
        self.bounds = bounds
    }

    /// Keeps labels away from something.
    mutating func reserve(_ rect: CGRect) {
        taken.append(rect)
    }

    /// Takes the first of several middles at which a label of the size is seen whole and lies over no other one.
    mutating func place(_ size: CGSize, at middles: [CGPoint]) -> CGRect? {
        for middle in middles {
            let rect = CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
            let around = rect.insetBy(dx: -Self.gap / 2, dy: -Self.gap / 2)
            let isFree = !taken.contains { $0.insetBy(dx: -Self.gap / 2, dy: -Self.gap / 2).intersects(around) }
            if bounds.contains(rect), isFree {
                taken.append(rect)
                return rect
            }
        }
        return nil
    }
}
