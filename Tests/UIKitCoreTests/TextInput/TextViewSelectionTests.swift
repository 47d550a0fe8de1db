import CoreGraphics
import Foundation
import HeadlessHost
import Testing

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct TextViewSelectionTests {
    private let text = "first line of text\nsecond\n\nfourth line here"

    @Test func `arrows move by characters, words, lines and paragraphs, and Shift extends`() {
        let stage = TextStage(text)
        stage.begin(at: 8)
        func head() -> Int { stage.view.content.head }
        stage.app.press(.right)
        #expect(head() == 9)
        stage.app.press(.left, modifiers: .control)
        #expect(head() == 6)
        stage.app.press(.right, modifiers: [.control, .shift])
        #expect(stage.view.selectedRange == NSRange(location: 6, length: 4))
        stage.app.press(.right)
        #expect(stage.view.selectedRange == NSRange(location: 10, length: 0))
        stage.app.press(.home)
        #expect(head() == 0)
        stage.app.press(.end, modifiers: .shift)
        #expect(stage.view.selectedRange == NSRange(location: 0, length: 18))
        stage.app.press(.end, modifiers: .control)
        #expect(head() == text.utf16.count)
        stage.app.press(.home, modifiers: .control)
        stage.app.press(.down, modifiers: .alternate)
        #expect(head() == 18)
        stage.app.press(.down, modifiers: .control)
        #expect(head() == 25)
        stage.app.press(.up, modifiers: .command)
        #expect(head() == 0)
        stage.app.press(.right, modifiers: .command)
        #expect(head() == 18)
    }

    @Test func `vertical movements keep their horizontal position across short lines`() {
        let stage = TextStage(text)
        stage.begin(at: 16)
        func head() -> Int { stage.view.content.head }
        let x = stage.view.caretRect(for: OffsetPosition(16)).midX
        stage.app.press(.down)
        #expect(head() == 25)
        stage.app.press(.down)
        #expect(head() == 26)
        stage.app.press(.down)
        #expect(abs(stage.view.caretRect(for: OffsetPosition(head())).midX - x) < 8)
        #expect(head() > 35)
        stage.app.press(.down)
        #expect(head() == text.utf16.count)
        for _ in 0..<3 { stage.app.press(.up) }
        #expect(head() == 16 || head() == 15)
        stage.app.press(.up)
        #expect(head() == 0)
    }

    @Test func `a drag of the mouse selects characters, after two clicks words, after three paragraphs`() {
        let stage = TextStage(text)
        stage.app.finger.isMouse = true
        let edge = stage.view.convert(CGPoint(x: stage.view.caretRect(for: OffsetPosition(6)).midX, y: 20), to: nil)
        stage.app.drag(from: edge, to: stage.point(10))
        #expect(stage.view.isFirstResponder)
        #expect(stage.view.selectedRange.location == 6)
        #expect((4...5).contains(stage.view.selectedRange.length))
        #expect(stage.view.contentOffset.y == 0)
        stage.app.advance(seconds: 1)
        stage.app.tap(at: stage.point(7))
        stage.app.drag(from: stage.point(7), to: stage.point(14))
        #expect(stage.view.selectedRange == NSRange(location: 6, length: 12))
        stage.app.finger.isMouse = false
        stage.app.advance(seconds: 1)
        stage.click(8, count: 3)
        #expect(stage.view.selectedRange == NSRange(location: 0, length: 19))
        stage.app.advance(seconds: 1)
        stage.click(2)
        #expect(stage.view.selectedRange.length == 0)
        stage.app.advance(seconds: 1)
        stage.click(21, shift: true)
        #expect(stage.view.selectedRange.length >= 18)
    }

    @Test func `a tap places the caret at an end of the word, and a long press selects the word`() {
        let stage = TextStage(text)
        stage.app.tap(at: stage.point(8))
        #expect(stage.view.selectedRange == NSRange(location: 10, length: 0))
        stage.app.advance(seconds: 1)
        stage.app.tap(at: stage.point(0))
        #expect(stage.view.selectedRange == NSRange(location: 0, length: 0))
        stage.app.advance(seconds: 1)
        stage.app.press(at: stage.point(20))
        stage.app.advance(seconds: 0.7)
        #expect(stage.view.selectedRange == NSRange(location: 19, length: 6))
        stage.app.lift()
        #expect(stage.view.selectedRange == NSRange(location: 19, length: 6))
    }

    @Test func `a drag of a finger scrolls and does not move the caret`() {
        let stage = TextStage((0..<50).map { "line \($0)\n" }.joined())
        stage.begin(at: 0)
        let middle = stage.view.convert(CGPoint(x: 150, y: 150), to: nil)
        stage.app.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 100))
        #expect(stage.view.contentOffset.y > 50)
        #expect(stage.view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test func `the menu offers what the selection allows, and the delegate may replace it`() throws {
        let stage = TextStage("one two")
        stage.app.clipboard = ""
        stage.app.press(at: stage.point(1))
        stage.app.advance(seconds: 0.7)
        stage.app.lift()
        stage.app.advance(frames: 30)
        for title in ["Cut", "Copy", "Select All"] { #expect(stage.app.find(title) != nil) }
        #expect(stage.app.find("Paste") == nil)
        try stage.app.tap("Copy")
        #expect(stage.app.clipboard == "one")
    }

    @Test func `the selection is drawn below the text, one rectangle for each visible line`() {
        let stage = TextStage(text)
        stage.begin()
        stage.view.selectAll(nil)
        stage.app.turn()
        #expect(stage.view.highlight.subviews.count == 4)
        let first = stage.view.highlight.subviews[0].frame
        // A line that continues reaches to the edge of the text.
        #expect(abs(first.maxX - 295) < 0.5)
        let order = stage.view.subviews
        let below = order.firstIndex(of: stage.view.highlight) ?? .max
        #expect(order.indices.filter { order[$0] is TextPartView }.allSatisfy { $0 > below })
        stage.view.resignFirstResponder()
        stage.app.turn()
        #expect(stage.view.highlight.subviews.isEmpty)
        #expect(stage.view.selectedRange.length == text.utf16.count)
    }

    @Test func `right-to-left paragraphs swap left and right`() {
        let stage = TextStage("שלום עולם\nabc", rightToLeft: true)
        stage.begin(at: 2)
        stage.app.press(.left)
        #expect(stage.view.selectedRange.location == 3)
        stage.app.press(.right)
        #expect(stage.view.selectedRange.location == 2)
        stage.view.selectedRange = NSRange(location: 11, length: 0)
        stage.app.press(.left)
        #expect(stage.view.selectedRange.location == 10)
        #expect(stage.view.baseWritingDirection(for: OffsetPosition(1), in: .forward) == .rightToLeft)
        #expect(stage.view.baseWritingDirection(for: OffsetPosition(11), in: .forward) == .leftToRight)
    }

    // MARK: Text input

    /// Boxes instead of glyphs: 20-point text has characters 10 wide and lines 24 high.
    private func boxes(_ text: String, _ check: @MainActor (UITextView) throws -> Void) rethrows {
        let context = AppContext()
        let host = HeadlessHost(shaper: BoxShaper())
        context.makeCurrent()
        context.attach(host)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 200))
        view.font = .systemFont(ofSize: 20)
        view.text = text
        view.layoutIfNeeded()
        try check(view)
    }

    @Test func `rectangles of the caret and of ranges follow the lines`() {
        boxes("aaaa bbbb cccc\n\nd") { view in
            @MainActor func caret(_ offset: Int) -> CGRect { view.caretRect(for: OffsetPosition(offset)) }
            #expect(caret(0) == CGRect(x: 4, y: 7, width: 2, height: 25.5))
            #expect(caret(4) == CGRect(x: 44, y: 7, width: 2, height: 25.5))
            #expect(caret(10) == CGRect(x: 4, y: 31, width: 2, height: 25.5))
            #expect(caret(15) == CGRect(x: 4, y: 55, width: 2, height: 25.5))
            #expect(caret(17) == CGRect(x: 14, y: 79, width: 2, height: 25.5))
            #expect(view.firstRect(for: OffsetRange(2..<12)) == CGRect(x: 25, y: 8, width: 80, height: 24))
            let rects = view.selectionRects(for: OffsetRange(2..<16))
            #expect(
                rects.map(\.rect) == [
                    CGRect(x: 25, y: 8, width: 80, height: 24), CGRect(x: 5, y: 32, width: 100, height: 24),
                    CGRect(x: 5, y: 56, width: 100, height: 24),
                ])
            #expect(rects.map(\.containsStart) == [true, false, false])
            #expect(rects.map(\.containsEnd) == [false, false, true])
        }
    }

    @Test func `points find the nearest position, on every line`() {
        boxes("aaaa bbbb cccc\n\nd") { view in
            @MainActor func closest(_ x: CGFloat, _ y: CGFloat) -> Int? {
                (view.closestPosition(to: CGPoint(x: x, y: y)) as? OffsetPosition)?.offset
            }
            #expect(closest(24, 10) == 2)
            #expect(closest(24, 40) == 12)
            #expect(closest(500, 40) == 14)
            #expect(closest(50, 60) == 15)
            #expect(closest(0, -50) == 0)
            #expect(closest(500, 500) == 17)
            #expect(closest(.nan, .infinity) == 17)
            #expect(view.characterRange(at: CGPoint(x: 28, y: 10)) as? OffsetRange == OffsetRange(2..<3))
        }
    }

    @Test func `positions and ranges answer as Apple documents, and foreign positions do no harm`() throws {
        let stage = TextStage("one two. Three")
        let view = stage.view
        let start = view.beginningOfDocument, end = view.endOfDocument
        #expect(view.offset(from: start, to: end) == 14)
        #expect(view.compare(start, to: end) == .orderedAscending)
        #expect(view.position(from: end, offset: 1) == nil)
        #expect(view.position(from: start, offset: .max) == nil)
        let four = try #require(view.position(from: start, offset: 4))
        let word = try #require(
            view.tokenizer.rangeEnclosingPosition(four, with: .word, inDirection: .storage(.forward)))
        #expect(view.text(in: word) == "two")
        let next = try #require(view.tokenizer.position(from: four, toBoundary: .word, inDirection: .storage(.forward)))
        #expect(view.offset(from: start, to: next) == 7)
        #expect(view.tokenizer.isPosition(four, atBoundary: .word, inDirection: .storage(.backward)))
        let sentence = view.tokenizer.rangeEnclosingPosition(end, with: .sentence, inDirection: .storage(.backward))
        #expect(sentence.flatMap { view.text(in: $0) } == "Three")
        view.replace(word, withText: "2")
        #expect(view.text == "one 2. Three")
        view.selectedTextRange = view.textRange(from: start, to: four)
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
        #expect(view.text(in: UITextRange()) == "")
        #expect(view.caretRect(for: UITextPosition()).minX > 0)
        view.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 1))
        #expect(view.text == "xyz2. Three")
        #expect(view.selectedRange == NSRange(location: 1, length: 1))
        view.unmarkText()
        #expect(view.markedTextRange == nil)
        #expect(view.text == "xyz2. Three")
    }

    @Test(
        "the caret of an empty line stands where text of the line would begin",
        arguments: [(NSTextAlignment.natural, false), (.natural, true), (.right, false), (.center, false)])
    func emptyLine(alignment: NSTextAlignment, rightToLeft: Bool) {
        let stage = TextStage("line\n", rightToLeft: rightToLeft)
        stage.view.textAlignment = alignment
        stage.begin(at: 5)
        let origin = stage.view.textContainerInset.left + stage.view.textContainer.lineFragmentPadding
        let width = stage.view.bounds.width - 2 * origin
        let part: CGFloat = alignment == .center ? 0.5 : alignment == .right || rightToLeft ? 1 : 0
        let caret = stage.view.caretRect(for: stage.view.endOfDocument)
        #expect(abs(caret.midX - (origin + part * width)) < 0.01, "\(caret)")
        #expect(caret.minY > stage.view.caretRect(for: stage.view.beginningOfDocument).minY)
    }
}
