public import UIKit

/// One screen of the catalog with its opening.
@MainActor
public struct CatalogEntry {
    public let title: String
    let detail: String
    let open: @MainActor (UINavigationController) -> Void
    /// The actions of a tour that show more than the first picture. The tour takes a picture after each list.
    public private(set) var shots: [[CatalogAct]] = []

    func shooting(_ shots: [CatalogAct]...) -> CatalogEntry {
        var copy = self
        copy.shots = shots
        return copy
    }

    /// Creates an entry for a pushed screen.
    init(_ title: String, _ detail: String, _ make: @escaping @MainActor () -> UIViewController) {
        self.title = title
        self.detail = detail
        open = { navigation in
            let screen = make()
            if screen.title == nil, screen.navigationItem.title == nil { screen.title = title }
            navigation.pushViewController(screen, animated: true)
        }
    }

    /// Creates an entry with its own stack, for properties of a bar instead of a screen.
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

    /// Creates an entry that fills the window, with its own close button.
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

/// A key that moves or uses the focus.
public enum CatalogKey { case tab, down, right }

/// One action of the user on a screen.
public enum CatalogAct {
    case tap(String)
    /// Taps the first existing view, because UIKit's own strings depend on the language.
    case tapAny([String])
    case tapPart(identifier: String)
    case type(String)
    case backspace
    case press(CatalogKey)
    case hold(String)
    case lift
    case frames(Int)
    case largeText(Bool)
    /// Swipes a row slowly by points toward the leading edge, without releasing it.
    case swipe(String, CGFloat)
    /// Taps the sign before the row with this text.
    case tapSign(String)
    /// Taps the accessory at the end of the row with this text.
    case tapEnd(String)
    /// Moves the row with this text by its grip by points downward, without releasing it.
    case dragGrip(String, CGFloat)
    /// Drags the item with the first text to the view with the second text, without releasing it.
    case dragItem(String, to: String)
    case pressSecondary(String)
    /// Scrolls the view in the middle of the window by points toward its end.
    case scroll(CGFloat)
}

/// All features of a navigation bar, one screen per feature.
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
        Section(
            title: "Controls", entries: ControlScreens.entries + ControlScreens.styles + FilePickerScreens.entries),
        Section(title: "Collections", entries: CollectionScreens.entries),
        Section(title: "Lists", entries: ListScreens.entries),
        Section(title: "Keyboard", entries: FocusScreens.entries),
        Section(title: "Text", entries: TextScreens.entries + FindScreens.entries + InputScreens.entries),
        Section(title: "Drag and drop", entries: DragScreens.entries),
        Section(title: "Drawing and motion", entries: DrawingScreens.entries),
    ]

    /// Performs the action of a tap on the entry's row.
    public static func open(_ entry: CatalogEntry, in navigation: UINavigationController) { entry.open(navigation) }

    public static func makeNavigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: CatalogViewController())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
