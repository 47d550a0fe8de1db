import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// Shows one of several controllers, chosen by a bar of tabs at the bottom.
///
/// Children load their views when they are first selected. Where there are more than fit the bar, the last tab is "More": a list of
/// the others. Its Edit button lets people choose what stands in the bar.
@MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var state = TabControllerState()
    /// Change its look; never its items, its selection or its delegate.
    public private(set) lazy var tabBar: UITabBar = makeBar()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Told of what the user selects, and asked before.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: Children

    /// One for each tab. Setting them keeps the selection where it can: the same controller, else the same place, else the first.
    open var viewControllers: [UIViewController]? {
        get { state.controllers.isEmpty ? nil : state.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { replace(viewControllers ?? [], animated: animated) }
    /// The list of what has no tab of its own counts as a controller: ``moreNavigationController``. Setting one that is not in
    /// ``viewControllers`` stops.
    open var selectedViewController: UIViewController? {
        get { state.selected }
        set { selectByCall(newValue) }
    }
    /// `NSNotFound` while nothing is selected, or the list of what has no tab. An index outside is logged and ignored.
    open var selectedIndex: Int {
        get { state.selected.flatMap { selected in state.controllers.firstIndex { $0 === selected } } ?? NSNotFound }
        set { selectByCall(index: newValue) }
    }
    /// Shows what has no tab of its own, below a list of it.
    open var moreNavigationController: UINavigationController { moreNavigation }
    /// Whose tabs people may rearrange, from the Edit button of "More"; nil or none for no button. Set anew, to all of them, with
    /// ``viewControllers``.
    open var customizableViewControllers: [UIViewController]? {
        get { state.customizable }
        set { setCustomizable(newValue) }
    }

    override open var childForStatusBarStyle: UIViewController? { selectedViewController }
    override open var childForStatusBarHidden: UIViewController? { selectedViewController }
    override open var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    override open var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
    override open var childViewControllerForInterfaceOrientationLock: UIViewController? { selectedViewController }

    /// The delegate's answer, else what every tab supports.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }

    // MARK: Tabs

    /// One tab for each, as an alternative to ``viewControllers``. Hidden tabs are left out; of a group without a controller of its
    /// own, its tabs stand in its place. Controllers are made when tabs are set. Documented: UITabBarController, since iOS 18.
    open var tabs: [UITab] {
        get { tabList.tabs }
        set { setTabs(newValue, animated: false) }
    }
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }
    open var selectedTab: UITab? {
        get { tabList.shown.first { $0.viewController === selectedViewController } }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }
    open func tab(forIdentifier identifier: String) -> UITab? { UITab.all(tabList.tabs).first { $0.identifier == identifier } }
    var tabList = TabList()

    // MARK: Bar

    /// Slides the bar out below the screen and back. Documented: UITabBarController, since iOS 18.
    open var isTabBarHidden: Bool {
        get { state.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: As a controller

    override open func loadView() { view = TabBarView(self) }
    override open func viewDidLoad() {
        super.viewDidLoad()
        assemble()
    }
    override open var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        interruptMotion()
        if appears { arrange() }
        state.shown?.beginAppearance(appears, animated)
    }
    override func forwardAppearanceEnd() { state.shown?.endAppearance() }
    override func barInsets(for child: UIViewController) -> UIEdgeInsets { insets(for: child) }
    override func bottomBarHost(for child: UIViewController) -> (any BottomBarHost)? { self }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { endCustomizing() }
        arrange()
    }
    override open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        state.shown?.contentScrollView(for: edge)
    }
}

extension UIViewController {
    /// The nearest tab bar controller above this one.
    public var tabBarController: UITabBarController? {
        sequence(first: self) { $0.family.parent }.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
    }
}
