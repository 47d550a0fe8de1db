import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// One tab of a tab bar controller: its title and image in the bar and in the sidebar, and the controller that it
/// selects.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The placement of a tab in the bar of ``UITabBarController/Mode/tabSidebar``; the sidebar contains all tabs. The
    /// user cannot rearrange this bar on Linux, so tabs stay at their placement.
    public enum Placement: Int, Sendable {
        /// `default` for tabs of the tab bar controller, `optional` for tabs of groups.
        case automatic = 0
        case `default`
        /// Not in the bar.
        case optional
        case movable
        /// At the trailing end of the bar.
        case pinned
        /// At the leading end of the bar.
        case fixed
        case sidebarOnly
    }

    /// The identifier of the tab in its tab bar controller.
    public let identifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    /// The group that contains the tab; nil for a tab of the tab bar controller.
    public internal(set) weak var parent: UITabGroup?
    /// The tab bar controller of the tab, also inside groups; nil without one.
    public internal(set) weak var tabBarController: UITabBarController?
    let item: UITabBarItem

    /// Creates a tab with a title, an icon and a controller.
    /// - Parameter viewControllerProvider: creates the controller once: when the tab is added to a tab bar controller
    ///   or, inside a group, when the tab is first selected.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
        self.title = title
        self.image = image
        super.init()
    }

    /// Creates a tab without texts and without a controller.
    public convenience override init() { self.init(title: "", image: nil, identifier: "") }

    /// The text in the bar and in the sidebar.
    open var title: String { didSet { change { item.title = title } } }
    /// A second line in the sidebar; nil by default. Bars do not display it.
    open var subtitle: String? { didSet { change {} } }
    /// The icon in the bar and in the sidebar.
    open var image: UIImage? { didSet { change { item.image = image } } }
    /// A short text in a badge; nil, the default, is no badge.
    open var badgeValue: String? { didSet { change { item.badgeValue = badgeValue } } }
    /// Whether the user can select the tab. True by default.
    open var isEnabled = true { didSet { change { item.isEnabled = isEnabled } } }
    /// Whether the tab is neither in the bar nor in the sidebar. False by default.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
    /// The value of ``isHidden`` before the user changes it. - Coverage: inert (the sidebar cannot be edited)
    open var isHiddenByDefault = false {
        didSet {
            if isHiddenByDefault {
                Log.once("UITab.isHiddenByDefault has no effect: the sidebar cannot be edited; set isHidden")
            }
        }
    }
    /// - Coverage: inert (the sidebar cannot be edited)
    open var allowsHiding = false {
        didSet { if allowsHiding { Log.once("UITab.allowsHiding has no effect: the sidebar cannot be edited") } }
    }
    /// The placement of the tab in a bar beside a sidebar. `.automatic` by default.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { tabBarController?.tabsChanged() } }
    }
    /// A value of the app; nil by default.
    open var userInfo: Any? { didSet { keeping(oldValue) {} } }

    /// The tab's controller; nil for a tab without a provider, and until the controller is needed.
    open var viewController: UIViewController? { made }
    /// The outermost group around the tab whose ``UITabGroup/managingNavigationController`` displays the tab.
    open var managingTabGroup: UITabGroup? { outermostManagingGroup }

    /// Returns the controller with the item of the tab. Creates the controller if necessary.
    func makeViewController() -> UIViewController? {
        if made == nil {
            made = provider?(self)
            made?.tabBarItem = item
        }
        return made
    }

    private func change(_ set: () -> Void) {
        set()
        tabBarController?.refreshSidebar()
    }

    func join(_ controller: UITabBarController?) { tabBarController = controller }
}

/// A group of tabs: a section of the sidebar, which the user can collapse. In a bar, a group with its own controller is
/// one tab, which displays that controller or the child that was selected last. Without a controller, the tabs of the
/// group replace the group.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The appearance of a group in a sidebar.
    public enum SidebarAppearance: UInt, Sendable {
        /// A section if the group is a tab of the tab bar controller, or an expandable row inside another group.
        case automatic = 0
        /// Only the tabs of the group, among its siblings.
        case inline
        case rootSection
    }

    /// Whether the user collapsed the group in the sidebar; nil before the user collapsed or expanded it.
    var isFolded: Bool?
    var chosen: UITab?

    /// The tabs of the group.
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self {
                child.parent = nil
                child.join(nil)
            }
            claimChildren()
            if let chosen, !children.contains(where: { $0 === chosen }) { self.chosen = nil }
            tabBarController?.tabsChanged()
        }
    }

    /// Creates a group of tabs.
    /// - Parameter viewControllerProvider: creates the group's own screen on first use; nil for a group without its own
    ///   screen.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        claimChildren()
    }

    /// Creates a group without title, identifier and children.
    public convenience init() { self.init(title: "", image: nil, identifier: "", children: []) }

    /// The child that is displayed while the group is selected; nil for the group's own screen. A tab that is not among
    /// ``children`` is ignored, and logged.
    open var selectedChild: UITab? {
        get { chosen }
        set { chooseChild(newValue) }
    }
    /// The child that is displayed if there is no other screen; by default the first child.
    open var defaultChildIdentifier: String?
    /// The identifiers of the children in display order. Other children follow. Unknown identifiers are ignored.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if displayOrderIdentifiers != oldValue { tabBarController?.tabsChanged() } }
    }
    /// The ``children`` in the order of ``displayOrderIdentifiers``.
    open var displayOrder: [UITab] { orderedChildren }
    /// - Coverage: inert (the sidebar cannot be edited)
    open var allowsReordering = false {
        didSet {
            if allowsReordering { Log.once("UITabGroup.allowsReordering has no effect: the sidebar cannot be edited") }
        }
    }
    /// The navigation controller that displays the group: the group's own screen, then that of the selected child, then
    /// pages of the app. The group manages the stack while the property is set; the screens of the group's tabs must
    /// not be navigation controllers. Going back from a child's screen selects the group.
    open var managingNavigationController: UINavigationController? {
        didSet { if managingNavigationController !== oldValue { tabBarController?.tabsChanged() } }
    }
    /// The appearance of the group in a sidebar. `.automatic` by default.
    open var sidebarAppearance = SidebarAppearance.automatic {
        didSet { if sidebarAppearance != oldValue { tabBarController?.refreshSidebar() } }
    }
    /// The rows at the end of the group's section.
    open var sidebarActions: [UIAction] = [] { didSet { keeping(oldValue) { tabBarController?.refreshSidebar() } } }
    /// Returns the tab with this identifier among the children and their descendants; nil without such a tab.
    open func tab(forIdentifier identifier: String) -> UITab? {
        UITab.all(children).first { $0.identifier == identifier }
    }

    override func join(_ controller: UITabBarController?) {
        super.join(controller)
        children.forEach { $0.join(controller) }
    }

    private func claimChildren() {
        for child in children {
            child.parent = self
            child.join(tabBarController)
        }
    }
}

/// The search tab. It is at the end of the bar, at any index in ``UITabBarController/tabs``. Documented: UISearchTab,
/// since iOS 18.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }

    /// Creates a search tab with the system's title and image and the identifier "search", without a controller.
    public convenience init() { self.init(viewControllerProvider: nil) }

    /// Creates a search tab with the system's title and image, in the user's current language. Chosen: its identifier
    /// is "search".
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        let system = UITabBarItem.SystemItem.search
        self.init(
            title: system.title, image: UIImage(systemName: system.symbolName), identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }
}

extension UIViewController {
    /// The tab of this controller or of the nearest ancestor with a tab.
    public var tab: UITab? {
        guard let tabs = tabBarController?.tabList.tabs else { return nil }
        let all = UITab.all(tabs)
        return sequence(first: self) { $0.family.parent }.lazy.compactMap { one in
            all.first { $0.viewController === one }
                ?? all.first { ($0 as? UITabGroup)?.managingNavigationController === one }
        }.first
    }
}
