import Foundation

/// What the components of colours contribute to each other: four rows for red, green, blue and alpha, with five
/// columns for what red, green, blue, alpha and 1 contribute.
public struct ColorMatrix: Equatable, Sendable {
    /// What contributes to red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// What contributes to green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// What contributes to blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// What contributes to alpha.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the matrix that changes nothing.
    public init() {}

    /// Creates a matrix for red, green and blue from its rows, and what is added to them.
    init(_ rows: [[Double]], added: Double = 0) {
        self.init()
        rowsOfFive = [
            rows[0].map { Float($0) } + [0, Float(added)], rows[1].map { Float($0) } + [0, Float(added)],
            rows[2].map { Float($0) } + [0, Float(added)], [0, 0, 0, 1, 0],
        ].flatMap { $0 }
    }

    /// All numbers, row by row.
    var rowsOfFive: [Float] {
        get { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }
        set {
            (r1, r2, r3, r4, r5) = (newValue[0], newValue[1], newValue[2], newValue[3], newValue[4])
            (g1, g2, g3, g4, g5) = (newValue[5], newValue[6], newValue[7], newValue[8], newValue[9])
            (b1, b2, b3, b4, b5) = (newValue[10], newValue[11], newValue[12], newValue[13], newValue[14])
            (a1, a2, a3, a4, a5) = (newValue[15], newValue[16], newValue[17], newValue[18], newValue[19])
        }
    }

    /// All numbers as GSK wants them: four columns of what each component contributes, then what is added.
    var columnsOfFour: [Float] {
        let rows = rowsOfFive
        return (0..<5).flatMap { column in (0..<4).map { rows[$0 * 5 + column] } }
    }
}

extension ColorMatrix {
    private static let identityRows: [[Double]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]

    /// The luminance of sRGB colours (Rec. 709), three times.
    private static let gray = Array(repeating: [0.2126, 0.7152, 0.0722], count: 3)

    /// Mixes what `rows` make of colours with the colours themselves.
    private static func mixing(_ rows: [[Double]], by amount: Double, added: Double = 0) -> ColorMatrix {
        ColorMatrix(
            (0..<3).map { row in
                (0..<3).map { (row == $0 ? 1 - amount : 0) + amount * rows[row][$0] }
            }, added: added)
    }

    static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(identityRows, added: amount) }

    static func contrast(_ amount: Double) -> ColorMatrix {
        ColorMatrix([[amount, 0, 0], [0, amount, 0], [0, 0, amount]], added: (1 - amount) / 2)
    }

    static func saturation(_ amount: Double) -> ColorMatrix { mixing(gray, by: 1 - amount) }

    static func grayscale(_ amount: Double) -> ColorMatrix { mixing(gray, by: min(max(amount, 0), 1)) }

    static func invert(_ amount: Double) -> ColorMatrix {
        mixing([[-1, 0, 0], [0, -1, 0], [0, 0, -1]], by: amount, added: amount)
    }

    static func multiply(_ color: Color.Resolved) -> ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (color.red, color.green, color.blue, color.opacity)
        return matrix
    }

    /// Turns hues; luminance stays as it is (the matrix of the W3C's Filter Effects).
    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        return ColorMatrix([
            [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
            [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
            [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
        ])
    }

    /// Black that is as opaque as colours are bright.
    static var luminanceToAlpha: ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (0, 0, 0, 0)
        (matrix.a1, matrix.a2, matrix.a3) = (0.2126, 0.7152, 0.0722)
        return matrix
    }
}
