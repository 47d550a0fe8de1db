import AudioToolbox
import MessageUI
import MobileCoreServices
import UIKit
import UniformTypeIdentifiers
import UserNotifications

public class Reminders: NSObject, UNUserNotificationCenterDelegate {
    public var presented: [String] = []

    public func remind(of title: String, in seconds: TimeInterval, completion: @escaping (Error?) -> Void) {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .sound]) { granted, _ in
            guard granted else { return }
            let content = UNMutableNotificationContent()
            content.title = title
            content.sound = .default
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
            center.add(UNNotificationRequest(identifier: title, content: content, trigger: trigger), withCompletionHandler: completion)
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        presented.append(notification.request.content.title)
        completionHandler([.banner, .sound])
    }
}

public class FeedbackViewController: UIViewController, MFMailComposeViewControllerDelegate {
    public func makeMail() -> MFMailComposeViewController? {
        guard MFMailComposeViewController.canSendMail() else { return nil }
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        mail.setToRecipients(["help@example.org"])
        return mail
    }

    public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        controller.dismiss(animated: true)
    }
}

public func isPicture(_ url: URL) -> Bool { UTType(filenameExtension: url.pathExtension)?.conforms(to: .image) ?? false }
public let pickerTypes = [kUTTypeImage as String, kUTTypePDF as String]

/// A short sound of a file, as games have them.
public final class Click {
    private var sound: SystemSoundID = 0
    public private(set) var ends: [String] = []
    public let isThere: Bool

    public init(contentsOf url: URL) {
        isThere = AudioServicesCreateSystemSoundID(url as CFURL, &sound) == 0
    }

    public func play(_ completion: @escaping () -> Void) {
        AudioServicesPlaySystemSoundWithCompletion(sound) { completion() }
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    }

    deinit { AudioServicesDisposeSystemSoundID(sound) }
}
