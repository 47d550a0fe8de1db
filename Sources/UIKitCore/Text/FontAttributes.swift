import CoreGraphics
import Diagnostics
import Foundation
import NumberConversion

extension UIFontDescriptor {
    /// The style of a font as a set of flags.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Without effect, as all others except `traitItalic`, `traitBold` and `traitMonoSpace`.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Without effect.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Without effect.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Without effect.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Without effect.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Without effect.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Drawn with the default design; logged.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The desktop's serif font.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Characters of the same width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// A key of a descriptor's attributes.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A `String`, the PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A `String`, such as "Bold Italic".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary with the keys of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries with the keys of ``FeatureKey``. A feature has an effect if the font has the
        /// OpenType feature with the same meaning.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A ``UIFont/TextStyle``.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Without effect, as are the following.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary from the axes of a variable font to values. An axis is the number of its four-character tag.
        static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    }

    /// A key of a descriptor's traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A ``UIFont/Weight`` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// Without effect.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number in −1…1; values above 0 are italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of a feature, such as the width of digits.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The tag of an OpenType feature as a `String`, such as "smcp", in place of a type.
        static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
        /// The value of the feature with a tag as a number; 1 turns a feature on.
        static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
        /// Another name of ``type``.
        public static let featureIdentifier = type
        /// Another name of ``selector``.
        public static let typeIdentifier = selector
    }
}

extension UIFont.Weight {
    /// Creates the named weight nearest to a number on the scale 100…900.
    init(number: Int) {
        let named: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        self = named.min { abs($0.number - number) < abs($1.number - number) } ?? .regular
    }
}

extension FontRequest {
    mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any], _ style: inout UIFont.TextStyle?) {
        if let name = attributes[.name] as? String {
            let named = FontRequest(named: name, size: size)
            (family, weight, isItalic) = (named.family == "System" ? nil : named.family, named.weight, named.isItalic)
        }
        if let name = attributes[.family] as? String { family = name }
        if let face = attributes[.face] as? String { applyFace(face) }
        if let points = attributes[.size].flatMap(Self.number) { size = (points.isFinite ? max(0, points) : 0) }
        if let text = attributes[.textStyle] as? UIFont.TextStyle { style = text }
        if let text = attributes[.textStyle] as? String { style = UIFont.TextStyle(rawValue: text) }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
        if let spacing = FontFeatureSettings(attributes)?.selector(ofType: kNumberSpacingType) {
            hasMonospacedDigits = spacing == kMonospacedNumbersSelector
        }
        let variations = FontVariation.list(attributes[.variation])
        if attributes[.featureSettings] != nil || variations != nil {
            let features = FontFeatureSettings(attributes)?.openTypeFeatures ?? tuning?.features ?? ""
            let variations = variations ?? tuning?.variations ?? ""
            let isEmpty = features.isEmpty && variations.isEmpty
            tuning = isEmpty ? nil : FontTuning(features: features, variations: variations)
        }
        let known: Set<UIFontDescriptor.AttributeName> = [
            .name, .family, .face, .size, .textStyle, .traits, .featureSettings, .variation,
        ]
        for name in attributes.keys where !known.contains(name) {
            Log.once("UIFontDescriptor: the attribute \(name.rawValue) has no effect")
        }
    }

    private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        if let bits = traits[.symbolic].flatMap(Self.number) {
            apply(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(saturating: bits)))
        }
        if let given = traits[.weight] as? UIFont.Weight { weight = given.number }
        if let given = traits[.weight].flatMap(Self.number) { weight = UIFont.Weight(given).number }
        if let slant = traits[.slant].flatMap(Self.number) { isItalic = slant > 0 }
    }

    /// Derived: bold as ``UIFont/boldSystemFont(ofSize:)``; other families have no such weight.
    mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
        if traits.contains(.traitBold) != isBold {
            weight = traits.contains(.traitBold) ? (family == nil ? UIFont.Weight.semibold : .bold).number : 400
        }
        isItalic = traits.contains(.traitItalic)
        isMonospaced = traits.contains(.traitMonoSpace)
    }

    private static func number(_ value: Any) -> CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } }
}
