import ChromeLayout
import CoreGraphics
import Decisions
public import Foundation
import NavigationLogic
import ObjectiveCRuntime
import QuartzCore

/// A container that displays the top screen of a stack of view controllers, with a bar for the title and buttons. A
/// swipe from the leading edge or the back button goes back.
///
/// Any method can be called at any time, also inside the controller's own callbacks and during a transition:
/// ``viewControllers`` changes immediately, and the screen is updated to it. UIKit itself warns of corrupted bars in
/// such cases.
///
/// In a window, the new top loads its view, and all controllers get their appearance callbacks, with the next layout of
/// the stack's view: at the end of the turn of the run loop, or when the app calls `layoutIfNeeded()`. Changes in one
/// turn are combined into one transition, animated as the last change requests; controllers that are covered or removed
/// by then do not load their views. Measured (timing/push): UIKit defers these since iOS 7.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The change that a delegate animates: a push or a pop. Delegates never get `none`.
    public enum Operation: Int, Sendable { case none = 0, push = 1, pop = 2 }

    var machine = NavigationMachine<UIViewController>()
    let runner = EffectRunner<NavigationEffect<UIViewController>>()
    /// The page that is currently joining the stack.
    var joining: UIViewController?
    /// Stacks that continue when this stack has no pending effects.
    var waitingStacks: [UINavigationController] = []
    var motion: PageMotionInFlight?
    /// The driver of an animated transition, from the requesting call until the end of the transition.
    var driver: TransitionDriver?
    let waiters = StackWaiters()
    private(set) lazy var hiding = BarHiding(self)
    var bars = BarHidingMachine()
    var popQuestion = PopQuestion.none
    /// The preferred size in the last notification of the containers.
    var notifiedPreferredSize: CGSize?
    let pages = UIView()
    let barClass: UINavigationBar.Type
    let toolbarClass: UIToolbar.Type
    private(set) lazy var swipe = SwipeTracker(self)

    // MARK: Creation

    /// Creates a stack with this controller as its root.
    public init(rootViewController: UIViewController) {
        barClass = UINavigationBar.self
        toolbarClass = UIToolbar.self
        super.init(nibName: nil, bundle: nil)
        prepare()
        pushViewController(rootViewController, animated: false)
    }

    /// Creates an empty stack with bars of other classes; nil uses UIKit's classes. Set the view controllers before
    /// presenting the stack.
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

    /// Creates an empty stack with UIKit's bars.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller for an element of a storyboard, with all attributes set when the initializer returns.
    /// Nothing is decoded from other archives.
    public required init?(coder: NSCoder) {
        barClass = coder.object("navigation.bar") as? UINavigationBar.Type ?? UINavigationBar.self
        toolbarClass = coder.object("navigation.toolbar") as? UIToolbar.Type ?? UIToolbar.self
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UINavigationController.self)
    }

    // MARK: Stack

    /// Notified of each change of the visible screen; may also animate the change. Nil by default, held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// The delegate set on this class. If a subclass overrides `delegate` and sets another delegate here, that one is
    /// called through this property.
    weak var ownDelegate: (any UINavigationControllerDelegate)?
    /// The stack, root first; empty by default. Setting the property replaces the stack without animation.
    open var viewControllers: [UIViewController] {
        get { machine.stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The last of ``viewControllers``, also before it is on screen; nil for an empty stack.
    open var topViewController: UIViewController? { machine.top }
    /// The controller presented over the stack, otherwise the controller on screen; during a transition still the
    /// outgoing controller.
    /// Documented: UINavigationController, `visibleViewController`.
    open var visibleViewController: UIViewController? {
        presentation.presented ?? machine.top?.presentation.presented ?? machine.shown ?? machine.top
    }
    /// Replaces the stack. Animated as a push if the new top was not in the stack, otherwise as a pop; not animated if
    /// the top stays. No change of a stack is animated while `UIView.areAnimationsEnabled` is false.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if let exchanged = exchanged(.setViewControllers) { return exchanged.call(viewControllers, animated) }
        request(.set(viewControllers, animated: animated), "setViewControllers")
    }
    /// Pushes a controller onto the stack. A controller that is already in the stack, or a navigation controller, stops
    /// the program.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if let exchanged = exchanged(.pushViewController) { return exchanged.call(viewController, animated) }
        request(.push(viewController, animated: animated), "pushViewController")
    }
    /// Pops the top controller.
    ///
    /// Measured (timing/should-pop): a subclass with `navigationBar(_:shouldPop:)` gets this call also for a pop by the
    /// app. At that time the controller is no longer in `viewControllers`, and the bar's `items` still contain its
    /// item. Chosen: the result has no effect.
    /// - Returns: the controller that was removed; nil at the root, which is never popped.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        if let exchanged = exchanged(.popViewController) { return exchanged.call(animated) }
        return popTop(animated: animated)
    }
    /// Pops all controllers except the root.
    /// - Returns: the controllers that were removed, bottom first; nil if there were none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        if let exchanged = exchanged(.popToRootViewController) { return exchanged.call(animated) }
        return request(.popToRoot(animated: animated), "popToRootViewController").nonEmpty
    }
    /// Pops the controllers above this controller. A controller that is not in the stack stops the program.
    /// - Returns: the controllers that were removed, bottom first; nil if there were none.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        if let exchanged = exchanged(.popToViewController) { return exchanged.call(viewController, animated) }
        return request(.popTo(viewController, animated: animated), "popToViewController").nonEmpty
    }
    override open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    /// The bar of the stack. The app may change the bar's appearance; its frame, delegate and items belong to the
    /// navigation controller.
    /// Documented: UINavigationController, `navigationBar`.
    public private(set) lazy var navigationBar: UINavigationBar = makeBar()
    func setBar(_ bar: UINavigationBar) { navigationBar = bar }
    /// Whether the navigation bar is hidden. False by default. Setting the property is
    /// ``setNavigationBarHidden(_:animated:)`` without animation.
    open var isNavigationBarHidden: Bool {
        get { bars.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the navigation bar. Animated, the bar slides up in ``hideShowBarDuration`` seconds; inside a
    /// transition it moves with the pages.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
    /// The bar at the bottom, with the top controller's `toolbarItems`. Hidden by default, see ``isToolbarHidden``.
    open var toolbar: UIToolbar! { ownToolbar }
    private(set) lazy var ownToolbar: UIToolbar = makeToolbar()
    /// Whether the toolbar is hidden. True by default. Setting the property is ``setToolbarHidden(_:animated:)``
    /// without animation.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Hides or shows the toolbar. Animated, the toolbar slides down in ``hideShowBarDuration`` seconds; inside a
    /// transition it moves with the pages.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }
    /// The duration of the bars' own slide, in seconds. Folklore (toolbars/slide): Apple publishes no value.
    public static let hideShowBarDuration: CGFloat = 0.2
    /// Whether a tap that the content does not handle hides and shows the bars. False by default.
    open var hidesBarsOnTap: Bool {
        get { bars.behavior.contains(.onTap) }
        set { setBehavior(.onTap, newValue) }
    }
    /// Whether a swipe up in the content hides the bars, and a swipe down shows them. False by default. A toolbar
    /// without items stays hidden.
    open var hidesBarsOnSwipe: Bool {
        get { bars.behavior.contains(.onSwipe) }
        set { setBehavior(.onSwipe, newValue) }
    }
    /// Whether the bars are hidden in compact height; a tap at the position of a bar shows them. False by default.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { bars.behavior.contains(.whenVerticallyCompact) }
        set { setBehavior(.whenVerticallyCompact, newValue) }
    }
    /// Whether the bars are hidden when the keyboard appears. They stay hidden when the keyboard disappears; a tap in
    /// the content shows them. False by default.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { bars.behavior.contains(.whenKeyboardAppears) }
        set { setBehavior(.whenKeyboardAppears, newValue) }
    }
    /// The recognizer of ``hidesBarsOnTap`` and of the taps that show bars again. Enabled only while a property needs
    /// it; do not change its delegate or targets.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    /// The recognizer of ``hidesBarsOnSwipe``. Enabled only while that property is true; do not change its delegate or
    /// targets.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
    /// The swipe from the leading edge that goes back; nil until the view is loaded. Set a delegate to decide when the
    /// swipe may begin.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? swipe.recognizer : nil }
    /// The swipe from anywhere in the content that goes back; nil until the view is loaded. Disabled until the app sets
    /// its `isEnabled`. Content that can still scroll in that direction gets the touch.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        isViewLoaded ? swipe.contentRecognizer : nil
    }

    // MARK: As a controller

    /// The orientations from the delegate, otherwise those of the top controller.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        ownDelegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        ownDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }
    /// Documented (UIViewController.childForStatusBarStyle): nil selects the controller's own style. Chosen: the style
    /// of the top controller is in effect while the bar is hidden; a visible bar has its own style.
    override open var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    override open var childForStatusBarHidden: UIViewController? { topViewController }
    override open var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    override open var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    override open var childViewControllerForInterfaceOrientationLock: UIViewController? { topViewController }
    /// The top controller's preferred size plus the heights of the bars, unless set.
    override open var preferredContentSize: CGSize {
        get { ownPreferredSize(super.preferredContentSize) }
        set { super.preferredContentSize = newValue }
    }
    override open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredSizeChanged() }
    }
    override var handlesShow: Bool { true }
    override open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        let container: any CollapsingContainer = splitViewController
        container.pushSecondary(secondaryViewController, onto: self)
    }
    override open func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    {
        let container: any CollapsingContainer = splitViewController
        return container.removeSecondary(from: self)
    }

    /// The controllers of the stack below the source, the top one first.
    override open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        pagesToUnwind(source)
    }
    /// Pops to the controller with animation.
    override open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        unwindPages(to: subsequentVC)
    }

    /// The item of the stack's root, unless set. Documented: UIViewController, `tabBarItem`.
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
        request(
            appears ? .containerWillAppear(animated: animated) : .containerWillDisappear(animated: animated),
            "appearance")
    }
    override func forwardAppearanceEnd() {
        hiding.heightChanged()
        request(appearance.phase == .shown ? .containerDidAppear : .containerDidDisappear, "appearance")
    }
    override func barTranslucencyChanged() { barAppearanceChanged() }
    override func barInsets(for child: UIViewController) -> UIEdgeInsets { insets(for: child) }
    override func handOver(_ child: UIViewController, to container: UIViewController) {
        handOverPage(child, to: container)
    }
    override func completeRemoval(of child: UIViewController) { if !machine.contains(child) { startScheduled() } }
    override func removesInOrder(_ child: UIViewController) -> Bool { removeFromStack(child) }
    override var showsToolbar: Bool { !isToolbarHidden }
    override func toolbarItemsChanged(of child: UIViewController, animated: Bool) {
        showToolbarItems(of: child, animated: animated)
    }
    override func contentScrollViewChanged(of child: UIViewController) { trackContent(of: child) }
    override var childForKeys: UIViewController? { barPage }
    override var childBelowBars: UIViewController? { barPage }
    override var pageEdges: PageEdges { containerEdges }
    override var hidesOuterBottomBar: Bool {
        barPage.map { hidesBottomBar(with: $0) || $0.hidesOuterBottomBar } ?? false
    }
    override func outerInsetsChanged() { refreshInsets() }
    override var findPresenter: (any FindPresenter)? { pageSearch }
    override var canReturnToRoot: Bool { viewControllers.count > 1 }
    override func returnToRoot() { popToRootViewController(animated: true) }
    override func releasePages(from container: UIViewController?) -> [UIViewController] {
        let pages = stackToMove()
        setViewControllers([], animated: false)
        return pages
    }
    override func returnPages(_ pages: [UIViewController], to container: UIViewController) {
        setViewControllers(pages, animated: false)
    }
    override func displays(_ child: UIViewController) -> Bool { topViewController === child }
    override package func performBack() -> Bool { performBackCommand() || super.performBack() }
    /// Goes back, as a tap on the back button.
    /// - Returns: whether there was a previous screen.
    override open func accessibilityPerformEscape() -> Bool { performBackCommand() }
}

extension Array {
    var nonEmpty: [Element]? { isEmpty ? nil : self }
}
