import Diagnostics
public import Foundation
import UniformTypeIdentifiers

/// A file that is displayed beside the text of a notification.
///
/// Chosen: the file stays in its place. On iOS the system moves the file into a store of the system. The file must
/// exist until the notification was delivered.
///
/// - Coverage: sounds and movies are not played; the desktop displays the first picture.
public final class UNNotificationAttachment: NSObject, Sendable {
    /// The identifier, unique among the attachments of a notification.
    public let identifier: String
    /// The file.
    public let url: URL
    /// The uniform type of the file, as `public.png`.
    public let type: String

    /// Creates an attachment from a file.
    ///
    /// Documented (UNNotificationAttachment): an empty identifier is replaced with a unique one.
    /// - Parameters:
    ///   - url: a URL of a file that can be read.
    ///   - options: of these ``UNNotificationAttachmentOptionsTypeHintKey`` alone has an effect.
    /// - Throws: ``UNError`` with `attachmentInvalidURL` if no file is there, and with `attachmentUnrecognizedType` if
    ///   the file is no picture, sound or movie.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        var isFolder: ObjCBool = false
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path, isDirectory: &isFolder),
            !isFolder.boolValue
        else { throw UNError(code: .attachmentInvalidURL) }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        let type = hint.flatMap { UTType($0) } ?? UTType(filenameExtension: URL.pathExtension)
        guard let type, [UTType.image, .audio, .movie].contains(where: type.conforms) else {
            throw UNError(code: .attachmentUnrecognizedType)
        }
        let names = (options ?? [:]).keys.map { "\($0)" }.filter { $0 != UNNotificationAttachmentOptionsTypeHintKey }
        for name in names.sorted() {
            Log.once("UNNotificationAttachment: the option \(name) has no effect on Linux")
        }
        if !type.conforms(to: .image) {
            Log.once("UNNotificationAttachment: sounds and movies have no effect on Linux; attach a picture")
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
        self.type = type.identifier
        super.init()
    }

    var isPicture: Bool { UTType(type)?.conforms(to: .image) == true }
}

/// The key of the uniform type of an attachment's file, for a file without a known extension.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of a number that hides the thumbnail.
/// - Coverage: inert (the desktop decides)
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of a picture that is displayed as thumbnail.
/// - Coverage: inert (the desktop displays the whole picture)
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the frame of a movie that is displayed as thumbnail.
/// - Coverage: inert (the desktop displays no movie)
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
