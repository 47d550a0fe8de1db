import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// Moves people through a hierarchy of screens: a stack of view controllers, a bar that follows it, a swipe that goes back.
///
/// Any call is allowed at any time, also from inside its own callbacks and in the middle of a transition:
/// ``viewControllers`` changes at once, what is on screen catches up. UIKit itself warns of corrupted bars there.
///
/// Of a stack in a window, the new top loads its view, and all of them get their appearance calls, with the next layout of the stack's view:
/// at the end of the turn of the run loop, or when the app calls `layoutIfNeeded()`. Changes in one turn become one transition, animated as
/// the last of them asks; pages that are covered or gone by then are not loaded. Measured: UIKit defers these since iOS 7.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none = 0, push = 1, pop = 2 }

    var machine = NavigationMachine<UIViewController>()
    var effects = EffectQueue()
    var motion: PageMotionInFlight?
    var plan: TransitionPlan?
    var ownCoordinator: TimelineCoordinator?
    let waiters = StackWaiters()
    private(set) lazy var hiding = BarHiding(self)
    var bars = BarVisibility()
    /// What containers around were told last.
    var toldPreferredSize: CGSize?
    let pages = UIView()
    let barClass: UINavigationBar.Type
    let toolbarClass: UIToolbar.Type
    private(set) lazy var swipe = SwipeTracker(self)

    // MARK: Making

    /// A stack with this one controller at its bottom.
    public init(rootViewController: UIViewController) {
        barClass = UINavigationBar.self
        toolbarClass = UIToolbar.self
        super.init(nibName: nil, bundle: nil)
        prepare()
        pushViewController(rootViewController, animated: false)
    }

    /// An empty stack with bars of your own classes; nil takes UIKit's. Give it view controllers before it is shown.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = Self.checked(navigationBarClass, "navigationBarClass")
        self.toolbarClass = Self.checked(toolbarClass, "toolbarClass")
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        barClass = UINavigationBar.self
        toolbarClass = UIToolbar.self
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        barClass = coder.object("navigation.bar") as? UINavigationBar.Type ?? UINavigationBar.self
        toolbarClass = coder.object("navigation.toolbar") as? UIToolbar.Type ?? UIToolbar.self
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UINavigationController.self)
    }

    // MARK: Stack

    /// Told of each change of the shown screen.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The stack, root first. Setting it does not animate.
    open var viewControllers: [UIViewController] {
        get { machine.stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { machine.top }
    /// What is presented over the stack, else the screen that shows; during a transition still the old one.
    open var visibleViewController: UIViewController? {
        presentation.presented ?? machine.top?.presentation.presented ?? machine.shown ?? machine.top
    }
    /// Moves as a push when the new top was not on the stack, else as a pop; not at all when the top stays. Not animated, as every change of a
    /// stack, where `UIView.areAnimationsEnabled` is false.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        viewControllers.forEach { checkMayJoin($0, "setViewControllers") }
        request(.set(viewControllers, animated: animated && UIView.areAnimationsEnabled), "setViewControllers")
    }
    /// Stops when the controller is on the stack already, or is a navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        checkMayJoin(viewController, "pushViewController")
        request(.push(viewController, animated: animated && UIView.areAnimationsEnabled), "pushViewController")
    }
    /// - Returns: the controller that left the stack; nil at the root, which never leaves.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        request(.pop(animated: animated && UIView.areAnimationsEnabled), "popViewController").first
    }
    /// - Returns: the controllers that left the stack, bottom first; nil when none did.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        request(.popToRoot(animated: animated && UIView.areAnimationsEnabled), "popToRootViewController").nonEmpty
    }
    /// Stops when the controller is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        request(.popTo(viewController, animated: animated && UIView.areAnimationsEnabled), "popToViewController").nonEmpty
    }
    override open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    /// The bar that follows the stack. Change its look; never its frame, its delegate or its items.
    public private(set) lazy var navigationBar: UINavigationBar = makeBar()
    open var isNavigationBarHidden: Bool {
        get { bars.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Animated, the bar slides up in ``hideShowBarDuration`` seconds; inside a transition it moves with the pages.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
    /// Filled from the top controller's `toolbarItems`.
    open var toolbar: UIToolbar! { ownToolbar }
    private(set) lazy var ownToolbar: UIToolbar = makeToolbar()
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }
    /// Seconds. Folklore: Apple publishes no value.
    public static let hideShowBarDuration: CGFloat = 0.2
    /// A tap that nothing in the content handles hides and shows the bars.
    open var hidesBarsOnTap: Bool {
        get { bars.behaviour.contains(.onTap) }
        set { setBehaviour(.onTap, newValue) }
    }
    /// A finger that goes up hides the bars, one that goes down shows them. A toolbar without items stays as it is.
    open var hidesBarsOnSwipe: Bool {
        get { bars.behaviour.contains(.onSwipe) }
        set { setBehaviour(.onSwipe, newValue) }
    }
    /// The bars are away while the window is low; a tap where a bar would be brings them back.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { bars.behaviour.contains(.whenVerticallyCompact) }
        set { setBehaviour(.whenVerticallyCompact, newValue) }
    }
    /// The bars go when the keyboard comes. They stay away when it has gone; a tap in the content brings them back.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { bars.behaviour.contains(.whenKeyboardAppears) }
        set { setBehaviour(.whenKeyboardAppears, newValue) }
    }
    /// Watches only while a property asks for it. Leave its delegate and targets as they are.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
    /// The swipe from the leading edge that goes back. Give it a delegate of your own to decide when it may begin.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? swipe.recognizer : nil }
    /// The swipe from anywhere in the content that goes back. Off until the app sets its `isEnabled`; content that can still
    /// scroll that way keeps the finger.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? swipe.contentRecognizer : nil }

    // MARK: As a controller

    /// The delegate's answer, else the top controller's.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }
    /// Documented: the top page's wish counts while the bar is hidden; a bar that shows has a style of its own.
    override open var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    override open var childForStatusBarHidden: UIViewController? { topViewController }
    override open var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    override open var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    override open var childViewControllerForInterfaceOrientationLock: UIViewController? { topViewController }
    /// Unless it is set, what the top page prefers, and the bars.
    override open var preferredContentSize: CGSize {
        get { ownPreferredSize(super.preferredContentSize) }
        set { super.preferredContentSize = newValue }
    }
    override open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredSizeChanged() }
    }
    override var takesShow: Bool { true }
    override open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {
        pushSecondary(secondaryViewController, for: splitViewController, onto: self)
    }
    override open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        takeSecondary(for: splitViewController, from: self)
    }

    /// Pages below the source, the top one first.
    override open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { pagesToUnwind(source) }
    /// Pops to the page, animated.
    override open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { unwindPages(to: subsequentVC) }

    /// Documented: unless it is set, that of the stack's root.
    override open var tabBarItem: UITabBarItem! {
        get { hasOwnTabBarItem ? ownTabBarItem : viewControllers.first?.tabBarItem ?? ownTabBarItem }
        set { setTabBarItem(newValue) }
    }

    override open func loadView() { view = NavigationView(self) }
    override open var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override open func viewDidLoad() {
        super.viewDidLoad()
        assemble()
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
        hiding.heightChanged()
    }
    override func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        request(appears ? .containerWillAppear(animated: animated) : .containerWillDisappear(animated: animated), "appearance")
    }
    override func forwardAppearanceEnd() {
        hiding.heightChanged()
        request(appearance.phase == .shown ? .containerDidAppear : .containerDidDisappear, "appearance")
    }
    override func barInsets(for child: UIViewController) -> UIEdgeInsets { insets(for: child) }
    override package func performBack() -> Bool { goBack() || super.performBack() }
    /// Goes back, where there is a way back.
    override open func accessibilityPerformEscape() -> Bool { goBack() }
}

extension Array {
    var nonEmpty: [Element]? { isEmpty ? nil : self }
}
