public import Foundation
import UIKitCore

/// Notifications of the app: asked for, waited for by the app's clock, shown by the desktop.
///
/// They live as long as the program: the desktop does not wake an app that has ended. Every call may be made on every
/// thread; handlers are called on the main one. A desktop does not ask for permission, so that it is given once an app
/// has asked, and its own settings decide what is seen. Without a display only the delegate is notified, and without a
/// bus a line in the log says so.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let one = UNUserNotificationCenter()
    /// The one center of the app.
    public class func current() -> UNUserNotificationCenter { one }

    private override init() { super.init() }

    /// What the app that is current has asked for.
    @MainActor var ledger: NotificationLedger { NotificationLedger.current }

    /// Is asked about notifications while the app is in front, and is notified of answers; held weakly. Set it before
    /// launching has finished.
    @preconcurrency @MainActor public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { ledger.delegate }
        set { ledger.delegate = newValue }
    }

    /// - Coverage: false
    public var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// Asks for permission, which is always given: the desktop has its own settings. The handler is called on the main
    /// thread.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        onMain { ledger in
            ledger.authorized = (ledger.authorized ?? []).union(options)
            completionHandler(true, nil)
        }
    }

    /// Asks for permission, which is always given: the desktop has its own settings.
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await MainActor.run { ledger.authorized = (ledger.authorized ?? []).union(options) }
        return true
    }

    /// What is allowed. The handler is called on the main thread.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        onMain { completionHandler(UNNotificationSettings($0.authorized)) }
    }

    /// What is allowed.
    public func notificationSettings() async -> UNNotificationSettings {
        await MainActor.run { UNNotificationSettings(ledger.authorized) }
    }

    /// The categories that contents may name, in place of those before.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        onMain { $0.categories = categories }
    }
    /// The categories that were set. The handler is called on the main thread.
    public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void)
    {
        onMain { completionHandler($0.categories) }
    }
    /// The categories that were set.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await MainActor.run { ledger.categories }
    }

    // MARK: Requests

    /// A request with the identifier of another takes its place. Without permission nothing is asked for, and the error
    /// says so.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onMain { completionHandler?($0.add(request) ? nil : UNError(code: .notificationsNotAllowed)) }
    }

    /// A request with the identifier of another takes its place. Throws ``UNError`` without permission.
    public func add(_ request: UNNotificationRequest) async throws {
        guard await MainActor.run(body: { ledger.add(request) }) else { throw UNError(code: .notificationsNotAllowed) }
    }

    /// The requests whose time has not come. The handler is called on the main thread.
    public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
    {
        onMain { completionHandler($0.pending) }
    }
    /// The requests whose time has not come.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await MainActor.run { ledger.pending }
    }
    /// Removes requests whose time has not come; identifiers of none are ignored.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { $0.removePending { identifiers.contains($0) } }
    }
    /// Removes all requests whose time has not come.
    public func removeAllPendingNotificationRequests() { onMain { $0.removePending { _ in true } } }

    // MARK: What has come

    /// Those that the desktop still has.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        onMain { completionHandler($0.delivered) }
    }
    /// The notifications that came, and were not removed.
    public func deliveredNotifications() async -> [UNNotification] { await MainActor.run { ledger.delivered } }
    /// Removes notifications that came, also from the desktop's list.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain { $0.removeDelivered { identifiers.contains($0) } }
    }
    /// Removes all notifications that came, also from the desktop's list.
    public func removeAllDeliveredNotifications() { onMain { $0.removeDelivered { _ in true } } }

    /// - Coverage: inert (the desktop has no place for a badge)
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Log.once("UNUserNotificationCenter.setBadgeCount has no effect: the desktop has no place for a badge")
        onMain { _ in completionHandler?(nil) }
    }

    /// In the order of the calls; handlers never come inside the call, as on iOS.
    private func onMain(_ work: @escaping @Sendable @MainActor (NotificationLedger) -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { work(NotificationLedger.current) } }
    }
}
