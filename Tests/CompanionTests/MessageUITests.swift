import Foundation
import Testing
import UIKitCore

@testable import MessageUI

@MainActor
struct MessageUITests {
    @Test("A draft is handed to the mail program in words that it takes, and no address is an option")
    func draft() {
        let mail = MFMailComposeViewController()
        mail.setSubject("Hello")
        mail.setToRecipients(["a@example.org", "-b@example.org"])
        mail.setCcRecipients(["c@example.org"])
        mail.setMessageBody("Text", isHTML: false)
        #expect(
            mail.draft.arguments(files: ["/tmp/x"]) == [
                "xdg-email", "--utf8", "--cc", "c@example.org", "--attach", "/tmp/x", "--subject", "Hello", "--body",
                "Text", "a@example.org",
                "./-b@example.org",
            ])
    }

    @Test("Attachments lie in a folder of their own under their last names")
    func attachments() throws {
        let mail = MFMailComposeViewController()
        mail.addAttachmentData(Data("one".utf8), mimeType: "text/plain", fileName: "../../a.txt")
        mail.addAttachmentData(Data("two".utf8), mimeType: "text/plain", fileName: "a.txt")
        mail.addAttachmentData(Data("three".utf8), mimeType: "text/plain", fileName: "..")
        let files = try mail.draft.write()
        defer {
            if let first = files.first {
                try? FileManager.default.removeItem(
                    at: URL(fileURLWithPath: first).deletingLastPathComponent().deletingLastPathComponent())
            }
        }
        #expect(
            files.map { $0.split(separator: "/").suffix(2).joined(separator: "/") } == [
                "1/a.txt", "2/a.txt", "3/attachment",
            ])
        #expect(try String(contentsOfFile: files[1], encoding: .utf8) == "two")
    }

    @Test("A message is an address that says all of it")
    func message() {
        let message = MFMessageComposeViewController()
        message.recipients = ["+49 123", "456"]
        message.body = "A & B"
        #expect(message.address == "sms:%2B49%20123,456?body=A%20%26%20B")
        #expect(!MFMessageComposeViewController.canSendAttachments())
        #expect(!message.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "a"))
    }
}
