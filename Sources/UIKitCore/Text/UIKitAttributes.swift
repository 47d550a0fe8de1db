public import Foundation

/// The attributes of UIKit in Swift's attributed strings. Documented: AttributeScopes.UIKitAttributes.
extension AttributeScopes {
    /// The attributes that labels, text views and drawn strings read. Each has the meaning of the key of
    /// `NSAttributedString` with its name.
    public struct UIKitAttributes: AttributeScope {
        /// The font of a run.
        public let font: FontAttribute
        /// The alignment, spacing and line breaks of a paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text, resolved with the traits of the view that draws.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text, as high as its line.
        public let backgroundColor: BackgroundColorAttribute
        /// 0 draws every letter alone.
        public let ligature: LigatureAttribute
        /// Points added after each character.
        public let kern: KernAttribute
        /// Points added after each character.
        public let tracking: TrackingAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the outline; the text's own if it is not set.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline in hundredths of the font's size. Below 0 the letters are filled too.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the text.
        public let shadow: ShadowAttribute
        /// The effect of the text, which is drawn flat.
        public let textEffect: TextEffectAttribute
        /// The picture or view in the place of a character.
        public let attachment: AttachmentAttribute
        /// Points upward from the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// The color of the line below the text; the text's own if it is not set.
        public let underlineColor: UnderlineColorAttribute
        /// The color of the line through the text; the text's own if it is not set.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Points to the right for each point upward.
        public let obliqueness: ObliquenessAttribute
        /// The width of letters, which stays as the font has it.
        public let expansion: ExpansionAttribute

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
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
        /// The key of ``underlineStyle``.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
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
        public enum TextEffectAttribute: AttributedStringKey {
            public typealias Value = NSAttributedString.TextEffectStyle
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

    /// The attributes that labels, text views and drawn strings read.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute by its name.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>)
        -> Key
    {
        self[Key.self]
    }
}
