public import Foundation

extension AttributeScopes.FoundationAttributes {
    /// The attributes of Markdown texts, which Foundation's scope lacks on Linux. Conversions with the scope
    /// `\.foundation` convert them too.
    public struct PresentationAttributes: AttributeScope {
        /// The style of the characters.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The blocks that contain the text.
        public let presentationIntent: PresentationIntentAttribute
        /// The part of the Markdown text.
        public let markdownSourcePosition: MarkdownSourcePositionAttribute
    }

    /// The key of `inlinePresentationIntent`. Documented (AttributeScopes.FoundationAttributes).
    public enum InlinePresentationIntentAttribute:
        CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey
    {
        public typealias Value = InlinePresentationIntent
        public typealias ObjectiveCValue = NSNumber
        public static let name = "NSInlinePresentationIntent"

        public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue {
            NSNumber(value: value.rawValue)
        }
        public static func value(for object: ObjectiveCValue) throws -> Value { Value(rawValue: object.uintValue) }
    }

    /// The key of `presentationIntent`. Documented (AttributeScopes.FoundationAttributes).
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    /// The key of `markdownSourcePosition`. Documented (AttributeScopes.FoundationAttributes).
    public enum MarkdownSourcePositionAttribute: CodableAttributedStringKey {
        public typealias Value = AttributedString.MarkdownSourcePosition
        public static let name = "NSMarkdownSourcePosition"
    }
}

extension AttributeDynamicLookup {
    /// Returns an attribute by its name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes.PresentationAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributedString {
    /// A part of a Markdown text: from the first to the last byte, both included.
    ///
    /// Documented (AttributedString.MarkdownSourcePosition): lines and columns begin at 1, and columns are UTF-8 bytes.
    public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
        public var startLine: Int
        public var startColumn: Int
        public var endLine: Int
        public var endColumn: Int

        public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
            self.startLine = startLine
            self.startColumn = startColumn
            self.endLine = endLine
            self.endColumn = endColumn
        }
    }
}

extension NSAttributedString.Key {
    /// The style of the characters, the raw value of an ``InlinePresentationIntent``.
    public static var inlinePresentationIntent: NSAttributedString.Key { .init("NSInlinePresentationIntent") }
    /// The blocks that contain the text, a ``PresentationIntent``.
    public static var presentationIntentAttributeName: NSAttributedString.Key { .init("NSPresentationIntent") }
    /// The part of the Markdown text, an `AttributedString.MarkdownSourcePosition`.
    public static var markdownSourcePosition: NSAttributedString.Key { .init("NSMarkdownSourcePosition") }
    /// The description of an image, a `String`.
    public static var alternateDescription: NSAttributedString.Key { .init("NSAlternateDescription") }
    /// The address of an image, a `URL`.
    public static var imageURL: NSAttributedString.Key { .init("NSImageURL") }
}
