import Foundation
import SeededNumbers
import Testing

@testable import TextLogic

struct TextSearchTests {
    @Test func `all ranges are found in order and do not overlap`() {
        #expect(TextSearch("aa").ranges(in: "aaaaa") == [0..<2, 2..<4])
        #expect(TextSearch("x").ranges(in: "").isEmpty)
        #expect(TextSearch("").ranges(in: "abc").isEmpty)
        #expect(TextSearch("abcd").ranges(in: "abc").isEmpty)
    }

    @Test func `case is ignored unless the options say otherwise`() {
        #expect(TextSearch("über").ranges(in: "Über über") == [0..<4, 5..<9])
        #expect(TextSearch("über", options: []).ranges(in: "Über über") == [5..<9])
        #expect(TextSearch("a", options: [.backwards, .anchored]).ranges(in: "ba a") == [1..<2, 3..<4])
    }

    @Test func `ranges are in UTF-16 units`() {
        #expect(TextSearch("b").ranges(in: "😀b👨‍👩‍👧b") == [2..<3, 11..<12])
    }

    @Test func `words limit the matches`() {
        let text = "car carpet scar car2 car"
        #expect(TextSearch("car", words: .contains).ranges(in: text).count == 5)
        #expect(TextSearch("car", words: .startsWith).ranges(in: text) == [0..<3, 4..<7, 16..<19, 21..<24])
        #expect(TextSearch("car", words: .fullWord).ranges(in: text) == [0..<3, 21..<24])
    }

    @Test func `a random text has the matches that a slow search finds`() {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<200 {
            let text = String((0..<60).map { _ in "ab ".randomElement(using: &random) ?? "a" })
            let query = String((0..<2).map { _ in "ab".randomElement(using: &random) ?? "a" })
            var slow: [Range<Int>] = [], start = 0
            let units = Array(text.utf16), wanted = Array(query.utf16)
            while start + wanted.count <= units.count {
                if Array(units[start..<start + wanted.count]) == wanted {
                    slow.append(start..<start + wanted.count)
                    start += wanted.count
                } else {
                    start += 1
                }
            }
            #expect(TextSearch(query).ranges(in: text) == slow, "\(query) in \(text)")
        }
    }
}
