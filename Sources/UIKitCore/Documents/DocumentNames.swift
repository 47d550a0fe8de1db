public import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text without styles.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// The Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// The Rich Text Format with attachments in a folder. Reading and writing throw an error.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML with styles in the document. Other files that the document names are not loaded.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// An option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A ``DocumentType``. Without this option the start of the data decides.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The text encoding as the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text for which the document has none, as a dictionary.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// - Coverage: inert (lengths are not converted between kinds of layout)
        public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
        /// - Coverage: inert (lengths are not converted between kinds of layout)
        public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    }

    /// An attribute of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The text encoding as the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The attributes of text without attributes.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
        /// The title of the document as a `String`.
        public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
        /// The color behind the document as a ``UIColor``.
        public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
        // The following attributes are not read and not written.
        public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
        public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
        public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
        public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
        public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
        public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
        public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
        public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
        public static let textScaling = DocumentAttributeKey(rawValue: "TextScaling")
        public static let textLayoutSections = DocumentAttributeKey(rawValue: "NSTextLayoutSectionsAttribute")
    }
}
