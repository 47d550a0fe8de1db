public import UIKit

/// One screen of the catalog: what it shows, and how it is opened.
@MainActor
public struct CatalogEntry {
    public let title: String
    let detail: String
    let open: @MainActor (UINavigationController) -> Void
    /// What a tour does here to show what a first look does not; it keeps a picture after each of these.
    public private(set) var shots: [[CatalogAct]] = []

    func shooting(_ shots: [CatalogAct]...) -> CatalogEntry {
        var copy = self
        copy.shots = shots
        return copy
    }

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

    /// Something that fills the window, with a button of its own that closes it.
    static func covering(
        _ title: String, _ detail: String, _ make: @escaping @MainActor (UIBarButtonItem) -> UIViewController
    ) -> CatalogEntry {
        CatalogEntry(title: title, detail: detail) { navigation in
            let close = UIBarButtonItem(
                systemItem: .close,
                primaryAction: UIAction { [weak navigation] _ in navigation?.dismiss(animated: true) })
            let screen = make(close)
            screen.modalPresentationStyle = .fullScreen
            navigation.present(screen, animated: true)
        }
    }

    private init(title: String, detail: String, open: @escaping @MainActor (UINavigationController) -> Void) {
        self.title = title
        self.detail = detail
        self.open = open
    }
}

/// One thing that a person does on a screen.
public enum CatalogAct {
    case tap(String)
    /// Of the first that is there: UIKit's own words depend on the language.
    case tapAny([String])
    case tapPart(identifier: String)
    case type(String)
    case backspace
    case hold(String)
    case lift
    case frames(Int)
    case largeText(Bool)
    /// A slow finger across a row, by points towards the leading edge; it stays.
    case swipe(String, CGFloat)
    /// The sign before the row that reads so.
    case tapSign(String)
    case pressSecondary(String)
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
        Section(title: "Around the bars", entries: ContainerScreens.entries),
        Section(title: "Rows", entries: RowScreens.entries),
        Section(title: "Controls", entries: ControlScreens.entries),
    ]

    /// Does what a tap on the entry's row does.
    public static func open(_ entry: CatalogEntry, in navigation: UINavigationController) { entry.open(navigation) }

    public static func makeNavigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: CatalogViewController())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
