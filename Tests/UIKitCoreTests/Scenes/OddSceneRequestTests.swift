import CoreGraphics
import Foundation
import HeadlessHost
import Testing
import UIKitTesting

@testable import UIKitCore

/// Scene requests at unusual moments.
@MainActor @Suite(.serialized) struct OddSceneRequestTests {
    typealias Several = SeveralWindows

    private final class Refusals { var codes: [UISceneError.Code] = [] }

    private func destroy(_ session: UISceneSession?, _ refusals: Refusals = Refusals()) {
        guard let session else { return }
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil) {
            if let error = $0 as? UISceneError { refusals.codes.append(error.code) }
        }
    }

    private func activate(_ session: UISceneSession?, _ refusals: Refusals = Refusals()) {
        UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
            if let error = $0 as? UISceneError { refusals.codes.append(error.code) }
        }
    }

    @Test("A session that is destroyed twice is discarded once, and a destroyed session is not activated")
    func twice() throws {
        let app = Several.launch()
        let session = try #require(Several.open(app)?.windowScene?.session)
        let refusals = Refusals()
        destroy(session, refusals)
        destroy(session, refusals)
        app.settle()
        app.advance(frames: 2)
        #expect(Several.discarded == [session.persistentIdentifier])
        #expect(refusals.codes == [.requestDenied])
        activate(session, refusals)
        destroy(session, refusals)
        app.advance(frames: 3)
        #expect(refusals.codes == [.requestDenied, .requestDenied, .requestDenied])
        #expect(app.host.windows.count == 1)
    }

    @Test("A session without a window is discarded at once, and a pending activation of it is refused")
    func closedSession() throws {
        let app = Several.launch()
        let second = try #require(Several.open(app))
        let session = try #require(second.windowScene?.session)
        app.switchTo(second)
        app.closeWindow()
        let refusals = Refusals()
        activate(session, refusals)
        destroy(session, refusals)
        #expect(Several.discarded == [session.persistentIdentifier])
        app.advance(frames: 3)
        #expect(refusals.codes == [.requestDenied])
        #expect(app.host.windows.count == 1)
    }

    @Test("Two activations of a session without a window open one window")
    func twoActivations() throws {
        let app = Several.launch()
        let second = try #require(Several.open(app))
        let session = try #require(second.windowScene?.session)
        app.switchTo(second)
        app.closeWindow()
        activate(session)
        activate(session)
        app.settle()
        app.advance(frames: 2)
        #expect(app.host.windows.count == 2)
    }

    @Test("Destroying the only scene ends the app, regardless of pending requests")
    func onlyScene() throws {
        let app = Several.launch()
        Several.listener = { what, scene in
            guard what != "connect" else { return }
            self.activate(nil)
            self.destroy(scene.session)
        }
        destroy(app.window.windowScene?.session)
        activate(app.window.windowScene?.session)
        app.settle()
        app.advance(frames: 5)
        #expect(app.host.isStopped)
        #expect(Several.calls.last == "ends")
        #expect(Several.calls.count { $0 == "1 disconnects" } == 1)
    }

    @Test("A request for a second scene is refused if the configuration has no class for it")
    func noClass() {
        let app = Several.launch()
        Several.hasSceneClass = false
        let refusals = Refusals()
        activate(nil, refusals)
        app.advance(frames: 3)
        #expect(refusals.codes == [.requestDenied])
        #expect(app.host.windows.count == 1)
        #expect(UIApplication.shared.openSessions.count == 1)
    }

    @Test(
        "A scene may request its destruction or another scene in each of its callbacks",
        arguments: ["connect", "foreground", "active", "resigns", "background", "disconnects"])
    func fromCallbacks(moment: String) throws {
        for destroys in [true, false] {
            let app = Several.launch()
            var asked = false
            let (first, own) = (app.window, app.window.windowScene?.session)
            Several.listener = { what, scene in
                guard what == moment, scene.session !== own, !asked else { return }
                asked = true
                if destroys { self.destroy(scene.session) } else { self.activate(nil) }
            }
            let second = Several.open(app)
            if let second, app.host.windows.count > 1, second !== first {
                app.switchTo(first)
                app.switchTo(second)
                app.closeWindow()
            }
            app.settle()
            app.advance(frames: 5)
            #expect(asked)
            #expect(!app.host.isStopped)
            #expect(app.host.windows.count == UIApplication.shared.connectedScenes.count)
            #expect(app.host.windows.count == (destroys ? 1 : 2))
        }
    }

    @Test("A window that is shown again after its scene was disconnected stays hidden")
    func shownAgain() throws {
        let app = Several.launch()
        let second = try #require(Several.open(app))
        let scene = try #require(second.windowScene)
        let field = try #require(Several.page(in: second)?.field)
        field.becomeFirstResponder()
        app.switchTo(second)
        app.closeWindow()
        app.settle()
        #expect(second.windowScene == nil)
        #expect(scene.windows.isEmpty)
        second.windowScene = scene
        second.makeKeyAndVisible()
        field.becomeFirstResponder()
        app.settle()
        #expect(app.host.windows.count == 1)
        second.isHidden = true
        app.settle()
        #expect(app.window.isKeyWindow)
    }

    @Test("Windows that were closed long ago are removed from memory one by one")
    func manyClosed() throws {
        let app = Several.launch()
        for _ in 0..<23 {
            app.switchTo(try #require(Several.open(app)))
            app.closeWindow()
        }
        #expect(UIApplication.shared.openSessions.count == 21)
        #expect(Several.discarded.count == 3)
        #expect(app.host.windows.count == 1)
    }

    // MARK: Walks

    /// A generator of numbers by seed.
    private struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: (state >> 33) % UInt64(max(sides, 1)))
        }
    }

    @Test(
        """
        Random windows, requests, closes, touches and pushes never leave a window without a scene or a scene \
        without a window
        """,
        arguments: 0..<60)
    func walk(seed: Int) throws {
        var dice = Dice(state: UInt64(seed) &* 77 &+ 1)
        let app = Several.launch()
        var sessions: [UISceneSession] = Array(UIApplication.shared.openSessions)
        for _ in 0..<120 where !app.host.isStopped {
            // In the order of creation, because identifiers are random.
            for session in UIApplication.shared.scenes.map(\.session) where !sessions.contains(session) {
                sessions.append(session)
            }
            let session = sessions[dice.roll(sessions.count)]
            let windows = app.windows
            let window = windows.isEmpty ? app.window : windows[dice.roll(windows.count)]
            let stack = window.rootViewController as? UINavigationController
            switch dice.roll(14) {
            case 0, 1: activate(nil)
            case 2: activate(session)
            // Rarely, because the walk ends with the last window.
            case 3: if windows.count > 1 { destroy(session) }
            case 4:
                app.switchTo(window)
                if windows.count > 1 || dice.roll(20) == 0 { app.closeWindow() }
            case 5: stack?.pushViewController(Several.Page("p"), animated: true)
            case 6: _ = stack?.popViewController(animated: true)
            case 7:
                app.switchTo(window)
                app.press(at: CGPoint(x: 2, y: 240))
                app.step(to: CGPoint(x: 60, y: 240))
            case 8: app.lift()
            case 9: window.rootViewController?.present(Several.Page("modal"), animated: true)
            case 10: window.rootViewController?.dismiss(animated: true)
            case 11:
                app.switchTo(window)
                app.minimizeWindow()
            case 12: app.switchToAnotherApp(returns: dice.roll(2) == 0)
            default:
                Several.page(in: window)?.field.becomeFirstResponder()
                app.type("x")
            }
            if dice.roll(3) > 0 { app.advance(frames: dice.roll(30)) }
        }
        app.settle()
        app.advance(frames: 5)
        guard !app.host.isStopped else { return }
        app.activate()
        let scenes = UIApplication.shared.scenes
        #expect(app.host.windows.count == scenes.count)
        #expect(scenes.allSatisfy { scene in scene.windows.contains { !$0.isHidden } && scene.session.scene === scene })
        #expect(
            UIApplication.shared.windows.allSatisfy {
                $0.windowScene.map { scene in scenes.contains { $0 === scene } } ?? false
            })
        #expect(scenes.count { $0.activationState == .foregroundActive } <= 1, "\(Several.calls.suffix(40))")
        #expect(app.quit() == nil || app.host.isStopped)
    }
}
