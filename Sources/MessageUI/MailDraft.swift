import Foundation

/// The draft of a mail.
struct MailDraft {
    struct Attachment {
        let data: Data
        let name: String
    }

    var subject = ""
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var body = ""
    var attachments: [Attachment] = []

    /// The arguments of `xdg-email`.
    /// - Parameter files: the paths of the attachments.
    func arguments(files: [String]) -> [String] {
        var arguments = ["xdg-email", "--utf8"]
        for (option, values) in [("--cc", cc), ("--bcc", bcc), ("--attach", files)] {
            for value in values { arguments += [option, value] }
        }
        if !subject.isEmpty { arguments += ["--subject", subject] }
        if !body.isEmpty { arguments += ["--body", body] }
        // An address that begins with "-" would be an option.
        return arguments + to.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
    }

    /// Writes the attachments into a new folder for the mail program.
    func write() throws -> [String] {
        guard !attachments.isEmpty else { return [] }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return try attachments.enumerated().map { number, attachment in
            // The app's name is never a path, and two attachments with the same name are two files.
            let name = attachment.name.split(separator: "/").last.map(String.init) ?? ""
            let place = folder.appendingPathComponent("\(number + 1)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let file = place.appendingPathComponent(["", ".", ".."].contains(name) ? "attachment" : name)
            try attachment.data.write(to: file)
            return file.path
        }
    }
}
