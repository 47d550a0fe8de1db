import Testing

@testable import TextLogic

/// A slow model: the whole text as a string, and the whole text before each edit.
private struct SlowText {
    var text = ""

    private func index(_ offset: Int) -> String.Index {
        text.utf16.index(text.utf16.startIndex, offsetBy: min(max(offset, 0), text.utf16.count))
    }
    mutating func replace(_ range: Range<Int>, _ new: String) {
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    }
    var starts: [Int] { text.indices.map { text.utf16.distance(from: text.startIndex, to: $0) } + [text.utf16.count] }
    func snapped(_ offset: Int) -> Int { starts.last { $0 <= min(max(offset, 0), text.utf16.count) } ?? 0 }
    func next(_ offset: Int) -> Int { starts.first { $0 > snapped(offset) } ?? text.utf16.count }
    func previous(_ offset: Int) -> Int { starts.last { $0 < offset } ?? 0 }
    func lineStart(_ offset: Int) -> Int {
        let head = text[..<index(snapped(offset))]
        guard let last = head.lastIndex(where: \.isNewline) else { return 0 }
        return text.utf16.distance(from: text.startIndex, to: text.index(after: last))
    }
    func lineEnd(_ offset: Int) -> Int {
        text[index(snapped(offset))...].firstIndex(where: \.isNewline).map {
            text.utf16.distance(from: text.startIndex, to: $0)
        } ?? text.utf16.count
    }
    /// The lengths of paragraphs with their breaks; the last paragraph has no break.
    var paragraphs: [Int] {
        var (lengths, length) = ([Int](), 0)
        for character in text {
            length += character.utf16.count
            if ["\n", "\r", "\r\n", "\u{2029}", "\u{85}"].contains(character) {
                lengths.append(length)
                length = 0
            }
        }
        return lengths + [length]
    }
}

struct EditingModelTests {
    private static let pieces = [
        "a", "b ", "wörd", "\n", "\r\n", "\n\n", "日本", "👨‍👩‍👧", "e\u{301}", "🇩🇪🇫🇷", "שלום", "‍", "\u{301}", "👍🏽", "\r", "क्षि",
        "x\ty", "\u{2029}",
        "one two three four five six seven eight nine ten\n", "",
    ]

    @Test(
        "a text that is edited at random equals a plain string in characters, lines, paragraphs and undo",
        arguments: [1 as UInt64, 2, 3, 4])
    func random(seed: UInt64) {
        var numbers = Numbers(seed: seed)
        var (editing, slow) = (TextEditing(), SlowText())
        var column = ParagraphColumn(editing.content, longest: 60) { Double($0) }
        var past: [String] = []
        for act in 0..<6_000 {
            let length = editing.length
            #expect(length == slow.text.utf16.count)
            switch numbers.next() % 12 {
            case 0...4:
                let low = slow.snapped(numbers.below(length + 1))
                let high = numbers.next() % 3 == 0 ? slow.snapped(low + numbers.below(20)) : low
                let new = Self.pieces[numbers.below(Self.pieces.count)]
                past.append(slow.text)
                editing.select(low..<max(low, high))
                let edit = editing.insertion(of: new)
                slow.replace(edit.range, new)
                editing.apply(edit)
                column.apply(editing.lastChange, to: editing.content) { Double($0) }
            case 5:
                guard let edit = editing.deletion(numbers.next() % 2 == 0 ? .backward : .forward) else { break }
                past.append(slow.text)
                editing.select(editing.selection.range)
                slow.replace(edit.range, "")
                editing.apply(edit)
                column.apply(editing.lastChange, to: editing.content) { Double($0) }
            case 6 where length > 120, 8 where length > 160:
                let low = slow.snapped(numbers.below(length))
                let high = slow.snapped(low + numbers.below(100))
                past.append(slow.text)
                editing.apply(TextEditing.Edit(low..<max(low, high), ""))
                slow.replace(low..<max(low, high), "")
                column.apply(editing.lastChange, to: editing.content) { Double($0) }
                editing.select(low..<low)
            case 7:
                let (before, canUndo) = (slow.text, editing.canUndo)
                #expect(editing.undo() == canUndo)
                guard canUndo else { break }
                column.apply(editing.lastChange, to: editing.content) { Double($0) }
                slow.text = editing.text
                #expect(past.contains(slow.text))
                if numbers.next() % 2 == 0 {
                    editing.redo()
                    column.apply(editing.lastChange, to: editing.content) { Double($0) }
                    slow.text = editing.text
                    #expect(slow.text == before)
                }
            default:
                let bounds = TextBoundaries(editing.content)
                let place = numbers.below(length + 1)
                #expect(bounds.snapped(place) == slow.snapped(place))
                #expect(bounds.characterEnd(after: place) == slow.next(place))
                let start = slow.snapped(place)
                #expect(bounds.characterStart(before: start) == slow.previous(start))
                #expect(bounds.lineStart(before: place) == slow.lineStart(place))
                #expect(bounds.lineEnd(after: place) == slow.lineEnd(place))
            }
            if act % 20 == 0 {
                #expect(editing.text == slow.text)
                check(column, slow)
            }
        }
        #expect(past.count > 2_000)
    }

    private func check(_ column: ParagraphColumn, _ slow: SlowText) {
        #expect(column.length == slow.text.utf16.count)
        var (lengths, length) = ([Int](), 0)
        for index in 0..<column.count {
            let paragraph = column[index]
            #expect(paragraph.range.count <= 70)
            length += paragraph.end - paragraph.range.lowerBound
            if paragraph.breakLength > 0 || index == column.count - 1 {
                lengths.append(length)
                length = 0
            } else {
                #expect(!paragraph.range.isEmpty)
            }
        }
        #expect(lengths == slow.paragraphs)
    }

    @Test("a sequence in a tree equals an array, and the tree stays low")
    func tree() {
        var numbers = Numbers(seed: 7)
        var tree = ItemTree<UInt16>(), slow: [UInt16] = []
        for act in 0..<3_000 {
            let low = numbers.below(slow.count + 1)
            let high = min(slow.count, low + numbers.below(act % 50 == 0 ? 30_000 : 40))
            let new = (0..<numbers.below(act % 40 == 0 ? 20_000 : 30)).map { UInt16(truncatingIfNeeded: $0 &+ act) }
            slow.replaceSubrange(low..<high, with: new)
            tree.replace(low..<high, with: new)
            #expect(tree.count == slow.count)
            if act % 100 == 0 {
                #expect(tree.items(0..<slow.count) == slow)
                #expect(tree.depth < 20)
            }
            if !slow.isEmpty {
                let place = numbers.below(slow.count)
                #expect(tree[place] == slow[place])
            }
        }
    }

    @Test("styles follow the text through edits, undo and redo")
    func styles() {
        var numbers = Numbers(seed: 11)
        var text = EditedText(), slow: [Int] = []
        for act in 0..<3_000 {
            let low = numbers.below(slow.count + 1)
            let high = min(slow.count, low + numbers.below(12))
            let count = numbers.below(9), style = numbers.below(3)
            text.replace(low..<high, with: EditedText(String(repeating: "x", count: count), style: style))
            slow.replaceSubrange(low..<high, with: Array(repeating: style, count: count))
            if act % 3 == 0 {
                let end = min(slow.count, low + 5)
                text.setStyle(4, in: low..<max(low, end))
                for place in low..<max(low, end) { slow[place] = 4 }
            }
            let runs = text.styles(0..<text.length)
            #expect(runs.flatMap { Array(repeating: $0.style, count: $0.length) } == slow)
            #expect(!zip(runs, runs.dropFirst()).contains { $0.style == $1.style })
        }
        let parts = [StyleRun(length: 3, style: 1), StyleRun(length: 3, style: 2)]
        var editing = TextEditing(EditedText("abcdef", styles: parts))
        let whole = editing.content
        editing.apply(TextEditing.Edit(2..<4, "XY"))
        #expect(editing.content.styles(0..<6).map(\.style) == [1, 2])
        editing.undo()
        #expect(editing.content == whole)
    }

    @Test("a paragraph without end becomes parts that lose and split no character")
    func longParagraph() {
        for piece in ["m", "word ", "👩‍👩‍👧", "e\u{301}"] {
            let text = EditedText(String(repeating: piece, count: 40_000 / piece.utf16.count))
            let column = ParagraphColumn(text) { _ in 1 }
            #expect(column.count >= 2)
            let parts = (0..<column.count).map { column[$0].range }
            #expect(parts.map { text.string($0) }.joined() == text.string)
            for part in parts { #expect(part.lowerBound % piece.utf16.count == 0) }
        }
    }

    @Test("paragraphs are found by their heights")
    func heights() {
        var column = ParagraphColumn(EditedText(String(repeating: "x\n", count: 9) + "x")) { _ in 10 }
        #expect(column.count == 10)
        #expect(column.indices(from: 15, to: 35) == 1..<4)
        #expect(column.indices(from: -5, to: 1) == 0..<1)
        #expect(column.indices(from: 100, to: 200).isEmpty)
        #expect(column.firstOpen == 0)
        column.setHeight(30, at: 0)
        #expect(column.indices(from: 15, to: 35) == 0..<2)
        #expect(column.height == 120)
        #expect(column.firstOpen == 1)
        #expect(column[1].top == 30)
    }

    @Test("a key in a long text replaces a few units and one paragraph, whatever the length of the text")
    func longText() {
        let text = String(repeating: "a line of a long text\n", count: 100_000)
        var editing = TextEditing(text)
        var column = ParagraphColumn(editing.content) { _ in 10 }
        #expect(column.count == 100_001)
        for index in [0, 50_000, 100_000] { column.setHeight(12, at: index) }
        let untouched = column[49_999].id
        editing.select(50_000 * 22 + 3..<50_000 * 22 + 3)
        editing.apply(editing.insertion(of: "x"))
        column.apply(editing.lastChange, to: editing.content) { _ in 10 }
        #expect(column.count == 100_001)
        #expect(column[50_000].range.count == 22)
        #expect(!column[50_000].isMeasured)
        #expect(column[0].isMeasured && column[100_000].isMeasured)
        #expect(column[49_999].id == untouched)
        #expect(editing.lastChange == TextEditing.Change(range: 1_100_003..<1_100_003, length: 1))
    }
}

private struct Numbers {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 11
    }
    mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }
}
