public import Foundation
public import UIKitCore

/// How writing a message ended: `cancelled` where the message program has the draft, since nothing more is known;
/// `failed` where there is none.
public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent, failed }

/// Hands a message to the desktop's program for `sms:` addresses, where it has one: when the controller has appeared it
/// opens the message there, and its delegate gets `.cancelled`, because it is not known here whether it is sent.
///
/// - Coverage: the message is never inside the app, and takes no attachments.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// The recipients; nil for none. Set them before the controller is presented.
    open var recipients: [String]?
    /// The text of the draft; nil for none.
    open var body: String?
    /// - Coverage: inert, as ``canSendSubject()`` says
    open var subject: String?
    /// Is notified when the message program has the draft, or could not be started; held weakly.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    private var isHanded = false

    /// Whether the desktop has a program for text messages.
    open class func canSendText() -> Bool { ComposeProgram.isThere(for: "sms") }
    /// Always false: the desktop's way has no subjects.
    open class func canSendSubject() -> Bool { false }
    /// Always false: the desktop's way has no attachments.
    open class func canSendAttachments() -> Bool { false }
    /// Always false: the desktop's way has no attachments.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    /// - Returns: false: nothing is attached.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }

    var address: String {
        var allowed = CharacterSet.urlQueryAllowed
        allowed.remove(charactersIn: "&=+?#")
        func coded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }
        let text = body.map { $0.isEmpty ? "" : "?body=" + coded($0) } ?? ""
        return "sms:" + (recipients ?? []).map(coded).joined(separator: ",") + text
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isHanded else { return }
        isHanded = true
        var result = MessageComposeResult.failed
        if Self.canSendText(), (try? ComposeProgram.start(["xdg-open", address])) != nil { result = .cancelled }
        guard let messageComposeDelegate else { return dismiss(animated: true) }
        messageComposeDelegate.messageComposeViewController(self, didFinishWith: result)
    }
}

/// Is notified of the end of writing.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Dismiss the controller here.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
