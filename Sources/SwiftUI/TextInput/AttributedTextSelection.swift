import Foundation

/// What is selected in an attributed text, or where its cursor is.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The places in a text.
    public enum Indices: Equatable, Sendable {
        /// A cursor.
        case insertionPoint(AttributedString.Index)
        /// Selected parts.
        case ranges(RangeSet<AttributedString.Index>)
    }

    private enum Place: Equatable, Sendable {
        case end
        case insertionPoint(AttributedString.Index)
        case ranges([Range<AttributedString.Index>])
    }

    private var place: Place
    /// The attributes of what will be typed; nil: those of what stands before.
    private(set) var typingAttributes: AttributeContainer?

    /// Creates a cursor at the end of the text.
    public init() {
        place = .end
    }

    /// Creates a cursor.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        place = .insertionPoint(insertionPoint)
        self.typingAttributes = typingAttributes
    }

    /// Creates a selection of a part.
    public init(range: Range<AttributedString.Index>) {
        place = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges([range])
    }

    /// Creates a selection of several parts. Editors of this desktop select what lies between the first and the last.
    public init(ranges: RangeSet<AttributedString.Index>) {
        place = .ranges(Array(ranges.ranges))
    }

    /// Where the selection is in a text.
    public func indices(in text: AttributedString) -> Indices {
        switch place {
        case .end: .insertionPoint(text.endIndex)
        case .insertionPoint(let index): .insertionPoint(min(max(index, text.startIndex), text.endIndex))
        case .ranges(let ranges):
            .ranges(RangeSet(ranges.map { $0.clamped(to: text.startIndex..<text.endIndex) }))
        }
    }

    /// The attributes that what is typed in a text will have.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typingAttributes { return typingAttributes }
        let start = range(in: text).lowerBound
        let before = start > text.startIndex ? text.index(beforeCharacter: start) : start
        return text.runs.first { $0.range.contains(before) }?.attributes ?? AttributeContainer()
    }

    /// From the first selected character to the last.
    func range(in text: AttributedString) -> Range<AttributedString.Index> {
        switch indices(in: text) {
        case .insertionPoint(let index): return index..<index
        case .ranges(let set):
            guard let first = set.ranges.first, let last = set.ranges.last else {
                return text.endIndex..<text.endIndex
            }
            return first.lowerBound..<last.upperBound
        }
    }

    fileprivate mutating func type(with attributes: AttributeContainer, in text: AttributedString) {
        self = AttributedTextSelection(
            insertionPoint: range(in: text).lowerBound, typingAttributes: attributes)
    }
}

extension AttributedString {
    /// Changes the attributes of what is selected; with a cursor, those of what will be typed.
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        switch selection.indices(in: self) {
        case .insertionPoint:
            var attributes = selection.typingAttributes(in: self)
            body(&attributes)
            selection.type(with: attributes, in: self)
        case .ranges(let set):
            // Attributes move no characters, but indices belong to the text that they were made for.
            let offsets = set.ranges.map { offset(of: $0.lowerBound)..<offset(of: $0.upperBound) }
            for range in offsets {
                for run in self[index(at: range.lowerBound)..<index(at: range.upperBound)].runs.map({ $0 }) {
                    var attributes = run.attributes
                    body(&attributes)
                    self[run.range].setAttributes(attributes)
                }
            }
            selection = AttributedTextSelection(
                ranges: RangeSet(offsets.map { index(at: $0.lowerBound)..<index(at: $0.upperBound) }))
        }
    }

    fileprivate func index(beforeCharacter index: AttributedString.Index) -> AttributedString.Index {
        characters.index(before: index)
    }

    /// How many Unicode scalars stand before an index.
    func offset(of index: AttributedString.Index) -> Int {
        unicodeScalars.distance(from: startIndex, to: Swift.min(Swift.max(index, startIndex), endIndex))
    }

    /// The index after some Unicode scalars.
    func index(at offset: Int) -> AttributedString.Index {
        unicodeScalars.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    }
}

extension TextEditor {
    /// Creates an editor of a text with attributes: fonts, colours and lines are shown as a `Text` shows them, and what is
    /// typed has the attributes of what stands before.
    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        self.init(
            TextSource(attributed: text, selection: selection),
            selection: selection.map { Self.plain($0, of: text) }, attributed: { text.wrappedValue })
    }

    /// The selection by places in the characters alone.
    nonisolated private static func plain(
        _ selection: Binding<AttributedTextSelection>, of text: Binding<AttributedString>
    ) -> Binding<TextSelection?> {
        Binding(
            get: {
                let attributed = text.wrappedValue
                let scalars = String(attributed.characters).unicodeScalars
                let range = selection.wrappedValue.range(in: attributed)
                func place(_ index: AttributedString.Index) -> String.Index {
                    scalars.index(
                        scalars.startIndex, offsetBy: attributed.offset(of: index), limitedBy: scalars.endIndex)
                        ?? scalars.endIndex
                }
                return TextSelection(range: place(range.lowerBound)..<place(range.upperBound))
            },
            set: { new in
                guard let new else { return }
                let attributed = text.wrappedValue
                let scalars = String(attributed.characters).unicodeScalars
                func place(_ index: String.Index) -> AttributedString.Index {
                    attributed.index(
                        at: scalars.distance(
                            from: scalars.startIndex, to: min(max(index, scalars.startIndex), scalars.endIndex)))
                }
                selection.wrappedValue = AttributedTextSelection(
                    range: place(new.range.lowerBound)..<place(new.range.upperBound))
            })
    }
}

extension TextSource {
    /// The characters of a text with attributes. What is typed changes only the part that is different.
    init(attributed text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
        self.init(
            read: { String(text.wrappedValue.characters) },
            write: { new in
                var attributed = text.wrappedValue
                let before = Array(String(attributed.characters).unicodeScalars)
                let after = Array(new.unicodeScalars)
                let shorter = min(before.count, after.count)
                var prefix = 0
                while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
                var suffix = 0
                while suffix < shorter - prefix, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
                    suffix += 1
                }
                var typed = String.UnicodeScalarView()
                typed.append(contentsOf: after[prefix..<after.count - suffix])
                let range = attributed.index(at: prefix)..<attributed.index(at: before.count - suffix)
                let cursor = AttributedTextSelection(
                    insertionPoint: range.lowerBound, typingAttributes: selection?.wrappedValue.typingAttributes)
                let attributes = cursor.typingAttributes(in: attributed)
                attributed.replaceSubrange(range, with: AttributedString(String(typed), attributes: attributes))
                text.wrappedValue = attributed
                return true
            })
    }
}
