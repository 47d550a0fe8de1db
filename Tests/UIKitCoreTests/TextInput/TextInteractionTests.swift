import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// Selection in a view of the app's own that implements `UITextInput`. The text of the view is one line with characters
/// of ten points.
@MainActor
struct TextInteractionTests {
    private final class LineView: UIView, UITextInput {
        var line = "one two three"
        var selection = 0..<0
        override var canBecomeFirstResponder: Bool { true }

        private func offset(_ position: UITextPosition) -> Int { position.offset(in: 0...line.utf16.count) }
        private func offsets(_ range: UITextRange) -> Range<Int> { range.offsets(in: 0...line.utf16.count) }

        var hasText: Bool { !line.isEmpty }
        func insertText(_ text: String) {
            let former = line as NSString
            line = former.replacingCharacters(in: NSRange(selection), with: text)
            selection = selection.lowerBound + text.utf16.count..<selection.lowerBound + text.utf16.count
        }
        func deleteBackward() {}
        func text(in range: UITextRange) -> String? { (line as NSString).substring(with: NSRange(offsets(range))) }
        func replace(_ range: UITextRange, withText text: String) {}
        var selectedTextRange: UITextRange? {
            get { OffsetRange(selection) }
            set { selection = newValue.map(offsets) ?? 0..<0 }
        }
        var markedTextRange: UITextRange? { nil }
        var markedTextStyle: [NSAttributedString.Key: Any]?
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
        func unmarkText() {}
        var beginningOfDocument: UITextPosition { OffsetPosition(0) }
        var endOfDocument: UITextPosition { OffsetPosition(line.utf16.count) }
        func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
            let (a, b) = (offset(fromPosition), offset(toPosition))
            return OffsetRange(min(a, b)..<max(a, b))
        }
        func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
            let target = offset(position) + distance
            return (0...line.utf16.count).contains(target) ? OffsetPosition(target) : nil
        }
        func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
            -> UITextPosition?
        { self.position(from: position, offset: direction == .left ? -offset : offset) }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
            offset(position) < offset(other)
                ? .orderedAscending : offset(position) == offset(other) ? .orderedSame : .orderedDescending
        }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
        func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
            direction == .left ? range.start : range.end
        }
        func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
            -> UITextRange?
        { nil }
        func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
            -> NSWritingDirection
        { .leftToRight }
        func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
        func caretRect(for position: UITextPosition) -> CGRect {
            CGRect(x: CGFloat(offset(position)) * 10 - 1, y: 0, width: 2, height: 20)
        }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
            let offsets = offsets(range)
            return [
                LineSelectionRect(
                    CGRect(
                        x: CGFloat(offsets.lowerBound) * 10, y: 0, width: CGFloat(offsets.count) * 10, height: 20),
                    start: true, end: true, isRightToLeft: false)
            ]
        }
        func closestPosition(to point: CGPoint) -> UITextPosition? {
            OffsetPosition(min(max(Int((point.x / 10).rounded()), 0), line.utf16.count))
        }
        func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
            closestPosition(to: point)
        }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
        weak var inputDelegate: (any UITextInputDelegate)?
        lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    }

    private final class Observer: NSObject, UITextInteractionDelegate {
        var calls: [String] = []
        var allows = true
        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
            calls.append("should begin")
            return allows
        }
        func interactionWillBegin(_ interaction: UITextInteraction) { calls.append("will begin") }
        func interactionDidEnd(_ interaction: UITextInteraction) { calls.append("did end") }
    }

    private let app: TestApp
    private let view = LineView(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
    private let interaction = UITextInteraction(for: .editable)
    private let observer = Observer()

    init() {
        let root = UIViewController()
        app = TestApp(root)
        root.view.addSubview(view)
        interaction.textInput = view
        interaction.delegate = observer
        view.addInteraction(interaction)
        app.settle()
    }

    private func point(_ offset: CGFloat) -> CGPoint { CGPoint(x: 20 + offset * 10, y: 110) }
    private func click(_ offset: CGFloat, count: Int = 1) {
        app.finger.isMouse = true
        for _ in 0..<count { app.tap(at: point(offset)) }
        app.finger.isMouse = false
        app.settle()
    }

    @Test("a tap makes the text the first responder, moves the caret, and typed text is inserted there")
    func tap() {
        app.tap(at: point(4))
        app.settle()
        #expect(view.isFirstResponder)
        #expect(view.selection == 4..<4)
        app.type("x")
        #expect(view.line == "one xtwo three")
        #expect(observer.calls == ["should begin", "will begin"])
    }

    @Test("two clicks select the word, three the paragraph, and a movement of the mouse extends the selection")
    func clicks() {
        click(5, count: 2)
        #expect(view.selection == 4..<7)
        app.advance(seconds: 1)
        click(5, count: 3)
        #expect(view.selection == 0..<13)
        app.advance(seconds: 1)
        app.finger.isMouse = true
        app.drag(from: point(2), to: point(9))
        app.finger.isMouse = false
        #expect(view.selection == 2..<9)
        app.finger.isMouse = true
        app.drag(from: point(9), to: point(3))
        app.finger.isMouse = false
        #expect(view.selection == 3..<9)
    }

    @Test("the caret and the selection are displayed while the text is the first responder")
    func display() {
        let views = { self.view.subviews.filter { !$0.isHidden } }
        #expect(views().isEmpty)
        click(4)
        app.advance(seconds: 0.1)
        #expect(views().map(\.frame) == [CGRect(x: 39, y: 0, width: 2, height: 20)])
        app.advance(seconds: 1)
        click(5, count: 2)
        app.advance(seconds: 0.1)
        #expect(views().first?.subviews.map(\.frame) == [CGRect(x: 40, y: 0, width: 30, height: 20)])
        view.resignFirstResponder()
        app.advance(seconds: 0.1)
        #expect(views().isEmpty)
        #expect(observer.calls.last == "did end")
    }

    @Test("the delegate prevents gestures")
    func prevented() {
        observer.allows = false
        app.tap(at: point(4))
        app.settle()
        #expect(!view.isFirstResponder)
        #expect(observer.calls == ["should begin"])
    }

    @Test("a removed interaction removes its recognizers and views")
    func removed() {
        click(4)
        view.removeInteraction(interaction)
        #expect(view.subviews.isEmpty)
        #expect(view.gestureRecognizers?.isEmpty ?? true)
    }

    @Test("an interaction is freed with its view")
    func freed() {
        weak var weakView: LineView?
        weak var weakInteraction: UITextInteraction?
        do {
            let other = LineView(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
            let own = UITextInteraction(for: .editable)
            (weakView, weakInteraction) = (other, own)
            own.textInput = other
            other.addInteraction(own)
            app.window.rootViewController?.view.addSubview(other)
            other.becomeFirstResponder()
            app.advance(seconds: 1)
            other.removeFromSuperview()
            app.advance(seconds: 2)
        }
        #expect(weakView == nil)
        #expect(weakInteraction == nil)
    }
}
