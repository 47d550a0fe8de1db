import CoreGraphics
public import Foundation
import QuartzCore

/// One tab of a tab bar controller: its title and image in the bar and in the sidebar, and the controller that it
/// selects.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where a tab is in contexts that have several places for it: in the bar of
    /// ``UITabBarController/Mode/tabSidebar``, where the sidebar has all tabs anyway. The user cannot rearrange that
    /// bar here, so tabs stay where they are placed.
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

    /// Identifies the tab in its tab bar controller.
    public let identifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    /// The group that the tab is in; nil for a tab of the tab bar controller.
    public internal(set) weak var parent: UITabGroup?
    /// The tab bar controller that has the tab, also inside of groups; nil without one.
    public internal(set) weak var tabBarController: UITabBarController?
    let item: UITabBarItem

    /// A tab with a title, an icon and a controller.
    /// - Parameter viewControllerProvider: makes the controller once, when the tab is added to a tab bar controller, or
    ///   in a group when it is first selected.
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

    /// Without texts and without a controller.
    public convenience override init() { self.init(title: "", image: nil, identifier: "") }

    /// The text in the bar and in the sidebar.
    open var title: String { didSet { change { item.title = title } } }
    /// A second line in the sidebar; nil by default. Bars do not display it.
    open var subtitle: String? { didSet { change {} } }
    /// The icon in the bar and in the sidebar.
    open var image: UIImage? { didSet { change { item.image = image } } }
    /// A short text in a badge; nil, the default, displays none.
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
    /// Where the tab is in a bar beside a sidebar. `.automatic` until set.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { tabBarController?.tabsChanged() } }
    }
    /// A value for the app's own use; nil by default.
    open var userInfo: Any? { didSet { keeping(oldValue) {} } }

    /// The tab's controller; nil for a tab without a provider, and until the controller is needed.
    open var viewController: UIViewController? { made }
    /// The outermost of the groups around the tab whose ``UITabGroup/managingNavigationController`` shows it.
    open var managingTabGroup: UITabGroup? { outermostManagingGroup }

    /// The controller, made now if need be, with the tab's item.
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

/// Several tabs: a section of the sidebar, which the user can collapse. In a bar, a group with a controller of its own
/// is one tab, which displays that or the child that was selected last; without one, its tabs are in its place.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// How a group shows in a sidebar.
    public enum SidebarAppearance: UInt, Sendable {
        /// A section where it is a tab of the tab bar controller, a row that unfolds where it is in another group.
        case automatic = 0
        /// Its tabs alone, among the tabs beside it.
        case inline
        case rootSection
    }

    /// Whether the user collapsed it in the sidebar; nil before the user has done either.
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

    /// A group of tabs.
    /// - Parameter viewControllerProvider: makes the group's own screen when that is first needed; nil for a group
    ///   without one.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        claimChildren()
    }

    /// A group without title, identifier and children.
    public convenience init() { self.init(title: "", image: nil, identifier: "", children: []) }

    /// The child that shows while the group is selected; nil for the group's own screen. One that is not among
    /// ``children`` is ignored, with a line in the log.
    open var selectedChild: UITab? {
        get { chosen }
        set { chooseChild(newValue) }
    }
    /// The child that shows where there is no other screen to show; by default the first.
    open var defaultChildIdentifier: String?
    /// Children in the order in which they are shown; those that are not named follow. Unknown names are ignored.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if displayOrderIdentifiers != oldValue { tabBarController?.tabsChanged() } }
    }
    /// The ``children`` as ``displayOrderIdentifiers`` order them.
    open var displayOrder: [UITab] { orderedChildren }
    /// - Coverage: inert (the sidebar cannot be edited)
    open var allowsReordering = false {
        didSet {
            if allowsReordering { Log.once("UITabGroup.allowsReordering has no effect: the sidebar cannot be edited") }
        }
    }
    /// Shows the group: its own screen below, on it that of the selected child, and what the app pushes. Its stack is
    /// the group's while it is set; the screens of the group's tabs must be no navigation controllers then. Going back
    /// from a child's screen selects the group.
    open var managingNavigationController: UINavigationController? {
        didSet { if managingNavigationController !== oldValue { tabBarController?.tabsChanged() } }
    }
    /// How the group is displayed in a sidebar. `.automatic` until set.
    open var sidebarAppearance = SidebarAppearance.automatic {
        didSet { if sidebarAppearance != oldValue { tabBarController?.refreshSidebar() } }
    }
    /// Rows at the end of the group's section.
    open var sidebarActions: [UIAction] = [] { didSet { keeping(oldValue) { tabBarController?.refreshSidebar() } } }
    /// The tab with this identifier among the children and theirs; nil without one.
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

/// The tab that searches. It is at the end of the bar, whatever its place in ``UITabBarController/tabs``. Documented:
/// UISearchTab, since iOS 18.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }

    /// With the system's title and image, and the identifier "search", without content of its own.
    public convenience init() { self.init(viewControllerProvider: nil) }

    /// With the system's title and image, in the user's language at this time. Chosen: its identifier is "search".
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        let system = UITabBarItem.SystemItem.search
        self.init(
            title: system.word, image: UIImage(systemName: system.symbolName), identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }
}

extension UIViewController {
    /// The tab that selects this controller, or the one around it.
    public var tab: UITab? {
        guard let tabs = tabBarController?.tabList.tabs else { return nil }
        let all = UITab.all(tabs)
        return sequence(first: self) { $0.family.parent }.lazy.compactMap { one in
            all.first { $0.viewController === one }
                ?? all.first { ($0 as? UITabGroup)?.managingNavigationController === one }
        }.first
    }
}
