import Foundation
import TemporaryFolder
import Testing
import UIKitTesting

@testable import UIKitCore

/// An app's own strings in the user's language.
@MainActor
struct AppStringsTests {
    private let folder = TemporaryFolder("words")
    let bundle: Bundle

    init() throws {
        try folder.write(
            "/* said first */\n\"hello\" = \"Hello\";\n\"only here\" = \"Only in English\";",
            "en.lproj/Localizable.strings")
        try folder.write("\"hello\" = \"Hallo\";", "de.lproj/Localizable.strings")
        try folder.write("\"hello\" = \"Olá\";", "pt-PT.lproj/Localizable.strings")
        try folder.write("this is no list of words {", "fr.lproj/Localizable.strings")
        try folder.write("\"hello\" = \"Guten Tag\";", "de.lproj/Formal.strings")
        func forms(_ forms: [(String, String)]) -> String {
            let list = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key>\
                <string>%#@n@ here</string>
                <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>\(list)</dict></dict></dict></plist>
                """
        }
        try folder.write(
            forms([("zero", "nothing"), ("one", "one file"), ("other", "%d files")]), "en.lproj/Localizable.stringsdict"
        )
        try folder.write(
            forms([("one", "%d plik"), ("few", "%d pliki"), ("many", "%d plików"), ("other", "%d pliku")]),
            "pl.lproj/Localizable.stringsdict")
        try folder.write(Self.catalog, "Shop.xcstrings")
        try folder.write("no catalog", "Broken.xcstrings")
        bundle = try #require(Bundle(path: folder.path))
    }

    /// In Xcode's format.
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Buy": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kaufen"}}}},
        "Sell": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}, "en": {"stringUnit": \
        {"state": "translated", "value": "Sell now"}}}},
        "%lld things in %@": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld thing in %@"}}, "other": \
        {"stringUnit": {"value": "%lld things in %@"}}}}},
          "de": {"variations": {"plural": {"zero": {"stringUnit": {"value": "Nichts in %2$@"}}, "one": {"stringUnit": \
        {"value": "Ein Ding in %2$@"}}, "other": {"stringUnit": {"value": "%1$lld Dinge in %2$@"}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {"ipad": {"stringUnit": {"value": "Tap the pad"}}, \
        "other": {"stringUnit": {"value": "Tap"}}}}}}},
        "%lld birds and %lld fish": {"localizations": {"en": {"stringUnit": {"value": "%#@birds@ and %#@fish@"}, \
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": \
        "a bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "fish": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": \
        "one fish"}}, "other": {"stringUnit": {"value": "%arg fish"}}}}}}}}}
        }}
        """

    @Test("a catalog has the words of all languages, and those of its own where one has none")
    func catalog() {
        let german = TestApp(language: "de-AT")
        #expect(String(localized: "Buy", table: "Shop", bundle: bundle) == "Kaufen")
        #expect(NSLocalizedString("Sell", tableName: "Shop", bundle: bundle, comment: "") == "Sell now")
        #expect(String(localized: "tap", table: "Shop", bundle: bundle) == "Tap")
        #expect(String(localized: "Gone", table: "Shop", bundle: bundle) == "Gone")
        #expect(
            NSLocalizedString("Gone", bundle: bundle, value: "Else", comment: "") == "Else"
                && NSLocalizedString("Gone", tableName: "Broken", bundle: bundle, comment: "") == "Gone")
        withExtendedLifetime(german) {}
        let french = TestApp(language: "fr")
        #expect(String(localized: "Buy", table: "Shop", bundle: bundle) == "Buy")
        withExtendedLifetime(french) {}
    }

    @Test(
        "values in a text choose the forms of a catalog and stand where the language has them",
        arguments: [
            ("en", 1, "1 thing in Box"), ("en", 4, "4 things in Box"), ("de", 0, "Nichts in Box"),
            ("de", 1, "Ein Ding in Box"),
            ("de", 1000, "1000 Dinge in Box"),
        ])
    func values(language: String, count: Int, sentence: String) {
        let app = TestApp(language: language)
        #expect(String(localized: "\(count) things in \("Box")", table: "Shop", bundle: bundle) == sentence)
        withExtendedLifetime(app) {}
    }

    @Test("several numbers have forms of their own, and a text that no table has is filled in itself")
    func several() {
        let app = TestApp(language: "en")
        #expect(String(localized: "\(1) birds and \(3) fish", table: "Shop", bundle: bundle) == "a bird and 3 fish")
        #expect(String(localized: "\(2) birds and \(1) fish", table: "Shop", bundle: bundle) == "2 birds and one fish")
        #expect(String(localized: "\(2.5, specifier: "%.2f") of 100% \(true)", bundle: bundle) == "2.50 of 100% true")
        #expect(String(localized: "shop.title", defaultValue: "\(3) shops", bundle: bundle) == "3 shops")
        #expect(String(localized: "files", count: 1, bundle: bundle) == "one file here")
        withExtendedLifetime(app) {}
    }

    @Test(
        "a word is taken from the user's language, from its parent language, and else from the bundle's own",
        arguments: [
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

    @Test(
        "a number takes the form that the language has for it",
        arguments: [
            ("en", 0, "nothing here"), ("en", 1, "one file here"), ("en", 5, "5 files here"),
            ("pl", 1, "1 plik here"), ("pl", 3, "3 pliki here"), ("pl", 12, "12 plików here"),
            ("pl", 22, "22 pliki here"),
        ])
    func plurals(language: String, count: Int, sentence: String) {
        let app = TestApp(language: language)
        #expect(String(localized: "files", count: count, bundle: bundle) == sentence)
        withExtendedLifetime(app) {}
    }

    @Test("a key that only a list of forms has gives the general form")
    func generalForm() throws {
        let app = TestApp(UIViewController())
        #expect(NSLocalizedString("files", bundle: bundle, comment: "") == "%d files here")
        #expect(String(format: NSLocalizedString("files", bundle: bundle, comment: ""), 3) == "3 files here")
        withExtendedLifetime(app) {}
    }
}
