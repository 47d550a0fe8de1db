package import AttributeAccess
public import Foundation

extension ScopeKeys {
    /// The keys of scopes. Foundation's scope on Linux lacks the attributes of Markdown, which are added.
    package init(_ scopes: [any AttributeScope.Type]) {
        self.init(scopes) { scope in
            ObjectIdentifier(scope) == ObjectIdentifier(AttributeScopes.FoundationAttributes.self)
                ? AttributeScopes.FoundationAttributes.PresentationAttributes.self : nil
        }
    }
}

/// The handling of a value that cannot be converted.
package enum FailedAttributes {
    /// The error ends the conversion, as documented for conversions with a scope.
    case end
    /// The attribute is left out.
    case leaveOut
}

extension AttributeContainer {
    /// Creates a container with the attributes of a dictionary that are in a scope.
    ///
    /// Documented (AttributeContainer): attributes that are not in the scope are left out.
    /// - Throws: `CocoaError.coderInvalidValue` if a value has another type than the key.
    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
        try self.init(dictionary, ScopeKeys([scope]), .end)
    }
    /// Creates a container with the attributes of a dictionary that are in a scope, such as `\.foundation`.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(dictionary, including: S.self)
    }

    package init(_ dictionary: [NSAttributedString.Key: Any], _ keys: ScopeKeys, _ failed: FailedAttributes) throws {
        self.init()
        for key in keys.list {
            guard let object = dictionary[NSAttributedString.Key(rawValue: key.name)] else { continue }
            do { try key.write(object, to: &self) } catch { if failed == .end { throw error } }
        }
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates a dictionary with the attributes of a container that are in a scope.
    /// - Throws: the error of a key that cannot convert its value.
    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
        try self.init(container, ScopeKeys([scope]), .end)
    }
    /// Creates a dictionary with the attributes of a container that are in a scope, such as `\.foundation`.
    public init<S: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(container, including: S.self)
    }

    package init(_ container: AttributeContainer, _ keys: ScopeKeys, _ failed: FailedAttributes) throws {
        self.init()
        for key in keys.list {
            do {
                if let object = try key.object(in: container) {
                    self[NSAttributedString.Key(rawValue: key.name)] = object
                }
            } catch { if failed == .end { throw error } }
        }
    }
}

extension NSAttributedString {
    /// Creates an attributed string with the attributes that are in a scope.
    ///
    /// Documented (NSAttributedString): attributes that are not in the scope are left out.
    /// - Throws: the error of a key that cannot convert its value.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attributedString: try NSAttributedString.converted(attrStr, ScopeKeys([scope]), .end))
    }
    /// Creates an attributed string with the attributes that are in a scope, such as `\.foundation`.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(attrStr, including: S.self)
    }

    /// - Parameter defaults: the attributes of characters without their own attributes.
    package static func converted(
        _ text: AttributedString, _ keys: ScopeKeys, _ failed: FailedAttributes,
        defaults: [NSAttributedString.Key: Any] = [:]
    ) throws -> NSMutableAttributedString {
        let whole = NSMutableAttributedString(string: String(text.characters))
        var start = 0
        for run in text.runs {
            let length = text.utf16.distance(from: run.range.lowerBound, to: run.range.upperBound)
            let own = try [NSAttributedString.Key: Any](run.attributes, keys, failed)
            let attributes = defaults.merging(own) { _, own in own }
            if !attributes.isEmpty {
                whole.setAttributes(attributes, range: NSRange(location: start, length: length))
            }
            start += length
        }
        return whole
    }
}

extension AttributedString {
    /// Creates an attributed string with the attributes that are in a scope.
    ///
    /// Documented (AttributedString): attributes that are not in the scope are left out. Chosen: a run that begins
    /// between the halves of a surrogate pair begins before the pair.
    /// - Throws: `CocoaError.coderInvalidValue` if a value has another type than the key.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        try self.init(nsStr, ScopeKeys([scope]), .end)
    }
    /// Creates an attributed string with the attributes that are in a scope, such as `\.foundation`.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(nsStr, including: S.self)
    }

    package init(_ text: NSAttributedString, _ keys: ScopeKeys, _ failed: FailedAttributes) throws {
        self.init()
        let string = text.string
        var (start, offset) = (string.startIndex, 0)
        var runs: [(Range<String.Index>, [NSAttributedString.Key: Any])] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let place = string.utf16.offset(of: range.location + range.length, from: (start, offset))
            if place.index > start { runs.append((start..<place.index, attributes)) }
            (start, offset) = place
        }
        for (range, attributes) in runs {
            let container = try AttributeContainer(attributes, keys, failed)
            append(AttributedString(string[range], attributes: container))
        }
    }
}

extension String.UTF16View {
    /// Returns the start of the scalar at an offset, with its own offset. Offsets behind the text return its end.
    fileprivate func offset(of wanted: Int, from known: (index: Index, offset: Int)) -> (index: Index, offset: Int) {
        guard let place = index(known.index, offsetBy: wanted - known.offset, limitedBy: endIndex) else {
            return (endIndex, wanted)
        }
        guard place < endIndex, place > startIndex, UTF16.isTrailSurrogate(self[place]) else { return (place, wanted) }
        let before = index(before: place)
        return UTF16.isLeadSurrogate(self[before]) ? (before, wanted - 1) : (place, wanted)
    }
}
