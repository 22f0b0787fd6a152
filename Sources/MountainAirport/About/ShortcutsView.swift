import SwiftUI

/// The keys that do something, in groups.
struct ShortcutsView: View {
    static let windowID = "shortcuts"

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                ForEach(ShortcutGroup.all) { group in
                    VStack(alignment: .leading, spacing: 8) {
                        Text(group.title)
                            .font(.headline)
                        ForEach(group.shortcuts) { shortcut in
                            HStack(spacing: 12) {
                                Text(shortcut.title)
                                Spacer(minLength: 12)
                                HStack(spacing: 4) {
                                    ForEach(shortcut.keys, id: \.self) { KeyCap(name: $0) }
                                }
                            }
                        }
                    }
                }
            }
            .padding(24)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(minWidth: 320, idealWidth: 440, minHeight: 360, idealHeight: 620)
    }
}

/// A key as it looks on a keyboard.
private struct KeyCap: View {
    let name: String

    var body: some View {
        Text(name)
            .font(.footnote)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 5))
            .overlay {
                RoundedRectangle(cornerRadius: 5)
                    .stroke(.gray.opacity(0.4), lineWidth: 1)
            }
    }
}

/// What keys do.
struct ShortcutEntry: Identifiable {
    let title: String
    let keys: [String]

    var id: String { title }

    init(_ title: String, _ keys: String...) {
        self.title = title
        self.keys = keys
    }
}

/// Shortcuts that belong together.
struct ShortcutGroup: Identifiable {
    let title: String
    let shortcuts: [ShortcutEntry]

    var id: String { title }

    private static var control: String { String(localized: "Ctrl") }
    private static var shift: String { String(localized: "Shift") }

    static var all: [ShortcutGroup] {
        [
            ShortcutGroup(
                title: String(localized: "Board"),
                shortcuts: [
                    ShortcutEntry(String(localized: "Refresh"), control, "R"),
                    ShortcutEntry(String(localized: "Hide Past"), shift, control, "H"),
                    ShortcutEntry(String(localized: "Choose Airport"), control, "L"),
                    ShortcutEntry(String(localized: "Filter Flights"), control, "F"),
                    ShortcutEntry(String(localized: "Previous Day"), control, String(localized: "Page Up")),
                    ShortcutEntry(String(localized: "Next Day"), control, String(localized: "Page Down")),
                ]),
            ShortcutGroup(
                title: String(localized: "Screens"),
                shortcuts: SidebarItem.screens.enumerated().map {
                    ShortcutEntry($0.element.title, control, "\($0.offset + 1)")
                }),
            ShortcutGroup(
                title: String(localized: "Charts"),
                shortcuts: [
                    ShortcutEntry(String(localized: "Next or Previous Value"), "←", "→"),
                    ShortcutEntry(String(localized: "First or Last Value"), "Home", String(localized: "End")),
                    ShortcutEntry(String(localized: "No Value"), String(localized: "Esc")),
                ]),
            ShortcutGroup(
                title: String(localized: "General"),
                shortcuts: [
                    ShortcutEntry(String(localized: "Import"), control, "O"),
                    ShortcutEntry(String(localized: "New Window"), control, "N"),
                    ShortcutEntry(String(localized: "Preferences"), control, ","),
                    ShortcutEntry(String(localized: "Keyboard Shortcuts"), control, "?"),
                    ShortcutEntry(String(localized: "Close Window"), control, "W"),
                    ShortcutEntry(String(localized: "Quit"), control, "Q"),
                ]),
        ]
    }
}
