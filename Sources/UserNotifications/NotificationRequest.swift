public import Foundation

/// A request for a notification: its content and its trigger.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The identifier for replacing or removing the request.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The trigger. Nil delivers the notification immediately.
    public let trigger: UNNotificationTrigger?

    /// Creates a request. Without a trigger the notification is delivered immediately.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
        super.init()
    }
}

/// A delivered notification.
public final class UNNotification: NSObject, Sendable {
    /// The date of the delivery.
    public let date: Date
    /// The request of the notification.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }
}

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification that the user responded to.
    public let notification: UNNotification
    /// The selected action: the identifier of an action, or one of the two identifiers below.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }
}

/// The user selected the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user dismissed the notification. - Coverage: never sent (the desktop does not distinguish a dismissed
/// notification from an expired one)
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The behavior of an action in addition to the call of the delegate.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification.
public final class UNNotificationAction: NSObject, Sendable {
    /// The identifier of the action.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// - Coverage: inert (all buttons of the desktop look the same)
    public let options: UNNotificationActionOptions

    /// Creates a button of a notification.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
        super.init()
    }
}

/// Options for the notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// - Coverage: inert
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// - Coverage: inert
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
}

/// The buttons of a kind of notification.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The identifier of the category. The content of a notification contains this identifier.
    public let identifier: String
    /// The buttons in order.
    public let actions: [UNNotificationAction]
    /// Has no effect, because intents are not supported.
    public let intentIdentifiers: [String]
    /// The options for the notifications of the category.
    public let options: UNNotificationCategoryOptions

    /// Creates a category of notifications with buttons.
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
