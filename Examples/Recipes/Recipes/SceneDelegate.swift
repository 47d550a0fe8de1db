import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The type of the activity that stores the open recipe.
    static let activityType = (Bundle.main.bundleIdentifier ?? "Recipes") + ".reading"

    var window: UIWindow?

    private var split: UISplitViewController? { window?.rootViewController as? UISplitViewController }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        split?.delegate = self
        split?.preferredDisplayMode = .oneBesideSecondary
        guard let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity else { return }
        reopen(activity)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return scene.userActivity
    }

    /// Restores the state of the activity without animation.
    private func reopen(_ activity: NSUserActivity) {
        guard activity.activityType == Self.activityType,
            let list = split?.viewControllers.first as? UINavigationController,
            let categories = list.viewControllers.first as? CategoriesViewController
        else { return }
        UIView.performWithoutAnimation { categories.open(activity) }
    }
}

// MARK: - Split view

extension SceneDelegate: UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        // A narrow window begins with the list, unless a recipe is open.
        let detail = (secondaryViewController as? UINavigationController)?.topViewController as? RecipeViewController
        return detail?.recipe == nil
    }
}
