import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// Displays one of several controllers, which the user selects in a tab bar.
///
/// Children load their views when they are first selected. Where there are more than fit the bar, the last tab is
/// "More": a list of the others. Its Edit button lets the user choose which tabs are in the bar. In ``Mode/tabSidebar``
/// a wide window has a sidebar instead.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var state = TabControllerState()
    /// The bar with the tabs. Its appearance is yours to change; its items, selection and delegate are the
    /// controller's.
    public private(set) lazy var tabBar: UITabBar = makeBar()
    func setBar(_ bar: UITabBar) { tabBar = bar }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller without tabs.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Called for an element of a storyboard, whose attributes are set when it returns. Of any other archive nothing is
    /// read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UITabBarController.self)
    }

    /// A tab bar controller with these tabs. See ``tabs``.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Asked before, and notified after the user selects or customizes tabs. Nil by default, held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// What `delegate` was set to here. A subclass that overrides `delegate`, and sets another one here, is asked
    /// through this.
    weak var ownDelegate: (any UITabBarControllerDelegate)?

    // MARK: Children

    /// The children, one for each tab; nil by default. Setting them keeps the selection where possible: the same
    /// controller, else the same index, else the first.
    open var viewControllers: [UIViewController]? {
        get { state.controllers.isEmpty && !state.wasGivenControllers ? nil : state.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the children; animated, new tabs fade in. The selection is kept as by ``viewControllers``.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        dropTabs()
        state.wasGivenControllers = viewControllers != nil
        replace(viewControllers ?? [], animated: animated)
    }
    /// The selected child, or ``moreNavigationController``; nil while there are none. Setting nil is ignored, with a
    /// line in the log. A programming error, which stops the program: a controller that is not in ``viewControllers``.
    open var selectedViewController: UIViewController? {
        get { state.selected }
        set { selectByCall(newValue) }
    }
    /// The index of the selected child; `NSNotFound` while none is selected, or while ``moreNavigationController`` is.
    /// An index outside of the children is logged and ignored.
    open var selectedIndex: Int {
        get { state.selected.flatMap { selected in state.controllers.firstIndex { $0 === selected } } ?? NSNotFound }
        set { selectByCall(index: newValue) }
    }
    /// The navigation controller of the tab "More": a list of the children without a tab of their own, and the chosen
    /// one on top.
    open var moreNavigationController: UINavigationController { moreNavigation }
    /// The children whose tabs the user may rearrange, from the Edit button of "More"; nil or none for no button.
    /// Setting ``viewControllers`` sets it to all of them.
    open var customizableViewControllers: [UIViewController]? {
        get { state.customizable }
        set { setCustomizable(newValue) }
    }

    /// The selected child first.
    override open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        tabsToUnwind(source)
    }
    /// Selects the child.
    override open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        unwindTabs(to: subsequentVC)
    }

    override open var childForStatusBarStyle: UIViewController? { selectedViewController }
    override open var childForStatusBarHidden: UIViewController? { selectedViewController }
    override open var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    override open var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
    override open var childViewControllerForInterfaceOrientationLock: UIViewController? { selectedViewController }

    /// The delegate's answer, else what every tab supports.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        ownDelegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        ownDelegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }

    // MARK: Tabs

    /// The tabs, as an alternative to ``viewControllers``; empty by default. Hidden tabs are left out; of a group
    /// without a controller of its own, its tabs are in its place. Controllers are made when tabs are set. Documented:
    /// UITabBarController, since iOS 18.
    open var tabs: [UITab] {
        get { tabList.tabs }
        set { setTabs(newValue, animated: false) }
    }
    /// Replaces the tabs; animated, new ones fade in.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }
    /// The selected tab, of a group the child that is displayed; nil without tabs. Selecting a child selects it in its
    /// group too.
    open var selectedTab: UITab? {
        get { chosenTab }
        set { if let newValue { choose(newValue, animated: true) } }
    }
    /// The tab with this identifier, also inside of groups; nil without one.
    open func tab(forIdentifier identifier: String) -> UITab? {
        UITab.all(tabList.tabs).first { $0.identifier == identifier }
    }
    /// The tabs that the bar has in compact width, by their identifiers; nil for all.
    open var compactTabIdentifiers: [String]? { didSet { if compactTabIdentifiers != oldValue { arrange() } } }
    /// - Coverage: inert (the sidebar cannot be edited, so there is nothing to keep under this name)
    open var customizationIdentifier: String? {
        didSet {
            if customizationIdentifier != nil {
                Log.once("UITabBarController.customizationIdentifier has no effect: the sidebar cannot be edited")
            }
        }
    }
    var tabList = TabList()

    // MARK: Sidebar

    /// With `.tabSidebar`, windows of regular width and height show the tabs in a sidebar at the leading side, with a
    /// button that leads to the bar and back. Otherwise, and in narrow windows, there is the bar. Chosen: the bar at
    /// the bottom in every mode, as until iOS 17; a bar at the top does not exist here.
    open var mode = Mode.automatic { didSet { if mode != oldValue { formChanged() } } }
    /// The sidebar of ``Mode/tabSidebar``.
    open private(set) lazy var sidebar = Sidebar(self)

    // MARK: Bar

    /// Whether the bar is hidden below the screen. False by default. Documented: UITabBarController, since iOS 18.
    open var isTabBarHidden: Bool {
        get { state.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the bar; animated, it slides.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
    /// When scrolling hides the bar. Documented: UITabBarController, since iOS 26, where the bar becomes smaller.
    /// Chosen: in the classic appearance it is hidden, as bars with `hidesBarsOnSwipe`, and returns with the other
    /// direction, another page or another tab.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
        didSet { if tabBarMinimizeBehavior != oldValue { handleMinimizing(.restore(animated: true)) } }
    }
    /// A view on top of the bar, on the same background, which moves with the bar; nil by default. Beside a sidebar it
    /// is at the bottom of the content. Documented: UITabBarController, since iOS 26.
    open var bottomAccessory: UITabAccessory? {
        get { state.side.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
    /// Sets the view at the bar; animated, bar and content move to their new layout.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        putAccessory(bottomAccessory, animated: animated)
    }
    /// What neither bar nor sidebar covers of the view. Documented: UITabBarController, since iOS 26.
    open private(set) lazy var contentLayoutGuide: UILayoutGuide = makeContentGuide()
    /// Called when the user taps a tab of the bar. The default does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Called before the panel for choosing tabs opens. The default does nothing.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Called after the panel for choosing tabs opened. The default does nothing.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Called before the panel for choosing tabs closes. The default does nothing.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Called after the panel for choosing tabs closed. The default does nothing.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    // MARK: As a controller

    override open func loadView() { view = TabBarView(self) }
    override open func viewDidLoad() {
        super.viewDidLoad()
        assemble()
    }
    override open var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        request(appears ? .appear : .disappear)
        state.shown?.beginAppearance(appears, animated)
    }
    override func forwardAppearanceEnd() { state.shown?.endAppearance() }
    override func barInsets(for child: UIViewController) -> UIEdgeInsets { insets(for: child) }
    override func bottomBarHost(for child: UIViewController) -> (any BottomBarHost)? { self }
    override func barTranslucencyChanged() { translucencyChanged() }
    override func stackChanged(in child: UIViewController) { managedStackChanged(in: child) }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { endCustomizing() }
        formChanged()
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
