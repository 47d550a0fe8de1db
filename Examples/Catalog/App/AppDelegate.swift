public import UIKit

/// Declares the scene of the app.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    public required override init() { super.init() }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Catalog", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

/// Creates the window: a navigation controller with the list of screens.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    public required override init() { super.init() }

    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Catalog"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Catalog.makeNavigation()
        window.makeKeyAndVisible()
        self.window = window
    }
}
