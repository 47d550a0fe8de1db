public import UIKit

/// Creates a window. The app may have several.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    public required override init() { super.init() }

    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Files"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = FilesSplitViewController()
        window.makeKeyAndVisible()
        self.window = window
        for activity in connectionOptions.userActivities { files?.restore(from: activity) }
    }

    private var files: FilesSplitViewController? { window?.rootViewController as? FilesSplitViewController }

    // Restores the state of the app, even after the app was killed.

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { files?.activity }

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { files?.restore(from: userActivity) }

    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        files?.restore(from: stateRestorationActivity)
    }
}
