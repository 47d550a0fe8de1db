public import Foundation

extension AttributedString {
    /// Options for reading a Markdown text. Documented (AttributedString.MarkdownParsingOptions): the members and their
    /// defaults.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that are interpreted.
        public enum InterpretedSyntax: Sendable {
            /// Blocks and styles of characters. Blocks are in the attribute `presentationIntent` alone: the text has no
            /// line breaks between them.
            case full
            /// Styles of characters. Line breaks of the text become spaces, and signs of blocks are text.
            case inlineOnly
            /// Styles of characters. Spaces and line breaks remain, and signs of blocks are text.
            case inlineOnlyPreservingWhitespace
        }

        /// The result for a text that cannot be read: one above the limit of 8 MB, or any on a system without the
        /// library md4c. Every other text is valid Markdown.
        public enum FailurePolicy: Sendable {
            case throwError
            /// The text that was read before the fault, or the whole text without attributes.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](key: value)` sets attributes of the app.
        /// - Coverage: inert (the text stays as it is)
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// The language of the text, such as "de", for the attribute `languageIdentifier`.
        public var languageCode: String?
        /// Whether the text has the attribute `markdownSourcePosition`.
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }
}
