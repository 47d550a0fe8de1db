import Foundation
import Testing

@testable import UIKitCore

struct TextCheckerTests {
    @Test("no word is misspelled, and ignored and learned words are listed")
    func words() {
        let checker = UITextChecker()
        let range = checker.rangeOfMisspelledWord(
            in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "en")
        #expect(range == NSRange(location: NSNotFound, length: 0))
        #expect(checker.ignoredWords == nil)
        checker.ignoreWord("wrod")
        checker.ignoreWord("wrod")
        #expect(checker.ignoredWords == ["wrod"])
        #expect(!UITextChecker.hasLearnedWord("wrodd"))
        UITextChecker.learnWord("wrodd")
        #expect(UITextChecker.hasLearnedWord("wrodd"))
        UITextChecker.unlearnWord("wrodd")
        #expect(!UITextChecker.hasLearnedWord("wrodd"))
        #expect(UITextChecker.availableLanguages.isEmpty)
    }
}
