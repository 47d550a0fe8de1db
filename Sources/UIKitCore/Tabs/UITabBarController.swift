import CoreGraphics
import Diagnostics
public import Foundation
import NavigationLogic
import QuartzCore

/// A controller that displays the selected controller of several controllers. The user selects the controller in a tab
/// bar.
///
/// Children load their views when they are first selected. If the tabs do not fit the bar, the last tab is "More": a
/// list of the remaining controllers. With its Edit button the user chooses the tabs of the bar. In ``Mode/tabSidebar``
/// a wide window has a sidebar instead.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var state = TabControllerState()
    /// The bar with the tabs. The app may change the appearance of the bar; its items, selection and delegate belong to
    /// the controller.
    public private(set) lazy var tabBar: UITabBar = makeBar()
    func setBar(_ bar: UITabBar) { tabBar = bar }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller without tabs.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller for an element of a storyboard, with all attributes set when the initializer returns.
    /// Nothing is decoded from other archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UITabBarController.self)
    }

    /// Creates a tab bar controller with these tabs. See ``tabs``.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Called before, and notified after, the user selects or customizes tabs. Nil by default, held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// The delegate set on this class. If a subclass overrides `delegate` and sets another delegate here, that one is
    /// called through this property.
    weak var ownDelegate: (any UITabBarControllerDelegate)?

    // MARK: Children

    /// The children, one for each tab; nil by default. Setting the property keeps the selection if possible: the same
    /// controller, otherwise the same index, otherwise the first child.
    open var viewControllers: [UIViewController]? {
        get { state.controllers.isEmpty && !state.hasExplicitControllers ? nil : state.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the children. Animated, new tabs fade in. The selection is kept as by ``viewControllers``.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        dropTabs()
        state.hasExplicitControllers = viewControllers != nil
        replace(viewControllers ?? [], animated: animated)
    }
    /// The selected child, or ``moreNavigationController``; nil without children. Setting nil is ignored, and logged. A
    /// controller that is not in ``viewControllers`` stops the program.
    open var selectedViewController: UIViewController? {
        get { state.selected }
        set { selectByCall(newValue) }
    }
    /// The index of the selected child; `NSNotFound` without a selected child, or while ``moreNavigationController`` is
    /// selected. An index out of range is ignored, and logged.
    open var selectedIndex: Int {
        get { state.selected.flatMap { selected in state.controllers.firstIndex { $0 === selected } } ?? NSNotFound }
        set { selectByCall(index: newValue) }
    }
    /// The navigation controller of the tab "More": a list of the children without their own tab and, above the list,
    /// the selected child.
    open var moreNavigationController: UINavigationController { moreNavigation }
    /// The children whose tabs the user may rearrange with the Edit button of "More"; nil or empty for no button.
    /// Setting ``viewControllers`` resets the property to all children.
    open var customizableViewControllers: [UIViewController]? {
        get { state.customizable }
        set { setCustomizable(newValue) }
    }

    /// The children for unwinding, the selected child first.
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

    /// The orientations from the delegate, otherwise the orientations that all tabs support.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        ownDelegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        ownDelegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }

    // MARK: Tabs

    /// The tabs, as an alternative to ``viewControllers``; empty by default. Hidden tabs are left out; a group without
    /// its own controller is replaced by its tabs. Controllers are created when tabs are set.
    ///
    /// Documented (UITabBarController.tabs): since iOS 18.
    open var tabs: [UITab] {
        get { tabList.tabs }
        set { setTabs(newValue, animated: false) }
    }
    /// Replaces the tabs. Animated, new tabs fade in.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }
    /// The selected tab, or the displayed child of a selected group; nil without tabs. Selecting a child also selects
    /// it in its group.
    open var selectedTab: UITab? {
        get { chosenTab }
        set { if let newValue { choose(newValue, animated: true) } }
    }
    /// Returns the tab with this identifier, also inside groups; nil without such a tab.
    open func tab(forIdentifier identifier: String) -> UITab? {
        UITab.all(tabList.tabs).first { $0.identifier == identifier }
    }
    /// The identifiers of the tabs in the bar in compact width; nil for all tabs.
    open var compactTabIdentifiers: [String]? { didSet { if compactTabIdentifiers != oldValue { arrange() } } }
    /// - Coverage: inert (the sidebar cannot be edited, so no customization is stored)
    open var customizationIdentifier: String? {
        didSet {
            if customizationIdentifier != nil {
                Log.once("UITabBarController.customizationIdentifier has no effect: the sidebar cannot be edited")
            }
        }
    }
    var tabList = TabList()

    // MARK: Sidebar

    /// The mode of the tabs. With `.tabSidebar`, windows of regular width and height display the tabs in a sidebar at
    /// the leading side; a button switches between sidebar and bar. Other modes and narrow windows have the bar.
    /// Chosen: the bar is at the bottom in every mode, as until iOS 17; a bar at the top is not available.
    open var mode = Mode.automatic { didSet { if mode != oldValue { formChanged() } } }
    /// The sidebar of ``Mode/tabSidebar``.
    open private(set) lazy var sidebar = Sidebar(self)

    // MARK: Bar

    /// Whether the bar is hidden below the screen. False by default. Documented: UITabBarController, since iOS 18.
    open var isTabBarHidden: Bool {
        get { state.hiding.contains(.byApp) }
        set { setTabBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the bar. Animated, the bar slides.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
    /// The condition under which scrolling hides the bar. Documented: UITabBarController, since iOS 26, where the bar
    /// shrinks.
    /// Chosen: in the classic appearance the bar is hidden, as bars with `hidesBarsOnSwipe`, and is shown again when
    /// the user scrolls in the other direction, or with another page or tab.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
        didSet { if tabBarMinimizeBehavior != oldValue { handleMinimizing(.restore(animated: true)) } }
    }
    /// A view above the bar, on the same background, that moves with the bar; nil by default. Beside a sidebar the view
    /// is at the bottom of the content. Documented: UITabBarController, since iOS 26.
    open var bottomAccessory: UITabAccessory? {
        get { state.side.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
    /// Sets the view at the bar. Animated, bar and content move to their new layout.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        attachAccessory(bottomAccessory, animated: animated)
    }
    /// The area of the view that neither bar nor sidebar covers. Documented: UITabBarController, since iOS 26.
    open private(set) lazy var contentLayoutGuide: UILayoutGuide = makeContentGuide()
    /// Called when the user taps a tab of the bar. Does nothing by default.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Called before the customization panel opens. Does nothing by default.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Called after the customization panel opened. Does nothing by default.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Called before the customization panel closes. Does nothing by default.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Called after the customization panel closed. Does nothing by default.
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
    override var childForKeys: UIViewController? { state.shown }
    override func displays(_ child: UIViewController) -> Bool { selectedViewController === child }
    override func bottomBarHost(for child: UIViewController) -> (any BottomBarHost)? { self }
    override var hidesOuterBottomBar: Bool { false }
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
