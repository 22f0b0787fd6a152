import Foundation
import SwiftUI
import Synchronization

/// Hands the app's notifications over to the desktop.
///
///     let center = UNUserNotificationCenter.current()
///     if try await center.requestAuthorization(options: [.alert]) {
///         try await center.add(UNNotificationRequest(identifier: "gate", content: content, trigger: nil))
///     }
///
/// Where no notification service runs none is sent and nothing is logged: `requestAuthorization` says false, and
/// `add` throws.
public final class UNUserNotificationCenter: Sendable {
    private static let shared = UNUserNotificationCenter()
    private let waiting = Mutex<[String: Task<Void, Never>]>([:])

    private init() {}

    /// The center of the app.
    public class func current() -> UNUserNotificationCenter { shared }

    /// Whether notifications are shown. A desktop asks nobody: they are if there is a service.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await _DesktopNotifications.isAvailable
    }

    /// What the desktop does with notifications.
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(
            authorizationStatus: await _DesktopNotifications.isAvailable ? .authorized : .denied)
    }

    /// Shows a notification, at once or when its trigger says.
    ///
    /// - Throws: ``UNError`` when nobody shows notifications.
    public func add(_ request: UNNotificationRequest) async throws {
        cancel([request.identifier])
        guard let trigger = request.trigger as? UNTimeIntervalNotificationTrigger else {
            return try await Self.send(request)
        }
        guard await _DesktopNotifications.isAvailable else { throw UNError(code: .notificationsNotAllowed) }
        let task = Task { [weak self] in
            repeat {
                do { try await Task.sleep(for: .seconds(trigger.timeInterval)) } catch { return }
                // The service may have gone meanwhile; there is nobody to tell.
                try? await Self.send(request)
            } while trigger.repeats && !Task.isCancelled
            self?.forget(request.identifier)
        }
        waiting.withLock { $0[request.identifier] = task }
    }

    /// Takes back notifications that wait for their time.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        cancel(identifiers)
    }

    /// Takes back all notifications that wait for their time.
    public func removeAllPendingNotificationRequests() {
        cancel(waiting.withLock { Array($0.keys) })
    }

    /// Takes back notifications that are shown.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        Task { @MainActor in
            for identifier in identifiers { _DesktopNotifications.withdraw(id: identifier) }
        }
    }

    private func cancel(_ identifiers: [String]) {
        waiting.withLock { waiting in
            for identifier in identifiers { waiting.removeValue(forKey: identifier)?.cancel() }
        }
    }

    private func forget(_ identifier: String) {
        waiting.withLock { _ = $0.removeValue(forKey: identifier) }
    }

    private static func send(_ request: UNNotificationRequest) async throws {
        let content = request.content
        let body = content.subtitle.isEmpty ? content.body : "\(content.subtitle)\n\(content.body)"
        let wasSent = await _DesktopNotifications.send(
            id: request.identifier, title: content.title, body: body,
            isUrgent: content.interruptionLevel == .critical)
        if !wasSent { throw UNError(code: .notificationsNotAllowed) }
    }
}
