import AttributeAccess
import FoundationAdditions
public import Foundation

extension ScopeKeys {
    /// The keys of conversions without a scope. Documented (AttributedString): those of Foundation and UIKit.
    /// They are found once, and never change.
    fileprivate static let known = ScopeKeys([AttributeScopes.UIKitAttributes.self])
}

extension NSAttributedString {
    /// Creates an attributed string with the attributes of Foundation and UIKit. Other attributes are left out, as are
    /// values that their key cannot convert.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: NSAttributedString.uiKit(attrStr, defaults: [:]))
    }

    /// Converts a Swift attributed string to an attributed string with UIKit's keys.
    /// - Parameter defaults: the attributes of characters without their own attributes.
    static func uiKit(_ text: AttributedString, defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        // Only a conversion with a scope throws an error.
        (try? converted(text, .known, .leaveOut, defaults: defaults))
            ?? NSAttributedString(string: String(text.characters), attributes: defaults)
    }
}

extension AttributedString {
    /// Creates an attributed string with the attributes of Foundation and UIKit. Other attributes are left out, as are
    /// values of other types than documented for their key.
    public init(_ nsStr: NSAttributedString) {
        self = (try? AttributedString(nsStr, .known, .leaveOut)) ?? AttributedString(nsStr.string)
    }
}

extension AttributeContainer {
    /// Creates a container with the attributes of Foundation and UIKit. Other attributes are left out, as are values of
    /// other types than documented for their key.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = (try? AttributeContainer(dictionary, .known, .leaveOut)) ?? AttributeContainer()
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates a dictionary with the attributes of Foundation and UIKit. Other attributes are left out, as are values
    /// that their key cannot convert.
    public init(_ container: AttributeContainer) {
        self = (try? [NSAttributedString.Key: Any](container, .known, .leaveOut)) ?? [:]
    }
}
