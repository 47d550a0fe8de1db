public import Foundation

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether the app may send notifications.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }
/// Whether something is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }
/// How a notification is shown.
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }

/// What the app may do. A desktop's own settings decide whether its notifications are seen; they are not told.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Not determined until the app has asked; authorized from then on.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether notifications are shown.
    public let alertSetting: UNNotificationSetting
    /// Whether notifications are heard.
    public let soundSetting: UNNotificationSetting
    /// The desktop has no place for badges.
    public let badgeSetting = UNNotificationSetting.notSupported
    /// Whether notifications stay in the desktop's list.
    public let notificationCenterSetting: UNNotificationSetting
    /// Never supported.
    public let lockScreenSetting = UNNotificationSetting.notSupported
    /// Never supported.
    public let carPlaySetting = UNNotificationSetting.notSupported
    /// Never supported.
    public let criticalAlertSetting = UNNotificationSetting.notSupported
    /// How a notification is shown.
    public let alertStyle: UNAlertStyle

    init(_ options: UNAuthorizationOptions?) {
        authorizationStatus = options == nil ? .notDetermined : .authorized
        func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
            options?.contains(option) == true ? .enabled : .disabled
        }
        alertSetting = setting(.alert)
        soundSetting = setting(.sound)
        notificationCenterSetting = setting(.alert)
        alertStyle = options?.contains(.alert) == true ? .banner : .none
        super.init()
    }
}

/// What a notification does while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// - Coverage: inert (the desktop has no place for it)
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Why a request was not taken.
public struct UNError: Error, Hashable, Sendable {
    /// Why a request was not taken.
    public enum Code: Int, Sendable { case notificationsNotAllowed = 1 }
    /// Why the request was not taken.
    public let code: Code
    /// The app did not ask, or did not get permission.
    public static let notificationsNotAllowed = Code.notificationsNotAllowed
}

/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"
