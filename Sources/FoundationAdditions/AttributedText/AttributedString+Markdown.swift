public import Foundation

extension AttributedString {
    /// Creates an attributed string from a Markdown text.
    ///
    /// Documented (AttributedString): styles of characters become the attribute `inlinePresentationIntent`, blocks
    /// `presentationIntent`, links `link` and images `imageURL`. The text has no line breaks between blocks.
    /// - Parameters:
    ///   - options: the interpreted parts of Markdown; all by default.
    ///   - baseURL: the address to which addresses without a scheme are relative.
    /// - Throws: `CocoaError` for a text above 8 MB, and on a system without the library md4c.
    public init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self = try MarkdownText(options, baseURL).read(markdown)
    }

    /// Creates an attributed string from the bytes of a Markdown text. Bytes that are no UTF-8 become U+FFFD.
    public init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self = try MarkdownText(options, baseURL).read(markdown)
    }

    /// Creates an attributed string from a file with a Markdown text. Also throws the error of reading the file.
    public init(
        contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self = try MarkdownText(options, baseURL).read(Data(contentsOf: url))
    }
}

/// Documented (AttributedString): the result has the attributes of the scope alone.
extension AttributedString {
    /// Creates an attributed string from a Markdown text, with the attributes of a scope.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type,
        options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self = try MarkdownText(options, baseURL, scope).read(markdown)
    }
    /// Creates an attributed string from a Markdown text, with the attributes of a scope, such as `\.uiKit`.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from the bytes of a Markdown text, with the attributes of a scope.
    public init<S: AttributeScope>(
        markdown: Data, including scope: S.Type,
        options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self = try MarkdownText(options, baseURL, scope).read(markdown)
    }
    /// Creates an attributed string from the bytes of a Markdown text, with the attributes of a scope.
    public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>,
        options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from a file with a Markdown text, with the attributes of a scope.
    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: S.Type,
        options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self = try MarkdownText(options, baseURL, scope).read(Data(contentsOf: url))
    }
    /// Creates an attributed string from a file with a Markdown text, with the attributes of a scope.
    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>,
        options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(contentsOf: url, including: S.self, options: options, baseURL: baseURL)
    }
}
