import Foundation

/// Changes the colours of a view.
public struct _ColorMatrixEffect {
    let matrix: ColorMatrix

    nonisolated init(_ matrix: ColorMatrix) {
        self.matrix = matrix
    }
}

extension _ColorMatrixEffect: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing { .colors(matrix.columnsOfFour) }
}

/// Multiplies the colours of a view with a colour.
public struct _ColorMultiplyEffect {
    let color: Color
}

extension _ColorMultiplyEffect: LayerEffect {
    func drawing(in values: EnvironmentValues) -> LayerDrawing {
        .colors(ColorMatrix.multiply(color.resolve(in: values)).columnsOfFour)
    }
}

extension View {
    /// Makes colours lighter; negative: darker. 1 is white, 0 no change.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect(.brightness(amount)))
    }

    /// Makes differences between colours larger: 1 is no change, 0 grey, negative inverts.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect(.contrast(amount)))
    }

    /// Makes colours more vivid: 1 is no change, 0 grey.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect(.saturation(amount)))
    }

    /// Takes colours towards grey: 0 is no change, 1 grey.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect(.grayscale(amount)))
    }

    /// Turns each colour into its opposite.
    nonisolated public func colorInvert() -> some View {
        modifier(_ColorMatrixEffect(.invert(1)))
    }

    /// Turns hues by an angle.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(_ColorMatrixEffect(.hueRotation(angle)))
    }

    /// Makes black that is as opaque as the view's colours are bright.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(_ColorMatrixEffect(.luminanceToAlpha))
    }

    /// Multiplies the components of the view's colours with those of a colour.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorMultiplyEffect(color: color))
    }
}
