/// From the names of SF Symbols to names of icons that GTK can show.
///
/// Most names have a picture that comes with this module; others are shown by the picture of another name or by an icon
/// of the desktop's theme. A name that isn't known loses its suffixes one by one, so that one built from a known name
/// shows at least the picture it is built from: `ticket.badge.clock` shows a ticket.
internal enum SymbolTable {
    /// The icon for a symbol, or nil when neither the name nor what it is built from is known.
    static func iconName(for systemName: String) -> String? {
        var name = Substring(systemName)
        while true {
            if let picture = picture(for: name) {
                return picture.hasSuffix("-symbolic") ? picture : iconName(ofPicture: picture)
            }
            guard let stem = withoutSuffix(name) else { return nil }
            name = stem
        }
    }

    /// Whether a symbol shows a picture, be it that of the name it is built from.
    static func isKnown(_ systemName: String) -> Bool {
        iconName(for: systemName) != nil
    }

    /// Whether there is a picture for exactly this name.
    static func isExactlyKnown(_ systemName: String) -> Bool {
        picture(for: Substring(systemName)) != nil
    }

    private static func iconName(ofPicture picture: String) -> String {
        "windsock-\(String(picture.map { $0 == "." ? "-" : $0 }))-symbolic"
    }

    /// The last parts of a name that change how a picture looks, and not what it shows.
    private static let suffixes: Set<Substring> = [
        "fill", "circle", "square", "rectangle", "triangle", "diamond", "octagon", "hexagon", "seal", "shield", "app",
        "slash", "inverse", "dotted", "dashed", "rtl", "ltr", "2", "3", "portrait", "bubble", "capsule", "half",
        "right", "left", "motionlines", "trianglebadge", "compact", "badge",
    ]

    /// The name without its last suffix, or without its badge and all that follows; nil when there is none.
    private static func withoutSuffix(_ name: Substring) -> Substring? {
        let parts = name.split(separator: ".")
        if let badge = parts.lastIndex(of: "badge"), badge > 0 {
            return name[..<parts[badge - 1].endIndex]
        }
        // `person.fill.xmark` and the like put a second sign beside a filled picture.
        guard let last = parts.last, parts.count > 1, suffixes.contains(last) || parts.contains("fill") else {
            return nil
        }
        return name[..<parts[parts.count - 2].endIndex]
    }
}

// The entries are one constant text that is searched in place: a dictionary of so many names would take some two
// milliseconds to fill, in every app, before its first window.
extension SymbolTable {
    /// The picture that shows exactly this name, or nil.
    private static func picture(for name: Substring) -> String? {
        guard !name.isEmpty else { return nil }
        return entries.withUTF8Buffer { text in
            var low = text.startIndex
            var high = text.endIndex
            while low < high {
                let entry = entryRange(in: text, around: low + (high - low) / 2)
                let equals = text[entry].firstIndex(of: UInt8(ascii: "="))
                let entryName = text[entry.lowerBound..<(equals ?? entry.upperBound)]
                if entryName.elementsEqual(name.utf8) {
                    return equals.map { String(decoding: text[($0 + 1)..<entry.upperBound], as: UTF8.self) }
                        ?? String(name)
                }
                if name.utf8.lexicographicallyPrecedes(entryName) {
                    high = entry.lowerBound
                } else {
                    low = min(entry.upperBound + 1, high)
                }
            }
            return nil
        }
    }

    /// The entry that a position lies in, or that ends there.
    private static func entryRange(in text: UnsafeBufferPointer<UInt8>, around position: Int) -> Range<Int> {
        func isSpace(_ index: Int) -> Bool {
            text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\n")
        }
        var start = position
        while start > text.startIndex, !isSpace(start - 1) {
            start -= 1
        }
        var end = position
        while end < text.endIndex, !isSpace(end) {
            end += 1
        }
        return start..<end
    }
}
