import Foundation
import FoundationAdditions
import Testing
import WorkGrowth

/// The parts of a text.
struct SubstringTests {
    private func parts(_ text: String, _ options: String.EnumerationOptions, from start: Int = 0) -> [String] {
        var parts: [String] = []
        let range = text.index(text.startIndex, offsetBy: start)...
        text.enumerateSubstrings(in: range, options: options) { part, range, enclosing, _ in
            #expect(part == nil || part == String(text[range]))
            #expect(enclosing.lowerBound == range.lowerBound && enclosing.upperBound >= range.upperBound)
            parts.append("\(text[range])|\(text[enclosing])")
        }
        return parts
    }

    @Test("words are listed with the characters up to the next word")
    func words() {
        #expect(parts("Hi, big 😀 world2!", .byWords) == ["Hi|Hi, ", "big|big 😀 ", "world2|world2!"])
        #expect(parts("one two", [.byWords, .reverse, .substringNotRequired]) == ["two|two", "one|one "])
        #expect(parts("one two", .byWords, from: 1) == ["ne|ne ", "two|two"])
        #expect(parts("", .byWords).isEmpty && parts(" .", .byWords).isEmpty)
    }

    @Test("sentences are listed with the spaces after them")
    func sentences() {
        #expect(
            parts("One. Two?! 3.5 is it.\n\nFour", .bySentences) == [
                "One. |One. ", "Two?! |Two?! ", "3.|3.", "5 is it.\n|5 is it.\n\n", "Four|Four",
            ])
        #expect(parts("One. Two.", .bySentences, from: 2) == ["e. |e. ", "Two.|Two."])
    }

    @Test("other parts are those of Foundation, and a closure ends the list")
    func others() {
        #expect(parts("a\nb", .byLines) == ["a|a\n", "b|b"])
        var count = 0
        "a b c".enumerateSubstrings(in: "a b c".startIndex..., options: .byWords) { _, _, _, stop in
            count += 1
            stop = count == 2
        }
        #expect(count == 2)
    }

    @Test("the parts of a long text take proportional time", arguments: ["é b. ", "a", "😀", ". "])
    func growth(piece: String) {
        for options in [String.EnumerationOptions.byWords, .bySentences] {
            let growth = WorkGrowth(to: 8000) { size in
                let text = String(repeating: piece, count: size)
                var count = 0
                text.enumerateSubstrings(in: text.startIndex..., options: options) { _, _, _, _ in count += 1 }
            }
            #expect(growth < .linear, "\(piece) \(growth)")
        }
    }
}
