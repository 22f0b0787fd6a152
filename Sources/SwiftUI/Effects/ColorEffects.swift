import Foundation

/// Changes the colours of a view.
public struct _ColorMatrixEffect {
    /// Five columns of four: what red, green, blue, alpha and 1 contribute.
    let columns: [Float]

    /// A matrix for red, green and blue given by rows, and what is added to them.
    nonisolated init(_ rows: [[Double]], added: Double = 0) {
        var columns: [Float] = []
        for column in 0..<3 { columns += (0..<3).map { Float(rows[$0][column]) } + [0] }
        columns += [0, 0, 0, 1]
        columns += [Float(added), Float(added), Float(added), 0]
        self.columns = columns
    }

    /// Mixes what `rows` make of colours with the colours themselves.
    nonisolated init(mixing rows: [[Double]], by amount: Double) {
        self.init(
            (0..<3).map { row in
                (0..<3).map { (row == $0 ? 1 - amount : 0) + amount * rows[row][$0] }
            })
    }

    /// The luminance of sRGB colours (Rec. 709), three times.
    static let gray = Array(repeating: [0.2126, 0.7152, 0.0722], count: 3)
}

extension _ColorMatrixEffect: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing { .colors(columns) }
}

extension View {
    /// Makes colours lighter; negative: darker. 1 is white, 0 no change.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect([[1, 0, 0], [0, 1, 0], [0, 0, 1]], added: amount))
    }

    /// Makes differences between colours larger: 1 is no change, 0 grey, negative inverts.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(
            _ColorMatrixEffect([[amount, 0, 0], [0, amount, 0], [0, 0, amount]], added: (1 - amount) / 2))
    }

    /// Makes colours more vivid: 1 is no change, 0 grey.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect(mixing: _ColorMatrixEffect.gray, by: 1 - amount))
    }

    /// Takes colours towards grey: 0 is no change, 1 grey.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect(mixing: _ColorMatrixEffect.gray, by: min(max(amount, 0), 1)))
    }

    /// Turns each colour into its opposite.
    nonisolated public func colorInvert() -> some View {
        modifier(_ColorMatrixEffect([[-1, 0, 0], [0, -1, 0], [0, 0, -1]], added: 1))
    }
}
