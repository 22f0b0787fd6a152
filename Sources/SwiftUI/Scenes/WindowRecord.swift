import Foundation

/// A window that is open, as it is kept for the next start of the app.
struct WindowRecord: Codable, Equatable {
    /// What tells its scene apart from the others.
    var scene: String
    /// Which of the scene's windows it is: its stored values are found by that.
    var number: Int
    /// The value that it shows, as JSON.
    var value: Data?
    /// The file of its document.
    var file: URL?

    private static func key(_ applicationID: String) -> String { "OpenWindows/" + applicationID }

    /// The windows that were open when the app was quit, the one used last at the end.
    static func all(of applicationID: String) -> [WindowRecord] {
        guard let text = UserDefaults.standard.string(forKey: key(applicationID)) else { return [] }
        return (try? JSONDecoder().decode([WindowRecord].self, from: Data(text.utf8))) ?? []
    }

    static func store(_ records: [WindowRecord], of applicationID: String) {
        let key = key(applicationID)
        if records.isEmpty {
            UserDefaults.standard.removeObject(forKey: key)
        } else if let data = try? JSONEncoder().encode(records) {
            UserDefaults.standard.set(String(decoding: data, as: UTF8.self), forKey: key)
        }
        StoredValues.shared.wasWritten(.standard)
    }
}

/// Opening the windows again that were open when the app was quit.
///
/// The list is kept up to date all the time, so that it is right after a crash or the end of the session, too. Quitting leaves
/// it as it is; a window that people close by itself is out of it, and so the app starts with its first window after the last
/// one was closed.
extension AppRuntime {
    /// Whether the windows of a scene are opened again.
    private func restores(_ scene: any WindowScene) -> Bool {
        let configuration = EnvironmentValues(scope: scene.environment).windowConfiguration
        return configuration.restores && !configuration.isExtra && !scene.isSettings
    }

    /// Notes which windows are open.
    func recordWindows() {
        guard !isQuitting else { return }
        let records = Evaluation.untracked {
            windows.compactMap { window -> WindowRecord? in
                guard let scene = scenes.first(where: { window.belongs(to: $0) }), restores(scene) else { return nil }
                var record = WindowRecord(scene: identifier(of: scene), number: window.number)
                return scene.complete(&record, for: window) ? record : nil
            }
        }
        guard records != recordedWindows else { return }
        recordedWindows = records
        WindowRecord.store(records, of: applicationID)
    }

    /// The windows that were open when the app was quit, with their scenes; the one used last at the end.
    var restorableWindows: [(scene: any WindowScene, record: WindowRecord)] {
        WindowRecord.all(of: applicationID).compactMap { record in
            scenes.first { identifier(of: $0) == record.scene && restores($0) }.map { ($0, record) }
        }
    }

    /// Notes what is open and closes all of it.
    func quit() {
        recordWindows()
        isQuitting = true
        for window in windows { window.window.close() }
    }

    /// A window stays open although the app shall quit: the user goes on with it.
    func quitWasRefused() {
        guard isQuitting else { return }
        isQuitting = false
        recordWindows()
    }
}

/// The values that `SceneStorage` keeps for a window.
enum SceneValues {
    static func prefix(of window: String) -> String { "SceneStorage/\(window)/" }

    /// Forgets the values of a window that was closed for good: the next one in its place begins anew.
    static func remove(of window: String) {
        let prefix = prefix(of: window)
        let keys = UserDefaults.standard.dictionaryRepresentation().keys.filter { $0.hasPrefix(prefix) }
        guard !keys.isEmpty else { return }
        for key in keys { UserDefaults.standard.removeObject(forKey: key) }
        StoredValues.shared.wasWritten(.standard)
    }
}
