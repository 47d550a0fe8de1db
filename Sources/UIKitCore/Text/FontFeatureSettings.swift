import CoreGraphics
import Foundation
import NumberConversion

/// Settings of a font's features, as the app passed them.
struct FontFeatureSettings: Hashable, Sendable {
    private enum Setting: Hashable, Sendable {
        case numbers([UIFontDescriptor.FeatureKey: Int])
        /// An OpenType feature by its tag.
        case tag(String, Int)
    }

    private let settings: [Setting]

    init?(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        guard let given = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] else { return nil }
        settings = given.prefix(Self.mostSettings).map { setting in
            if let tag = setting[.openTypeTag] as? String {
                return .tag(tag, Self.number(setting[.openTypeValue]) ?? 1)
            }
            return .numbers(setting.compactMapValues(Self.number))
        }
    }

    /// Chosen: more than a font has.
    private static let mostSettings = 500

    private static func number(_ value: Any?) -> Int? { (value as? Int) ?? (value as? NSNumber)?.intValue }

    var list: [[UIFontDescriptor.FeatureKey: Any]] {
        settings.map { setting in
            switch setting {
            case .numbers(let numbers): numbers
            case .tag(let tag, let value): [.openTypeTag: tag, .openTypeValue: value]
            }
        }
    }

    /// The selector in the last setting of this feature type.
    func selector(ofType type: Int) -> Int? {
        for case .numbers(let numbers) in settings.reversed() where numbers[.type] == type { return numbers[.selector] }
        return nil
    }

    /// The features by OpenType tags, as in "smcp=1, onum=1". Later settings have priority.
    var openTypeFeatures: String {
        let features = settings.flatMap { setting -> [(tag: String, value: Int)] in
            switch setting {
            case .tag(let tag, let value): return FontTag.isValid(tag) ? [(tag, min(max(value, 0), 10_000))] : []
            case .numbers(let numbers):
                guard let type = numbers[.type], let selector = numbers[.selector] else { return [] }
                return Self.features(type: type, selector: selector)
            }
        }
        return features.map { "\($0.tag)=\($0.value)" }.joined(separator: ", ")
    }

    /// Pairs of selectors, where an even selector turns the feature on and the next selector turns the feature off.
    private static let switches: [Int: [(selector: Int, tag: String)]] = [
        kLigaturesType: [(2, "liga"), (4, "dlig"), (18, "clig"), (20, "hlig")],
        kTypographicExtrasType: [(4, "zero")],
        kCaseSensitiveLayoutType: [(0, "case"), (2, "cpsp")],
        kContextualAlternatesType: [(0, "calt"), (2, "swsh"), (4, "cswh")],
        34: [(0, "hkna"), (2, "vkna")],
        28: [(2, "ruby")],
    ]

    /// Selectors of which a text has at most one.
    private static let choices: [Int: [Int: String]] = [
        kLetterCaseType: [kSmallCapsSelector: "smcp"],
        kVerticalSubstitutionType: [0: "vert"],
        // Digits of the same width are an attribute of the font request.
        kNumberSpacingType: [2: "twid", 3: "qwid"],
        kVerticalPositionType: [1: "sups", 2: "subs", 3: "ordn", 4: "sinf"],
        kFractionsType: [1: "afrc", 2: "frac"],
        kNumberCaseType: [0: "onum", 1: "lnum"],
        kTextSpacingType: [0: "pwid", 1: "fwid", 2: "hwid", 3: "twid", 4: "qwid", 5: "palt", 6: "halt"],
        kCharacterShapeType: [0: "trad", 1: "smpl", 2: "jp78", 3: "jp83", 4: "jp90", 14: "nlck"],
        kLowerCaseType: [1: "smcp", 2: "pcap"],
        kUpperCaseType: [1: "c2sc", 2: "c2pc"],
    ]

    /// Documented (OpenType specification, registered features; TrueType Reference Manual, Font Feature Registry): the
    /// tags with the meaning of a type and a selector.
    private static func features(type: Int, selector: Int) -> [(tag: String, value: Int)] {
        if type == kStylisticAlternativesType, (2...41).contains(selector) {
            let number = selector / 2
            return [("ss" + (number < 10 ? "0" : "") + String(number), selector % 2 == 0 ? 1 : 0)]
        }
        if let pairs = switches[type] {
            return pairs.compactMap { pair in
                pair.selector == selector ? (pair.tag, 1) : pair.selector + 1 == selector ? (pair.tag, 0) : nil
            }
        }
        return choices[type]?[selector].map { [($0, 1)] } ?? []
    }
}

/// The values of a variable font's axes.
enum FontVariation {
    /// The axes as Pango reads them, such as "wdth=80,wght=350"; nil if the value is no dictionary of numbers.
    static func list(_ value: Any?) -> String? {
        guard let given = value as? [AnyHashable: Any] else { return nil }
        var axes: [String: Double] = [:]
        for (key, value) in given {
            guard let tag = FontTag.name(of: key.base), let number = (value as? NSNumber)?.doubleValue,
                number.isFinite
            else { continue }
            axes[tag] = min(max(number, -100_000), 100_000)
        }
        return axes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }
}

/// Tags of OpenType tables: four letters, digits or spaces.
private enum FontTag {
    static func isValid(_ tag: String) -> Bool {
        tag.utf8.count == 4 && tag.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x7A).contains($0) }
    }

    /// The tag in a number of four bytes, or in a string.
    static func name(of key: Any) -> String? {
        if let text = key as? String { return isValid(text) ? text : nil }
        guard let number = (key as? NSNumber)?.int64Value, let bits = UInt32(exactly: number) else { return nil }
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        return isValid(text) ? text : nil
    }
}
