import Foundation
internal import Gtk

extension Text {
    /// A text with its lines broken and its letters at their places: a collection of lines.
    ///
    /// Lengths are in points and positions in the coordinates of the text's view.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        let source: LaidOutText

        /// Whether a part of the text was left out because it didn't fit.
        public let isTruncated: Bool

        /// The index of the first line.
        public var startIndex: Int { 0 }
        /// The index after the last line.
        public var endIndex: Int { lines.count }

        /// A line.
        public subscript(index: Int) -> Line { lines[index] }

        public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.source === rhs.source }
    }
}

extension Text.Layout {
    /// The place of a character in the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        let value: Int

        /// The number of characters to another place.
        public func distance(to other: CharacterIndex) -> Int { other.value - value }

        /// The place a number of characters further on.
        public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }

        public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }
    }

    /// What a part of a text takes up.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end of the baseline.
        public var origin: CGPoint
        /// The width.
        public var width: CGFloat
        /// How far letters reach above the baseline.
        public var ascent: CGFloat
        /// How far letters reach below the baseline.
        public var descent: CGFloat
        /// The space to the next line.
        public var leading: CGFloat

        /// Creates bounds of nothing at the origin.
        public init() {
            self.init(origin: .zero, width: 0, ascent: 0, descent: 0)
        }

        init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0) {
            self.origin = origin
            self.width = width
            self.ascent = ascent
            self.descent = descent
            self.leading = leading
        }

        /// The rectangle from the ascent to the descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// How a part of a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Letters are drawn at positions that aren't whole pixels; Cairo does that in any case.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line of a text: a collection of runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        let runs: [Run]

        /// The left end of the line's baseline.
        public var origin: CGPoint
        let bounds: TypographicBounds

        /// What the line takes up.
        public var typographicBounds: TypographicBounds {
            var result = bounds
            result.origin = origin
            return result
        }

        /// The index of the first run.
        public var startIndex: Int { 0 }
        /// The index after the last run.
        public var endIndex: Int { runs.count }

        /// A run, where the line is.
        public subscript(index: Int) -> Run {
            var run = runs[index]
            run.offset = CGVector(dx: origin.x - bounds.origin.x, dy: origin.y - bounds.origin.y)
            return run
        }

        public static func == (lhs: Line, rhs: Line) -> Bool {
            lhs.origin == rhs.origin && lhs.bounds == rhs.bounds && lhs.runs == rhs.runs
        }
    }

    /// A part of a line in one font, with the same attributes: a collection of what can be drawn apart, from left to
    /// right.
    public struct Run: RandomAccessCollection, Equatable {
        let source: LaidOutText
        let glyphs: GlyphRun
        /// The run's part of the glyph run's clusters.
        let clusters: Range<Int>
        /// The run's piece of the text, which says how it is drawn.
        let stretch: Int
        var offset = CGVector.zero

        /// The index of the first slice.
        public var startIndex: Int { 0 }
        /// The index after the last slice.
        public var endIndex: Int { clusters.count }

        /// A slice of the run: the letters that belong together.
        public subscript(index: Int) -> RunSlice {
            RunSlice(run: self, indices: clusters.lowerBound + index..<clusters.lowerBound + index + 1)
        }

        /// The direction in which the letters run.
        public var layoutDirection: LayoutDirection {
            let glyphs = glyphs
            return MainThread.assume { glyphs.isRightToLeft } ? .rightToLeft : .leftToRight
        }

        /// What the run takes up.
        public var typographicBounds: TypographicBounds { source.bounds(of: self, clusters) }

        /// The characters of the slices.
        public var characterIndices: [CharacterIndex] { source.characters(of: self, clusters) }

        /// The value that the run was marked with; nil: none of this type.
        public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? {
            for attribute in source.stretches[stretch].attributes.reversed() {
                if let value = attribute.value as? Attribute { return value }
            }
            return nil
        }

        public static func == (lhs: Run, rhs: Run) -> Bool {
            lhs.source === rhs.source && lhs.glyphs === rhs.glyphs && lhs.clusters == rhs.clusters
                && lhs.offset == rhs.offset
        }
    }

    /// A part of a run that can be drawn by itself.
    public struct RunSlice: Equatable {
        /// The run.
        public var run: Run
        /// The slice's part of the glyph run's clusters.
        public var indices: Range<Int>

        /// What the slice takes up.
        public var typographicBounds: TypographicBounds { run.source.bounds(of: run, indices) }

        /// The characters of the slice.
        public var characterIndices: [CharacterIndex] { run.source.characters(of: run, indices) }

        /// The value that the slice was marked with; nil: none of this type.
        public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { run[key] }
    }
}
