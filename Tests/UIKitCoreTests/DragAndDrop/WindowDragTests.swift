import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// Drags from one window of an app to another one. The second window is 500 points to the right of the first.
@MainActor
struct WindowDragTests {
    private let views = DragViews()
    private var recorder: DragRecorder { views.recorder }
    private var source: UIView { views.source }
    private var target: UIView { views.target }
    private var start: CGPoint { views.start }
    /// A point of the target, in points of the first window.
    private var goal: CGPoint { CGPoint(x: views.goal.x + 500, y: views.goal.y) }

    /// Opens the two windows of the app, and returns the second window.
    private func show() throws -> (TestApp, UIWindow) {
        let app = WindowApp.launch()
        app.settle()
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        app.settle()
        let windows = app.windows
        try #require(windows.count == 2)
        app.host.move(app.host.windows[1], to: CGPoint(x: 500, y: 0))
        app.switchTo(windows[0])
        views.add(
            to: try #require(windows[0].rootViewController), windows[1].rootViewController)
        app.settle()
        return (app, windows[1])
    }

    private func overlay(_ window: UIWindow) -> DragOverlay? { window.overlay(DragOverlay.self) }

    @Test("a drop on another window is a local session, and calls source and target in the order of one window")
    func drop() throws {
        let (app, second) = try show()
        app.dragItemWithMouse(from: start, to: goal)
        app.settle()
        #expect(
            recorder.calls.filter { !$0.hasPrefix("lift") } == [
                "items", "begin", "can handle", "enter", "will end copy", "perform", "conclude", "drop ended",
                "did end copy", "transferred",
            ])
        #expect(recorder.loaded == ["apple"])
        let session = try #require(recorder.session)
        #expect(session.localDragSession != nil)
        #expect(session.localDragSession?.items.first === session.items.first)
        #expect(app.outgoingDrag == nil || app.outgoingDrag?.isDropped == false)
        #expect(app.context.drag == nil)
        #expect(overlay(second) == nil && overlay(app.window) == nil)
    }

    @Test("locations and previews are those of the window under the pointer")
    func places() throws {
        let (app, second) = try show()
        app.dragItemWithMouse(from: start, to: goal, drops: false)
        let stage = try #require(app.context.drag)
        #expect(stage.drop.location(in: target) == CGPoint(x: 70, y: 70))
        #expect(stage.drop.location(in: second) == CGPoint(x: 270, y: 470))
        #expect(stage.session.location(in: app.window) == goal)
        #expect(overlay(second) != nil && overlay(app.window) == nil)
        #expect(overlay(second)?.point == CGPoint(x: 270, y: 470))
        #expect(overlay(second)?.badgeText == "+")
        app.lift()
        app.settle()
    }

    @Test("a drag that is restricted to the app reaches the app's other window")
    func restricted() throws {
        let (app, _) = try show()
        recorder.isRestricted = true
        app.dragItem(from: start, to: goal)
        app.settle()
        #expect(recorder.calls.contains("perform"))
        #expect(recorder.loaded == ["apple"])
    }

    @Test("a drag that leaves the other window for another program is no longer over its target")
    func leaving() throws {
        let (app, second) = try show()
        app.dragItemWithMouse(from: start, to: goal, drops: false)
        app.step(to: CGPoint(x: 2_000, y: 470))
        #expect(recorder.calls.last == "exit")
        #expect(app.outgoingDrag?.isOutside == true)
        #expect(overlay(second) == nil && overlay(app.window) != nil)
        app.step(to: goal)
        #expect(recorder.calls.last == "enter")
        #expect(app.outgoingDrag?.isOutside == false)
        app.lift()
        app.settle()
        #expect(recorder.calls.last == "transferred")
        #expect(app.outgoingDrag?.isDropped == false)
    }

    @Test("a drag that is refused in another window flies back to the window of its source")
    func refused() throws {
        let (app, second) = try show()
        recorder.operation = .forbidden
        app.dragItemWithMouse(from: start, to: goal)
        app.advance(frames: 2)
        #expect(overlay(app.window) != nil && overlay(second) == nil)
        app.settle()
        #expect(!recorder.calls.contains("perform"))
        #expect(recorder.calls.contains("fly back"))
        #expect(recorder.calls.last == "did end forbidden" || recorder.calls.last == "back")
        #expect(app.context.drag == nil && overlay(app.window) == nil)
    }

    @Test("the end of the window under the pointer leaves the drag in the window of its source")
    func closing() throws {
        let (app, second) = try show()
        app.dragItemWithMouse(from: start, to: goal, drops: false)
        app.host.send([.closeRequested], to: app.host.windows[1])
        app.settle()
        #expect(app.windows.count == 1)
        app.lift()
        app.settle()
        #expect(!recorder.calls.contains("perform"))
        #expect(app.context.drag == nil)
        #expect(overlay(app.window) == nil && overlay(second) == nil)
    }
}
