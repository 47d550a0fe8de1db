import Foundation
import TemporaryFolder
import Testing
import UIKit
import UIKitTesting

@testable import UserNotifications

@MainActor
private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    var received: [String] = []
    var options: UNNotificationPresentationOptions = [.banner]

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        received.append("present \(notification.request.content.title)")
        completionHandler(options)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        received.append("receive \(response.actionIdentifier)")
        completionHandler()
    }
}

/// A delegate in current style: asynchronous, without an actor.
private final class AsyncListener: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var received: [String] = []
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    {
        received.append(notification.request.identifier)
        return []
    }
}

private func request(_ identifier: String, _ trigger: UNNotificationTrigger?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = identifier.capitalized
    content.body = "Body"
    content.sound = .default
    content.userInfo = ["id": identifier]
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
}

@MainActor
struct UserNotificationTests {
    private let app = TestApp(UIViewController())
    private let center = UNUserNotificationCenter.current()
    private let listener = Listener()

    /// The requests of this app, even if another app is current.
    private var ledger: NotificationLedger {
        app.activate()
        return NotificationLedger.current
    }

    private func authorized() -> NotificationLedger {
        let ledger = ledger
        ledger.authorized = [.alert, .sound]
        ledger.delegate = listener
        return ledger
    }

    @Test("Nothing is asked for without permission")
    func permission() {
        #expect(UNNotificationSettings(ledger.authorized).authorizationStatus == .notDetermined)
        #expect(!ledger.add(request("one", nil)))
        _ = authorized()
        let settings = UNNotificationSettings(ledger.authorized)
        #expect(settings.authorizationStatus == .authorized)
        #expect(settings.alertSetting == .enabled)
        #expect(settings.badgeSetting == .notSupported)
        #expect(ledger.add(request("one", nil)))
    }

    @Test("A request comes after its time by the app's clock, and its delegate decides whether it is shown")
    func interval() async {
        let ledger = authorized()
        #expect(ledger.add(request("tea", UNTimeIntervalNotificationTrigger(timeInterval: 3, repeats: false))))
        #expect(ledger.pending.map(\.identifier) == ["tea"])
        app.advance(seconds: 2.9)
        #expect(listener.received.isEmpty)
        app.advance(seconds: 0.2)
        #expect(listener.received == ["present Tea"])
        #expect(ledger.pending.isEmpty)
        for _ in 0..<100 where ledger.delivered.isEmpty { await Task.yield() }
        #expect(ledger.delivered.map(\.request.identifier) == ["tea"])
        #expect(ledger.delivered.first?.request.content.userInfo["id"] as? String == "tea")
    }

    @Test("A repeating notification is delivered again until it is removed")
    func repeating() {
        let ledger = authorized()
        listener.options = []
        _ = ledger.add(request("hour", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
        app.advance(seconds: 125)
        #expect(listener.received == ["present Hour", "present Hour"])
        ledger.removePending { $0 == "hour" }
        app.advance(seconds: 70)
        #expect(listener.received.count == 2)
    }

    @Test("A request of the same identifier takes the place of the one that waits")
    func replaced() {
        let ledger = authorized()
        _ = ledger.add(request("same", UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)))
        _ = ledger.add(request("same", UNTimeIntervalNotificationTrigger(timeInterval: 2, repeats: false)))
        app.advance(seconds: 1.5)
        #expect(listener.received.isEmpty)
        #expect(ledger.pending.count == 1)
        app.advance(seconds: 1)
        #expect(listener.received == ["present Same"])
    }

    @Test("A date of the calendar is that of the current app, also if another app has a later time")
    func ownClock() throws {
        let other = TestApp(UIViewController())
        other.advance(seconds: 60)
        app.activate()
        let soon = Calendar.current.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: app.date.addingTimeInterval(5))
        let trigger = UNCalendarNotificationTrigger(dateMatching: soon, repeats: false)
        #expect(trigger.nextTriggerDate() != nil)
    }

    @Test("A date of the calendar is met by the app's clock")
    func calendar() throws {
        app.activate()
        let ledger = authorized()
        let soon = Calendar.current.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: app.date.addingTimeInterval(5))
        let trigger = UNCalendarNotificationTrigger(dateMatching: soon, repeats: false)
        let date = try #require(trigger.nextTriggerDate())
        #expect(date.timeIntervalSince(app.date) <= 5)
        #expect(date > app.date)
        _ = ledger.add(request("date", trigger))
        app.advance(seconds: 6)
        #expect(listener.received == ["present Date"])
        let past = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(year: 2000, month: 1, day: 1), repeats: false)
        #expect(past.nextTriggerDate() == nil)
        _ = ledger.add(request("past", past))
        #expect(ledger.pending.isEmpty)
    }

    @Test("Selecting a notification notifies the delegate and removes the notification")
    func response() async throws {
        let ledger = authorized()
        _ = ledger.add(request("chosen", nil))
        for _ in 0..<100 where ledger.delivered.isEmpty { await Task.yield() }
        let notification = try #require(ledger.delivered.first)
        app.activate()
        ledger.respond(to: notification, UNNotificationDefaultActionIdentifier)
        #expect(listener.received == ["present Chosen", "receive com.apple.UNNotificationDefaultActionIdentifier"])
        #expect(ledger.delivered.isEmpty)
    }

    @Test("A delegate with asynchronous methods is asked too, and what it shows nothing of is not delivered")
    func asynchronous() async {
        let ledger = authorized()
        let listener = AsyncListener()
        ledger.delegate = listener
        _ = ledger.add(request("quiet", nil))
        for _ in 0..<100 where listener.received.isEmpty { await Task.yield() }
        #expect(listener.received == ["quiet"])
        #expect(ledger.delivered.isEmpty)
    }

    @Test("A request keeps what its content said when it was made")
    func copied() {
        let content = UNMutableNotificationContent()
        content.title = "Before"
        let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
        content.title = "After"
        #expect(request.content.title == "Before")
        #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "Before")
    }

    @Test func `an attachment is a file of a known type that exists`() throws {
        let folder = TemporaryFolder("attachments")
        let picture = try folder.write("1", "cup.png"), text = try folder.write("1", "cup.txt")
        let attachment = try UNNotificationAttachment(identifier: "", url: picture)
        #expect(!attachment.identifier.isEmpty && attachment.url == picture && attachment.type == "public.png")
        let hint = [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"]
        #expect(try UNNotificationAttachment(identifier: "a", url: text, options: hint).type == "public.jpeg")
        #expect(throws: UNError(code: .attachmentUnrecognizedType)) {
            try UNNotificationAttachment(identifier: "a", url: text)
        }
        let other = try #require(URL(string: "https://example.com/cup.png"))
        for wrong in [folder.url, folder.url.appendingPathComponent("none.png"), other] {
            #expect(throws: UNError(code: .attachmentInvalidURL)) {
                try UNNotificationAttachment(identifier: "a", url: wrong)
            }
        }
        let content = UNMutableNotificationContent()
        content.attachments = [attachment]
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        #expect(request.content.attachments == [attachment])
        #expect(FileManager.default.fileExists(atPath: picture.path))
    }
}
