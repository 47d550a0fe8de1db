import CoreGraphics
import Foundation
import UIKitTesting

@testable import UIKitCore

/// An app whose scenes record their delegate calls. Each scene displays a stack with a text field, a button and its own
/// color.
@MainActor
enum SeveralWindows {
    static var calls: [String] = []
    /// Called in each of a scene's calls.
    static var listener: (String, UIScene) -> Void = { _, _ in }
    static var activity: (UIScene) -> NSUserActivity? = { _ in nil }
    static var made = 0
    static var discarded: [String] = []
    static var hasSceneClass = true

    static let manifest: [String: Any] = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]

    static func launch(_ state: TestState? = nil, supportsSeveral: Bool = true, draws: Bool = false) -> TestApp {
        (calls, made, discarded, hasSceneClass) = ([], 0, [], true)
        (listener, activity) = ({ _, _ in }, { _ in nil })
        return TestApp(
            launching: App(), state: state, information: supportsSeveral ? manifest : [:],
            size: CGSize(width: 320, height: 480), scale: 1, draws: draws)
    }

    /// Requests a new window and waits until the window is open.
    @discardableResult
    static func open(_ app: TestApp, _ activity: NSUserActivity? = nil) -> UIWindow? {
        app.activate()
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        app.settle()
        app.advance(frames: 2)
        return app.windows.last
    }

    static func page(in window: UIWindow?) -> Page? {
        (window?.rootViewController as? UINavigationController)?.topViewController as? Page
    }

    final class App: UIResponder, UIApplicationDelegate {
        required override init() { super.init() }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            calls.append("configure \(options.userActivities.first?.activityType ?? "nil")")
            let configuration = UISceneConfiguration(name: "One", sessionRole: connectingSceneSession.role)
            if hasSceneClass { configuration.delegateClass = Scene.self }
            return configuration
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            discarded += sceneSessions.map(\.persistentIdentifier)
            calls.append("discards \(sceneSessions.count)")
        }
        func applicationWillTerminate(_ application: UIApplication) { calls.append("ends") }
    }

    final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var name = ""
        required override init() { super.init() }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            made += 1
            name = "\(made)"
            say("connect", scene)
            window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
            window?.rootViewController = UINavigationController(rootViewController: Page(name))
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { say("foreground", scene) }
        func sceneDidBecomeActive(_ scene: UIScene) { say("active", scene) }
        func sceneWillResignActive(_ scene: UIScene) { say("resigns", scene) }
        func sceneDidEnterBackground(_ scene: UIScene) { say("background", scene) }
        func sceneDidDisconnect(_ scene: UIScene) { say("disconnects", scene) }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity(scene) }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            say("restores \(stateRestorationActivity.title ?? "")", scene)
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            say("continues \(userActivity.activityType)", scene)
        }

        private func say(_ what: String, _ scene: UIScene) {
            calls.append("\(name) \(what)")
            listener(what, scene)
        }
    }

    final class Page: UIViewController {
        let name: String
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let button = UIButton(type: .system)
        private(set) var taps = 0

        init(_ name: String) {
            self.name = name
            super.init(nibName: nil, bundle: nil)
            title = "Page \(name)"
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
            button.setTitle("Press", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
            view.addSubview(field)
            view.addSubview(button)
        }
    }
}
