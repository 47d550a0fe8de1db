import Testing
import UIKitCore

@MainActor
@Suite struct WordTableTests {
    private static let tables: [(name: String, count: Int, rows: [String: [String]])] = [
        ("Words", 9, Words.table), ("BarWords", 3, BarWords.table), ("EditWords", 5, EditWords.table), ("SpokenWords", 18, SpokenWords.table),
        ("TitleWords", 12, TitleWords.table), ("ContainerWords", 5, ContainerWords.table),
        ("ActivityWords", 1, ActivityWords.table),
    ]

    @Test("every table has every word in every language")
    func complete() {
        #expect(Words.table.count >= 25)
        for table in Self.tables {
            #expect(Set(table.rows.keys) == Set(Words.table.keys), "\(table.name)")
            for (language, words) in table.rows {
                #expect(words.count == table.count, "\(table.name) \(language)")
                #expect(words.allSatisfy { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasSuffix(" ") }, "\(table.name) \(language)")
            }
        }
    }

    @Test("no word stands in two tables, so that none is translated in two ways")
    func once() {
        var seen: [String: String] = [:]
        for table in Self.tables {
            for word in table.rows["en"] ?? [] {
                #expect(seen[word] == nil, "\(word) is in \(table.name) and \(seen[word] ?? "")")
                seen[word] = table.name
            }
        }
    }
}
