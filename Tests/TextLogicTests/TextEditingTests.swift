import Testing

@testable import TextLogic

/// Texts are written with `|` for the caret, or with `[` and `]` around the selection.
private func state(_ picture: String) -> TextEditing {
    let plain = picture.filter { !"|[]".contains($0) }
    func offset(of mark: Character) -> Int? {
        picture.firstIndex(of: mark).map { picture[..<$0].filter { !"|[]".contains($0) }.utf16.count }
    }
    var editing = TextEditing(plain)
    let low = offset(of: "|") ?? offset(of: "[") ?? 0
    editing.select(low..<(offset(of: "|") ?? offset(of: "]") ?? low))
    return editing
}

private func picture(_ editing: TextEditing) -> String {
    let bounds = TextBoundaries(editing.text)
    let range = editing.selection.range
    let before = bounds.part(0..<range.lowerBound), after = bounds.part(range.upperBound..<editing.length)
    return range.isEmpty ? before + "|" + after : before + "[" + bounds.part(range) + "]" + after
}

struct TextEditingTests {
    typealias Direction = TextEditing.Direction
    typealias Step = TextEditing.Step

    @Test(
        "typing replaces what is selected",
        arguments: [
            ("|", "a", "a|"), ("ab|cd", "x", "abx|cd"), ("a[bc]d", "x", "ax|d"), ("[abc]", "日本", "日本|"),
            ("ab|", "👨‍👩‍👧", "ab👨‍👩‍👧|"),
        ])
    func inserts(before: String, typed: String, after: String) {
        var editing = state(before)
        editing.apply(editing.insertion(of: typed))
        #expect(picture(editing) == after)
    }

    @Test(
        "deleting takes whole characters, words and lines",
        arguments: [
            ("ab|c", Direction.backward, Step.character, "a|c"), ("ab|c", .forward, .character, "ab|"),
            ("a👨‍👩‍👧|c", .backward, .character, "a|c"), ("e\u{301}|", .backward, .character, "|"),
            ("|🇩🇪🇫🇷", .forward, .character, "|🇫🇷"),
            ("one two|", .backward, .word, "one |"), ("one two |three", .backward, .word, "one |three"),
            ("one| two", .forward, .word, "one|"),
            ("a, b|", .backward, .word, "a, |"), ("日本|", .backward, .word, "日|"),
            ("one\ntwo x|", .backward, .line, "one\n|"),
            ("a[bc]d", .backward, .character, "a|d"), ("a[bc]d", .forward, .word, "a|d"),
        ])
    func deletes(before: String, direction: Direction, step: Step, after: String) throws {
        var editing = state(before)
        editing.apply(try #require(editing.deletion(direction, by: step)))
        #expect(picture(editing) == after)
    }

    @Test(
        "at the end of the text there is nothing to delete",
        arguments: [("|abc", Direction.backward), ("abc|", .forward), ("|", .backward)])
    func nothing(before: String, direction: Direction) {
        #expect(state(before).deletion(direction) == nil)
    }

    @Test(
        "the caret moves",
        arguments: [
            ("ab|c", Direction.backward, Step.character, false, "a|bc"), ("a|👨‍👩‍👧b", .forward, .character, false, "a👨‍👩‍👧|b"),
            ("a[bc]d", .backward, .character, false, "a|bcd"), ("a[bc]d", .forward, .character, false, "abc|d"),
            ("one two| x", .backward, .word, false, "one |two x"), ("one |two x", .forward, .word, false, "one two| x"),
            ("don't| x", .backward, .word, false, "|don't x"), ("ab|c", .forward, .document, false, "abc|"),
            ("ab|c", .backward, .line, false, "|abc"), ("ab|c", .forward, .character, true, "ab[c]"),
            ("one two|", .backward, .word, true, "one [two]"), ("|abc", .backward, .character, false, "|abc"),
        ])
    func moves(before: String, direction: Direction, step: Step, extending: Bool, after: String) {
        var editing = state(before)
        editing.move(direction, by: step, extending: extending)
        #expect(picture(editing) == after)
    }

    @Test("a text is a copy until its characters are replaced, also by the same characters")
    func copies() {
        var text = EditedText("One two")
        let former = text
        text.setStyle(3, in: 0..<3)
        #expect(text.isCopy(of: former))
        text.replace(0..<3, with: EditedText("One"))
        #expect(!text.isCopy(of: former) && text.string == former.string)
        #expect(!EditedText("One").isCopy(of: EditedText("One")))
        #expect(EditedText().isCopy(of: EditedText()))
    }

    @Test("a selection grows and shrinks from where it began")
    func anchored() {
        var editing = state("abc|def")
        for _ in 0..<2 { editing.move(.forward, by: .character, extending: true) }
        #expect(picture(editing) == "abc[de]f")
        for _ in 0..<4 { editing.move(.backward, by: .character, extending: true) }
        #expect(picture(editing) == "a[bc]def")
    }

    @Test(
        "a double tap selects a word",
        arguments: [
            ("one two", 1, "[one] two"), ("one two", 3, "[one] two"), ("one two", 5, "one [two]"),
            ("one two", 7, "one [two]"),
            ("a  b", 2, "a[  ]b"), ("x, y", 1, "x[,] y"), ("日本語", 1, "日[本]語"), ("", 0, "|"),
        ])
    func words(text: String, place: Int, after: String) {
        var editing = TextEditing(text)
        editing.selectWord(at: place)
        #expect(picture(editing) == after)
    }

    @Test(
        "an offset inside a character snaps to its start",
        arguments: [("a👍b", 2, 1), ("e\u{301}x", 1, 0), ("ab", 9, 2), ("ab", -1, 0)])
    func snaps(text: String, offset: Int, expected: Int) {
        #expect(TextBoundaries(text).snapped(offset) == expected)
    }

    @Test("composed text is part of the text until the composition ends")
    func composes() {
        var editing = state("a[xy]b")
        editing.compose("に", selected: 1..<1)
        #expect(picture(editing) == "aに|b")
        #expect(editing.marked == 1..<2)
        editing.compose("日本", selected: 0..<1)
        #expect(picture(editing) == "a[日]本b")
        #expect(editing.marked == 1..<3)
        editing.apply(editing.insertion(of: "日本"))
        #expect(picture(editing) == "a日本|b")
        #expect(editing.marked == nil)
        editing.undo()
        #expect(picture(editing) == "a[xy]b")
    }

    @Test("a cancelled composition leaves the text unchanged")
    func takenBack() {
        var editing = state("a|b")
        editing.compose("x", selected: 1..<1)
        editing.compose("", selected: 0..<0)
        #expect(picture(editing) == "a|b")
        #expect(editing.marked == nil)
        editing.compose("y", selected: 1..<1)
        editing.endComposing()
        #expect(picture(editing) == "ay|b")
        #expect(editing.marked == nil)
    }

    @Test("undo takes typing back as a whole, and redo brings it again")
    func undoes() throws {
        var editing = TextEditing("")
        for letter in ["a", "b", "c"] { editing.apply(editing.insertion(of: letter)) }
        for _ in 0..<2 { editing.apply(try #require(editing.deletion(.backward))) }
        editing.move(.backward, by: .character, extending: false)
        editing.apply(editing.insertion(of: "z"))
        #expect(editing.text == "za")
        var texts: [String] = []
        while editing.undo() { texts.append(editing.text) }
        #expect(texts == ["a", "abc", ""])
        while editing.redo() {}
        #expect(editing.text == "za")
        #expect(!editing.canRedo)
    }

    @Test("a new edit leaves nothing to redo")
    func branches() {
        var editing = TextEditing("")
        editing.apply(editing.insertion(of: "a"))
        editing.undo()
        editing.apply(editing.insertion(of: "b"))
        let redone = editing.redo()
        #expect(!redone)
        #expect(editing.text == "b")
    }

    @Test(
        "the first strong letter says the direction",
        arguments: [
            ("abc", false as Bool?), ("שלום abc", true), ("123 مرحبا", true), ("123", nil), ("", nil),
            ("a שלום", false),
        ])
    func direction(text: String, expected: Bool?) {
        #expect(TextBoundaries(text).isRightToLeft == expected)
    }
}
