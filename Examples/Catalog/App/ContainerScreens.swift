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
        CatalogEntry.covering("More tabs", "A list of what does not fit; Edit chooses what does") { close in
            let tabs = UITabBarController()
            let names = [
                ("Library", "book"), ("Mail", "envelope"), ("Recents", "clock"), ("Favourites", "star"), ("Folders", "folder"), ("People", "person.circle"),
                ("Search", "magnifyingglass"),
            ]
            tabs.viewControllers = names.enumerated().map { tag, tab in
                let root = stack(DemoViewController(tab.0) { $0.navigationItem.leftBarButtonItem = tag == 0 ? close : nil })
                root.tabBarItem = UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: tag)
                return root
            }
            return tabs
        },
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
        CatalogEntry.covering("Three columns", "A sidebar, and a button for the detail alone") { close in
            let split = UISplitViewController(style: .tripleColumn)
            split.primaryBackgroundStyle = .sidebar
            split.showsSecondaryOnlyButton = true
            split.setViewController(DemoViewController("Accounts") { $0.view.backgroundColor = .clear }, for: .primary)
            split.setViewController(DemoViewController("Mailboxes"), for: .supplementary)
            split.setViewController(DemoViewController("Message") { $0.navigationItem.rightBarButtonItem = close }, for: .secondary)
            return split
        },
    ]

    private static func stack(_ root: UIViewController) -> UINavigationController { UINavigationController(rootViewController: root) }
}
