import Foundation
import Testing
import UIKit
import UIKitTesting

/// Restoration of scenes by user activities.
@MainActor @Suite(.serialized) struct SceneRestorationTests {
    static var calls: [String] = []
    static var answer: (UIScene) -> NSUserActivity? = { _ in nil }

    final class App: UIApplicationDelegate {
        init() {}
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "One", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Delegate.self
            return configuration
        }
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
            calls.append("asked for controllers")
            return true
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            calls.append("discards \(sceneSessions.count)")
        }
    }

    final class Delegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        required override init() { super.init() }
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            calls.append("connect \(session.stateRestorationActivity?.title ?? "nil")")
            window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            calls.append("state")
            return answer(scene)
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            calls.append("restore \(stateRestorationActivity.userInfo?["page"] as? Int ?? 0)")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            calls.append("continue \(userActivity.activityType)")
        }
        func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
        func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
        func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
        override func updateUserActivityState(_ activity: NSUserActivity) {
            activity.addUserInfoEntries(from: ["page": 9])
        }
    }

    private func start(_ state: TestState? = nil) -> TestApp {
        Self.calls = []
        return TestApp(launching: App(), state: state, draws: false)
    }

    private func scene() throws -> UIWindowScene {
        try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    }

    private func reading(_ page: Int) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.title = "Reading"
        activity.userInfo = ["page": page, "extra": ["a", "b"]]
        activity.requiredUserInfoKeys = ["page"]
        activity.webpageURL = URL(string: "https://example.com/4")
        return activity
    }

    @Test("A scene says what it is busy with in the background, and gets it back between connecting and the foreground")
    func order() throws {
        Self.answer = { _ in self.reading(4) }
        let app = start()
        #expect(Self.calls == ["connect nil", "foreground"])
        let identifier = try scene().session.persistentIdentifier
        try scene().session.userInfo = ["zoom": 2.5, "names": ["x"]]
        Self.calls = []
        let state = app.quit()
        #expect(Self.calls == ["background", "state", "disconnect"])
        let again = start(state)
        #expect(Self.calls == ["connect Reading", "restore 4", "foreground"])
        let session = try scene().session
        #expect(session.persistentIdentifier == identifier)
        #expect(UIApplication.shared.openSessions == [session])
        #expect(session.userInfo?["zoom"] as? Double == 2.5)
        #expect(session.userInfo?["names"] as? [String] == ["x"])
        let activity = try #require(session.stateRestorationActivity)
        // With required keys, the other keys are removed.
        #expect(activity.userInfo?.count == 1)
        #expect(activity.webpageURL == URL(string: "https://example.com/4"))
        #expect(activity.requiredUserInfoKeys == ["page"])
        withExtendedLifetime(again) {}
    }

    @Test("The scene's own activity is brought up to date first, where it needs that")
    func updated() throws {
        Self.answer = { $0.userActivity }
        let app = start()
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.needsSave = true
        try scene().userActivity = activity
        let state = app.quit()
        #expect(!activity.needsSave)
        let again = start(state)
        #expect(Self.calls.contains("restore 9"))
        withExtendedLifetime(again) {}
    }

    @Test("Without an activity nothing is restored, and the session is still the same")
    func none() throws {
        Self.answer = { _ in nil }
        let app = start()
        let identifier = try scene().session.persistentIdentifier
        let again = start(app.quit())
        #expect(Self.calls == ["connect nil", "foreground"])
        #expect(try scene().session.persistentIdentifier == identifier)
        withExtendedLifetime(again) {}
    }

    @Test("A connected session is activated with an activity; there is no second window, and the caller is notified")
    func activation() throws {
        let app = start()
        #expect(!UIApplication.shared.supportsMultipleScenes)
        UIApplication.shared.requestSceneSessionActivation(try scene().session, userActivity: reading(1), options: nil)
        { _ in Issue.record("refused") }
        #expect(Self.calls.last == "continue com.example.read")
        var refusal: (any Error)?
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { refusal = $0 }
        #expect(refusal == nil)
        app.advance(frames: 2)
        #expect((refusal as? UISceneError)?.code == .multipleScenesNotSupported)
    }

    @Test("A session that is closed for good keeps nothing, and the app ends with it")
    func destruction() throws {
        Self.answer = { _ in self.reading(4) }
        let app = start()
        app.switchToAnotherApp()
        #expect(app.kill() != nil)
        Self.calls = []
        UIApplication.shared.requestSceneSessionDestruction(try scene().session, options: nil)
        app.advance(frames: 2)
        #expect(Self.calls == ["background", "disconnect", "discards 1"])
        #expect(app.kill() == nil)
    }
}
