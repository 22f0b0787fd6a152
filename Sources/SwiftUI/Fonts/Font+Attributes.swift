import Foundation

extension Font {
    /// The part that a text plays, which decides its size and weight.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// The largest titles.
        case largeTitle
        /// Titles of the first level.
        case title
        /// Titles of the second level.
        case title2
        /// Titles of the third level.
        case title3
        /// Headings.
        case headline
        /// Headings of the second level.
        case subheadline
        /// Body text.
        case body
        /// Remarks.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Captions of the second level.
        case caption2

        /// The size as a factor to that of body text.
        ///
        /// Sizes above body text keep the usual ratios. Those below are raised: desktops write body text smaller than
        /// telephones do, and the usual ratios would end below what can be read.
        var scale: Double {
            switch self {
            case .largeTitle: 2
            case .title: 28.0 / 17
            case .title2: 22.0 / 17
            case .title3: 20.0 / 17
            case .headline, .body: 1
            case .callout: 0.96
            case .subheadline: 0.91
            case .footnote: 0.85
            case .caption: 0.82
            case .caption2: 0.76
            }
        }

        /// The weight where a font doesn't set another.
        var weight: Weight { self == .headline ? .semibold : .regular }
    }

    /// The thickness of the strokes.
    public struct Weight: Hashable, Sendable {
        /// The weight on the scale of CSS and Pango, from 100 to 1000.
        let value: Int

        /// The thinnest weight.
        public static let ultraLight = Weight(value: 100)
        /// A thin weight.
        public static let thin = Weight(value: 200)
        /// A light weight.
        public static let light = Weight(value: 300)
        /// The usual weight.
        public static let regular = Weight(value: 400)
        /// A weight just above the usual one.
        public static let medium = Weight(value: 500)
        /// A weight between the usual one and bold.
        public static let semibold = Weight(value: 600)
        /// A bold weight.
        public static let bold = Weight(value: 700)
        /// A heavy weight.
        public static let heavy = Weight(value: 800)
        /// The thickest weight.
        public static let black = Weight(value: 900)
    }

    /// The width of the letters.
    public struct Width: Hashable, Sendable {
        /// The width relative to the usual one, which is 0; -0.3 is compressed and 0.2 expanded.
        public var value: CGFloat

        /// Creates a width relative to the usual one, which is 0.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The narrowest letters.
        public static let compressed = Width(-0.3)
        /// Narrow letters.
        public static let condensed = Width(-0.2)
        /// The usual width.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.2)
    }

    /// The shape of the letters.
    public enum Design: Hashable, Sendable {
        /// The usual design.
        case `default`
        /// Letters with serifs.
        case serif
        /// Rounded letters, where the desktop has them.
        case rounded
        /// Letters of equal width.
        case monospaced
    }

    /// The space between lines.
    public enum Leading: Hashable, Sendable {
        /// The usual space.
        case standard
        /// Less space.
        case tight
        /// More space.
        case loose
    }

    /// Which letters are written as small capitals.
    enum SmallCaps: Hashable, Sendable {
        case none, lowercase, uppercase, all

        func adding(_ other: SmallCaps) -> SmallCaps {
            self == .none || self == other ? other : .all
        }
    }
}
