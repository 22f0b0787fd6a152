import Foundation
import Observation

struct Message: Identifiable, Hashable {
    let id: Int
    var mailbox: String
    let sender: String
    let subject: String
    let text: String
    let date: Date
    var isRead: Bool
}

struct Mailbox: Identifiable {
    let id: String
    let name: String
    let symbol: String
}

/// The messages. They're made up, and gone with the app.
@Observable
@MainActor
final class MailStore {
    static let mailboxes = [
        Mailbox(id: "inbox", name: "Inbox", symbol: "tray"),
        Mailbox(id: "sent", name: "Sent", symbol: "paperplane"),
        Mailbox(id: "trash", name: "Trash", symbol: "trash"),
    ]

    private var all: [Message]

    init() {
        let start = Date(timeIntervalSince1970: 1_790_000_000)
        let letters: [(String, String, String)] = [
            (
                "Tower", "Wind on runway 24",
                "From tomorrow on the wind is expected to turn to the west. Runway 24 will be in use from six o'clock."
            ),
            (
                "Gate Office", "Gate A12 closed for repairs",
                "The bridge of gate A12 is repaired until Friday. Flights go to A14; buses wait at the lower level."
            ),
            ("Lena Brandt", "Lunch?", "There is soup in the canteen today. At half past twelve at the stairs?"),
            (
                "Weather Service", "Fog until ten",
                "Fog in the valley dissolves slowly. Visibility of 400 metres, rising after ten o'clock."
            ),
            ("Lost Property", "A blue umbrella", "It was found in row 17 and is kept at the counter for four weeks."),
        ]
        all = letters.enumerated().map { index, letter in
            Message(
                id: index, mailbox: "inbox", sender: letter.0, subject: letter.1, text: letter.2,
                date: start.addingTimeInterval(Double(-index) * 31_000), isRead: index > 1)
        }
    }

    func messages(in mailbox: String, matching search: String) -> [Message] {
        all.filter { message in
            message.mailbox == mailbox
                && (search.isEmpty || (message.sender + " " + message.subject).localizedCaseInsensitiveContains(search))
        }
    }

    func unread(in mailbox: String) -> Int { all.filter { $0.mailbox == mailbox && !$0.isRead }.count }

    func message(_ id: Int?) -> Message? { all.first { $0.id == id } }

    func setRead(_ isRead: Bool, _ id: Int) {
        guard let index = all.firstIndex(where: { $0.id == id }), all[index].isRead != isRead else { return }
        all[index].isRead = isRead
    }

    /// Messages go to the trash, and from there away.
    func delete(_ id: Int) {
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        if all[index].mailbox == "trash" { all.remove(at: index) } else { all[index].mailbox = "trash" }
    }

    func send(to recipient: String, subject: String, text: String) {
        all.insert(
            Message(
                id: (all.map(\.id).max() ?? 0) + 1, mailbox: "sent", sender: recipient,
                subject: subject.isEmpty ? "No subject" : subject, text: text, date: .now, isRead: true), at: 0)
    }
}
