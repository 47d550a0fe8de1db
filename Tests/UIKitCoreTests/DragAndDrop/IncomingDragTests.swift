import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
import UIKit
import UIKitTesting

/// Drags of other programs over views, texts and lists.
@MainActor
struct IncomingDragTests {
    private let recorder = DragRecorder()
    private let target = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
    private let outside = CGPoint(x: 50, y: 120)
    private let goal = CGPoint(x: 270, y: 470)

    private func show() -> TestApp {
        let page = UIViewController(), app = TestApp(page, draws: false)
        recorder.readsTexts = true
        target.addInteraction(UIDropInteraction(delegate: recorder))
        page.view.addSubview(target)
        app.settle()
        return app
    }

    @Test("a drag of another program is a drop session without a local session, and is answered where it is")
    func answers() {
        let app = show()
        let drag = app.dragIn(["text/plain": Data("pear".utf8)], to: outside)
        #expect(drag.operation == nil)
        #expect(recorder.calls.isEmpty)
        drag.move(to: goal)
        #expect(drag.operation == .copy)
        #expect(recorder.isLocal == false)
        #expect(recorder.sessionAllowsMove == false)
        #expect(recorder.types == [["public.utf8-plain-text"]])
        drag.move(to: outside)
        #expect(drag.operation == nil)
        drag.move(to: goal)
        drag.leave()
        #expect(recorder.calls == ["can handle", "enter", "exit", "enter", "exit", "drop ended"])
        #expect(app.context.drag == nil)
    }

    @Test("a drop loads the data, and the other program is notified when the app has all")
    func drop() async throws {
        let app = show()
        let drag = app.dragIn(["text/plain;charset=utf-8": Data("pear".utf8)], to: goal)
        drag.drop()
        try await app.settle(until: { recorder.droppedTexts == ["pear"] })
        app.settle()
        #expect(drag.isFinished)
        #expect(drag.result == .copy)
        #expect(recorder.calls == ["can handle", "enter", "perform", "conclude", "drop ended"])
    }

    @Test(
        "a target's refusal is answered, and a release there transfers nothing",
        arguments: [
            UIDropOperation.cancel, .forbidden,
        ])
    func refusal(operation: UIDropOperation) {
        let app = show()
        recorder.operation = operation
        let drag = app.dragIn(["text/plain": Data("pear".utf8)], to: goal)
        #expect(drag.operation == nil)
        #expect(drag.drop() == nil)
        #expect(drag.isFinished)
        #expect(!recorder.calls.contains("perform"))
        withExtendedLifetime(app) {}
    }

    @Test("a move is offered only by a program that suggests a move")
    func move() {
        let app = show()
        recorder.operation = .move
        let refused = app.dragIn(["text/plain": Data()], to: goal)
        #expect(refused.operation == nil)
        refused.leave()
        let drag = app.dragIn(["text/plain": Data()], to: goal, allowsMove: true)
        #expect(recorder.sessionAllowsMove == true)
        #expect(drag.operation == .move)
    }

    @Test("files are one item each, with the types of their names")
    func files() throws {
        let app = show()
        let list = "file:///none/a.png\r\nfile:///none/b.txt\r\nhttps://example.org/\r\nfile://elsewhere/c\r\n"
        let drag = app.dragIn(["text/uri-list": Data(list.utf8)], to: goal)
        #expect(
            recorder.types == [
                ["public.png", "public.file-url", "public.url"],
                ["public.plain-text", "public.file-url", "public.url"],
                ["public.url"], ["public.url"],
            ])
        drag.leave()
        withExtendedLifetime(app) {}
    }

    @Test("a text view takes dropped text at the place of the drop, and a list gets the items")
    func text() async throws {
        let page = UIViewController(), app = TestApp(page, draws: false)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = "one "
        page.view.addSubview(view)
        app.settle()
        app.drop(text: "two", at: CGPoint(x: 300, y: 110))
        try await app.settle(until: { view.text == "one two" })
        #expect(view.text == "one two")
    }

    @Test("odd data makes no drag, or one that ends")
    func odd() {
        let app = show()
        for data in [[:], ["": Data()], ["TARGETS": Data()], ["text/uri-list": Data([0, 255])]] {
            let drag = app.dragIn(data, to: goal)
            drag.drop()
            #expect(drag.isFinished)
            #expect(app.context.drag == nil)
        }
    }

    @Test("after Escape, further movements of the same drag begin no session, and a drop transfers nothing")
    func escape() {
        let app = show()
        let drag = app.dragIn(["text/plain": Data("pear".utf8)], to: goal)
        #expect(drag.operation == .copy)
        app.press(.escape)
        app.settle()
        drag.move(to: goal)
        drag.move(to: outside)
        #expect(recorder.calls == ["can handle", "enter", "exit", "drop ended"])
        #expect(drag.drop() == nil)
        #expect(!recorder.calls.contains("perform"))
        let next = app.dragIn(["text/plain": Data("plum".utf8)], to: goal)
        #expect(next.operation == .copy)
        next.leave()
    }

    @Test("a second drag begins after the first has ended")
    func second() {
        let app = show()
        let first = app.dragIn(["text/plain": Data("a".utf8)], to: goal)
        let second = app.dragIn(["text/plain": Data("b".utf8)], to: goal)
        #expect(first.operation == .copy && second.operation == nil)
        first.leave()
        second.move(to: goal)
        #expect(second.operation == .copy)
        second.leave()
    }
}
