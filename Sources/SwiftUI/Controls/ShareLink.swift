import Foundation
internal import Gtk

/// A button that hands something on. This desktop has no sheet for sharing: the button opens a menu that copies it, opens
/// an address, or begins a letter with it.
///
///     ShareLink(item: url)
///     ShareLink("Share flight", item: "LH 2021 lands at 12:40")
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> {
    let items: [ShareItem]
    let subject: Text?
    let message: Text?
    let label: Label

    @Environment(\.openURL) private var openURL
    @Environment(\.locale) private var locale

    nonisolated init(_ items: [ShareItem], _ subject: Text?, _ message: Text?, content: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        label = content
    }
}

/// What stands for something that is shared, until it is.
public struct SharePreview<Image, Icon> {
    let title: Text

    nonisolated init(title: Text) {
        self.title = title
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

/// Something that is shared.
enum ShareItem {
    case text(String)
    case address(URL)
    /// Something in several types of data, with a title.
    case content(Text, @MainActor () -> ContentProvider?)

    /// The words for it, where it has any by itself.
    var text: String? {
        switch self {
        case .text(let text): text
        case .address(let url): url.isFileURL ? url.path : url.absoluteString
        case .content: nil
        }
    }
}

/// The label of a link that has none of its own.
public struct DefaultShareLinkLabel {
    let title: Text

    nonisolated init(title: Text) {
        self.title = title
    }
}

extension DefaultShareLinkLabel: View {
    /// The words and a symbol.
    public var body: some View {
        Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    /// Creates a link that shares an address, with a label of any views.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init([.address(item)], subject, message, content: label())
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    /// Creates a link that shares an address.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init([.address(item)], subject, message, content: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Creates a link that shares an address, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init([.address(item)], subject, message, content: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link that shares an address, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init([.address(item)], subject, message, content: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    /// Creates a link that shares a text, with a label of any views.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init([.text(item)], subject, message, content: label())
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    /// Creates a link that shares a text.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init([.text(item)], subject, message, content: DefaultShareLinkLabel(title: Text("Share…")))
    }

    /// Creates a link that shares a text, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init([.text(item)], subject, message, content: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link that shares a text, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init([.text(item)], subject, message, content: DefaultShareLinkLabel(title: Text(title)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Creates a link that shares addresses, with a label of any views.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items.map { .address($0) }, subject, message, content: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Creates a link that shares texts, with a label of any views.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items.map { .text($0) }, subject, message, content: label())
    }
}

extension ShareLink: View {
    /// The button, which opens a menu.
    public var body: some View {
        Menu {
            Button("Copy") { copy() }
            if case .address(let url)? = items.first, items.count == 1 {
                Button("Open") { openURL(url) }
            }
            if items.contains(where: { $0.text != nil }) {
                Button("Send by E-Mail") { if let letter { openURL(letter) } }
            }
        } label: {
            label
        }
        .menuIndicator(.hidden)
    }

    @MainActor private func copy() {
        let texts = items.compactMap(\.text)
        guard texts.isEmpty else { return Clipboard.setText(texts.joined(separator: "\n")) }
        Clipboard.set(
            items.compactMap { item in
                guard case .content(_, let make) = item else { return nil }
                return make()
            })
    }

    /// An address that begins a letter.
    private var letter: URL? {
        var values = EnvironmentValues()
        values.locale = locale
        let subject = subject?.resolvedString(in: values)
        let words = message?.resolvedString(in: values)
        return ShareLetter.address(subject: subject, body: [words].compactMap { $0 } + items.compactMap(\.text))
    }
}

/// A letter with what is shared.
enum ShareLetter {
    /// The address that a mail program opens as a letter.
    static func address(subject: String?, body: [String]) -> URL? {
        var components = URLComponents()
        components.scheme = "mailto"
        components.path = ""
        components.queryItems =
            (subject.map { [URLQueryItem(name: "subject", value: $0)] } ?? [])
            + [URLQueryItem(name: "body", value: body.joined(separator: "\n"))]
        // A plus sign would be read as a space by some programs.
        components.percentEncodedQuery = components.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        return components.url
    }
}
