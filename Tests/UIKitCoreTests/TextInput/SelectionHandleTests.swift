import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct SelectionHandleTests {
    private let stage = TextStage("one two three four")
    private var view: UITextView { stage.view }

    private func doubleTap(_ offset: Int) {
        stage.begin()
        stage.app.advance(seconds: 1)
        for _ in 0..<2 { stage.app.tap(at: stage.point(offset)) }
        stage.app.settle()
    }

    /// The middle of the ball of a handle, in the window.
    private func ball(isStart: Bool) -> CGPoint {
        let range = view.selectedTextRange!
        let caret = view.caretRect(for: isStart ? range.start : range.end)
        return view.convert(CGPoint(x: caret.midX, y: isStart ? caret.minY - 4 : caret.maxY + 4), to: nil)
    }

    private var handleCount: Int {
        view.subviews.filter { $0.subviews.count == 2 && $0.frame.width == 12 }.count
    }

    @Test func `a selection of a finger has two handles, and a selection of the mouse or keyboard has none`() {
        doubleTap(5)
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        #expect(handleCount == 2)
        stage.app.press(.right, modifiers: .shift)
        stage.app.settle()
        #expect(handleCount == 0)
        stage.click(9, count: 2)
        stage.app.settle()
        #expect(view.selectedRange == NSRange(location: 8, length: 5))
        #expect(handleCount == 0)
    }

    @Test func `a drag of a handle moves its end, and the handles change sides where they meet`() {
        doubleTap(5)
        let end = ball(isStart: false)
        stage.app.drag(from: end, to: CGPoint(x: stage.point(11).x, y: end.y))
        stage.app.settle()
        #expect(view.selectedRange.location == 4)
        #expect((11...12).contains(view.selectedRange.location + view.selectedRange.length))
        #expect(view.contentOffset.y == 0)
        let start = ball(isStart: true)
        stage.app.drag(from: start, to: CGPoint(x: stage.point(15).x, y: start.y))
        stage.app.settle()
        #expect((11...12).contains(view.selectedRange.location))
        #expect(view.selectedRange.length >= 3)
        #expect(handleCount == 2)
    }

    @Test func `a handle never makes the selection empty, and a tap on a handle does nothing`() {
        doubleTap(5)
        let end = ball(isStart: false)
        let start = ball(isStart: true)
        stage.app.drag(from: end, to: CGPoint(x: start.x, y: end.y))
        stage.app.settle()
        #expect(view.selectedRange.length >= 1)
        let range = view.selectedRange
        stage.app.advance(seconds: 1)
        stage.app.tap(at: ball(isStart: false))
        stage.app.settle()
        #expect(view.selectedRange == range)
        #expect(stage.app.window.menuStage == nil)
    }

    @Test func `the handles disappear with the first responder`() {
        doubleTap(5)
        #expect(handleCount == 2)
        view.resignFirstResponder()
        stage.app.settle()
        #expect(handleCount == 0)
    }
}
