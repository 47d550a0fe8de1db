public import UIKit

/// Creates the window, and restores the open note with its selection after a restart.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    public required override init() { super.init() }

    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Notes"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = NotesSplitViewController(store: NoteStore(folder: NoteStore.usualFolder))
        window.makeKeyAndVisible()
        self.window = window
    }

    private var notes: NotesSplitViewController? { window?.rootViewController as? NotesSplitViewController }

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { notes?.activity }

    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        notes?.restore(from: stateRestorationActivity)
    }

    public func sceneDidEnterBackground(_ scene: UIScene) { notes?.save() }
    public func sceneDidDisconnect(_ scene: UIScene) { notes?.save() }
}
