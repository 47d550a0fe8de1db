import Diagnostics
public import Foundation

/// Identifies a background task of an app.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch of an app.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Whether the app may refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// A program on Linux continues in the background. A task has unlimited time, and its expiration handler is never
/// called.
extension UIApplication {
    /// - Returns: a number that is unique in the process.
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

    /// Does nothing: a desktop app is not suspended in the background.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The remaining time in seconds: unlimited.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Always `.available`.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// - Coverage: inert (nothing starts an app to fetch data)
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        Log.once("UIApplication.setMinimumBackgroundFetchInterval has no effect: nothing starts an app to fetch data")
    }
    /// The smallest interval. It has no effect.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// No background fetches. It has no effect.
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
}
