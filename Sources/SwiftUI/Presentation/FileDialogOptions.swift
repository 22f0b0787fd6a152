import Foundation
internal import Gtk

/// What modifiers say about the dialogs for files of a view.
struct FileDialogOptions {
    var message: Text?
    var confirmationLabel: Text?
    var defaultDirectory: URL?
    var customizationID: String?
    var defaultFilename: String?
    var isEnabled: ((URL) -> Bool)?

    /// Where the folder is kept that was used last.
    private var folderKey: String? { customizationID.map { "FileDialog/" + $0 } }

    /// The folder that a dialog begins with.
    var folder: String? {
        if let folderKey, let known = UserDefaults.standard.string(forKey: folderKey) { return known }
        return defaultDirectory?.path
    }

    func remember(_ path: String) {
        guard let folderKey else { return }
        UserDefaults.standard.set(URL(fileURLWithPath: path).deletingLastPathComponent().path, forKey: folderKey)
        StoredValues.shared.wasWritten(.standard)
    }
}

/// How a dialog for files shows folders. The desktop's dialog has its own ways.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Folders that are packages can be entered; there are no packages here.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    /// Hidden files are shown: people do that in the dialog by Ctrl-H.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    /// Suffixes are shown; they always are.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

private enum FileDialogOptionsKey: EnvironmentKey { static var defaultValue: FileDialogOptions { FileDialogOptions() } }

extension EnvironmentValues {
    /// What is said about the dialogs for files of the view.
    var fileDialogOptions: FileDialogOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }
}

extension View {
    /// Sets the words in the title bar of the view's dialogs for files.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.message = message }
    }

    /// Sets the words, which are looked up in the app's translations, in the title bar of the view's dialogs for files.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the words in the title bar of the view's dialogs for files.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the words on the button that ends the view's dialogs for files.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.confirmationLabel = label }
    }

    /// Sets the words, which are looked up in the app's translations, on the button that ends the view's dialogs for files.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the words on the button that ends the view's dialogs for files.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the folder that the view's dialogs for files begin with.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.defaultDirectory = defaultDirectory }
    }

    /// Has the view's dialogs for files begin with the folder that was used last under an id.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
        transformEnvironment(\.fileDialogOptions) { $0.customizationID = id }
    }

    /// Says which files can be chosen in the view's dialogs. The desktop's dialog lets people choose others, too: those are
    /// left out of what the app gets.
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        transformEnvironment(\.fileDialogOptions) { options in
            options.isEnabled = { (try? predicate.evaluate($0)) ?? false }
        }
    }

    /// How the view's dialogs for files show folders; see the options for what the desktop's dialog does.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

    /// Whether dialogs give links or what they lead to: files are opened under the names that were chosen.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    /// Sets the words beside the name in dialogs that save; those of the desktop are fixed.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

    /// Sets the words beside the name in dialogs that save; those of the desktop are fixed.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Sets the words beside the name in dialogs that save; those of the desktop are fixed.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
