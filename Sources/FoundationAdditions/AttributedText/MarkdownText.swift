import AttributeAccess
import Diagnostics
import Foundation

/// A Markdown text and its attributes.
struct MarkdownText {
    typealias Options = AttributedString.MarkdownParsingOptions
    private typealias Keys = AttributeScopes.FoundationAttributes

    /// Chosen: as for HTML and RTF documents.
    static let maximumSize = 8 << 20
    /// Bare addresses of a text, and of a part of it without white space. Chosen: the library takes quadratic time for
    /// both, some 30 milliseconds for so many in a text, and as long for texts full of such parts.
    static let maximumAddresses = 5000
    static let maximumJoinedAddresses = 100

    var options: Options
    var baseURL: URL?
    /// The keys that the result may have, and their names.
    private let keys: ScopeKeys
    private let names: Set<String>

    init(
        _ options: Options, _ baseURL: URL?,
        _ scope: any AttributeScope.Type = AttributeScopes.FoundationAttributes.self
    ) {
        self.options = options
        self.baseURL = baseURL
        keys = ScopeKeys([scope])
        names = Set(keys.list.map { $0.name })
    }

    /// Reads bytes. Bytes that are no UTF-8 become U+FFFD.
    func read(_ data: Data) throws -> AttributedString { try read(String(decoding: data, as: UTF8.self)) }

    func object(_ text: String) throws -> NSAttributedString {
        try NSAttributedString.converted(read(text), keys, .leaveOut)
    }
    func object(_ data: Data) throws -> NSAttributedString { try object(String(decoding: data, as: UTF8.self)) }

    func read(_ text: String) throws -> AttributedString {
        var text = text
        let isMarked = options.interpretedSyntax != .full
        if options.allowsExtendedAttributes, text.contains("^[") {
            Log.once("AttributedString(markdown:): attributes in ^[text](key: value) have no effect; set them in code")
        }
        guard text.utf8.count <= Self.maximumSize else {
            Log.once("AttributedString(markdown:): the text has more than 8 MB and is not read; divide the text")
            return try failed(text, .fileReadTooLarge)
        }
        guard let library = MarkdownLibrary.shared else {
            Log.once("AttributedString(markdown:): the library md4c is not installed; install the package libmd4c0")
            return try failed(text, .featureUnsupported)
        }
        func read(_ bytes: UnsafeBufferPointer<UInt8>) throws -> AttributedString {
            let builder = MarkdownBuilder(bytes, options.interpretedSyntax)
            var features: MarkdownLibrary.Features = [.strikethrough]
            if !isMarked { features.insert(.tables) }
            if MarkdownLines.hasFewAddresses(
                bytes, limit: Self.maximumAddresses, joined: Self.maximumJoinedAddresses)
            {
                features.insert(.links)
            } else {
                Log.once(
                    """
                    AttributedString(markdown:): bare addresses are no links in a text with more than 5000, \
                    or with more than 100 without white space between them
                    """)
            }
            let isRead = library.read(bytes, features, into: builder)
            builder.finish()
            guard isRead || options.failurePolicy == .returnPartiallyParsedIfPossible else {
                throw CocoaError(.coderReadCorrupt)
            }
            return attributed(builder)
        }
        if isMarked { return try MarkdownLines.marked(text.utf8).withUnsafeBufferPointer(read) }
        return try text.withUTF8(read)
    }

    private func failed(_ text: String, _ code: CocoaError.Code) throws -> AttributedString {
        guard options.failurePolicy == .returnPartiallyParsedIfPossible else { throw CocoaError(code) }
        return AttributedString(text)
    }

    private func attributed(_ builder: MarkdownBuilder) -> AttributedString {
        let starts = options.appliesSourcePositionAttributes ? MarkdownLines.starts(builder.bytes) : []
        let urls = builder.addresses.map { URL(string: $0, relativeTo: baseURL) }
        var result = AttributedString()
        for run in builder.runs {
            var attributes = AttributeContainer()
            func set<Key: AttributedStringKey>(_ key: Key.Type, _ value: Key.Value?) {
                if let value, names.contains(key.name) { setAttribute(key, to: value, of: &attributes) }
            }
            let style = run.style
            if !style.inline.isEmpty { set(Keys.InlinePresentationIntentAttribute.self, style.inline) }
            if style.block >= 0 {
                let blocks = builder.blocks[style.block].reversed()
                set(Keys.PresentationIntentAttribute.self, PresentationIntent(types: Array(blocks)))
            }
            if style.link >= 0 { set(Keys.LinkAttribute.self, urls[style.link]) }
            if style.image >= 0 { set(Keys.ImageURLAttribute.self, urls[style.image]) }
            if let language = options.languageCode { set(Keys.LanguageIdentifierAttribute.self, language) }
            if options.appliesSourcePositionAttributes, let source = run.source {
                set(Keys.MarkdownSourcePositionAttribute.self, position(source, starts))
            }
            result.append(AttributedString(run.text, attributes: attributes))
        }
        return result
    }

    private func position(_ range: Range<Int>, _ starts: [Int]) -> AttributedString.MarkdownSourcePosition {
        let isMarked = options.interpretedSyntax != .full
        let first = MarkdownLines.position(range.lowerBound, starts, isMarked: isMarked)
        let last = MarkdownLines.position(max(range.upperBound - 1, range.lowerBound), starts, isMarked: isMarked)
        return .init(startLine: first.line, startColumn: first.column, endLine: last.line, endColumn: last.column)
    }
}
