import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// A container that shows one screen of a stack of view controllers at a time, with a bar for its title and buttons. A
/// swipe from the leading edge, or the back button, goes back.
///
/// Any call is allowed at any time, also from inside its own callbacks and in the middle of a transition:
/// ``viewControllers`` changes at once, and the screen is updated to it. UIKit itself warns of corrupted bars there.
///
/// Of a stack in a window, the new top loads its view, and all controllers get their appearance callbacks, with the
/// next layout of the stack's view: at the end of the turn of the run loop, or when the app calls `layoutIfNeeded()`.
/// Changes in one turn become one transition, animated as the last of them asks; controllers that are covered or
/// removed by then do not load their views. Measured (timing/push): UIKit defers these since iOS 7.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The kind of change that a delegate is asked to animate: a push or a pop. Delegates never get `none`.
    public enum Operation: Int, Sendable { case none = 0, push = 1, pop = 2 }

    var machine = NavigationMachine<UIViewController>()
    var effects = EffectQueue()
    var motion: PageMotionInFlight?
    /// From the call that requests an animated transition until that ends.
    var driver: TransitionDriver?
    let waiters = StackWaiters()
    private(set) lazy var hiding = BarHiding(self)
    var bars = BarHidingMachine()
    var popQuestion = PopQuestion()
    /// The preferred size that containers around were last notified of.
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

    /// An empty stack with bars of your own classes; nil takes UIKit's. Set its view controllers before it is
    /// presented.
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

    /// An empty stack with UIKit's own bars.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Called for an element of a storyboard, whose attributes are set when it returns. Of any other archive nothing is
    /// read.
    public required init?(coder: NSCoder) {
        barClass = coder.object("navigation.bar") as? UINavigationBar.Type ?? UINavigationBar.self
        toolbarClass = coder.object("navigation.toolbar") as? UIToolbar.Type ?? UIToolbar.self
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UINavigationController.self)
    }

    // MARK: Stack

    /// Gets the calls of each change of the visible screen, and may animate it. Nil by default, held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// What `delegate` was set to here. A subclass that overrides `delegate`, and sets another one here, is asked
    /// through this.
    weak var ownDelegate: (any UINavigationControllerDelegate)?
    /// The stack, root first; empty by default. Setting it replaces the stack without animation.
    open var viewControllers: [UIViewController] {
        get { machine.stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The last of ``viewControllers``, also while it is not on screen yet; nil when the stack is empty.
    open var topViewController: UIViewController? { machine.top }
    /// The controller presented over the stack, else the one on screen; during a transition still the outgoing one.
    /// Documented: UINavigationController, `visibleViewController`.
    open var visibleViewController: UIViewController? {
        presentation.presented ?? machine.top?.presentation.presented ?? machine.shown ?? machine.top
    }
    /// Replaces the stack. Animated as a push when the new top was not on the stack, else as a pop; not at all when the
    /// top stays. No change of a stack is animated while `UIView.areAnimationsEnabled` is false.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if let exchanged = exchanged(.setViewControllers) { return exchanged.call(viewControllers, animated) }
        requestStack(viewControllers, animated: animated)
    }
    /// Puts a controller on top of the stack. A programming error, which stops the program: a controller that is on the
    /// stack already, or a navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if let exchanged = exchanged(.pushViewController) { return exchanged.call(viewController, animated) }
        requestPush(viewController, animated: animated)
    }
    /// Removes the top controller.
    ///
    /// Measured (timing/should-pop): a subclass with `navigationBar(_:shouldPop:)` gets this call also for a pop by the
    /// app. By then the controller has left `viewControllers`, and the bar's `items` still contain its item. Chosen:
    /// the answer changes nothing.
    /// - Returns: the controller that was removed; nil at the root, which is never popped.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        if let exchanged = exchanged(.popViewController) { return exchanged.call(animated) }
        return requestPop(animated: animated)
    }
    /// Removes all controllers but the root.
    /// - Returns: the controllers that were removed, bottom first; nil when there were none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        if let exchanged = exchanged(.popToRootViewController) { return exchanged.call(animated) }
        return requestPopToRoot(animated: animated)
    }
    /// Removes the controllers above this one. A programming error, which stops the program: a controller that is not
    /// on the stack.
    /// - Returns: the controllers that were removed, bottom first; nil when there were none.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        if let exchanged = exchanged(.popToViewController) { return exchanged.call(viewController, animated) }
        return requestPop(to: viewController, animated: animated)
    }
    override open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    /// The bar of the stack. Its appearance is yours to change; its frame, delegate and items are the navigation
    /// controller's.
    /// Documented: UINavigationController, `navigationBar`.
    public private(set) lazy var navigationBar: UINavigationBar = makeBar()
    func setBar(_ bar: UINavigationBar) { navigationBar = bar }
    /// False by default. Setting it is ``setNavigationBarHidden(_:animated:)`` without animation.
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
    /// True by default. Setting it is ``setToolbarHidden(_:animated:)`` without animation.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Hides or shows the toolbar. Animated, it slides down in ``hideShowBarDuration`` seconds; inside a transition it
    /// moves with the pages.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }
    /// The duration of the bars' own slide, in seconds. Folklore (toolbars/slide): Apple publishes no value.
    public static let hideShowBarDuration: CGFloat = 0.2
    /// Whether a tap that nothing in the content handles hides and shows the bars. False by default.
    open var hidesBarsOnTap: Bool {
        get { bars.behavior.contains(.onTap) }
        set { setBehavior(.onTap, newValue) }
    }
    /// Whether a swipe up in the content hides the bars, and one down shows them. False by default. A toolbar without
    /// items stays hidden.
    open var hidesBarsOnSwipe: Bool {
        get { bars.behavior.contains(.onSwipe) }
        set { setBehavior(.onSwipe, newValue) }
    }
    /// Whether the bars are hidden while the height is compact; a tap where a bar would be shows them. False by
    /// default.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { bars.behavior.contains(.whenVerticallyCompact) }
        set { setBehavior(.whenVerticallyCompact, newValue) }
    }
    /// Whether the bars hide when the keyboard appears. They stay hidden when it disappears; a tap in the content shows
    /// them. False by default.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { bars.behavior.contains(.whenKeyboardAppears) }
        set { setBehavior(.whenKeyboardAppears, newValue) }
    }
    /// The recognizer of ``hidesBarsOnTap`` and of the taps that show bars again. Enabled only while a property needs
    /// it; do not change its delegate or targets.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    /// The recognizer of ``hidesBarsOnSwipe``. Enabled only while that is set; do not change its delegate or targets.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
    /// The swipe from the leading edge that goes back; nil until the view is loaded. Set a delegate of your own to
    /// decide when it may begin.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? swipe.recognizer : nil }
    /// The swipe from anywhere in the content that goes back; nil until the view is loaded. Off until the app sets its
    /// `isEnabled`. Content that can still scroll that way gets the touch.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        isViewLoaded ? swipe.contentRecognizer : nil
    }

    // MARK: As a controller

    /// The delegate's answer, else the top controller's.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        ownDelegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        ownDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? ownPreferredOrientation
    }
    /// Documented: the top controller's style counts while the bar is hidden; a visible bar has a style of its own.
    override open var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    override open var childForStatusBarHidden: UIViewController? { topViewController }
    override open var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    override open var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    override open var childViewControllerForInterfaceOrientationLock: UIViewController? { topViewController }
    /// Unless it is set, the top controller's size with the bars' heights added.
    override open var preferredContentSize: CGSize {
        get { ownPreferredSize(super.preferredContentSize) }
        set { super.preferredContentSize = newValue }
    }
    override open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredSizeChanged() }
    }
    override var takesShow: Bool { true }
    override open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        pushSecondary(secondaryViewController, for: splitViewController, onto: self)
    }
    override open func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    {
        removeSecondary(for: splitViewController, from: self)
    }

    /// The stack's controllers below the source, the top one first.
    override open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        pagesToUnwind(source)
    }
    /// Pops to the controller, animated.
    override open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        unwindPages(to: subsequentVC)
    }

    /// Unless it is set, that of the stack's root. Documented: UIViewController, `tabBarItem`.
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
    override package func performBack() -> Bool { goBack() || super.performBack() }
    /// Goes back, as a tap on the back button.
    /// - Returns: whether there was a screen to go back to.
    override open func accessibilityPerformEscape() -> Bool { goBack() }
}

extension Array {
    var nonEmpty: [Element]? { isEmpty ? nil : self }
}
