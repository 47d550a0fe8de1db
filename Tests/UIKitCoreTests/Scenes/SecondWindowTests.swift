import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore

/// A second window on the desktop, with a second scene.
@MainActor @Suite(.serialized) struct SecondWindowTests {
    typealias Several = SeveralWindows

    private func pages(_ app: TestApp) -> [Several.Page] { app.windows.compactMap { Several.page(in: $0) } }

    @Test("A request without a session opens a desktop window, with callbacks in UIKit's order")
    func opens() throws {
        let app = Several.launch()
        #expect(UIApplication.shared.supportsMultipleScenes)
        #expect(Several.calls == ["configure nil", "1 connect", "1 foreground", "1 active"])
        Several.calls = []
        let activity = NSUserActivity(activityType: "com.example.read")
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { _ in
            Issue.record("refused")
        }
        #expect(Several.calls.isEmpty)
        app.settle()
        // The desktop gives the new window the focus.
        #expect(Several.calls == ["configure com.example.read", "2 connect", "2 foreground", "2 active", "1 resigns"])
        #expect(app.host.windows.count == 2 && app.windows.count == 2 && app.windows[0] === app.window)
        #expect(app.frontWindow === app.windows[1] && app.windows[1].isKeyWindow && !app.window.isKeyWindow)
        #expect(UIApplication.shared.connectedScenes.count == 2)
        #expect(UIApplication.shared.openSessions.count == 2)
        #expect(UIApplication.shared.applicationState == .active)
        let states = UIApplication.shared.scenes.map(\.activationState)
        #expect(states == [.foregroundInactive, .foregroundActive])
        // Each scene has its own key window.
        #expect(UIApplication.shared.scenes.map { $0.keyWindow } == app.windows)
    }

    @Test(
        "A scene session request opens a window, or brings its session's window to the front; other roles are refused")
    func requests() throws {
        let app = Several.launch()
        Several.calls = []
        var request = UISceneSessionActivationRequest()
        #expect(request.role == .windowApplication)
        #expect(request.session == nil)
        #expect(request.options == nil)
        request.userActivity = NSUserActivity(activityType: "com.example.read")
        UIApplication.shared.activateSceneSession(for: request) { _ in Issue.record("refused") }
        app.settle()
        #expect(app.windows.count == 2)
        #expect(Several.calls.first == "configure com.example.read")
        let first = try #require(app.windows[0].windowScene).session
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: first))
        app.settle()
        #expect(app.windows.count == 2 && app.frontWindow === app.windows[0])
        var refusal: (any Error)?
        UIApplication.shared.activateSceneSession(
            for: UISceneSessionActivationRequest(role: UISceneSession.Role(rawValue: "other"))
        ) { refusal = $0 }
        app.settle()
        #expect((refusal as? UISceneError)?.code == .requestDenied)
        #expect(app.windows.count == 2)
    }

    @Test("Touches, text and sizes reach only their window")
    func input() throws {
        let app = Several.launch()
        let second = try #require(Several.open(app))
        try app.tap("Press")
        #expect(pages(app).map(\.taps) == [1, 0])
        #expect(app.window.isKeyWindow)
        app.switchTo(second)
        try app.tap("Press")
        try app.tap("Press")
        #expect(pages(app).map(\.taps) == [1, 2])
        #expect(second.isKeyWindow)
        #expect(app.title == "Page 2")
        // Two fields, each the first responder of its window.
        for page in pages(app) { page.field.becomeFirstResponder() }
        app.type("b")
        app.switchTo(app.windows[0])
        app.type("a")
        #expect(pages(app).map { $0.field.text ?? "" } == ["a", "b"])
        app.resize(to: CGSize(width: 500, height: 600))
        #expect(app.windows.map(\.bounds.width) == [500, 320])
    }

    @Test("The input method is notified of the caret in the key window only")
    func textInput() throws {
        let app = Several.launch()
        let second = try #require(Several.open(app))
        for page in pages(app) { page.field.becomeFirstResponder() }
        app.turn()
        func places() -> [Bool] { app.host.windows.map { $0.textInputCaret != nil } }
        #expect(places() == [false, true])
        app.switchTo(app.windows[0])
        #expect(places() == [true, false])
        app.softwareKeyboardHeight = 200
        app.settle()
        #expect(app.windows.map(\.keyboardHeight) == [200, 0])
        app.switchTo(second)
        app.settle()
        #expect(app.windows.map(\.keyboardHeight) == [0, 200])
    }

    @Test("A window that does not change is not drawn")
    func drawing() throws {
        let app = Several.launch(draws: true)
        let second = try #require(Several.open(app))
        app.switchTo(app.windows[0])
        app.settle()
        let (first, other) = (app.host.windows[0], app.host.windows[1])
        let (before, still) = (first.totalWork, other.totalWork)
        Several.page(in: app.window)?.navigationController?.pushViewController(Several.Page("pushed"), animated: true)
        app.settle()
        #expect(first.totalWork.pixelsDamaged > before.pixelsDamaged)
        #expect(other.totalWork == still)
        // Each window has its own picture.
        Several.page(in: second)?.view.backgroundColor = .red
        app.switchTo(second)
        app.settle()
        let picture = try #require(app.picture())
        #expect(picture[300, 400].map { $0.red == 255 && $0.green == 0 } == true)
        app.switchTo(app.windows[0])
        #expect(app.picture()?[300, 400].map { $0.red == 255 && $0.green == 255 } == true)
    }

    @Test("Closing a window disconnects its scene; the session stays, and the app continues")
    func closes() throws {
        let app = Several.launch()
        let second = try #require(Several.open(app))
        app.switchTo(second)
        let session = try #require(second.windowScene?.session)
        Several.calls = []
        app.closeWindow()
        app.settle()
        #expect(Several.calls == ["2 resigns", "2 background", "2 disconnects", "1 active"])
        #expect(!app.host.isStopped && app.host.windows.count == 1 && app.window === app.windows[0])
        #expect(UIApplication.shared.connectedScenes.count == 1)
        #expect(UIApplication.shared.openSessions.contains(session))
        #expect(session.scene == nil)
        #expect(app.window.isKeyWindow)
        // Closing the last window ends the app.
        app.closeWindow()
        #expect(app.host.isStopped)
        #expect(Several.calls.last == "ends")
    }

    @Test("A session whose window was closed gets a window again, with its activity")
    func reconnects() throws {
        let app = Several.launch()
        let second = try #require(Several.open(app))
        let session = try #require(second.windowScene?.session)
        Several.activity = { scene in
            let activity = NSUserActivity(activityType: "com.example.read")
            activity.title = scene.session === session ? "second" : "first"
            return activity
        }
        app.switchTo(second)
        app.closeWindow()
        app.settle()
        Several.calls = []
        UIApplication.shared.requestSceneSessionActivation(session, userActivity: nil, options: nil) { _ in
            Issue.record("refused")
        }
        app.settle()
        #expect(
            Several.calls.starts(with: ["configure nil", "3 connect", "3 restores second", "3 foreground", "3 active"]))
        #expect(session.scene != nil)
        #expect(app.host.windows.count == 2)
    }

    @Test("Activating a connected session brings its window to the front, also a minimized window")
    func raises() throws {
        let app = Several.launch()
        _ = Several.open(app)
        let first = try #require(app.window.windowScene)
        #expect(app.frontWindow !== app.window)
        UIApplication.shared.requestSceneSessionActivation(first.session, userActivity: nil, options: nil)
        app.settle()
        #expect(app.frontWindow === app.window)
        #expect(first.activationState == .foregroundActive)
        app.minimizeWindow()
        #expect(first.activationState == .background)
        #expect(app.frontWindow !== app.window)
        UIApplication.shared.requestSceneSessionActivation(
            first.session, userActivity: NSUserActivity(activityType: "x"), options: nil)
        app.settle()
        #expect(first.activationState == .foregroundActive)
        #expect(app.frontWindow === app.window)
        #expect(Several.calls.contains("1 continues x"))
    }

    @Test("The scene of a minimized window is in the background; the app is in the background when all scenes are")
    func minimizing() throws {
        let app = Several.launch()
        let second = try #require(Several.open(app))
        app.switchTo(second)
        Several.calls = []
        app.minimizeWindow()
        #expect(Several.calls == ["2 resigns", "2 background", "1 active"])
        #expect(UIApplication.shared.applicationState == .active)
        app.switchTo(app.windows[0])
        app.minimizeWindow()
        #expect(UIApplication.shared.applicationState == .background)
        Several.calls = []
        app.switchTo(second)
        #expect(Several.calls == ["2 foreground", "2 active"])
        #expect(UIApplication.shared.applicationState == .active)
        // The user switches to another program and back.
        Several.calls = []
        app.switchToAnotherApp()
        #expect(Several.calls == ["2 resigns", "2 active"])
    }

    @Test("Scenes also post notifications about their life cycle")
    func notifications() throws {
        let app = Several.launch()
        nonisolated(unsafe) var notes: [String] = []
        let names = [
            UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
            UIScene.willDeactivateNotification,
            UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                notes.append($0.name.rawValue)
            }
        }
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        let second = try #require(Several.open(app))
        app.switchTo(second)
        app.closeWindow()
        app.settle()
        #expect(
            notes == [
                "UISceneWillConnectNotification", "UISceneWillEnterForegroundNotification",
                "UISceneDidActivateNotification",
                "UISceneWillDeactivateNotification",
                "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
                "UISceneDidDisconnectNotification",
                "UISceneDidActivateNotification",
            ])
    }

    @Test(
        "The scene of a destroyed session is disconnected, discarded and freed",
        arguments: [true, false])
    func destroyed(byRequest: Bool) throws {
        let app = Several.launch()
        weak var window: UIWindow?
        weak var page: UIViewController?
        weak var scene: UIScene?
        weak var delegate: AnyObject?
        do {
            let second = try #require(Several.open(app))
            (window, page, scene, delegate) = (
                second, Several.page(in: second), second.windowScene, second.windowScene?.delegate
            )
            Several.page(in: second)?.field.becomeFirstResponder()
            Several.page(in: second)?.navigationController?.pushViewController(Several.Page("pushed"), animated: true)
            app.advance(frames: 5)
            Several.calls = []
            if byRequest {
                UIApplication.shared.requestSceneSessionDestruction(
                    try #require(second.windowScene?.session), options: nil
                ) { _ in Issue.record("refused") }
            } else {
                let former = app.window
                app.switchTo(second)
                app.closeWindow()
                #expect(app.window === former)
            }
        }
        app.settle()
        app.advance(frames: 3)
        #expect(Several.discarded.count == (byRequest ? 1 : 0))
        #expect(app.host.windows.count == 1)
        #expect(UIApplication.shared.openSessions.count == (byRequest ? 1 : 2))
        #expect(window == nil)
        #expect(page == nil)
        #expect(scene == nil)
        #expect(delegate == nil)
    }

    @Test(
        """
        Open windows return at the next launch with their activities; a closed window is a session that can be \
        activated
        """
    )
    func restoration() throws {
        let app = Several.launch()
        Several.activity = { scene in
            let activity = NSUserActivity(activityType: "com.example.read")
            activity.title = scene.session.userInfo?["name"] as? String
            return activity
        }
        let windows = [app.window, try #require(Several.open(app)), try #require(Several.open(app))]
        for (index, window) in windows.enumerated() { window.windowScene?.session.userInfo = ["name": "N\(index)"] }
        let sessions = windows.compactMap { $0.windowScene?.session.persistentIdentifier }
        app.switchTo(windows[1])
        app.closeWindow()
        let state = app.quit()
        let again = Several.launch(state)
        #expect(Several.calls.filter { $0.contains("restores") } == ["1 restores N0", "2 restores N2"])
        #expect(
            again.windows.count == 2
                && again.windows.map { $0.windowScene?.session.persistentIdentifier } == [sessions[0], sessions[2]])
        #expect(Set(UIApplication.shared.openSessions.map(\.persistentIdentifier)) == Set(sessions))
        let closed = try #require(UIApplication.shared.openSessions.first { $0.persistentIdentifier == sessions[1] })
        #expect(closed.stateRestorationActivity?.title == "N1")
        // An app without support for several windows restores only the first window.
        let single = Several.launch(state, supportsSeveral: false)
        #expect(single.windows.count == 1)
        #expect(Several.calls.contains("1 restores N0"))
    }

    @Test("A request of an app without support for several windows is refused in a later turn")
    func refused() throws {
        let app = Several.launch(supportsSeveral: false)
        var refusal: (any Error)?
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { refusal = $0 }
        #expect(refusal == nil)
        app.advance(frames: 2)
        #expect((refusal as? UISceneError)?.code == .multipleScenesNotSupported)
        #expect(app.host.windows.count == 1)
    }

    @Test("A window assigned to another scene moves to that scene's desktop window; without one it is hidden")
    func moved() throws {
        let app = Several.launch()
        let second = try #require(Several.open(app))
        let scenes = UIApplication.shared.scenes
        let overlay = UIWindow(windowScene: scenes[0])
        overlay.isHidden = false
        #expect(app.context.hostWindow(of: overlay) === app.host.windows[0])
        overlay.windowScene = second.windowScene
        #expect(app.context.hostWindow(of: overlay) === app.host.windows[1])
        #expect(!scenes[0].windows.contains(overlay) && scenes[1].windows.contains(overlay))
        overlay.windowScene = nil
        #expect(overlay.isHidden)
        #expect(app.host.windows.count == 2)
        // A window without a scene is displayed in the front scene, and disappears with that scene.
        let loose = UIWindow(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        loose.isHidden = false
        #expect(app.context.hostWindow(of: loose) === app.host.windows[1])
        #expect(app.host.windows.count == 2)
        app.switchTo(second)
        app.closeWindow()
        #expect(app.host.windows.count == 1)
        #expect(loose.isHidden)
    }
}
