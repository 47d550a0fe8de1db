public import Foundation

/// The type of data, such as an image, a PDF or a folder. Types conform to other types, up to ``data`` and ``item``.
///
/// A table contains the common types, with the file name extensions and MIME types that Apple documents for them. As on
/// iOS, an unknown tag has a type with a dynamic identifier.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The identifier of the type, such as `public.png`. Equal types have equal identifiers.
    public let identifier: String
    /// The conformance that an app states for its own type.
    private let stated: [String]

    private init(known identifier: String, stated: [String] = []) {
        self.identifier = identifier
        self.stated = stated
    }

    /// Creates a known or dynamic type; nil for any other identifier.
    public init?(_ identifier: String) {
        let name = identifier.lowercased()
        guard TypeTable.entries[name] != nil || DynamicType(name) != nil else { return nil }
        self.init(known: name)
    }

    /// The type of files with this extension that conforms to `supertype`. An unknown extension creates a dynamic type.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type with this MIME type that conforms to `supertype`. An unknown MIME type creates a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type of a tag that conforms to `supertype`. An unknown tag creates a dynamic type; an empty tag or a tag
    /// with spaces returns nil.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let tag = tag.lowercased()
        guard !tag.isEmpty, tag.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace }) else { return nil }
        if let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = found
        } else {
            self.init(
                known: DynamicType(tag: tag, tagClass: tagClass).identifier, stated: [(supertype ?? .data).identifier])
        }
    }

    /// Creates a type that the app itself declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier.lowercased(), stated: parentType.map { [$0.identifier] } ?? [])
    }

    /// Creates a type that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// All known types with this tag, the preferred type first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        let names =
            (tagClass == .filenameExtension
                ? TypeTable.byExtension[tag] : tagClass == .mimeType ? TypeTable.byMIMEType[tag] : nil) ?? []
        return names.map { UTType(known: $0) }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    /// The types of the table that conform to a type, sorted by their identifiers.
    package static func declaredTypes(conformingTo supertype: UTType) -> [UTType] {
        TypeTable.entries.keys.sorted().map { UTType(known: $0) }.filter { $0.isSubtype(of: supertype) }
    }

    // MARK: Properties

    /// The preferred file name extension, without a dot; nil if there is none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The preferred MIME type; nil if there is none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    /// The description in English; nil for types outside the table.
    public var localizedDescription: String? { TypeTable.entries[identifier]?.words }
    /// File name extensions and MIME types, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        if let entry = TypeTable.entries[identifier] {
            var tags: [UTTagClass: [String]] = [:]
            if !entry.extensions.isEmpty { tags[.filenameExtension] = entry.extensions }
            if !entry.mimeTypes.isEmpty { tags[.mimeType] = entry.mimeTypes }
            return tags
        }
        return DynamicType(identifier).map { [$0.tagClass: [$0.tag]] } ?? [:]
    }
    /// Whether the identifier was created from a tag, because no type is known for the tag.
    public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }
    /// Whether the type is in the table.
    public var isDeclared: Bool { TypeTable.entries[identifier] != nil }
    /// Whether the identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// - Coverage: nil (types have no reference page)
    public var referenceURL: URL? { nil }
    /// - Coverage: nil (types have no versions)
    public var version: Int? { nil }

    // MARK: Conformance

    /// All types that this type conforms to, without the type itself.
    public var supertypes: Set<UTType> {
        var found: Set<String> = []
        var open = parents
        while let next = open.popLast() {
            if found.insert(next).inserted { open += TypeTable.entries[next]?.parents ?? [] }
        }
        return Set(found.map { UTType(known: $0) })
    }

    private var parents: [String] { stated + (TypeTable.entries[identifier]?.parents ?? []) }

    /// Whether this type is the other type or conforms to it. Documented (UTType.conforms(to:)): every type conforms to
    /// itself.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Whether this type conforms to the other type and is not equal to it.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
    /// Whether the other type conforms to this type and is not equal to it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // MARK: Equality, text, coding

    /// Whether the identifiers are equal.
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    /// The identifier.
    public var description: String { identifier }
    /// The identifier in angle brackets.
    public var debugDescription: String { "<UTType \(identifier)>" }

    private enum Keys: String, CodingKey { case identifier }

    /// Decodes the identifier. An unknown identifier is kept.
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .identifier))
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(identifier, forKey: .identifier)
    }
}

/// The class of a tag.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
