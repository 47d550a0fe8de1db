public import Foundation

/// Names a task that an app finishes in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an app answers that has fetched data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Whether the app may do things in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// A program on Linux goes on in the background: a task has all the time that it takes, and its expiration handler is
/// never called.
extension UIApplication {
    /// - Returns: a number that no other task of the program has.
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        deviceSettings.lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: deviceSettings.lastBackgroundTask)
    }

    /// Nothing: a desktop app is not stopped in the background.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Seconds.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Always `.available`.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// - Coverage: inert (nothing starts an app to fetch data)
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        Log.once("UIApplication.setMinimumBackgroundFetchInterval has no effect: nothing starts an app to fetch data")
    }
    /// As often as the system allows; without effect, as the interval itself.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// Never; without effect, as the interval itself.
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
}
