import CoreGraphics
import Foundation
import HeadlessHost
import Testing
import UIKitTesting

@testable import UIKitCore

/// Menu items and gestures that open windows.
@MainActor
struct ActivationActionTests {
    private func action(_ alternate: UIAction? = nil) -> UIWindowScene.ActivationAction {
        UIWindowScene.ActivationAction(alternate: alternate) { _ in
            let activity = NSUserActivity(activityType: "note")
            return UIWindowScene.ActivationConfiguration(userActivity: activity)
        }
    }

    @Test("the item opens a window with the activity")
    func opens() throws {
        let app = SeveralWindows.launch()
        SeveralWindows.calls = []
        let action = action()
        #expect(action.title == "New Window")
        #expect(action.image != nil)
        action.performWithSender(nil, target: nil)
        app.settle()
        app.advance(frames: 2)
        #expect(app.windows.count == 2)
        #expect(SeveralWindows.calls.contains("configure note"))
    }

    @Test("a copy of the item opens a window too, and keeps its title")
    func copies() throws {
        let app = SeveralWindows.launch()
        let action = action()
        action.title = "Open Beside"
        let copy = try #require(action.copy() as? UIWindowScene.ActivationAction)
        #expect(copy.title == "Open Beside")
        copy.performWithSender(nil, target: nil)
        app.settle()
        app.advance(frames: 2)
        #expect(app.windows.count == 2)
    }

    @Test("an item without a configuration opens nothing")
    func none() {
        let app = SeveralWindows.launch()
        UIWindowScene.ActivationAction { _ in nil }.performWithSender(nil, target: nil)
        app.settle()
        app.advance(frames: 2)
        #expect(app.windows.count == 1)
    }

    @Test("in an app with one window, the item is the alternate action, and hidden without one")
    func oneWindow() {
        let app = SeveralWindows.launch(supportsSeveral: false)
        var count = 0
        let item = action(UIAction(title: "Open") { _ in count += 1 })
        #expect(item.title == "Open")
        #expect(!item.attributes.contains(.hidden))
        item.performWithSender(nil, target: nil)
        app.settle()
        #expect(count == 1)
        #expect(app.windows.count == 1)
        #expect(action().attributes.contains(.hidden))
    }

    @Test("a menu shows the item, and its selection opens a window")
    func menu() throws {
        let app = SeveralWindows.launch()
        let page = try #require(SeveralWindows.page(in: app.windows.first))
        page.button.menu = UIMenu(children: [action()])
        page.button.showsMenuAsPrimaryAction = true
        try app.tap("Press")
        app.settle()
        try app.tap("New Window")
        app.settle()
        app.advance(frames: 2)
        #expect(app.windows.count == 2)
    }

    @Test("two fingers that spread on the view open one window; two that meet open none")
    func pinch() throws {
        let app = SeveralWindows.launch()
        let page = try #require(SeveralWindows.page(in: app.windows.first))
        var points: [CGPoint] = []
        let interaction = UIWindowScene.ActivationInteraction { _, point in
            points.append(point)
            return UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "note"))
        } errorHandler: { _ in
        }
        page.view.addInteraction(interaction)
        #expect(interaction.view === page.view)
        app.pinch(around: CGPoint(x: 160, y: 350), from: 160, to: 60)
        app.settle()
        #expect(points.isEmpty)
        app.pinch(around: CGPoint(x: 160, y: 350), from: 60, to: 200)
        app.settle()
        app.advance(frames: 2)
        #expect(points.count == 1)
        #expect(app.windows.count == 2)
        page.view.removeInteraction(interaction)
        #expect(interaction.view == nil)
        #expect(page.view.gestureRecognizers?.contains { $0 is UIPinchGestureRecognizer } != true)
    }

    @Test("an interaction in an app with one window calls its error handler")
    func refused() throws {
        let app = SeveralWindows.launch(supportsSeveral: false)
        let page = try #require(SeveralWindows.page(in: app.windows.first))
        var codes: [UISceneError.Code?] = []
        page.view.addInteraction(
            UIWindowScene.ActivationInteraction { _, _ in
                UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "note"))
            } errorHandler: {
                codes.append(($0 as? UISceneError)?.code)
            })
        app.pinch(around: CGPoint(x: 160, y: 350), from: 60, to: 200)
        app.settle()
        app.advance(frames: 2)
        #expect(codes == [.multipleScenesNotSupported])
    }
}
