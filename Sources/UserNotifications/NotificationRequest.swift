public import Foundation

/// A notification that was asked for: what it says and when it comes.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// Names the request, to replace or remove it.
    public let identifier: String
    /// What the notification shows.
    public let content: UNNotificationContent
    /// Nil comes at once.
    public let trigger: UNNotificationTrigger?

    /// A request; without a trigger the notification comes at once.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
        super.init()
    }
}

/// A notification that has come.
public final class UNNotification: NSObject, Sendable {
    /// When it came.
    public let date: Date
    /// What asked for it.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification that was answered.
    public let notification: UNNotification
    /// What the user chose: an action's identifier, or one of the two below.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }
}

/// The notification itself was chosen.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notification was put away. - Coverage: never comes (the desktop does not tell its putting away from its running
/// out)
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What an action does beside calling the delegate.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification.
public final class UNNotificationAction: NSObject, Sendable {
    /// Names the action.
    public let identifier: String
    /// The text of the button.
    public let title: String
    /// - Coverage: inert (the desktop's buttons are alike)
    public let options: UNNotificationActionOptions

    /// A button of a notification.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
        super.init()
    }
}

/// What notifications of a category have.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// - Coverage: inert
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// - Coverage: inert
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
}

/// The buttons of notifications of a kind.
public final class UNNotificationCategory: NSObject, Sendable {
    /// Names the category; contents name it too.
    public let identifier: String
    /// The buttons from first to last.
    public let actions: [UNNotificationAction]
    /// Without effect: there are no intents.
    public let intentIdentifiers: [String]
    /// What notifications of the category have.
    public let options: UNNotificationCategoryOptions

    /// A category of notifications with buttons.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        super.init()
    }
}
