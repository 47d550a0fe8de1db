/// The reason why a picture cannot be read or written, or why it does not match its reference.
public struct PictureFailure: Error, CustomStringConvertible, Sendable {
    /// The kinds of failures.
    public enum Reason: Hashable, Sendable {
        /// A file cannot be read, or contains no picture.
        case unreadable
        /// A file or a folder cannot be written.
        case unwritable
        /// There is no reference picture, and none may be recorded.
        case missingReference
        /// The picture was recorded as the reference; nothing was compared.
        case recorded
        /// The picture and the reference have different sizes.
        case differentSizes
        /// More pixels differ than the tolerance allows.
        case differentPixels
        /// The environment has a value that does not exist.
        case unknownSetting
    }

    /// A picture that a test report can show.
    public struct Attachment: Hashable, Sendable {
        /// The name of the file without its folder.
        public let name: String
        /// The content of the PNG file.
        public let bytes: [UInt8]
    }

    /// The kind of the failure.
    public let reason: Reason
    /// The sentence for the test report, with the paths of the pictures.
    public let description: String
    /// The reference, the actual picture and the picture of the differences, as far as they exist.
    public let attachments: [Attachment]

    init(_ reason: Reason, _ description: String, attachments: [Attachment] = []) {
        self.reason = reason
        self.description = description
        self.attachments = attachments
    }
}
