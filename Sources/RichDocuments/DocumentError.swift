/// The reason why a reader returns no text.
package enum DocumentError: Error, Hashable, Sendable {
    /// The document has more bytes than a reader accepts.
    case tooLarge(bytes: Int, maximum: Int)
    /// The bytes are no text in the requested encoding.
    case unreadableEncoding
    /// The document does not start with the header of RTF.
    case missingHeader

    /// The largest number of bytes of a document.
    ///
    /// Chosen: far above the texts of users, and readable in seconds.
    package static let maximumBytes = 8 << 20

    static func checkSize(_ bytes: Int) throws(DocumentError) {
        guard bytes <= maximumBytes else { throw .tooLarge(bytes: bytes, maximum: maximumBytes) }
    }
}
