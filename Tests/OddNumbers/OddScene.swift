import UIKit
import UIKitTesting

/// An app with a scene, for numbers about windows.
@MainActor
final class OddSceneApp: UIResponder, UIApplicationDelegate {
    /// Launches the app, changes its scene, and lets the window follow.
    static func change(_ body: (UIWindowScene) -> Void) {
        let app = TestApp(launching: OddSceneApp(), size: CGSize(width: 200, height: 300), draws: false)
        guard let scene = app.window.windowScene else { preconditionFailure("the app has no scene") }
        body(scene)
        app.settle()
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = OddSceneDelegate.self
        return configuration
    }
}

final class OddSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    required override init() { super.init() }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}
