public import CoreGraphics
public import Foundation

// Names of the attributes of Core Text, used as in `[kCTFontAttributeName as NSAttributedString.Key: font]`.
// Chosen: keys of text that UIKit draws too have the same names. The others have no effect.

/// The name of `NSAttributedString.Key.font`.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont"
/// A `CGColor` of the text. Text layers draw it; other text does not.
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The name of `NSAttributedString.Key.kern`.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern"
/// The name of `NSAttributedString.Key.tracking`.
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The name of `NSAttributedString.Key.ligature`.
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The name of `NSAttributedString.Key.paragraphStyle`.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The name of `NSAttributedString.Key.strokeWidth`.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// A `CGColor` of the outline. Without effect.
nonisolated(unsafe) public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The name of `NSAttributedString.Key.underlineStyle`.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// A `CGColor` of the underline. Without effect.
nonisolated(unsafe) public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// A `CGColor` of the background. Without effect.
nonisolated(unsafe) public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// Without effect.
nonisolated(unsafe) public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// Without effect.
nonisolated(unsafe) public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// The name of `NSAttributedString.Key.baselineOffset`.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// The name of `NSAttributedString.Key.writingDirection`.
nonisolated(unsafe) public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"
/// Without effect.
nonisolated(unsafe) public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// Without effect.
nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The name of `UIFontDescriptor.FeatureKey.type`.
nonisolated(unsafe) public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The name of `UIFontDescriptor.FeatureKey.selector`.
nonisolated(unsafe) public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The tag of an OpenType feature in a setting of a feature: a string such as "smcp".
nonisolated(unsafe) public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The value of the OpenType feature; 1 turns a feature on.
nonisolated(unsafe) public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
/// The attribute of a descriptor with the values of a variable font's axes, by the numbers of their tags.
nonisolated(unsafe) public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The name of `UIFontDescriptor.AttributeName.featureSettings`.
nonisolated(unsafe) public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The name of `UIFontDescriptor.AttributeName.family`.
nonisolated(unsafe) public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The name of `UIFontDescriptor.AttributeName.name`.
nonisolated(unsafe) public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The name of `UIFontDescriptor.AttributeName.traits`.
nonisolated(unsafe) public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The name of `UIFontDescriptor.AttributeName.size`.
nonisolated(unsafe) public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The name of `UIFontDescriptor.TraitKey.weight`.
nonisolated(unsafe) public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The name of `UIFontDescriptor.TraitKey.symbolic`.
nonisolated(unsafe) public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
