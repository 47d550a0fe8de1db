/// The style of characters in a Markdown text, without a font or a color.
///
/// Documented (InlinePresentationIntent): the members. Labels, text views and drawn strings show the first four.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, usually italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis, usually bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, usually with characters of the same width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// A line through the text.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break of the Markdown text that does not break the line of a paragraph. The text is a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break. The text is a line feed.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML inside a paragraph. The text has the tags.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML. The text has the tags.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
