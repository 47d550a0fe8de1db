/// A type that is defined by a tag only. Its identifier contains the tag.
struct DynamicType {
    /// Documented (UTType.isDynamic): the prefix of dynamic identifiers. The rest is Apple's own format on iOS, and
    /// differs here.
    static let prefix = "dyn."

    let tag: String
    let tagClass: UTTagClass

    init(tag: String, tagClass: UTTagClass) {
        self.tag = tag
        self.tagClass = tagClass
    }

    /// Nil for an identifier of another origin.
    init?(_ identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        let parts = identifier.dropFirst(Self.prefix.count).split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let tagClass = ["e": UTTagClass.filenameExtension, "m": .mimeType][parts[0]] else {
            return nil
        }
        self.init(tag: String(parts[1]), tagClass: tagClass)
    }

    var identifier: String { "\(Self.prefix)\(tagClass == .filenameExtension ? "e" : "m").\(tag)" }
}
