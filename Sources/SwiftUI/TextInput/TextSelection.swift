/// What is selected in a text, or where its cursor is.
///
///     @State private var selection: TextSelection?
///
///     TextField("Message", text: $message, selection: $selection)
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected parts of a text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One part; empty for a cursor.
        case selection(Range<String.Index>)
        /// Several parts.
        case multiSelection(RangeSet<String.Index>)

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .selection(let range): hasher.combine(range)
            case .multiSelection(let set): for range in set.ranges { hasher.combine(range) }
            }
        }
    }

    /// The selected parts.
    public var indices: Indices
    /// On which side of a place in the text the cursor is, where that makes a difference.
    public var affinity: TextSelectionAffinity { .automatic }

    /// Creates a selection of a part.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Creates a selection of several parts. Fields of this desktop select what lies between the first and the last.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// Creates a cursor.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// Whether there is only a cursor.
    public var isInsertion: Bool { range.isEmpty }

    /// From the first selected character to the last.
    var range: Range<String.Index> {
        switch indices {
        case .selection(let range): return range
        case .multiSelection(let set):
            let ranges = set.ranges
            guard let first = ranges.first, let last = ranges.last else {
                let start = "".startIndex
                return start..<start
            }
            return first.lowerBound..<last.upperBound
        }
    }
}

/// On which side of a place in a text a cursor or an end of a selection is, where a text runs in two directions.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// As the system has it.
    case automatic
    /// At the end of what comes before.
    case upstream
    /// At the beginning of what follows.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// On which side of a place in a text cursors are.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets on which side of a place in a text cursors are. GTK decides that by itself, so that only views that read the
    /// environment's value notice.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}
