import Foundation

/// Is notified of notifications, on the main thread. Each method is there with a completion handler and as an
/// asynchronous one: implement either.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// A notification comes while the app is in front: what is shown of it. Documented: nothing, where this is not
    /// implemented.
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// What is shown of a notification that comes while the app is in front.
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// The user chose a notification or one of its buttons.
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// The user chose a notification or one of its buttons; the app has until this returns.
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// - Coverage: never called (the desktop has no way to an app's settings)
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Default: what the asynchronous method answers.
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        Task { @MainActor in completionHandler(await userNotificationCenter(center, willPresent: notification)) }
    }

    /// Default: `[]`.
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Default: what the asynchronous method does.
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        Task { @MainActor in
            await userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }

    /// Default: nothing is done.
    /// Default: nothing is done.
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
