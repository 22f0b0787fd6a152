import Foundation
internal import Gtk

/// One key of one store, as far as views or objects show its value.
final class StoredValue: @unchecked Sendable {
    let store: UserDefaults
    let key: String
    let source = DependencySource()
    /// What the store held when it was last looked at.
    private var last: Any?
    private var owners: [WeakOwner] = []
    private let lock = NSLock()

    private struct WeakOwner {
        weak var object: AnyObject?
    }

    fileprivate init(store: UserDefaults, key: String) {
        self.store = store
        self.key = key
        last = store.object(forKey: key)
    }

    var raw: Any? { store.object(forKey: key) }

    /// An observable object that holds the value: it announces changes.
    func addOwner(_ object: AnyObject) {
        lock.withLock {
            owners.removeAll { $0.object == nil || $0.object === object }
            owners.append(WeakOwner(object: object))
        }
    }

    /// Writes a value that may be one that the store can't hold; nil removes the key.
    func set(_ raw: Any?, transaction: Transaction) {
        guard !Self.areEqual(raw, self.raw) else { return }
        announce()
        if let raw { store.set(raw, forKey: key) } else { store.removeObject(forKey: key) }
        lock.withLock { last = raw }
        StoredValues.shared.wasWritten(store)
        MainThread.run { Transaction.perform(transaction) { self.source.notify() } }
    }

    /// Whether somebody else wrote another value since the last look; then its readers are told.
    @MainActor
    func check() -> Bool {
        let raw = raw
        let changed = lock.withLock {
            defer { last = raw }
            return !Self.areEqual(raw, last)
        }
        guard changed else { return false }
        announce()
        source.notify()
        return true
    }

    private func announce() {
        for owner in lock.withLock({ owners }) {
            guard let object = owner.object as? any ObservableObject else { continue }
            Self.announce(object)
        }
    }

    private static func announce<O: ObservableObject>(_ object: O) {
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }

    /// Values that can't be compared count as equal: no property can show them.
    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (let a?, let b?):
            if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
            return type(of: a) == type(of: b)
        default: return false
        }
    }
}

/// The stored values that are shown, and how changes by others are found.
///
/// Foundation on Linux tells nobody about changes of the user's defaults, so they are looked for before the main loop
/// goes to sleep, which costs no wake-up, and when the files that hold them change, which other processes do. Writes
/// are kept in files a moment later, on another thread.
final class StoredValues: @unchecked Sendable {
    static let shared = StoredValues()

    private struct ID: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private let lock = NSLock()
    private var values: [ID: StoredValue] = [:]
    private var unsaved: [ObjectIdentifier: UserDefaults] = [:]
    private let queue = DispatchQueue(label: "SwiftUI.StoredValues", qos: .utility)
    @MainActor private var monitor: FileMonitor?
    @MainActor private var isWatching = false

    private init() {
        atexit { StoredValues.shared.save() }
    }

    func value(_ key: String, in store: UserDefaults) -> StoredValue {
        MainThread.run { self.watch() }
        return lock.withLock {
            let id = ID(store: ObjectIdentifier(store), key: key)
            if let value = values[id] { return value }
            let value = StoredValue(store: store, key: key)
            values[id] = value
            return value
        }
    }

    // MARK: Changes by others

    @MainActor
    private func watch() {
        watchFiles()
        guard !isWatching else { return }
        isWatching = true
        MainLoop.beforeSleeping { [unowned self] in check() }
    }

    /// Looks at every value; true if one had changed.
    @MainActor @discardableResult
    func check() -> Bool {
        let all = lock.withLock { Array(values.values) }
        var changed = false
        for value in all where value.check() { changed = true }
        return changed
    }

    @MainActor
    private func watchFiles() {
        guard monitor == nil else { return }
        let folder =
            ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
            ?? NSHomeDirectory() + "/.config"
        // A folder that doesn't exist yet would be polled for; it's there at the latest after the first write.
        guard FileManager.default.fileExists(atPath: folder) else { return }
        monitor = FileMonitor(folder: folder)
        monitor?.onChange { [unowned self] path in
            if path.hasSuffix(".plist") { filesDidChange() }
        }
    }

    private func filesDidChange() {
        queue.async { [self] in
            let stores = lock.withLock {
                Dictionary(values.values.map { (ObjectIdentifier($0.store), $0.store) }, uniquingKeysWith: { $1 })
            }
            for store in stores.values { store.synchronize() }
            DispatchQueue.main.async { MainActor.assumeIsolated { _ = self.check() } }
        }
    }

    // MARK: Saving

    func wasWritten(_ store: UserDefaults) {
        let isFirst = lock.withLock {
            defer { unsaved[ObjectIdentifier(store)] = store }
            return unsaved.isEmpty
        }
        if isFirst { queue.asyncAfter(deadline: .now() + 0.3) { self.save() } }
    }

    /// Writes to the files what isn't there yet.
    func save() {
        let stores = lock.withLock {
            defer { unsaved = [:] }
            return unsaved.values
        }
        for store in stores { store.synchronize() }
    }
}
