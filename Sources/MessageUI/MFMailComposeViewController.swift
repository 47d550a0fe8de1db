public import Foundation
public import UIKitCore

/// How writing a mail ended: `saved` means that the mail program has it.
public enum MFMailComposeResult: Int, Sendable { case cancelled = 0, saved, sent, failed }

/// Hands a mail to the desktop's mail program: when the controller has appeared it opens the draft there, and its
/// delegate gets `.saved`, for what becomes of it there is not told. The delegate dismisses the controller, as on iOS;
/// without one it dismisses itself.
///
/// - Coverage: the draft is never inside the app.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    var draft = MailDraft()
    private var isHanded = false

    /// Whether the desktop has a program for mail.
    open class func canSendMail() -> Bool { ComposeProgram.isThere(for: "mailto") }

    /// Is notified when the mail program has the draft, or could not be started; held weakly. Without one the
    /// controller dismisses itself.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// The subject of the draft. Set it before the controller is presented.
    open func setSubject(_ subject: String) { draft.subject = subject }
    /// The recipients; nil for none. Set them before the controller is presented.
    open func setToRecipients(_ toRecipients: [String]?) { draft.to = toRecipients ?? [] }
    /// Those who get a copy; nil for none.
    open func setCcRecipients(_ ccRecipients: [String]?) { draft.cc = ccRecipients ?? [] }
    /// Those who get a copy that the others do not see; nil for none.
    open func setBccRecipients(_ bccRecipients: [String]?) { draft.bcc = bccRecipients ?? [] }

    /// - Coverage: HTML is passed on as it is written, since the desktop's way takes plain text.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        draft.body = body
        if isHTML { Log.once("MFMailComposeViewController: a body of HTML is passed on as text") }
    }

    /// Adds a file to the draft. The MIME type is not passed on: the name says it.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        draft.attachments.append(MailDraft.Attachment(data: attachment, name: filename))
    }

    /// - Coverage: inert (the mail program chooses the sender)
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {
        Log.once(
            """
            MFMailComposeViewController.setPreferredSendingEmailAddress has no effect: the mail program chooses \
            the sender
            """
        )
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isHanded else { return }
        isHanded = true
        do {
            try ComposeProgram.start(draft.arguments(files: draft.write()))
            finish(.saved, nil)
        } catch {
            finish(.failed, error)
        }
    }

    private func finish(_ result: MFMailComposeResult, _ error: (any Error)?) {
        guard let mailComposeDelegate else { return dismiss(animated: true) }
        mailComposeDelegate.mailComposeController(self, didFinishWith: result, error: error)
    }
}

/// Is notified of the end of writing.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Dismiss the controller here.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Default: nothing is done.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
