public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    struct Values {
        var title: String = ""
        var subtitle: String = ""
        var body: String = ""
        var badge: NSNumber? = nil
        var sound: UNNotificationSound? = nil
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier: String = ""
        var threadIdentifier: String = ""
        var targetContentIdentifier: String? = nil
        var interruptionLevel: UNNotificationInterruptionLevel = .active
        var relevanceScore: Double = 0
        var attachments: [UNNotificationAttachment] = []
    }

    var values: Values

    public override init() {
        values = Values()
        super.init()
    }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The first line, in bold. Empty by default.
    public var title: String { values.title }
    /// The second line, before the body. Empty by default.
    public var subtitle: String { values.subtitle }
    /// The text. Empty by default.
    public var body: String { values.body }
    /// - Coverage: inert (desktops display no badges)
    public var badge: NSNumber? { values.badge }
    /// The sound that is played when the notification is delivered. Nil plays no sound.
    public var sound: UNNotificationSound? { values.sound }
    /// Values for the app. Empty by default.
    public var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The category, which decides the buttons. See ``UNUserNotificationCenter/setNotificationCategories(_:)``.
    public var categoryIdentifier: String { values.categoryIdentifier }
    /// - Coverage: inert (the desktop groups notifications by its own rules)
    public var threadIdentifier: String { values.threadIdentifier }
    /// - Coverage: inert
    public var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// The urgency. Time-sensitive and critical notifications are urgent on the desktop.
    public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// - Coverage: inert (the desktop orders notifications by its own rules)
    public var relevanceScore: Double { values.relevanceScore }
    /// Files beside the text; empty by default. The desktop displays the first picture.
    public var attachments: [UNNotificationAttachment] { values.attachments }

    open override func copy() -> Any { UNNotificationContent(values) }
    open override func mutableCopy() -> Any { UNMutableNotificationContent(values) }
}

/// Mutable content of a notification. A request stores a copy.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    public override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    public override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    public override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
}
