public import UIKit

/// Makes the window: a navigation controller that starts at the locations.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    public required override init() { super.init() }

    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Files"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = FilesNavigation.make()
        window.makeKeyAndVisible()
        self.window = window
    }
}

/// The app's hierarchy of screens.
@MainActor
public enum FilesNavigation {
    /// - Parameter locations: where browsing starts; the machine's own unless given.
    public static func make(locations: [Location] = Location.onThisMachine()) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: LocationsViewController(locations: locations))
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
