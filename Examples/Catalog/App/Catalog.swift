public import UIKit

/// One screen of the catalog: what it shows, and how it is opened.
@MainActor
public struct CatalogEntry {
    public let title: String
    let detail: String
    let open: @MainActor (UINavigationController) -> Void

    /// A screen that is pushed.
    init(_ title: String, _ detail: String, _ make: @escaping @MainActor () -> UIViewController) {
        self.title = title
        self.detail = detail
        open = { navigation in
            let screen = make()
            if screen.title == nil, screen.navigationItem.title == nil { screen.title = title }
            navigation.pushViewController(screen, animated: true)
        }
    }

    /// A stack of its own, for what a bar decides and not a screen.
    static func presented(
        _ title: String, _ detail: String, _ make: @escaping @MainActor () -> UINavigationController
    ) -> CatalogEntry {
        CatalogEntry(title: title, detail: detail) { navigation in
            let stack = make()
            stack.modalPresentationStyle = .fullScreen
            stack.viewControllers.first?.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .close, primaryAction: UIAction { [weak stack] _ in stack?.dismiss(animated: true) })
            navigation.present(stack, animated: true)
        }
    }

    private init(title: String, detail: String, open: @escaping @MainActor (UINavigationController) -> Void) {
        self.title = title
        self.detail = detail
        self.open = open
    }
}

/// Everything that a navigation bar can do, a screen for each thing.
@MainActor
public enum Catalog {
    public struct Section {
        public let title: String
        public let entries: [CatalogEntry]
    }

    public static let sections: [Section] = [
        Section(title: "Titles", entries: TitleScreens.entries),
        Section(title: "Large titles", entries: LargeTitleScreens.entries),
        Section(title: "The way back", entries: BackScreens.entries),
        Section(title: "Buttons", entries: ButtonScreens.entries),
        Section(title: "Wide windows", entries: PadScreens.entries),
        Section(title: "Search", entries: SearchScreens.entries),
        Section(title: "Looks", entries: AppearanceScreens.entries),
        Section(title: "Looks, the older way", entries: LegacyScreens.entries),
        Section(title: "Materials and direction", entries: MaterialScreens.entries),
        Section(title: "Toolbar and bars on their own", entries: BarScreens.entries),
    ]

    /// Does what a tap on the entry's row does.
    public static func open(_ entry: CatalogEntry, in navigation: UINavigationController) { entry.open(navigation) }

    public static func makeNavigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: CatalogViewController())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
