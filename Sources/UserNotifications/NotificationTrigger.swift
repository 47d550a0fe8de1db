public import Foundation
import UIKitCore

/// The trigger of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification repeats.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// The seconds from `date` to the next delivery; nil if there is none.
    func delay(from date: Date) -> TimeInterval? { nil }
}

/// A trigger that delivers a notification after an interval of the app's clock.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The interval in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger. As on iOS, stops the program if the interval is not positive, or if a repeating interval is
    /// shorter than a minute.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        guard timeInterval > 0 && timeInterval.isFinite else {
            fatalError(
                "UNTimeIntervalNotificationTrigger: the time must be more than 0 seconds, and is \(timeInterval)")
        }
        guard !repeats || timeInterval >= 60 else {
            fatalError(
                """
                UNTimeIntervalNotificationTrigger: a repeating trigger needs 60 seconds or more, and has \
                \(timeInterval)
                """
            )
        }
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The next delivery, counted from now by the app's clock. Nil before the app is launched.
    open func nextTriggerDate() -> Date? { Date.ofApp?.addingTimeInterval(timeInterval) }

    override func delay(from date: Date) -> TimeInterval? { timeInterval }
}

/// A trigger that delivers a notification when the calendar date next matches these components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components that the date must match.
    public let dateComponents: DateComponents

    /// Creates a trigger for dates with these components, in the calendar of the components or the current calendar.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next delivery by the app's clock. Nil if no later date matches, and before the app is launched.
    open func nextTriggerDate() -> Date? { Date.ofApp.flatMap(next(after:)) }

    override func delay(from date: Date) -> TimeInterval? { next(after: date)?.timeIntervalSince(date) }

    private func next(after date: Date) -> Date? {
        let calendar = dateComponents.calendar ?? .current
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

extension Date {
    /// The calendar date of the app's clock. Callable on any thread.
    fileprivate static var ofApp: Date? { SharedServices.calendarSeconds.map(Date.init(timeIntervalSince1970:)) }
}
