import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// Drags of selected text, and drops on texts.
@MainActor
struct TextDragTests {
    private let stage = TextStage("one two three four")
    private var view: UITextView { stage.view }
    private var app: TestApp { stage.app }

    private func select(_ location: Int, _ length: Int) {
        stage.begin()
        view.selectedRange = NSRange(location: location, length: length)
        app.settle()
        stage.calls = []
        stage.proposals = []
    }

    /// A field below the text view.
    private func makeField(_ text: String = "") -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 300, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        app.window.rootViewController?.view.addSubview(field)
        app.settle()
        return field
    }

    @Test("the mouse moves the selected text to another place in one step, which can be undone")
    func move() {
        select(4, 4)
        let end = view.caretRect(for: view.endOfDocument)
        app.dragItemWithMouse(
            from: stage.point(5), to: view.convert(CGPoint(x: end.maxX + 2, y: end.midY), to: nil))
        app.settle()
        app.advance(seconds: 1)
        #expect(view.text == "one three fourtwo ")
        #expect(view.selectedRange == NSRange(location: 14, length: 4))
        #expect(stage.proposals.count == 1)
        view.undoManager?.undo()
        #expect(view.text == "one two three four")
    }

    @Test("text moves to the start of a line too")
    func moveBackward() {
        select(8, 6)
        let start = view.caretRect(for: view.beginningOfDocument)
        app.dragItemWithMouse(
            from: stage.point(9), to: view.convert(CGPoint(x: start.minX - 2, y: start.midY), to: nil))
        app.advance(seconds: 1)
        #expect(view.text == "three one two four")
        #expect(view.selectedRange == NSRange(location: 0, length: 6))
    }

    @Test("a click on selected text without a drag moves the caret")
    func click() {
        select(4, 3)
        stage.click(5)
        app.settle()
        #expect(view.selectedRange.length == 0)
        #expect((5...6).contains(view.selectedRange.location))
        #expect(view.text == "one two three four")
    }

    @Test("a drop on the selection itself, and a drag that is cancelled, change nothing")
    func noChange() {
        select(4, 9)
        app.dragItemWithMouse(from: stage.point(5), to: stage.point(10))
        app.advance(seconds: 1)
        #expect(view.text == "one two three four")
        app.dragItemWithMouse(from: stage.point(5), to: stage.point(16), drops: false)
        #expect(view.isTextDragActive)
        app.press(.escape)
        app.lift()
        app.advance(seconds: 1)
        #expect(view.text == "one two three four")
        #expect(!view.isTextDragActive)
    }

    @Test("a finger lifts selected text after half a second, and a field receives a copy")
    func fieldReceives() {
        let field = makeField("ab")
        select(4, 3)
        app.dragItem(from: stage.point(5), to: CGPoint(x: 300, y: 417), frames: 30)
        app.advance(seconds: 2)
        #expect(field.text == "abtwo")
        #expect(view.text == "one two three four")
        #expect(field.isFirstResponder)
    }

    @Test("the caret of the drop is visible during a drag, and leaves with the drag")
    func dropCaret() {
        select(4, 4)
        let count = view.subviews.count
        app.dragItemWithMouse(from: stage.point(5), to: stage.point(16), drops: false)
        #expect(view.isTextDropActive)
        #expect(view.subviews.count == count + 1)
        app.press(.escape)
        app.lift()
        app.advance(seconds: 1)
        #expect(view.subviews.count == count)
        #expect(!view.isTextDropActive)
    }

    @Test("the delegate of the text prevents a drop")
    func refused() {
        stage.refuses = ["should change"]
        select(4, 4)
        app.dragItemWithMouse(from: stage.point(5), to: stage.point(17))
        app.advance(seconds: 1)
        #expect(view.text == "one two three four")
        #expect(stage.proposals.count == 1)
    }

    private final class Decider: NSObject, UITextDragDelegate, UITextDropDelegate {
        var items: [UIDragItem]?
        var proposal: UITextDropProposal?
        var calls: [String] = []

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
        ) -> [UIDragItem] {
            calls.append("items")
            return items ?? dragRequest.suggestedItems
        }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
        ) { calls.append("will begin") }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
            with operation: UIDropOperation
        ) { calls.append("did end \(operation.rawValue)") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal { proposal ?? drop.suggestedProposal }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
        ) { calls.append("perform \(drop.isSameView)") }
    }

    @Test("the drag delegate supplies the items, and prevents a drag by no items")
    func dragDelegate() async {
        let (field, decider) = (makeField(), Decider())
        view.textDragDelegate = decider
        decider.items = []
        select(4, 3)
        app.dragItemWithMouse(from: stage.point(5), to: CGPoint(x: 100, y: 417))
        app.advance(seconds: 1)
        #expect(field.text == "")
        #expect(decider.calls == ["items"])
        decider.items = [UIDragItem(itemProvider: NSItemProvider(object: "own" as NSString))]
        decider.calls = []
        select(4, 3)
        await withCheckedContinuation { done in
            field.addAction(UIAction { _ in done.resume() }, for: .editingChanged)
            app.dragItemWithMouse(from: stage.point(5), to: CGPoint(x: 100, y: 417))
            app.advance(seconds: 2)
        }
        #expect(field.text == "own")
        #expect(decider.calls == ["items", "will begin", "did end 2"])
    }

    @Test("the drop delegate replaces the whole text")
    func replaceAll() {
        let (field, decider) = (makeField("former"), Decider())
        field.textDropDelegate = decider
        decider.proposal = UITextDropProposal(dropAction: .replaceAll)
        select(4, 3)
        app.dragItemWithMouse(from: stage.point(5), to: CGPoint(x: 100, y: 417))
        app.advance(seconds: 1)
        #expect(field.text == "two")
        #expect(decider.calls == ["perform false"])
    }

    private final class Taker: NSObject, UIDropInteractionDelegate {
        var drops = 0
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
            -> UIDropProposal
        { UIDropProposal(operation: .copy) }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { drops += 1 }
    }

    @Test("a drop interaction of the app precedes that of the text")
    func ownInteraction() {
        let (field, taker) = (makeField("former"), Taker())
        field.addInteraction(UIDropInteraction(delegate: taker))
        select(4, 3)
        app.dragItemWithMouse(from: stage.point(5), to: CGPoint(x: 100, y: 417))
        app.advance(seconds: 1)
        #expect(taker.drops == 1)
        #expect(field.text == "former")
    }

    @Test("a hidden text cannot be dragged, and a text that is only selectable accepts no drop")
    func refusing() {
        let field = makeField("secret")
        field.isSecureTextEntry = true
        app.tap(field)
        field.selectAll(nil)
        app.settle()
        view.isEditable = false
        let source = field.convert(field.selectionRects(for: field.selectedTextRange!)[0].rect, to: nil)
        app.dragItemWithMouse(from: CGPoint(x: source.midX, y: source.midY), to: stage.point(3))
        app.advance(seconds: 1)
        #expect(view.text == "one two three four")
        field.isSecureTextEntry = false
        field.selectAll(nil)
        app.settle()
        app.dragItemWithMouse(from: CGPoint(x: source.midX, y: source.midY), to: stage.point(3))
        app.advance(seconds: 1)
        #expect(view.text == "one two three four")
    }

    @Test("text moves inside a field")
    func insideField() {
        let field = makeField("alpha beta ")
        app.tap(field)
        field.selectedTextRange = field.textRange(
            from: field.beginningOfDocument, to: field.position(from: field.beginningOfDocument, offset: 6)!)
        app.settle()
        let source = field.convert(field.selectionRects(for: field.selectedTextRange!)[0].rect, to: nil)
        app.dragItemWithMouse(from: CGPoint(x: source.midX, y: source.midY), to: CGPoint(x: 300, y: 417))
        app.advance(seconds: 1)
        #expect(field.text == "beta alpha ")
    }

    @Test("a selection of a finger in a field has two handles, which change the selection")
    func fieldHandles() {
        let field = makeField("alpha beta gamma")
        app.tap(field)
        app.advance(seconds: 1)
        func point(_ offset: Int) -> CGPoint {
            let caret = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: offset)!)
            return field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
        }
        for _ in 0..<2 { app.tap(at: CGPoint(x: point(7).x + 3, y: point(7).y)) }
        app.settle()
        #expect(field.selectedOffsets == 6..<10)
        #expect(field.subviews.filter { $0.subviews.count == 2 && $0.frame.width == 12 }.count == 2)
        let end = CGPoint(x: point(10).x, y: point(10).y + 14)
        app.drag(from: end, to: CGPoint(x: point(15).x, y: end.y))
        app.settle()
        #expect(field.selectedOffsets.lowerBound == 6)
        #expect((14...16).contains(field.selectedOffsets.upperBound))
        field.resignFirstResponder()
        app.settle()
        #expect(field.subviews.filter { $0.subviews.count == 2 && $0.frame.width == 12 }.isEmpty)
    }

    @Test("a text view with a drag is freed")
    func freed() {
        weak var weakView: UITextView?
        do {
            let other = UITextView(frame: CGRect(x: 20, y: 500, width: 300, height: 100))
            weakView = other
            other.text = "one two"
            app.window.rootViewController?.view.addSubview(other)
            other.becomeFirstResponder()
            other.selectAll(nil)
            app.settle()
            other.resignFirstResponder()
            other.removeFromSuperview()
            app.advance(seconds: 1)
        }
        #expect(weakView == nil)
    }
}
