public import Foundation
import UIKitCore

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// Seconds from `date` until it comes; nil where it never does.
    func delay(from date: Date) -> TimeInterval? { nil }
}

/// Comes after some time, by the app's clock.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    public let timeInterval: TimeInterval

    /// Stops, as on iOS, where the time is not positive, and where one that repeats is shorter than a minute.
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

    /// Counted from now, by the app's clock. Nil before the app is launched.
    open func nextTriggerDate() -> Date? { Date.ofApp?.addingTimeInterval(timeInterval) }

    override func delay(from date: Date) -> TimeInterval? { timeInterval }
}

/// Comes when the user's calendar next shows these components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of a date that have to be met.
    public let dateComponents: DateComponents

    /// Comes when the date has these parts, in the calendar of the components or the current one.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// By the app's clock. Nil where no date matches any more, and before the app is launched.
    open func nextTriggerDate() -> Date? { Date.ofApp.flatMap(next(after:)) }

    override func delay(from date: Date) -> TimeInterval? { next(after: date)?.timeIntervalSince(date) }

    private func next(after date: Date) -> Date? {
        let calendar = dateComponents.calendar ?? .current
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

extension Date {
    /// The calendar's moment by the app's clock, on any thread.
    fileprivate static var ofApp: Date? { SharedServices.calendarSeconds.map(Date.init(timeIntervalSince1970:)) }
}
