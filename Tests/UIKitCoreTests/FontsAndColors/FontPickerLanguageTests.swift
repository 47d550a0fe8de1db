import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The languages of the fonts in a font picker.
@MainActor
struct FontPickerLanguageTests {
    private typealias Configuration = UIFontPickerViewController.Configuration

    @Test func `a condition needs all of its languages, with or without their regions`() throws {
        let german = try #require(Configuration.filterPredicate(forFilteredLanguages: ["de"]))
        #expect(german.evaluate(with: ["en", "de"]) && !german.evaluate(with: ["en"]))
        let two = try #require(Configuration.filterPredicate(forFilteredLanguages: ["pt_BR", "en-GB"]))
        #expect(two.evaluate(with: ["pt-br", "en"]) && !two.evaluate(with: ["en", "fr"]))
        #expect(!two.evaluate(with: [] as [String]))
        #expect(Configuration.filterPredicate(forFilteredLanguages: []) == nil)
    }

    @Test func `a picker lists only fonts of the wanted languages`() throws {
        func count(_ languages: [String]) throws -> Int {
            let root = UIViewController()
            let app = TestApp(root)
            let configuration = Configuration()
            configuration.filteredLanguagesPredicate = Configuration.filterPredicate(forFilteredLanguages: languages)
            let picker = UIFontPickerViewController(configuration: configuration)
            #expect((picker.configuration.filteredLanguagesPredicate == nil) == languages.isEmpty)
            root.present(picker, animated: false)
            app.settle()
            return try #require(app.find(UITableView.self)).numberOfRows(inSection: 0)
        }
        let all = try count([])
        #expect(all > 0)
        #expect(try count(["en"]) > 0 && count(["en"]) <= all)
        #expect(try count(["xx-none"]) == 0)
    }
}
