import DesktopPortals
import Diagnostics
import Foundation
import FrameTime
import HeadlessHost
import HostInterface
import QuartzCore
import UIKitCore

/// The pending and delivered notifications of one app.
@MainActor
final class NotificationLedger {
    private struct Waiting {
        let request: UNNotificationRequest
        let work: ScheduledWork
    }

    private struct Shown {
        let notification: UNNotification
        /// The desktop's number; nil if no desktop displays the notification.
        let number: Int?
    }

    /// One ledger per app of the process. Tests have several apps.
    private static var all: [NotificationLedger] = []
    private weak var context: AppContext?

    weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Nil until the app has requested authorization.
    var authorized: UNAuthorizationOptions?
    var categories: Set<UNNotificationCategory> = []
    private var waiting: [Waiting] = []
    private var shown: [Shown] = []
    private lazy var desktop: NotificationService? = connect()
    static var current: NotificationLedger {
        let context = AppContext.current
        if let known = all.first(where: { $0.context === context }) { return known }
        all.removeAll { $0.context == nil }
        let made = NotificationLedger(context)
        all.append(made)
        return made
    }

    private init(_ context: AppContext) { self.context = context }

    /// The date of the app's clock. Without a host, the date is 1970.
    private var now: Date { Date(timeIntervalSince1970: context?.host?.clock.calendarSeconds ?? 0) }

    // MARK: Waiting

    var pending: [UNNotificationRequest] { waiting.map(\.request) }

    /// - Returns: whether the app is authorized.
    func add(_ request: UNNotificationRequest) -> Bool {
        guard authorized != nil else { return false }
        removePending { $0 == request.identifier }
        schedule(request)
        return true
    }

    func removePending(_ matches: (String) -> Bool) {
        let gone = waiting.filter { matches($0.request.identifier) }
        waiting.removeAll { matches($0.request.identifier) }
        for entry in gone { entry.work.cancel() }
    }

    private func schedule(_ request: UNNotificationRequest) {
        guard let context else { return }
        guard let trigger = request.trigger else { return deliver(request) }
        guard let delay = trigger.delay(from: now) else {
            return Log.once(
                """
                UNUserNotificationCenter: the request "\(request.identifier)" is never delivered: its trigger matches \
                no date
                """
            )
        }
        if context.host == nil {
            Log.once("UNUserNotificationCenter: requests are delivered by the app's clock, which begins at its launch")
        }
        let work = context.after(delay) { [weak self] in self?.fire(request) }
        waiting.append(Waiting(request: request, work: work))
    }

    private func fire(_ request: UNNotificationRequest) {
        waiting.removeAll { $0.request === request }
        if request.trigger?.repeats == true { schedule(request) }
        deliver(request)
    }

    // MARK: Coming

    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(date: now, request: request)
        guard UIApplication.shared.applicationState != .background else {
            return show(notification, options: [.banner, .sound])
        }
        guard let delegate else { return }
        delegate.userNotificationCenter(.current(), willPresent: notification) { [weak self] options in
            // The app may call the handler on any thread.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.show(notification, options: options) } }
        }
    }

    private func show(_ notification: UNNotification, options: UNNotificationPresentationOptions) {
        guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
        removeDelivered { $0 == notification.request.identifier }
        let number = desktop?.show(
            message(notification.request.content, options), appName: ProcessInfo.processInfo.processName)
        shown.append(Shown(notification: notification, number: number))
    }

    private func message(_ content: UNNotificationContent, _ options: UNNotificationPresentationOptions)
        -> NotificationService.Message
    {
        let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        let appName = ProcessInfo.processInfo.processName
        var message = NotificationService.Message(title: content.title.isEmpty ? appName : content.title, body: body)
        let category = categories.first { $0.identifier == content.categoryIdentifier }
        message.actions = (category?.actions ?? []).map { ($0.identifier, $0.title) }
        message.isUrgent = content.interruptionLevel == .timeSensitive || content.interruptionLevel == .critical
        message.picture = content.attachments.first(where: \.isPicture)?.url
        message.makesSound = content.sound != nil && options.contains(.sound)
        return message
    }

    var delivered: [UNNotification] { shown.map(\.notification) }

    func removeDelivered(_ matches: (String) -> Bool) {
        let gone = shown.filter { matches($0.notification.request.identifier) }
        shown.removeAll { matches($0.notification.request.identifier) }
        for entry in gone { if let number = entry.number { desktop?.close(number) } }
    }

    // MARK: The desktop

    private func connect() -> NotificationService? {
        guard let host = context?.host, !(host is HeadlessHost) else { return nil }
        guard let service = NotificationService() else {
            Log.once("UNUserNotificationCenter: the session has no bus, so that notifications reach only the delegate")
            return nil
        }
        service.chosen = { [weak self] number, action in self?.respond(number, action) }
        service.closed = { [weak self] number in self?.shown.removeAll { $0.number == number } }
        return service
    }

    /// The user selected a notification or one of its buttons.
    func respond(_ number: Int, _ action: String) {
        guard let entry = shown.first(where: { $0.number == number }) else { return }
        respond(to: entry.notification, action == "default" ? UNNotificationDefaultActionIdentifier : action)
    }

    func respond(to notification: UNNotification, _ action: String) {
        removeDelivered { $0 == notification.request.identifier }
        delegate?.userNotificationCenter(
            .current(), didReceive: UNNotificationResponse(notification: notification, actionIdentifier: action)
        ) {}
    }
}
