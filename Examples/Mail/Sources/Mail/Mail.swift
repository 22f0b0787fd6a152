import SwiftUI

/// Three columns: mailboxes, the messages of one, and a message.
@main
struct MailApp: App {
    @State private var store = MailStore()

    var body: some Scene {
        WindowGroup("Mail", id: "mail") {
            MailView().environment(store)
        }
        .defaultSize(width: 1100, height: 700)
        .commands {
            NewCommands()
            SidebarCommands()
            MessageCommands()
        }
    }
}

/// Ctrl-N writes a message here; a window more is on the next key.
struct NewCommands: Commands {
    @FocusedValue(\.writeMessage) private var write
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New Message") { write?() }
                .keyboardShortcut("n")
                .disabled(write == nil)
            Button("New Window") { openWindow(id: "mail") }
                .keyboardShortcut("n", modifiers: [.command, .shift])
        }
    }
}

/// Commands for the message that is shown in the window in use.
struct MessageCommands: Commands {
    @FocusedValue(\.messageActions) private var actions

    var body: some Commands {
        CommandMenu("Message") {
            Button("Mark as Unread") { actions?.markUnread() }
                .keyboardShortcut("u")
                .disabled(actions == nil)
            Button("Delete") { actions?.delete() }
                .disabled(actions == nil)
        }
    }
}

/// What can be done with a message.
struct MessageActions {
    let markUnread: @MainActor () -> Void
    let delete: @MainActor () -> Void
}

extension FocusedValues {
    @Entry var messageActions: MessageActions?
    @Entry var writeMessage: (@MainActor () -> Void)?
}

struct MailView: View {
    @Environment(MailStore.self) private var store
    @SceneStorage("mailbox") private var mailbox = "inbox"
    @State private var selection: Message.ID?
    @State private var search = ""
    @State private var isWriting = false

    private var chosenMailbox: Binding<String?> {
        Binding {
            mailbox
        } set: {
            mailbox = $0 ?? "inbox"
        }
    }

    var body: some View {
        NavigationSplitView {
            List(selection: chosenMailbox) {
                Section("Mailboxes") {
                    ForEach(MailStore.mailboxes) { box in
                        Label(box.name, systemImage: box.symbol)
                            .badge(store.unread(in: box.id))
                            .tag(box.id)
                    }
                }
            }
            .navigationTitle("Mail")
            .navigationSplitViewColumnWidth(200)
        } content: {
            MessageList(mailbox: mailbox, search: search, selection: $selection)
                .navigationTitle(MailStore.mailboxes.first { $0.id == mailbox }?.name ?? "")
                .searchable(text: $search, prompt: "Sender or subject")
                .navigationSplitViewColumnWidth(320)
        } detail: {
            detail
                .toolbar {
                    ToolbarItem {
                        Button("New Message", systemImage: "square.and.pencil") { isWriting = true }
                            .help("Write a message")
                    }
                }
        }
        .focusedSceneValue(\.writeMessage) { isWriting = true }
        .sheet(isPresented: $isWriting) { Composer() }
        .onChange(of: mailbox) { selection = nil }
    }

    @ViewBuilder private var detail: some View {
        if let message = store.message(selection) {
            MessageView(message: message) { selection = nil }
        } else {
            ContentUnavailableView(
                "No Message Chosen", systemImage: "envelope", description: Text("Choose one from the list."))
        }
    }
}

struct MessageList: View {
    @Environment(MailStore.self) private var store
    let mailbox: String
    let search: String
    @Binding var selection: Message.ID?

    var body: some View {
        let messages = store.messages(in: mailbox, matching: search)
        if messages.isEmpty {
            if search.isEmpty {
                ContentUnavailableView("No Messages", systemImage: "tray")
            } else {
                ContentUnavailableView.search
            }
        } else {
            List(messages, selection: $selection) { message in
                MessageRow(message: message)
            }
            .contextMenu(forSelectionType: Message.ID.self) { ids in
                Button("Mark as Unread") { ids.forEach { store.setRead(false, $0) } }
                Button("Delete", role: .destructive) { ids.forEach { store.delete($0) } }
            }
            .onDeleteCommand { if let selection { store.delete(selection) } }
        }
    }
}

struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Circle()
                .fill(message.isRead ? Color.clear : Color.accentColor)
                .frame(width: 8, height: 8)
                .padding(.top, 6)
                .accessibilityLabel(message.isRead ? "" : "Unread")
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(verbatim: message.sender).font(.headline).lineLimit(1)
                    Spacer()
                    Text(message.date, format: .dateTime.day().month())
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Text(verbatim: message.subject).lineLimit(1)
                Text(verbatim: message.text).font(.callout).foregroundStyle(.secondary).lineLimit(2)
            }
        }
        .padding(.vertical, 4)
    }
}

struct MessageView: View {
    @Environment(MailStore.self) private var store
    let message: Message
    let close: () -> Void

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(verbatim: message.subject).font(.title2.bold())
                HStack {
                    Image(systemName: "person.circle.fill").font(.largeTitle).foregroundStyle(.secondary)
                    VStack(alignment: .leading) {
                        Text(verbatim: message.sender).font(.headline)
                        Text(message.date, format: .dateTime.weekday(.wide).day().month(.wide).hour().minute())
                            .foregroundStyle(.secondary)
                    }
                }
                Divider()
                Text(verbatim: message.text).textSelection(.enabled)
            }
            .frame(maxWidth: 700, alignment: .leading)
            .padding(24)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(Text(verbatim: message.subject))
        .toolbar {
            ToolbarItem {
                Button("Delete", systemImage: "trash", action: delete).help("Delete the message")
            }
        }
        .focusedSceneValue(
            \.messageActions, MessageActions(markUnread: { store.setRead(false, message.id) }, delete: delete)
        )
        .task(id: message.id) { store.setRead(true, message.id) }
    }

    private func delete() {
        store.delete(message.id)
        close()
    }
}

/// A message that is being written. It isn't thrown away without a question.
struct Composer: View {
    @Environment(MailStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var recipient = ""
    @State private var subject = ""
    @State private var text = ""
    @State private var isSent = false
    @FocusState private var isAddressing: Bool

    private var hasContent: Bool { !(recipient + subject + text).isEmpty }

    var body: some View {
        VStack(spacing: 12) {
            TextField("To", text: $recipient).focused($isAddressing)
            TextField("Subject", text: $subject)
            TextEditor(text: $text).frame(minHeight: 160)
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .frame(minWidth: 460)
        .navigationTitle("New Message")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Send") {
                    store.send(to: recipient, subject: subject, text: text)
                    isSent = true
                    dismiss()
                }
                .disabled(recipient.isEmpty)
            }
        }
        .dismissalConfirmationDialog("Discard the message?", shouldPresent: hasContent && !isSent) {
            Button("Discard", role: .destructive) {}
        } message: {
            Text("What was written will be lost.")
        }
        .onAppear { isAddressing = true }
    }
}

#Preview("Row") {
    MessageRow(message: MailStore().messages(in: "inbox", matching: "")[0]).frame(width: 320)
}
