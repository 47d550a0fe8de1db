import Foundation

/// UIKit's own strings in one language.
///
/// The build embeds the files of `Languages` into the program (`embedInCode` in `Package.swift`), so a program that is
/// moved or statically linked needs no resource folder. The table is read with the first string, only in the current
/// language.
package struct SystemStringTable: Sendable {
    /// The requested language tag.
    package let language: String
    private let strings: [String: String]

    /// Creates the table for a language tag such as `pt-PT`: the file of that tag, else of its language (`pt`), else
    /// English.
    package init(language: String) {
        self.language = language
        let base = String(language.prefix { $0 != "-" })
        strings = Self.entries(Self.file(language) ?? Self.file(base) ?? PackageResources.en_strings)
    }

    /// The string of a key. A missing string returns the key itself; a test checks that none is missing.
    package subscript(key: SystemString) -> String { strings[key.rawValue] ?? key.rawValue }

    /// The entries of a `.strings` file.
    package static func entries(_ file: [UInt8]) -> [String: String] {
        let list = try? PropertyListSerialization.propertyList(from: Data(file), format: nil)
        return list as? [String: String] ?? [:]
    }

    /// The bytes of the file for exactly this language; nil if there is none.
    package static func file(_ language: String) -> [UInt8]? {
        switch language {
        case "ar": PackageResources.ar_strings
        case "ca": PackageResources.ca_strings
        case "cs": PackageResources.cs_strings
        case "da": PackageResources.da_strings
        case "de": PackageResources.de_strings
        case "el": PackageResources.el_strings
        case "en": PackageResources.en_strings
        case "es": PackageResources.es_strings
        case "fi": PackageResources.fi_strings
        case "fr": PackageResources.fr_strings
        case "he": PackageResources.he_strings
        case "hi": PackageResources.hi_strings
        case "hr": PackageResources.hr_strings
        case "hu": PackageResources.hu_strings
        case "id": PackageResources.id_strings
        case "it": PackageResources.it_strings
        case "ja": PackageResources.ja_strings
        case "ko": PackageResources.ko_strings
        case "ms": PackageResources.ms_strings
        case "nb": PackageResources.nb_strings
        case "nl": PackageResources.nl_strings
        case "pl": PackageResources.pl_strings
        case "pt": PackageResources.pt_strings
        case "pt-PT": PackageResources.pt_PT_strings
        case "ro": PackageResources.ro_strings
        case "ru": PackageResources.ru_strings
        case "sk": PackageResources.sk_strings
        case "sv": PackageResources.sv_strings
        case "th": PackageResources.th_strings
        case "tr": PackageResources.tr_strings
        case "uk": PackageResources.uk_strings
        case "vi": PackageResources.vi_strings
        case "zh": PackageResources.zh_strings
        case "zh-HK": PackageResources.zh_HK_strings
        case "zh-TW": PackageResources.zh_TW_strings
        default: nil
        }
    }
}
