/// A widget whose text the user edits. Positions are counted in Unicode scalars.
@MainActor
public protocol EditableText: Widget {
    /// The text, without what an input method is composing.
    var text: String { get }
    /// Whether an input method is composing: the text must not be changed then.
    var isComposing: Bool { get }
    /// Runs when an input method has nothing to compose any more.
    var compositionEnded: (@MainActor () -> Void)? { get set }
    /// Where the selection began, and where the cursor is; both are the same when nothing is selected.
    var selectionEnds: (anchor: Int, cursor: Int) { get set }
    /// Replaces a part of the text.
    func replace(_ range: Range<Int>, with string: String)
    /// Runs `handler` with the new text when the user changes it.
    @discardableResult
    func onChanged(_ handler: @escaping @MainActor (String) -> Void) -> SignalConnection
    /// Runs `handler` when the cursor or the selection moves, whoever moves it.
    func onSelectionChanged(_ handler: @escaping @MainActor () -> Void)
}

extension EditableText {
    /// Changes the text with as small a change as possible: the cursor and the selection stay where they are, as far as
    /// what is around them stays.
    public func edit(to new: String) {
        let before = Array(text.unicodeScalars)
        let after = Array(new.unicodeScalars)
        let shorter = min(before.count, after.count)
        var prefix = 0
        while prefix < shorter, before[prefix] == after[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
            suffix += 1
        }
        guard prefix < before.count - suffix || prefix < after.count - suffix else { return }
        let ends = selectionEnds
        var middle = String.UnicodeScalarView()
        middle.append(contentsOf: after[prefix..<after.count - suffix])
        replace(prefix..<before.count - suffix, with: String(middle))
        func moved(_ position: Int) -> Int {
            if position <= prefix { return position }
            if position >= before.count - suffix { return position + after.count - before.count }
            return min(position, after.count - suffix)
        }
        let wanted = (anchor: moved(ends.anchor), cursor: moved(ends.cursor))
        if selectionEnds != wanted { selectionEnds = wanted }
    }
}
