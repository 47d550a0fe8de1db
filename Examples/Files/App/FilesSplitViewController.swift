public import UIKit

/// The app's hierarchy of screens: tabs in a narrow window, a sidebar beside the folders in a wide window.
///
/// Open screens stay open when the width changes: the pages move between the stacks.
public final class FilesSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let browsing: Browsing
    private let tabs = UITabBarController()
    private let browse: UINavigationController
    private let recents: UINavigationController
    /// The stack beside the sidebar.
    private let detail = UINavigationController()
    private lazy var sidebar = SidebarViewController(browsing: browsing) { [weak self] choice in self?.show(choice) }

    ///   - locations: the start locations. The first one is opened at launch. By default, the locations of the machine.
    ///   - userFolders: the desktop's special folders.
    ///   - trash: the trash for deleted items.
    public init(
        locations: [Location] = Location.onThisMachine(), userFolders: [Location] = Location.userFolders(),
        trash: Trash = .ofThisUser()
    ) {
        browsing = Browsing(locations: locations, userFolders: userFolders, trash: trash)
        browse = UINavigationController(rootViewController: LocationsViewController(browsing: browsing))
        recents = UINavigationController(rootViewController: RecentsViewController(browsing: browsing))
        super.init(style: .doubleColumn)
        browse.tabBarItem = UITabBarItem(title: "Browse", image: UIImage(systemName: "folder.fill"), tag: 0)
        recents.tabBarItem = UITabBarItem(title: "Recents", image: UIImage(systemName: "clock"), tag: 1)
        for navigation in [browse, recents] { navigation.navigationBar.prefersLargeTitles = true }
        // As in Apple's Files.
        tabs.viewControllers = [recents, browse]
        tabs.selectedViewController = browse
        let places = UINavigationController(rootViewController: sidebar)
        places.navigationBar.prefersLargeTitles = true
        setViewController(places, for: .primary)
        setViewController(detail, for: .secondary)
        setViewController(tabs, for: .compact)
        delegate = self
    }

    public required init?(coder: NSCoder) { nil }

    /// The visible stack.
    public var shownNavigation: UINavigationController {
        isCollapsed ? tabs.selectedViewController as? UINavigationController ?? browse : detail
    }

    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if !isCollapsed { fillDetail() }
    }

    // MARK: Where the user was

    var place: Place {
        func pages(_ stack: UINavigationController, from start: Int) -> [Place.Page] {
            // Pages that cannot be restored end the list.
            stack.viewControllers.dropFirst(start).map { ($0 as? any Revisited)?.page }.prefix { $0 != nil }.compactMap
            { $0 }
        }
        var place = Place()
        if isCollapsed {
            place.isRecents = tabs.selectedViewController === recents
            (place.browse, place.recents) = (pages(browse, from: 1), pages(recents, from: 1))
        } else if detail.viewControllers.first is RecentsViewController {
            (place.isRecents, place.recents) = (true, pages(detail, from: 1))
        } else {
            place.browse = pages(detail, from: 0)
        }
        return place
    }

    func restore(_ place: Place) {
        func screens(_ pages: [Place.Page]) -> [UIViewController] {
            pages.map { $0.screen(browsing) }.prefix { $0 != nil }.compactMap { $0 }
        }
        let isTabs = isCollapsed
        for (stack, pages, isShown) in [
            (recents, place.recents, place.isRecents), (browse, place.browse, !place.isRecents),
        ] where isTabs || !isShown {
            stack.setViewControllers(stack.viewControllers.prefix(1) + screens(pages), animated: false)
        }
        if isTabs {
            tabs.selectedViewController = place.isRecents ? recents : browse
        } else if place.isRecents {
            open([RecentsViewController(browsing: browsing)] + screens(place.recents))
        } else if !place.browse.isEmpty {
            open(screens(place.browse))
        }
    }

    // MARK: Wide

    private func show(_ choice: SidebarViewController.Choice) {
        switch choice {
        case .recents: open([RecentsViewController(browsing: browsing)])
        case .place(let location):
            open([FolderViewController(folder: location.path, title: location.name, browsing: browsing)])
        }
        show(.secondary)
    }

    private func open(_ pages: [UIViewController]) {
        detail.setViewControllers(pages, animated: false)
        sidebar.mark(
            folder: (pages.first as? FolderViewController)?.folder, isRecents: pages.first is RecentsViewController)
    }

    /// A wide window shows a folder from the start.
    private func fillDetail() {
        guard detail.viewControllers.isEmpty, let start = browsing.start else { return }
        open([FolderViewController(folder: start.path, title: start.name, browsing: browsing)])
    }

    // MARK: Between wide and narrow

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        let pages = detail.viewControllers
        guard let first = pages.first else { return }
        // A page can be on one stack only, so it is removed from the old stack first.
        detail.setViewControllers([], animated: false)
        let isRecents = first is RecentsViewController
        let target = isRecents ? recents : browse
        target.setViewControllers(
            target.viewControllers.prefix(1) + (isRecents ? Array(pages.dropFirst()) : pages), animated: false)
        tabs.selectedViewController = target
    }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        let source = shownTab
        let pages = Array(source.viewControllers.dropFirst())
        source.setViewControllers(Array(source.viewControllers.prefix(1)), animated: false)
        if source === recents {
            open([RecentsViewController(browsing: browsing)] + pages)
        } else if pages.isEmpty {
            fillDetail()
        } else {
            open(pages)
        }
    }

    private var shownTab: UINavigationController { tabs.selectedViewController === recents ? recents : browse }
}
