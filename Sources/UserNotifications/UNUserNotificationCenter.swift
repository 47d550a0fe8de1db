import Diagnostics
public import Foundation
import UIKitCore

/// Schedules the app's notifications by the app's clock and displays them on the desktop.
///
/// Pending notifications end with the program, because the desktop does not launch the app. All methods can be called
/// on any thread; handlers are called on the main thread. Authorization is granted as soon as the app requests it,
/// because desktops ask no permission; the settings of the desktop decide what is visible. Without a display only the
/// delegate is called. Without a D-Bus session bus, a log line reports the missing bus.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let one = UNUserNotificationCenter()
    /// The notification center of the app.
    public class func current() -> UNUserNotificationCenter { one }

    private override init() { super.init() }

    /// The notifications of the current app.
    @MainActor var ledger: NotificationLedger { NotificationLedger.current }

    /// The delegate, which is called for notifications while the app is in the foreground and for responses. Held
    /// weakly. Set the delegate before the launch has finished.
    @preconcurrency @MainActor public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { ledger.delegate }
        set { ledger.delegate = newValue }
    }

    /// - Coverage: false
    public var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Requests authorization, which is always granted: the desktop has its own settings. The handler is called on the
    /// main thread.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        onMain { ledger in
            ledger.authorized = (ledger.authorized ?? []).union(options)
            completionHandler(true, nil)
        }
    }

    /// Requests authorization, which is always granted: the desktop has its own settings.
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await MainActor.run { ledger.authorized = (ledger.authorized ?? []).union(options) }
        return true
    }

    /// Calls the handler with the settings of the app, on the main thread.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        onMain { completionHandler(UNNotificationSettings($0.authorized)) }
    }

    /// The settings of the app.
    public func notificationSettings() async -> UNNotificationSettings {
        await MainActor.run { UNNotificationSettings(ledger.authorized) }
    }

    /// Replaces the categories of notifications.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        onMain { $0.categories = categories }
    }
    /// Calls the handler with the registered categories, on the main thread.
    public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void)
    {
        onMain { completionHandler($0.categories) }
    }
    /// The registered categories.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await MainActor.run { ledger.categories }
    }

    // MARK: Requests

    /// Schedules a notification. A request with the same identifier is replaced. Without authorization, the handler
    /// receives an error.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onMain { completionHandler?($0.add(request) ? nil : UNError(code: .notificationsNotAllowed)) }
    }

    /// Schedules a notification. A request with the same identifier is replaced. Throws ``UNError`` without
    /// authorization.
    public func add(_ request: UNNotificationRequest) async throws {
        guard await MainActor.run(body: { ledger.add(request) }) else { throw UNError(code: .notificationsNotAllowed) }
    }

    /// Calls the handler with the pending requests, on the main thread.
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
    {
        onMain { completionHandler($0.pending) }
    }
    /// The pending requests.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await MainActor.run { ledger.pending }
    }
    /// Removes pending requests. Unknown identifiers are ignored.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { $0.removePending { identifiers.contains($0) } }
    }
    /// Removes all pending requests.
    public func removeAllPendingNotificationRequests() { onMain { $0.removePending { _ in true } } }

    // MARK: Delivered notifications

    /// Calls the handler with the notifications in the desktop's list.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        onMain { completionHandler($0.delivered) }
    }
    /// The delivered notifications that were not removed.
    public func deliveredNotifications() async -> [UNNotification] { await MainActor.run { ledger.delivered } }
    /// Removes delivered notifications, also from the desktop's list.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain { $0.removeDelivered { identifiers.contains($0) } }
    }
    /// Removes all delivered notifications, also from the desktop's list.
    public func removeAllDeliveredNotifications() { onMain { $0.removeDelivered { _ in true } } }

    /// - Coverage: inert (desktops display no badges)
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Log.once("UNUserNotificationCenter.setBadgeCount has no effect: the desktop has no place for a badge")
        onMain { _ in completionHandler?(nil) }
    }

    /// Performs work on the main thread in the order of the calls. As on iOS, handlers never run during the call.
    private func onMain(_ work: @escaping @Sendable @MainActor (NotificationLedger) -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { work(NotificationLedger.current) } }
    }
}
