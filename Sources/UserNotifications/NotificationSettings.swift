public import Foundation

/// The authorizations that an app can request.
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

/// Whether the app is authorized to send notifications.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }
/// The state of a setting.
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }
/// The style in which notifications are displayed.
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }

/// The notification settings of the app. The settings of the desktop decide whether its notifications are visible; they
/// are unknown to the app.
public final class UNNotificationSettings: NSObject, Sendable {
    /// `notDetermined` until the app has requested authorization; `authorized` afterwards.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether notifications are displayed.
    public let alertSetting: UNNotificationSetting
    /// Whether notifications play sounds.
    public let soundSetting: UNNotificationSetting
    /// Desktops display no badges.
    public let badgeSetting = UNNotificationSetting.notSupported
    /// Whether notifications stay in the desktop's list.
    public let notificationCenterSetting: UNNotificationSetting
    /// Never supported.
    public let lockScreenSetting = UNNotificationSetting.notSupported
    /// Never supported.
    public let carPlaySetting = UNNotificationSetting.notSupported
    /// Never supported.
    public let criticalAlertSetting = UNNotificationSetting.notSupported
    /// The style in which notifications are displayed.
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

/// The presentation of a notification while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// - Coverage: inert (desktops display no badges)
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The error for a request that was not accepted.
public struct UNError: Error, Hashable, Sendable {
    /// The reasons for an error.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
    }
    /// The reason for the error.
    public let code: Code
    /// The app has not requested authorization, or was not authorized.
    public static let notificationsNotAllowed = Code.notificationsNotAllowed
    /// The file of an attachment is not there.
    public static let attachmentInvalidURL = Code.attachmentInvalidURL
    /// The file of an attachment is no picture, sound or movie.
    public static let attachmentUnrecognizedType = Code.attachmentUnrecognizedType
}

/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"
