import Testing
import TextLogic

struct TokenChoiceTests {
    private func choice(_ chosen: Range<Int> = 0..<0, of count: Int = 3) -> TokenChoice {
        var choice = TokenChoice(count: count)
        choice.choose(chosen)
        return choice
    }

    @Test(
        "an arrow goes from the text into the tokens, along them, and back into the text",
        arguments: [
            (0..<0, .backward, false, true, 2..<3), (2..<3, .backward, false, false, 1..<2),
            (0..<1, .backward, false, false, 0..<1),
            (1..<2, .forward, false, false, 2..<3), (2..<3, .forward, false, false, 3..<3),
            (2..<3, .backward, true, false, 1..<3), (1..<3, .forward, true, false, 2..<3),
            (2..<3, .forward, true, false, 3..<3),
            (1..<3, .backward, false, false, 0..<1), (0..<2, .forward, false, false, 2..<3),
        ] as [(Range<Int>, TokenChoice.Direction, Bool, Bool, Range<Int>)])
    func moves(from: Range<Int>, direction: TokenChoice.Direction, extending: Bool, atStart: Bool, to: Range<Int>) {
        var choice = choice(from)
        let handled = choice.move(direction, extending: extending, isAtTextStart: atStart)
        #expect(handled)
        #expect(choice.chosen == to)
    }

    @Test("arrows inside the text, and without tokens, are for the text")
    func passes() {
        var inside = choice()
        let handled = [
            inside.move(.backward, extending: false, isAtTextStart: false),
            inside.move(.forward, extending: true, isAtTextStart: true),
        ]
        #expect(handled == [false, false])
        var none = choice(of: 0)
        let moved = none.move(.backward, extending: false, isAtTextStart: true)
        #expect(!moved)
    }

    @Test("a delete key first chooses the token before the caret, then takes what is chosen")
    func deletes() {
        #expect(choice().deletion(.backward, isAtTextStart: true) == .chooses(2))
        #expect(choice().deletion(.backward, isAtTextStart: false) == .none)
        #expect(choice().deletion(.forward, isAtTextStart: true) == .none)
        #expect(choice(of: 0).deletion(.backward, isAtTextStart: true) == .none)
        #expect(choice(1..<3).deletion(.backward, isAtTextStart: true) == .deletes(1..<3))
        #expect(choice(1..<2).deletion(.forward, isAtTextStart: false) == .deletes(1..<2))
    }

    @Test("the chosen tokens stay the same while others are inserted and removed, and are none after their own removal")
    func follows() {
        var choice = choice(1..<2)
        choice.insert(at: 0)
        #expect(choice.chosen == 2..<3)
        #expect(choice.count == 4)
        choice.insert(at: 4)
        #expect(choice.chosen == 2..<3)
        #expect(choice.count == 5)
        choice.remove(0..<1)
        #expect(choice.chosen == 1..<2)
        #expect(choice.count == 4)
        choice.remove(1..<2)
        #expect(choice.isEmpty)
        #expect(choice.count == 3)
    }
}
