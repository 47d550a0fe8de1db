import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
import UIKit
import UIKitTesting

/// Drags of the app that leave its window.
@MainActor
struct OutgoingDragTests {
    private let recorder = DragRecorder()
    private let source = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    private let start = CGPoint(x: 70, y: 130)
    private let beyond = CGPoint(x: 70, y: -40)

    /// An item with a text and a type of the app's own.
    private static func apple(_ visibility: NSItemProviderRepresentationVisibility) -> UIDragItem {
        let provider = NSItemProvider()
        provider.registerObject(NSString(string: "apple"), visibility: visibility)
        provider.registerDataRepresentation(forTypeIdentifier: "com.example.fruit", visibility: visibility) { done in
            done(Data([1]), nil)
            return nil
        }
        return UIDragItem(itemProvider: provider)
    }

    private func show(_ visibility: NSItemProviderRepresentationVisibility = .all) -> TestApp {
        let page = UIViewController(), app = TestApp(page, draws: false)
        recorder.items = [Self.apple(visibility)]
        source.backgroundColor = .red
        source.addInteraction(UIDragInteraction(delegate: recorder))
        page.view.addSubview(source)
        app.settle()
        return app
    }

    @Test("a drag that leaves the window is offered with its types, and ends with the other program's operation")
    func drop() throws {
        let app = show()
        app.dragItemWithMouse(from: start, to: beyond, drops: false)
        let drag = try #require(app.outgoingDrag)
        #expect(drag.isOutside && drag.allowsMove)
        #expect(drag.types.contains("text/plain;charset=utf-8") && drag.types.contains("com.example.fruit"))
        #expect(drag.data("UTF8_STRING") == Data("apple".utf8))
        #expect(drag.data("com.example.fruit") == Data([1]))
        drag.answer(.copy)
        app.lift()
        #expect(drag.isDropped)
        app.advance(seconds: 2)
        #expect(recorder.sourceCalls == ["begin", "will end copy"])
        drag.end(.copy)
        #expect(recorder.sourceCalls == ["begin", "will end copy", "did end copy", "transferred"])
        #expect(app.context.drag == nil)
    }

    @Test("a move ends as a move only after the other program has the data")
    func move() throws {
        let app = show()
        app.dragItemWithMouse(from: start, to: beyond, drops: false)
        let drag = try #require(app.outgoingDrag)
        drag.answer(.move)
        app.lift()
        drag.end(nil)
        app.settle()
        #expect(recorder.sourceCalls == ["begin", "will end move", "did end cancel"])
    }

    @Test("without an accepting program a release cancels the drag")
    func refused() throws {
        let app = show()
        app.dragItemWithMouse(from: start, to: beyond)
        app.settle()
        #expect(recorder.sourceCalls == ["begin", "will end cancel", "did end cancel"])
        #expect(app.outgoingDrag?.isDropped == false)
    }

    @Test("a drag that returns to the window is no longer outside, and drops there as before")
    func returns() throws {
        let app = show()
        app.dragItemWithMouse(from: start, to: beyond, drops: false)
        let drag = try #require(app.outgoingDrag)
        drag.answer(.copy)
        app.step(to: CGPoint(x: 70, y: 400))
        #expect(!drag.isOutside)
        app.lift()
        app.settle()
        #expect(recorder.sourceCalls == ["begin", "will end cancel", "did end cancel"])
    }

    @Test("a restricted drag is not offered, by the delegate or by types that others may not read")
    func restricted() {
        recorder.isRestricted = true
        var app = show()
        app.dragItemWithMouse(from: start, to: beyond)
        app.settle()
        #expect(app.outgoingDrag == nil)
        recorder.isRestricted = false
        app = show(.ownProcess)
        app.dragItemWithMouse(from: start, to: beyond)
        app.settle()
        #expect(app.outgoingDrag == nil)
    }

    @Test("Escape cancels a drag outside of the window")
    func escape() throws {
        let app = show()
        app.dragItemWithMouse(from: start, to: beyond, drops: false)
        let drag = try #require(app.outgoingDrag)
        drag.answer(.copy)
        app.press(.escape)
        app.lift()
        app.settle()
        #expect(!drag.isDropped)
        #expect(recorder.calls.last == "did end cancel")
    }
}
