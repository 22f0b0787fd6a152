import Foundation
internal import Gtk

/// Finds the row whose text begins with what the user types while a row has the focus.
@MainActor
final class TypeSelect {
    private unowned let list: any RowsContainer
    private var typed = ""
    private var last = Date.distantPast

    /// A pause of this length, in seconds, begins another word.
    private static let pause: TimeInterval = 1
    /// How many rows are looked at: those that aren't shown have to be made for it.
    private static let searchedRows = 1000

    init(_ list: any RowsContainer) {
        self.list = list
    }

    /// Takes a key; false if it isn't a letter, or no row is found.
    func key(_ key: UInt32, from row: ListRow?) -> Bool {
        guard list.selectionModel.mode != .none, let row, list.rowWidget(of: row)?.isFocus == true,
            let start = list.position(of: row), let letter = Self.letter(key)
        else { return false }
        let now = Date()
        if now.timeIntervalSince(last) > Self.pause { typed = "" }
        // A space selects, unless it's part of a word.
        if letter == " ", typed.isEmpty { return false }
        last = now
        let isNew = typed.isEmpty
        typed.append(letter)
        let count = list.count
        for step in (isNew ? 1 : 0)..<min(count, Self.searchedRows) + (isNew ? 1 : 0) {
            let position = (start + step) % count
            guard let text = list.searchText(at: position), text.lowercased().hasPrefix(typed.lowercased()) else {
                continue
            }
            go(to: position)
            return true
        }
        return true
    }

    private func go(to position: Int) {
        list.reveal(position)
        list.selectionModel.choose(position)
        Updater.shared.afterLayout { [weak list] in
            guard let list, let row = list.row(at: position) else { return }
            list.rowWidget(of: row)?.grabFocus()
        }
    }

    /// The character of a key as GDK numbers keys: those of Latin 1 by themselves, others by their code plus 2^24.
    private static func letter(_ key: UInt32) -> Character? {
        let code: UInt32
        switch key {
        case 0x20...0x7e, 0xa0...0xff: code = key
        case 0x0100_0100...0x0110_ffff: code = key - 0x0100_0000
        default: return nil
        }
        return Unicode.Scalar(code).map { Character($0) }
    }
}
