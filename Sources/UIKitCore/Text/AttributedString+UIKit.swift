public import Foundation

/// The attributes that UIKit reads from an attributed string.
extension AttributeScopes {
    /// The attributes that labels and text views draw.
    public struct UIKitAttributes: AttributeScope {
        /// The font of a run.
        public let font: FontAttribute
        /// The color of a run.
        public let foregroundColor: ForegroundColorAttribute
        /// Points added after each character.
        public let kern: KernAttribute

        /// The attribute of fonts.
        public enum FontAttribute: AttributedStringKey {
            /// A font of any size.
            public typealias Value = UIFont
            /// The key that attributed texts of Foundation's other kind have.
            public static let name = "NSFont"
        }

        /// The attribute of colors.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A color, resolved with the traits of the view that draws.
            public typealias Value = UIColor
            /// The key that attributed texts of Foundation's other kind have.
            public static let name = "NSColor"
        }

        /// The attribute of spacing.
        public enum KernAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The key that attributed texts of Foundation's other kind have.
            public static let name = "NSKern"
        }
    }

    /// The attributes that labels and text views draw.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute by its name.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}

extension NSAttributedString {
    /// The text with the attributes that UIKit reads, and those given where it has none.
    static func uiKit(_ text: AttributedString, defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes = defaults
            if let font = run[AttributeScopes.UIKitAttributes.FontAttribute.self] { attributes[.font] = font }
            if let color = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] { attributes[.foregroundColor] = color }
            if let kern = run[AttributeScopes.UIKitAttributes.KernAttribute.self] { attributes[.kern] = kern }
            whole.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        return whole
    }
}
