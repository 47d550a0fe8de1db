import CoreGraphics
public import Foundation

/// One tab of a tab bar controller: what its bar shows, and the controller that it selects.
@MainActor
open class UITab: NSObject {
    public let identifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    public fileprivate(set) weak var parent: UITabGroup?
    public fileprivate(set) weak var tabBarController: UITabBarController?
    let item: UITabBarItem

    /// - Parameter viewControllerProvider: makes the controller once, when the tab comes into a tab bar controller.
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.identifier = identifier
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
        self.title = title
        self.image = image
        super.init()
    }

    open var title: String { didSet { item.title = title } }
    /// Shown by sidebars, which do not exist here. - Coverage: inert (no sidebar)
    open var subtitle: String? {
        didSet { if subtitle != nil { Log.once("UITab.subtitle has no effect: there is no sidebar of tabs") } }
    }
    open var image: UIImage? { didSet { item.image = image } }
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
    open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
    /// A hidden tab is not in the bar.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
    open var userInfo: Any?

    /// Nil for a tab without a provider, and before the tab is in a tab bar controller.
    open var viewController: UIViewController? { made }

    /// The controller, made now if need be, with the tab's item.
    func makeViewController() -> UIViewController? {
        if made == nil {
            made = provider?(self)
            made?.tabBarItem = item
        }
        return made
    }

    static func all(_ tabs: [UITab]) -> [UITab] { tabs.flatMap { [$0] + (($0 as? UITabGroup).map { all($0.children) } ?? []) } }
    fileprivate func join(_ controller: UITabBarController?) { tabBarController = controller }
}

/// Several tabs. With a controller of its own it is one tab; without, its tabs stand in the bar in its place.
@MainActor
open class UITabGroup: UITab {
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self { child.parent = nil }
            children.forEach { $0.parent = self }
            tabBarController?.tabsChanged()
        }
    }

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        children.forEach { $0.parent = self }
    }

    fileprivate override func join(_ controller: UITabBarController?) {
        super.join(controller)
        children.forEach { $0.join(controller) }
    }
}

/// The tab that searches. It stands at the end of the bar, wherever it is in ``UITabBarController/tabs``. Documented: UISearchTab, since
/// iOS 18.
@MainActor
open class UISearchTab: UITab {
    public override init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }

    /// With the system's title and image, in the user's language at this time. Chosen: its identifier is "search".
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        let system = UITabBarItem.SystemItem.search
        self.init(title: system.word, image: UIImage(systemName: system.symbolName), identifier: "search", viewControllerProvider: viewControllerProvider)
    }
}

/// The tabs that a tab bar controller was given.
@MainActor
struct TabList {
    var tabs: [UITab] = []
    /// Those in the bar.
    var shown: [UITab] = []
    /// The one that a tap leaves, until the delegate has heard of it.
    weak var previous: UITab?
}

extension UITabBarController {
    func replaceTabs(_ new: [UITab], animated: Bool) {
        for tab in tabList.tabs { tab.join(nil) }
        tabList.tabs = new
        new.forEach { $0.join(self) }
        showTabs(animated: animated)
    }

    func tabsChanged() { showTabs(animated: false) }

    private func showTabs(animated: Bool) {
        func flat(_ tabs: [UITab]) -> [UITab] {
            tabs.flatMap { tab -> [UITab] in
                if tab.isHidden { return [] }
                if tab.makeViewController() != nil { return [tab] }
                return (tab as? UITabGroup).map { flat($0.children) } ?? []
            }
        }
        let shown = flat(tabList.tabs)
        tabList.shown = shown.filter { !($0 is UISearchTab) } + shown.filter { $0 is UISearchTab }
        setViewControllers(tabList.shown.compactMap(\.viewController), animated: animated)
    }
}

extension UIViewController {
    /// The tab that selects this controller, or the one around it.
    public var tab: UITab? {
        guard let tabs = tabBarController?.tabList.tabs else { return nil }
        let all = UITab.all(tabs)
        return sequence(first: self) { $0.family.parent }.lazy.compactMap { one in all.first { $0.viewController === one } }.first
    }
}
