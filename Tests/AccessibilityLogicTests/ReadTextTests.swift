import Testing

@testable import AccessibilityLogic

/// The parts of a text, counted in code points.
struct ReadTextTests {
    private let text = AccessibleText("Hello, big world. Bye!\nLast", selection: 7..<10)

    private func unit(_ unit: AccessibleText.Unit, _ offset: Int) -> String? { text.unit(unit, at: offset)?.text }

    @Test("a word includes the signs and spaces after it")
    func words() {
        #expect(unit(.word, 0) == "Hello, ")
        #expect(unit(.word, 5) == "Hello, ")
        #expect(unit(.word, 7) == "big ")
        #expect(unit(.word, 27) == "Last")
        #expect(AccessibleText("  a").unit(.word, at: 0)?.text == "  ")
        #expect(AccessibleText("...").unit(.word, at: 1)?.text == "...")
    }

    @Test("sentences, lines and paragraphs")
    func larger() {
        #expect(unit(.sentence, 3) == "Hello, big world. ")
        #expect(unit(.line, 3) == "Hello, big world. Bye!\n")
        #expect(unit(.paragraph, 27) == "Last")
        #expect(text.unit(.line, at: 3) { _ in 0..<7 }?.text == "Hello, ")
        #expect(text.unit(.line, at: 3) { _ in 0..<7_000 }?.end == 27)
    }

    @Test("after a break at the end follows an empty line")
    func emptyLine() {
        let text = AccessibleText("One\n")
        #expect(text.unit(.line, at: 4) == .init(text: "", start: 4, end: 4))
        #expect(text.unit(.line, at: 3)?.text == "One\n")
    }

    @Test("the units before and after")
    func neighbors() {
        #expect(text.unit(.word, after: 0)?.text == "big ")
        #expect(text.unit(.word, before: 7)?.text == "Hello, ")
        #expect(text.unit(.word, before: 0)?.text == "")
        #expect(text.unit(.character, after: 26)?.text == "")
    }

    @Test("characters of several code points are one unit, and offsets count code points")
    func emoji() {
        let text = AccessibleText("a👨‍👩‍👧b", selection: 0..<9)
        #expect(text.count == 7)
        #expect(text.unit(.character, at: 1) == .init(text: "👨‍👩‍👧", start: 1, end: 6))
        #expect(text.unit(.character, at: 3)?.start == 1)
        #expect(text.caret == 6)
        #expect(text.units(before: 2) == 3)
        #expect(text.part(6, -1) == "b")
    }

    @Test("offsets outside of the text have no part", arguments: [-2, -1, 28, .min, .max])
    func outside(_ offset: Int) {
        for unit in AccessibleText.Unit.allCases {
            #expect(text.unit(unit, at: offset) == nil)
            #expect(text.unit(unit, before: offset) == nil)
            #expect(text.unit(unit, after: offset) == nil)
        }
        #expect(text.units(before: offset) == nil)
        #expect(text.part(offset, offset) == nil)
        if offset != -1 { #expect(text.part(0, offset) == nil) }
        #expect(text.part(5, 4) == nil)
    }

    @Test("an empty text has empty units")
    func empty() {
        let text = AccessibleText("", selection: 3..<9)
        for unit in AccessibleText.Unit.allCases { #expect(text.unit(unit, at: 0)?.text == "") }
        #expect(text.caret == 0 && text.selectedPoints == nil)
    }

    @Test("a selection is limited to the text; a text may have no caret")
    func selections() {
        #expect(text.selectedPoints == 7..<10 && text.caret == 10)
        #expect(AccessibleText("ab").caret == -1)
        #expect(AccessibleText("ab", selection: -5..<90).selectedPoints == 0..<2)
    }

    @Test("boundaries of the older kind are units; unknown numbers are none")
    func boundaries() {
        #expect(
            (0...6).map { AccessibleText.Unit(boundary: $0) } == [
                .character, .word, .word, .sentence, .sentence, .line, .line,
            ])
        #expect(AccessibleText.Unit(boundary: 7) == nil && AccessibleText.Unit(rawValue: 5) == nil)
    }

    @Test("a change is the part between the common beginning and end")
    func changes() {
        let typed = TextChange(from: "ab", to: "axb")
        #expect(typed?.start == 1 && typed?.inserted == "x" && typed?.removed == "")
        let doubled = TextChange(from: "aa", to: "aaa")
        #expect(doubled?.inserted == "a" && doubled?.removed == "")
        let replaced = TextChange(from: "one two", to: "one 2")
        #expect(replaced?.start == 4 && replaced?.removed == "two" && replaced?.inserted == "2")
        #expect(TextChange(from: "same", to: "same") == nil)
        #expect(TextChange(from: "", to: "é")?.inserted == "é")
    }
}
