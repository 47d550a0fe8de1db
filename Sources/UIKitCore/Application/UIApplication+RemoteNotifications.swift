import Diagnostics
import Foundation

extension UIApplication {
    /// Requests notifications from a server, which Linux does not have.
    ///
    /// The delegate's `application(_:didFailToRegisterForRemoteNotificationsWithError:)` is called in a later turn, as
    /// on iOS without a connection.
    public func registerForRemoteNotifications() {
        Log.once(
            "UIApplication.registerForRemoteNotifications fails: no service sends remote notifications to this machine")
        // Chosen: the error of iOS in the simulator.
        let error = NSError(
            domain: NSCocoaErrorDomain, code: 3010,
            userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported on Linux"])
        context.after(0) { [weak self] in
            guard let self else { return }
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// Always false; see ``registerForRemoteNotifications()``.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Does nothing: the app is never registered.
    public func unregisterForRemoteNotifications() {}

    /// The kind of an app extension.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards of other apps. Linux has no such extensions.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}
