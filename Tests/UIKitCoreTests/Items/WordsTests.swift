import Testing
import UIKitCore

@MainActor
@Suite struct WordTableTests {
    @Test("every language has every word")
    func complete() {
        #expect(Words.table.count >= 25)
        for (language, words) in Words.table {
            #expect(words.count == 9, "\(language)")
            #expect(words.allSatisfy { !$0.isEmpty }, "\(language)")
        }
    }

    @Test("every language has the words of bars' menus")
    func bars() {
        #expect(Set(BarWords.table.keys) == Set(Words.table.keys))
        for (language, words) in BarWords.table {
            #expect(words.count == 7, "\(language)")
            #expect(words.allSatisfy { !$0.isEmpty }, "\(language)")
        }
    }
}
