import Foundation
import UIKitCore

/// The app that tests run in: one scene, whose window shows a plain controller, as a new Xcode project has it.
@MainActor
final class TestHostDelegate: UIResponder, UIApplicationDelegate {
    required override init() { super.init() }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TestHostSceneDelegate.self
        return configuration
    }
}

@MainActor
final class TestHostSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    required override init() { super.init() }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
