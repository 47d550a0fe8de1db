public import Foundation
public import ObjectiveCRuntime

/// The sections of a list of names in the user's language, with a section for each letter, and the order of names.
///
/// ```swift
/// let collation = UILocalizedIndexedCollation.current()
/// let section = collation.section(for: song, collationStringSelector: #selector(getter: Song.title))
/// ```
///
/// Chosen: the letters of the Latin alphabet, before them the letters of Greek, Cyrillic, Hebrew, Arabic or Korean if
/// the language is written with them; "#" is the section of all other names. A letter with accents is in the section
/// of its base letter, as in UIKit. The order is that of `String.localizedStandardCompare`.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let ofLanguage = UILocalizedIndexedCollation(
        language: Locale.current.language.languageCode?.identifier)

    /// The collation of the user's language. The same object for each call.
    open class func current() -> UILocalizedIndexedCollation { ofLanguage }

    private let letters: [String]

    init(language: String?) {
        letters = Self.alphabet(language)
        super.init()
    }

    /// The titles of the sections, for headers.
    open var sectionTitles: [String] { letters }
    /// The titles of the index at the edge of a table. The same letters as in ``sectionTitles``.
    open var sectionIndexTitles: [String] { letters }

    /// Returns the section of a title of the index; the last section for a number out of range.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), letters.count - 1)
    }

    /// Returns the section of an object.
    /// - Parameter selector: a method or property of the object that returns its name. A missing method is logged, and
    ///   the object is in the last section.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: name(of: object, selector))
    }

    /// Returns objects in the order of their names. Objects with equal names keep their order.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let named = array.enumerated().map { index, object in
            (index: index, name: name(of: object, selector), object: object)
        }
        return named.sorted { first, second in
            switch first.name.localizedStandardCompare(second.name) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: first.index < second.index
            }
        }.map(\.object)
    }

    private func name(of object: Any, _ selector: Selector) -> String {
        let found = (object as? NSObject)?.perform(selector)?.takeUnretainedValue()
        return found as? String ?? (found as? NSString).map { "\($0)" } ?? ""
    }

    func section(of name: String) -> Int {
        let plain = name.drop { $0.isWhitespace }.prefix(1).folding(
            options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: .current)
        guard !plain.isEmpty else { return letters.count - 1 }
        let letter = plain.uppercased()
        if let known = letters.firstIndex(of: letter) { return known }
        // A letter between two letters of the index, which is a syllable of Korean, belongs to the earlier one.
        guard Self.isSyllable(letter) else { return letters.count - 1 }
        return letters.lastIndex { Self.isSyllable($0) && $0 <= letter } ?? letters.count - 1
    }

    // MARK: Alphabets

    /// Whether the text begins with a syllable of Korean. The syllables have the order of their numbers in Unicode.
    private static func isSyllable(_ letter: String) -> Bool {
        letter.unicodeScalars.first.map { ("\u{AC00}"..."\u{D7A3}").contains($0) } ?? false
    }

    private static func alphabet(_ language: String?) -> [String] {
        let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let own: String =
            switch language {
            case "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
            case "ru", "uk", "bg", "be", "sr", "mk": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ"
            case "he": "אבגדהוזחטיכלמנסעפצקרשת"
            case "ar", "fa", "ur": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
            case "ko": "가나다라마바사아자차카타파하"
            default: ""
            }
        return own.map(String.init) + latin + ["#"]
    }
}
