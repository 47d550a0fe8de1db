import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// An app's own words follow the user's language.
@MainActor
@Suite struct AppStringsTests {
    let bundle: Bundle

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-words-\(UUID().uuidString)")
        func write(_ text: String, _ path: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write("/* said first */\n\"hello\" = \"Hello\";\n\"only here\" = \"Only in English\";", "en.lproj/Localizable.strings")
        try write("\"hello\" = \"Hallo\";", "de.lproj/Localizable.strings")
        try write("\"hello\" = \"Olá\";", "pt-PT.lproj/Localizable.strings")
        try write("this is no list of words {", "fr.lproj/Localizable.strings")
        try write("\"hello\" = \"Guten Tag\";", "de.lproj/Formal.strings")
        func forms(_ forms: [(String, String)]) -> String {
            let list = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ here</string>
                <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>\(list)</dict></dict></dict></plist>
                """
        }
        try write(forms([("zero", "nothing"), ("one", "one file"), ("other", "%d files")]), "en.lproj/Localizable.stringsdict")
        try write(forms([("one", "%d plik"), ("few", "%d pliki"), ("many", "%d plików"), ("other", "%d pliku")]), "pl.lproj/Localizable.stringsdict")
        bundle = try #require(Bundle(path: folder.path))
    }

    @Test("a word is taken from the user's language, from its parent language, and else from the bundle's own", arguments: [
        ("de", "Hallo"), ("de-AT", "Hallo"), ("pt-PT", "Olá"), ("sv", "Hello"), ("en", "Hello"),
    ])
    func words(language: String, word: String) {
        let app = TestApp(language: language)
        #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == word)
        #expect(String(localized: "only here", bundle: bundle) == "Only in English")
        #expect(String(localized: "nowhere", bundle: bundle) == "nowhere")
        withExtendedLifetime(app) {}
    }

    @Test("a table has its own words, and a broken file is passed over")
    func tables() {
        let german = TestApp(language: "de")
        #expect(String(localized: "hello", table: "Formal", bundle: bundle) == "Guten Tag")
        let french = TestApp(language: "fr")
        #expect(String(localized: "hello", bundle: bundle) == "Hello")
        withExtendedLifetime((german, french)) {}
    }

    @Test("a number takes the form that the language has for it", arguments: [
        ("en", 0, "nothing here"), ("en", 1, "one file here"), ("en", 5, "5 files here"),
        ("pl", 1, "1 plik here"), ("pl", 3, "3 pliki here"), ("pl", 12, "12 plików here"), ("pl", 22, "22 pliki here"),
    ])
    func plurals(language: String, count: Int, sentence: String) {
        let app = TestApp(language: language)
        #expect(String(localized: "files", count: count, bundle: bundle) == sentence)
        withExtendedLifetime(app) {}
    }

    @Test("the rules of each language are those of CLDR", arguments: [
        ("ja", [0, 1, 2, 11], "other other other other"), ("fr", [0, 1, 2], "one one other"), ("ar", [0, 1, 2, 5, 11, 100], "zero one two few many other"),
        ("ru", [1, 2, 5, 11, 21, 22], "one few many many one few"), ("ro", [0, 1, 19, 20, 101], "few one few other few"), ("he", [1, 2, 3], "one two other"),
        ("cs", [1, 4, 5], "one few other"), ("hr", [21, 22, 25], "one few other"), ("tlh", [1, 2], "one other"),
    ])
    func rules(language: String, counts: [Int], categories: String) {
        let rule = PluralRule(language: language)
        #expect(counts.map { rule.category(of: $0).rawValue }.joined(separator: " ") == categories)
    }
}
