public import Foundation
public import FoundationAdditions

/// Documented (AttributeScopes.UIKitAttributes): the attributes of UIKit in Swift's attributed strings.
extension AttributeScopes {
    /// The attributes of labels, text views and drawn strings. Each has the meaning of the key of `NSAttributedString`
    /// with the same name.
    public struct UIKitAttributes: AttributeScope {
        /// The font of a run.
        public let font: FontAttribute
        /// The alignment, spacing and line breaks of a paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text, resolved with the traits of the drawing view.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color of the text, with the height of the line.
        public let backgroundColor: BackgroundColorAttribute
        /// 0 draws letters without ligatures.
        public let ligature: LigatureAttribute
        /// The points that are added after each character.
        public let kern: KernAttribute
        /// The points that are added after each character.
        public let tracking: TrackingAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the outline; the color of the text if it is not set.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline in hundredths of the font size. With negative values the letters are also filled.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the text.
        public let shadow: ShadowAttribute
        /// The effect of the text. Drawn flat.
        public let textEffect: TextEffectAttribute
        /// The image or view that replaces a character.
        public let attachment: AttachmentAttribute
        /// The offset of the baseline upward, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The color of the line below the text; the color of the text if it is not set.
        public let underlineColor: UnderlineColorAttribute
        /// The color of the line through the text; the color of the text if it is not set.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The slant in points to the right per point upward.
        public let obliqueness: ObliquenessAttribute
        /// The width of letters. Without effect: letters keep the width of the font.
        public let expansion: ExpansionAttribute
        /// Foundation's attributes, such as `link`.
        public let foundation: AttributeScopes.FoundationAttributes

        /// The key of ``font``.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        /// The key of ``paragraphStyle``.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
        /// The key of ``foregroundColor``.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        /// The key of ``backgroundColor``.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        /// The key of ``ligature``.
        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = "NSLigature"
        }
        /// The key of ``kern``.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        /// The key of ``tracking``.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }
        /// The key of ``strikethroughStyle``.
        public enum StrikethroughStyleAttribute: ObjectiveCConvertibleAttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public typealias ObjectiveCValue = NSNumber
            public static let name = "NSStrikethrough"
        }
        /// The key of ``underlineStyle``.
        public enum UnderlineStyleAttribute: ObjectiveCConvertibleAttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public typealias ObjectiveCValue = NSNumber
            public static let name = "NSUnderline"
        }
        /// The key of ``strokeColor``.
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrokeColor"
        }
        /// The key of ``strokeWidth``.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSStrokeWidth"
        }
        /// The key of ``shadow``.
        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = "NSShadow"
        }
        /// The key of ``textEffect``.
        public enum TextEffectAttribute: ObjectiveCConvertibleAttributedStringKey {
            public typealias Value = NSAttributedString.TextEffectStyle
            public typealias ObjectiveCValue = NSString
            public static let name = "NSTextEffect"
        }
        /// The key of ``attachment``.
        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = "NSAttachment"
        }
        /// The key of ``baselineOffset``.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
        /// The key of ``underlineColor``.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }
        /// The key of ``strikethroughColor``.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }
        /// The key of ``obliqueness``.
        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSObliqueness"
        }
        /// The key of ``expansion``.
        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSExpansion"
        }
    }

    /// The attributes of labels, text views and drawn strings.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Returns an attribute by its name.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>)
        -> Key
    {
        self[Key.self]
    }
}
