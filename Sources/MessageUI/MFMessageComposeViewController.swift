public import Foundation
public import UIKitCore

/// The result of writing a message: `cancelled` if the message program has the draft, because the further result is
/// unknown; `failed` without such a program.
public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent, failed }

/// Passes a message to the desktop's program for `sms:` addresses, if there is one. When the controller has appeared,
/// it opens the message in that program and calls its delegate with `.cancelled`, because the desktop does not report
/// whether the message is sent.
///
/// - Coverage: the message is never displayed inside the app and has no attachments.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// The recipients; nil for none. Set them before the controller is presented.
    open var recipients: [String]?
    /// The text of the draft; nil for none.
    open var body: String?
    /// - Coverage: inert, see ``canSendSubject()``
    open var subject: String?
    /// The delegate, which is called when the message program has the draft or could not be started. Held weakly.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    private var isHanded = false

    /// Whether the desktop has a program for text messages.
    open class func canSendText() -> Bool { ComposeProgram.isThere(for: "sms") }
    /// Always false: the desktop's messages have no subjects.
    open class func canSendSubject() -> Bool { false }
    /// Always false: the desktop's messages have no attachments.
    open class func canSendAttachments() -> Bool { false }
    /// Always false: the desktop's messages have no attachments.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    /// - Returns: false, because messages have no attachments.
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

/// The delegate of a message compose controller.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called at the end. Dismiss the controller here.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
