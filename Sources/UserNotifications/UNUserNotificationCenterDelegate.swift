import Foundation

/// Methods that are called on the main thread for notifications. Each method has a variant with a completion handler
/// and an asynchronous variant: implement either.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Called when a notification is delivered while the app is in the foreground; the handler receives the
    /// presentation. Documented (UNUserNotificationCenterDelegate): without an implementation nothing is presented.
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Returns the presentation of a notification that is delivered while the app is in the foreground.
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// Called when the user selects a notification or one of its buttons.
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Called when the user selects a notification or one of its buttons. The response is handled when the method
    /// returns.
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// - Coverage: never called (desktops have no link to an app's settings)
    @preconcurrency @MainActor func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Calls the asynchronous method by default.
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        Task { @MainActor in completionHandler(await userNotificationCenter(center, willPresent: notification)) }
    }

    /// Returns `[]` by default.
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Calls the asynchronous method by default.
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        Task { @MainActor in
            await userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }

    /// Does nothing by default.
    /// Does nothing by default.
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    @preconcurrency @MainActor public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
