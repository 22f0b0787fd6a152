import Foundation

extension Image {
    /// The size of a symbol beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// As large as the text.
        case medium
        /// Larger than the text.
        case large

        /// To the size of a symbol of medium scale.
        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.25
            }
        }
    }

    /// How a picture fills a size that isn't its own.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated in its own size.
        case tile
        /// Stretched.
        case stretch
    }

    /// Whether a picture is drawn in its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the foreground's colour; only the picture's opacity counts.
        case template
        /// In its own colours.
        case original
    }

    /// The quality with which a picture is scaled.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels stay squares.
        case none
        /// Fast.
        case low
        /// Between fast and good.
        case medium
        /// Good.
        case high
    }

    /// How the picture is turned in its file.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// Lets the picture take the offered size.
    ///
    /// - Parameters:
    ///   - capInsets: what stays as it is at the edges, in points; the rest is resized.
    ///   - resizingMode: whether the picture is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
    }

    /// Draws the picture in its own colours or in the foreground's; nil: as the file says.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.templateMode = renderingMode }
    }

    /// Sets the quality with which the picture is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.quality = interpolation } }

    /// Smooths the edges of pixels where the picture is scaled, or doesn't.
    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    /// Sets how a symbol is coloured; nil: as the environment says.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changed { $0.symbolMode = mode } }

    /// Sets the dynamic range. Pictures are drawn in the standard range in any case.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    /// The range of brightness in which a picture is drawn.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        /// That of usual screens.
        public static let standard = DynamicRange(name: "standard")
        /// A little more, where the screen has it.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As much as the screen has.
        public static let high = DynamicRange(name: "high")
    }
}

/// How a symbol is coloured.
///
/// The parts that a symbol can have are a sign and the outline around it (`xmark.circle.fill`), a badge and what it is
/// added to (`person.badge.plus`), a line through something (`bell.slash`); all others are one part.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// One colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// Shades of one colour: the sign stands out from what is around it.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// A colour for each of the foreground's styles: the first for the sign, the second for what is around it.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variant of symbols that is shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How symbols are coloured; nil: as they decide.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols in the view.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Shows a variant of the symbols in the view, such as `.fill`.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }

    /// Sets how symbols in the view are coloured; nil: as they decide.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
