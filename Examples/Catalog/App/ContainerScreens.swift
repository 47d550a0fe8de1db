import UIKit

/// Containers whose bars are combined with those of their screens.
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
                ("Library", "book"), ("Mail", "envelope"), ("Recents", "clock"), ("Favourites", "star"),
                ("Folders", "folder"), ("People", "person.circle"),
                ("Search", "magnifyingglass"),
            ]
            tabs.viewControllers = names.enumerated().map { tag, tab in
                let root = stack(
                    DemoViewController(tab.0) { $0.navigationItem.leftBarButtonItem = tag == 0 ? close : nil })
                root.tabBarItem = UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: tag)
                return root
            }
            return tabs
        },
        CatalogEntry.covering("Tabs in a sidebar", "A bar in narrow windows, a sidebar with sections in wide ones") {
            close in sidebarTabs(close)
        }
        .shooting([.tap("Mail")]),
        CatalogEntry.covering("An accessory on the bar", "A player above the tabs; scrolling down takes both away") {
            close in
            let tabs = UITabBarController()
            tabs.viewControllers = [("Listen", "play"), ("Library", "book")].enumerated().map { tag, tab in
                let root = stack(
                    DemoViewController(tab.0) { $0.navigationItem.leftBarButtonItem = tag == 0 ? close : nil })
                root.tabBarItem = UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: tag)
                return root
            }
            tabs.tabBarMinimizeBehavior = .onScrollDown
            tabs.bottomAccessory = UITabAccessory(contentView: player)
            return tabs
        },
        CatalogEntry("Zoom", "A tap grows a tile; a pull down, or in from the edge, sends it back") { ZoomGallery() }
            .shooting([.tapPart(identifier: "tile 3"), .frames(12)], [.frames(60)]),
        CatalogEntry("A popover of its own", "UIPopoverBackgroundView draws outline and arrow") { NoteViewController() }
            .shooting([.tap("Note"), .frames(40)]),
        CatalogEntry.covering("Split view", "Columns where there is room, one stack where there is not") { close in
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(
                DemoViewController("Mailboxes") { $0.navigationItem.rightBarButtonItem = close }, for: .primary)
            split.setViewController(
                DemoViewController("Inbox") { screen in
                    screen.navigationItem.rightBarButtonItems = [
                        UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { _ in }),
                        UIBarButtonItem(
                            title: "Close",
                            primaryAction: UIAction(title: "Close") { [weak screen] _ in
                                screen?.splitViewController?.dismiss(animated: true)
                            }),
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
            split.setViewController(
                DemoViewController("Message") { $0.navigationItem.rightBarButtonItem = close }, for: .secondary)
            return split
        },
    ]

    /// Two tabs and two groups: one with its own stack for its screens, one with several stacks.
    private static func sidebarTabs(_ close: UIBarButtonItem) -> UITabBarController {
        func screen(_ name: String) -> DemoViewController { DemoViewController(name) }
        func tab(_ name: String, _ symbol: String) -> UITab {
            UITab(title: name, image: UIImage(systemName: symbol), identifier: name) { _ in stack(screen(name)) }
        }
        let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "Home") { _ in
            stack(DemoViewController("Home") { $0.navigationItem.rightBarButtonItem = close })
        }
        home.subtitle = "Today"
        let mail = tab("Mail", "envelope")
        mail.badgeValue = "12"
        let library = UITabGroup(
            title: "Library", image: UIImage(systemName: "book"), identifier: "Library",
            children: ["Artists", "Albums", "Songs"].map { name in
                UITab(title: name, image: UIImage(systemName: "folder"), identifier: name) { _ in screen(name) }
            }
        ) { _ in screen("Library") }
        library.managingNavigationController = UINavigationController()
        library.sidebarActions = [UIAction(title: "Add…", image: UIImage(systemName: "plus")) { _ in }]
        let lists = UITabGroup(
            title: "Playlists", image: nil, identifier: "Playlists",
            children: [tab("On the road", "star"), tab("Rain", "star")])
        let tabs = UITabBarController(tabs: [home, mail, library, lists])
        tabs.mode = .tabSidebar
        tabs.compactTabIdentifiers = ["Home", "Mail", "Library"]
        return tabs
    }

    /// A line of text beside a symbol, with a height that fits its content.
    private static var player: UIView {
        let (bar, icon, label) = (UIView(), UIImageView(image: UIImage(systemName: "play.fill")), UILabel())
        label.text = "A song"
        for view in [icon, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(view)
            view.centerYAnchor.constraint(equalTo: bar.centerYAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
            bar.heightAnchor.constraint(equalToConstant: 56),
        ])
        return bar
    }

    private static func stack(_ root: UIViewController) -> UINavigationController {
        UINavigationController(rootViewController: root)
    }
}
