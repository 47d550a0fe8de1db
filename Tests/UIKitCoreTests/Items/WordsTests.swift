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
}
