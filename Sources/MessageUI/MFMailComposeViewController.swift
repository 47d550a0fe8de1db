import Diagnostics
public import Foundation
public import UIKitCore

/// The result of writing a mail. `saved` means that the mail program has the draft.
public enum MFMailComposeResult: Int, Sendable { case cancelled = 0, saved, sent, failed }

/// Passes a mail to the desktop's mail program. When the controller has appeared, it opens the draft in the mail
/// program and calls its delegate with `.saved`, because the desktop does not report what happens to the draft. The
/// delegate dismisses the controller, as on iOS; without a delegate the controller dismisses itself.
///
/// - Coverage: the draft is never displayed inside the app.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    var draft = MailDraft()
    private var isHanded = false

    /// Whether the desktop has a mail program.
    open class func canSendMail() -> Bool { ComposeProgram.isThere(for: "mailto") }

    /// The delegate, which is called when the mail program has the draft or could not be started. Held weakly. Without
    /// a delegate the controller dismisses itself.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Sets the subject of the draft. Call this before the controller is presented.
    open func setSubject(_ subject: String) { draft.subject = subject }
    /// Sets the recipients; nil for none. Call this before the controller is presented.
    open func setToRecipients(_ toRecipients: [String]?) { draft.to = toRecipients ?? [] }
    /// Sets the recipients of a copy; nil for none.
    open func setCcRecipients(_ ccRecipients: [String]?) { draft.cc = ccRecipients ?? [] }
    /// Sets the recipients of a blind copy; nil for none.
    open func setBccRecipients(_ bccRecipients: [String]?) { draft.bcc = bccRecipients ?? [] }

    /// - Coverage: HTML is passed on as plain text, because the desktop's tool only accepts plain text.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        draft.body = body
        if isHTML { Log.once("MFMailComposeViewController: a body of HTML is passed on as text") }
    }

    /// Adds a file to the draft. The MIME type is not passed on; the mail program uses the file name.
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

/// The delegate of a mail compose controller.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called at the end. Dismiss the controller here.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing by default.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
