import UIKit

/// Containers whose bars go together with those of their screens.
@MainActor
enum ContainerScreens {
    static let entries = [
        CatalogEntry.covering("Tab bar", "A stack for each tab, badges, and a tab of the system") { close in
            let tabs = UITabBarController()
            let library = stack(DemoViewController("Library") { $0.navigationItem.leftBarButtonItem = close })
            library.tabBarItem = UITabBarItem(title: "Library", image: UIImage(systemName: "book"), tag: 0)
            let mail = stack(DemoViewController("Mail"))
            mail.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 1)
            mail.tabBarItem.badgeValue = "12"
            let favorites = stack(DemoViewController("Favourites"))
            favorites.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 2)
            let search = stack(DemoViewController("Search"))
            search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 3)
            tabs.viewControllers = [library, mail, favorites, search]
            return tabs
        }.shooting([.tap("Mail")]),
        CatalogEntry.covering("Split view", "Columns where there is room, one stack where there is not") { close in
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(DemoViewController("Mailboxes") { $0.navigationItem.rightBarButtonItem = close }, for: .primary)
            split.setViewController(
                DemoViewController("Inbox") { screen in
                    screen.navigationItem.rightBarButtonItems = [
                        UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { _ in }),
                        UIBarButtonItem(title: "Close", primaryAction: UIAction(title: "Close") { [weak screen] _ in screen?.splitViewController?.dismiss(animated: true) }),
                    ]
                }, for: .secondary)
            return split
        },
    ]

    private static func stack(_ root: UIViewController) -> UINavigationController { UINavigationController(rootViewController: root) }
}
