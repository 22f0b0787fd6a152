import SwiftUI

/// The usual labels of a chart's axes, measured and fixed for drawing: kept from one drawing to the next, because most of them
/// stay the same when data or the size changes.
@MainActor
final class ChartTexts {
    /// What texts look like at the moment: where a sample's size changes, so do those of others.
    private struct Look: Equatable {
        var sample: CGSize
        var direction: LayoutDirection
        var locale: Locale
    }

    /// What decides how a number is written on an axis.
    struct NumberKey: Hashable {
        var value: Double
        var step: Double
        var largest: Double
        var isPercent: Bool
    }

    private var look: Look?
    private var sizes: [String: CGSize] = [:]
    private var numbers: [NumberKey: String] = [:]
    private var fixed: [String: GraphicsContext.ResolvedText] = [:]

    /// A usual label.
    static func text(_ words: String) -> Text { Text(verbatim: words).font(.caption) }

    /// Begins a layout; answers the height of a line.
    func begin(_ environment: EnvironmentValues) -> CGFloat {
        let sample = Self.text("0123456789 AÁag…").measure(in: environment)
        let new = Look(sample: sample, direction: environment.layoutDirection, locale: environment.locale)
        if new != look || sizes.count > 1000 || numbers.count > 1000 {
            sizes.removeAll()
            numbers.removeAll()
            fixed.removeAll()
            look = new
        }
        return sample.height
    }

    /// The size of a usual label.
    func size(of words: String, _ environment: EnvironmentValues) -> CGSize {
        if let known = sizes[words] { return known }
        let size = Self.text(words).measure(in: environment)
        sizes[words] = size
        return size
    }

    /// A number as it's written.
    func words(for key: NumberKey, _ write: () -> String) -> String {
        if let known = numbers[key] { return known }
        let words = write()
        numbers[key] = words
        return words
    }

    /// A usual label as it's drawn.
    func resolved(_ words: String, _ context: GraphicsContext) -> GraphicsContext.ResolvedText {
        if let known = fixed[words] { return known }
        let text = context.resolve(Self.text(words))
        fixed[words] = text
        return text
    }
}
