import Testing

@testable import TextLogic

struct MergedChangeTests {
    @Test("one edit has its range in the present text")
    func one() {
        let change = MergedChange(3..<5, growth: 4)
        #expect(change.range == 3..<9)
        #expect(change.growth == 4)
        #expect(change.formerRange == 3..<5)
    }

    @Test(
        "a later edit extends the range of the merged edit",
        arguments: [
            // Before, inside and after the first edit, which replaced 10 ..< 12 by 5 units.
            (2..<3, 1, 2..<16), (11..<12, 2, 10..<17), (20..<22, -2, 10..<20), (8..<17, -9, 8..<8),
        ])
    func later(range: Range<Int>, growth: Int, merged: Range<Int>) {
        var change = MergedChange(10..<12, growth: 3)
        change.add(range, growth: growth)
        #expect(change.range == merged)
        #expect(change.growth == 3 + growth)
    }

    @Test("an edit cannot remove more units than its range has")
    func tooMany() { #expect(MergedChange(3..<5, growth: -9) == MergedChange(3..<5, growth: -2)) }

    @Test("random edits, merged, turn the former text into the present text", arguments: 0..<200)
    func random(seed: Int) {
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(count, 1)
        }
        let former = Array(0..<20)
        var present = former
        var merged: MergedChange?
        for step in 0..<next(6) + 1 {
            let low = next(present.count + 1)
            let range = low..<low + next(present.count - low + 1)
            let new = (0..<next(5)).map { 1000 * (step + 1) + $0 }
            present.replaceSubrange(range, with: new)
            let growth = new.count - range.count
            if merged == nil {
                merged = MergedChange(range, growth: growth)
            } else {
                merged?.add(range, growth: growth)
            }
        }
        guard let merged else { return }
        var rebuilt = former
        rebuilt.replaceSubrange(merged.formerRange, with: present[merged.range])
        #expect(rebuilt == present)
    }
}

struct AppReplacementTests {
    private func replaced(_ text: String, _ selection: Range<Int>, _ range: Range<Int>, _ new: String) -> TextEditing {
        var editing = TextEditing(text)
        editing.select(selection)
        editing.replaceForApp(range, with: EditedText(new))
        return editing
    }

    @Test(
        "the selection moves with the text that the app replaces",
        arguments: [
            (5..<5, 0..<1, "xyz", 7..<7), (5..<5, 6..<8, "", 5..<5), (2..<6, 3..<5, "1234", 2..<8),
            (4..<4, 2..<6, "", 2..<2),
        ])
    func selection(before: Range<Int>, range: Range<Int>, new: String, after: Range<Int>) {
        #expect(replaced("abcdefghij", before, range, new).selection.range == after)
    }

    @Test("other characters clear the undo history, other styles do not")
    func history() {
        var editing = TextEditing("ab")
        editing.apply(editing.insertion(of: "c"))
        editing.replaceForApp(0..<3, with: EditedText("abc", style: 4))
        #expect(editing.canUndo)
        #expect(editing.content.style(at: 1) == 4)
        editing.replaceForApp(0..<1, with: EditedText("x"))
        #expect(!editing.canUndo)
        #expect(editing.text == "xbc")
        #expect(editing.lastChange == TextEditing.Change(range: 0..<1, length: 1))
    }
}
