public import Foundation

/// What some data is: a picture, a PDF, a folder. Types conform to others, up to ``data`` and ``item``.
///
/// The usual types are known by table, with the extensions of file names and the MIME types that Apple documents for
/// them. What is not in it has a dynamic identifier that is made of the tag, as on iOS.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The name of the type, as `public.png`. Equal types have equal names.
    public let identifier: String
    /// What an app says of a type of its own.
    private let stated: [String]

    private init(known identifier: String, stated: [String] = []) {
        self.identifier = identifier
        self.stated = stated
    }

    /// Nil for an identifier that is neither in the table nor made of a tag.
    public init?(_ identifier: String) {
        let name = identifier.lowercased()
        guard TypeTable.entries[name] != nil || DynamicType(name) != nil else { return nil }
        self.init(known: name)
    }

    /// The type of files of this extension that conforms to `supertype`; one of its own where none is known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of this MIME type that conforms to `supertype`; one of its own where none is known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type of a tag that conforms to `supertype`; one of its own where none is known, nil for an empty tag or one
    /// with spaces.
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

    /// A type that the app declares itself.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier.lowercased(), stated: parentType.map { [$0.identifier] } ?? [])
    }

    /// A type that the app knows and another one declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// All known types with this tag, the preferred first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        let names =
            (tagClass == .filenameExtension
                ? TypeTable.byExtension[tag] : tagClass == .mimeType ? TypeTable.byMIMEType[tag] : nil) ?? []
        return names.map { UTType(known: $0) }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    // MARK: What it is

    /// The extension that a new file should have, without a dot; nil where there is none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    /// The MIME type; nil where there is none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }
    /// In English; nil for types that are not in the table.
    public var localizedDescription: String? { TypeTable.entries[identifier]?.words }
    /// Extensions of file names and MIME types, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        if let entry = TypeTable.entries[identifier] {
            var tags: [UTTagClass: [String]] = [:]
            if !entry.extensions.isEmpty { tags[.filenameExtension] = entry.extensions }
            if !entry.mimeTypes.isEmpty { tags[.mimeType] = entry.mimeTypes }
            return tags
        }
        return DynamicType(identifier).map { [$0.tagClass: [$0.tag]] } ?? [:]
    }
    /// Whether the identifier was made of a tag, because no type is known for it.
    public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }
    /// Whether the type is in the table.
    public var isDeclared: Bool { TypeTable.entries[identifier] != nil }
    /// Whether the identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// - Coverage: nil (there is no page of reference for a type here)
    public var referenceURL: URL? { nil }
    /// - Coverage: nil (types have no versions here)
    public var version: Int? { nil }

    // MARK: Conformance

    /// All types that this one conforms to, itself not among them.
    public var supertypes: Set<UTType> {
        var found: Set<String> = []
        var open = parents
        while let next = open.popLast() {
            if found.insert(next).inserted { open += TypeTable.entries[next]?.parents ?? [] }
        }
        return Set(found.map { UTType(known: $0) })
    }

    private var parents: [String] { stated + (TypeTable.entries[identifier]?.parents ?? []) }

    /// Documented: every type conforms to itself.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    /// Whether this type conforms to the other one and is not the same.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
    /// Whether the other type conforms to this one and is not the same.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // MARK: Equality, text, coding

    /// Whether the identifiers are equal.
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    /// By the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    /// The identifier.
    public var description: String { identifier }
    /// The identifier in angle brackets.
    public var debugDescription: String { "<UTType \(identifier)>" }

    private enum Keys: String, CodingKey { case identifier }

    /// Reads the identifier; one that is not known is taken as it is.
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .identifier))
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(identifier, forKey: .identifier)
    }
}

/// What kind of tag names a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
