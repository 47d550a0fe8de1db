import CallStack
import CoreGraphics
public import Foundation
import QuartzCore

/// One screen, or a part of one: it loads a view, gets calls when the view appears and disappears, and may contain
/// other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    final var loading = ViewLoadingState()
    /// Used on the main thread, but for the end of the controller, which may come on another.
    final nonisolated(unsafe) var family = ControllerFamily()
    final var appearance = AppearanceState()
    final var presentation = PresentationState()
    final var chrome = ControllerChrome()
    final var restoration = RestorationState()

    /// - Parameters:
    ///   - nibNameOrNil: the nib to load the view from, without `.xib`. Nil is one that has the name of the class, with
    ///     or without `Controller` at its end, where there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        loading.nibName = nibNameOrNil
        loading.nibBundle = nibBundleOrNil
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    deinit { releaseChildren() }

    /// Called for an element of a storyboard, whose attributes are set when it returns. Of any other archive nothing is
    /// read.
    public required init?(coder: NSCoder) {
        super.init()
        coder.fill(self, as: UIViewController.self)
    }

    /// Writes nothing: state restoration stores controllers from one launch to the next.
    /// - Coverage: inert (a controller is not archived)
    open func encode(with coder: NSCoder) {
        Log.once("UIViewController.encode(with:) writes nothing: use state restoration to store a controller")
    }

    /// The nearest navigation controller above this one; nil without one.
    open var navigationController: UINavigationController? { enclosingNavigation }

    // MARK: View

    /// The controller's view. Reading it loads the view, by ``loadView()`` and ``viewDidLoad()``.
    open var view: UIView! {
        get { loadedView() }
        set { setView(newValue) }
    }
    /// The view, or nil while it is not loaded. Reading it does not load the view.
    open var viewIfLoaded: UIView? { loading.view }
    /// Whether the view is loaded. Reading it does not load the view.
    open var isViewLoaded: Bool { loading.view != nil }
    /// Loads the view, unless it is loaded: calls ``loadView()`` and ``viewDidLoad()``.
    open func loadViewIfNeeded() { _ = loadedView() }
    /// Makes the view: that of the storyboard's scene, or of a nib, else an empty one. Override to set ``view`` to your
    /// own, without calling super.
    open func loadView() { view = interfaceView() ?? UIView(frame: loading.initialFrame) }
    /// Called once, when the view has been loaded. It is in no window yet. Overrides call super.
    open func viewDidLoad() { exchanged(.viewDidLoad)?.run() }
    /// The name of the nib that was passed to the initializer; nil by default.
    open var nibName: String? { loading.nibName }
    /// The bundle that was passed to the initializer; nil, the default, is the main bundle.
    open var nibBundle: Bundle? { loading.nibBundle }
    /// The storyboard that the controller was made from; nil for one made in code.
    open var storyboard: UIStoryboard? { loading.storyboard }
    /// Memory is low: release what can be made again. Called for controllers in the windows' hierarchies and for what
    /// they present. Overrides call super.
    open func didReceiveMemoryWarning() { exchanged(.didReceiveMemoryWarning)?.run() }
    /// The name of the screen; nil by default. Setting it sets the title of the ``navigationItem`` and of the
    /// ``tabBarItem``.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            chrome.item?.title = title
            chrome.tabItem?.title = title
            valuesChanged()
        }
    }

    // MARK: Appearance

    /// Called before the view is added to the window, or uncovered there. Sizes and traits may still be those of
    /// another place. Overrides call super.
    open func viewWillAppear(_ animated: Bool) { exchanged(.viewWillAppear)?.run(animated) }
    /// Called once between `viewWillAppear` and `viewDidAppear`: the view is in the window, with its size and traits,
    /// and animations run. Overrides call super.
    open func viewIsAppearing(_ animated: Bool) { exchanged(.viewIsAppearing)?.run(animated) }
    /// Called when the view is on screen and the animation has ended. Overrides call super.
    open func viewDidAppear(_ animated: Bool) { exchanged(.viewDidAppear)?.run(animated) }
    /// Called before the view is removed from the window, or covered by another full screen. A cancelled transition
    /// calls `viewWillAppear` next. Overrides call super.
    open func viewWillDisappear(_ animated: Bool) { exchanged(.viewWillDisappear)?.run(animated) }
    /// Called when the view has been removed or covered, and the animation has ended. Overrides call super.
    open func viewDidDisappear(_ animated: Bool) { exchanged(.viewDidDisappear)?.run(animated) }
    /// Called before the view lays out its subviews; its own bounds are set.
    open func viewWillLayoutSubviews() { exchanged(.viewWillLayoutSubviews)?.run() }
    /// Called when the view has laid out its subviews; their own subviews may not be laid out yet.
    open func viewDidLayoutSubviews() { exchanged(.viewDidLayoutSubviews)?.run() }
    /// Asks for ``updateProperties()`` before the next layout.
    open func setNeedsUpdateProperties() {
        loading.needsProperties = true
        viewIfLoaded?.setNeedsLayout()
    }
    /// Brings views up to date with what they show, before layout and apart from it. Overrides call super.
    open func updateProperties() {}
    /// Makes a pending update now.
    open func updatePropertiesIfNeeded() {
        guard loading.needsProperties else { return }
        loading.needsProperties = false
        updateProperties()
    }
    /// True inside of the appearance callbacks of a presentation: the controller, or one that it is in, was presented.
    open var isBeingPresented: Bool { appearance.reason == .presented }
    /// True inside of the appearance callbacks of a dismissal: the controller, or one that it is in, was dismissed.
    open var isBeingDismissed: Bool { appearance.reason == .dismissed }
    /// True inside of the appearance callbacks that come because the controller was added to a parent.
    open var isMovingToParent: Bool { appearance.reason == .joined }
    /// True inside of the appearance callbacks that come because the controller was removed from its parent.
    open var isMovingFromParent: Bool { appearance.reason == .left }
    /// Whether children get their appearance callbacks together with this controller. True by default; a container that
    /// returns false calls ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// For containers: a child's view begins to appear or to disappear. The child gets its `will` call.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
    /// For containers: what ``beginAppearanceTransition(_:animated:)`` began has ended. The child gets its `did` call.
    open func endAppearanceTransition() { endAppearance() }

    // MARK: Containment

    /// The container that this controller is a child of; nil by default.
    open var parent: UIViewController? { family.parent }
    /// The children of this controller, in the order in which they were added.
    open var children: [UIViewController] { family.children }
    /// For containers: makes a controller a child, and removes it from its former parent. The child gets
    /// `willMove(toParent:)`; the container adds the view, and then calls ``didMove(toParent:)``.
    open func addChild(_ childController: UIViewController) { attachChild(childController) }
    /// For containers: ends the relation to the parent. Call `willMove(toParent: nil)` and remove the view before; this
    /// calls `didMove(toParent: nil)`.
    open func removeFromParent() { leaveParent() }
    /// Called before the controller is added to a parent, or removed from it (nil). The default does nothing.
    open func willMove(toParent parent: UIViewController?) { exchanged(.willMoveToParent)?.run(parent) }
    /// Called when the controller has been added to a parent, or removed from it (nil). The default does nothing.
    open func didMove(toParent parent: UIViewController?) { exchanged(.didMoveToParent)?.run(parent) }
    /// Sets traits that a child has whatever its surroundings are; nil ends that.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.setParentOverrides(collection)
    }
    /// The traits that were set for a child; nil without any.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.family.parentOverrides : nil
    }
    override open var next: UIResponder? { nextResponder }
    /// Those that were added; nil without any. Overrides add theirs to what super answers.
    override open var keyCommands: [UIKeyCommand]? { chrome.keyCommands.isEmpty ? nil : chrome.keyCommands }
    /// Adds a command that is available while the controller is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { chrome.keyCommands.append(keyCommand) }
    /// Removes a command that was added; another one is ignored.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        keeping(chrome.keyCommands) { chrome.keyCommands.removeAll { $0 === keyCommand } }
    }

    /// For containers: replaces the view of a child by that of another, with `animations`. Both get their appearance
    /// callbacks. A programming error, which stops the program: a controller that is not a child.
    /// - Parameters:
    ///   - duration: seconds.
    ///   - options: the timing curve, and `.transitionCrossDissolve` or a flip.
    ///   - completion: called with false when a view was removed before the end.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swapChildren(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Presentation

    /// The controller that this one, or one that it is in, presents: from the call of `present` until the animation of
    /// the dismissal has ended.
    ///
    /// Still set while a dismissal is animated (``isBeingDismissed`` of the presented controller is true then), and nil
    /// in its `viewDidDisappear` and in the completion. Measured (timing/dismiss): `presentedViewController` is set
    /// after `dismiss` has returned.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? presentation.leaving ?? fromParent { $0.presentedViewController }
    }
    /// The controller that presents this one, or one that it is in, as long as this is its ``presentedViewController``.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? presentation.left ?? fromParent { $0.presentingViewController }
    }
    /// How this controller is presented. `.automatic` is a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if modalPresentationStyle != oldValue { presentationStyleChanged() } }
    }
    /// The animation of a presentation of this controller. `.coverVertical` until set.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Prevents the user from dismissing the presentation by a pull or a tap beside it. False by default.
    open var isModalInPresentation = false
    /// The object that manages the presentation of this controller, or of one that it is in. Made for the
    /// ``modalPresentationStyle`` when it is first needed, so that it may be configured before `present`. A new one for
    /// each presentation; nil for `.custom` until the presentation begins.
    open var presentationController: UIPresentationController? { nearestPresentation }
    /// ``presentationController`` where the style is a sheet's, else nil.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// ``presentationController`` where the style is `.popover`, and for an alert of the style `.actionSheet`; else
    /// nil.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// Provides the animators of this controller's presentation and dismissal. Nil by default, held weakly.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether presentations of the styles `.currentContext` and `.overCurrentContext` from inside cover this
    /// controller's view, not the window. False by default.
    open var definesPresentationContext = false
    /// Whether such presentations use this controller's ``modalTransitionStyle`` and not the presented one's. False by
    /// default.
    open var providesPresentationContextTransitionStyle = false
    /// Kept and answered. - Coverage: inert (a desktop window has no status bar)
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether the keyboard remains when a controller is presented that edits nothing. Documented: true for form
    /// sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The animation of a push or presentation of this controller, and of its end; nil, the default, is UIKit's. An
    /// animator of a delegate wins.
    open var preferredTransition: UIViewController.Transition? { didSet { keeping(oldValue) {} } }
    /// The preferred size of the content for popovers, form sheets and containers. Points; zero, the default, for none.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
    }
    // UIContentContainer. Overrides call super.
    /// A child prefers another size. The default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A child's constraints need another size. The default does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a child where this controller's view has `parentSize`. Containers override it; the default returns
    /// `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Presents another controller over this one. A programming error, which is logged and has no effect: a controller
    /// that presents already.
    /// - Parameter completion: called when the presentation has ended its animation, after `viewDidAppear`.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        if let exchanged = exchanged(.present) { return exchanged.call(viewControllerToPresent, flag, completion) }
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Dismisses what this controller presents; without anything presented, this controller itself.
    /// - Parameter completion: called when the dismissal has ended its animation, after `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let exchanged = exchanged(.dismiss) { return exchanged.call(flag, completion) }
        startDismissing(animated: flag, completion: completion)
    }
    /// Displays a controller as the nearest container does: a navigation controller pushes it, a split view controller
    /// puts it into a column. Without a container it is presented.
    open func show(_ vc: UIViewController, sender: Any?) { showByTarget(vc, sender: sender) }
    /// Displays a controller as the detail of the nearest container: a split view controller makes it the secondary.
    /// Without a container it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailByTarget(vc, sender: sender) }
    /// The nearest controller, this one or one above, that has something of its own to do for `action`: for `show` and
    /// `showDetailViewController` a container, for other actions one whose class the selector's method belongs to.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { target(of: action) }
    /// Puts the secondary of a split view that collapses on top of this controller. Navigation controllers take its
    /// pages onto their stack; others do nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Gives the secondary of a split view that expands back; nil where there is none.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Posted by a split view controller that collapsed or expanded: what `showDetailViewController` finds may have
    /// changed.
    public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    // MARK: Navigation

    /// The content of a navigation bar while this controller is on top of a stack; made when first needed, with the
    /// controller's ``title``.
    open var navigationItem: UINavigationItem { ownNavigationItem() }
    /// The items of a navigation controller's toolbar while this controller is on top; nil by default.
    open var toolbarItems: [UIBarButtonItem]? {
        get { chrome.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Replaces the toolbar items; animated, remaining items move and others fade.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        keeping(chrome.toolbarItems) { chrome.toolbarItems = toolbarItems }
        updateSearchAmongToolbarItems()
        navigationController?.toolbarItemsChanged(of: self, animated: animated)
    }
    /// Whether a tab bar is hidden with the push of this controller, until it is popped. False by default. Set it
    /// before the push.
    open var hidesBottomBarWhenPushed = false
    /// The tab of this controller in a tab bar; made when first needed, with the controller's ``title``.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { setTabBarItem(newValue) }
    }
    /// The edges at which the view extends below bars. `.all` by default.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Whether the view also extends below bars that are not translucent. False by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Added to the insets of bars and of the display, in points. Zero by default. Values that are not finite are
    /// refused with a log line.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet {
            additionalSafeAreaInsets = additionalSafeAreaInsets.finite(
                or: oldValue, "UIViewController.additionalSafeAreaInsets")
            if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() }
        }
    }
    /// Called when the safe area of the view has changed. The default does nothing.
    open func viewSafeAreaInsetsDidChange() {}
    /// The least margins of the controller's view at its sides. Measured (screens/margin): 16 points below a width of
    /// 414, 20 from there on, and 16 beyond a side that the display covers.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { ownMinimumMargins }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. True by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsChanged() } }
    }
    /// Called when the layout margins of the view have changed. The default does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Deprecated in favor of a scroll view's `contentInsetAdjustmentBehavior`: whether the scroll view at the top of a
    /// stack's screen keeps clear of bars also where its content does not scroll.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet {
            if automaticallyAdjustsScrollViewInsets != oldValue { contentScrollView(for: .top)?.updateAdjustedInset() }
        }
    }
    /// Deprecated in favor of `safeAreaLayoutGuide`: what bars cover at the top.
    open var topLayoutGuide: any UILayoutSupport { ownTopSupport }
    /// Deprecated in favor of `safeAreaLayoutGuide`: what bars cover at the bottom.
    open var bottomLayoutGuide: any UILayoutSupport { ownBottomSupport }

    // MARK: Segues

    /// Performs a segue that starts in the controller's scene, without asking
    /// ``shouldPerformSegue(withIdentifier:sender:)``. Stops where the scene has none with this identifier.
    /// - Parameter sender: passed to ``prepare(for:sender:)``.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { startSegue(identifier, sender) }
    /// Called before a segue that the user triggers, and before a scene is embedded; false prevents it. True by
    /// default.
    /// - Parameter identifier: empty for a segue without one.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called when the destination is made and its view is not loaded: pass it the data that it displays. The default
    /// does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether an unwind segue may end here: by default, whether the controller has the action, as its
    /// ``UIResponder/interfaceMembers`` lists it.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }
    /// Deprecated in favor of the method with `sender: Any?`, whose default calls it.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        hasUnwindAction(action)
    }
    /// The children that are searched for the end of an unwind segue, first one first: by default all but the one that
    /// the source is in.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenToUnwind(source)
    }
    /// The child that the source of an unwind segue is, or is in; nil for none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        child(holding: source.source)
    }
    /// For containers: displays the child that an unwind segue goes to, or goes through. The default does nothing.
    /// Presentations on the way are dismissed by UIKit.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Deprecated in favour of ``unwind(for:towards:)``: the segue that goes back to a child, or to the controller
    /// itself.
    ///
    /// Documented: a container answers one of its own. Chosen: the container around the end is asked, or the end where
    /// it has none, unless the document names a class for the segue. Nil from it takes the usual way.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { usualUnwinding(to: toViewController, from: fromViewController, identifier) }

    // MARK: The display around
    // A desktop window has no status bar or home indicator and does not turn. Answers are real: containers hand them
    // on, an app and tests may ask. Nothing shows them.

    /// `.default` unless overridden.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// False unless overridden.
    open var prefersStatusBarHidden: Bool { false }
    /// `.fade` unless overridden.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child whose ``preferredStatusBarStyle`` counts; nil, the default, for this controller's own.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child whose ``prefersStatusBarHidden`` counts; nil, the default, for this controller's own.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// - Coverage: inert (a desktop window has no status bar)
    open func setNeedsStatusBarAppearanceUpdate() {
        Log.once("setNeedsStatusBarAppearanceUpdate: a desktop window has no status bar")
    }
    /// False unless overridden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child whose ``prefersHomeIndicatorAutoHidden`` counts; nil, the default, for this controller's own.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// - Coverage: inert (a desktop window has no home indicator)
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        Log.once("setNeedsUpdateOfHomeIndicatorAutoHidden: a desktop window has no home indicator")
    }
    /// No edges unless overridden.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child whose ``preferredScreenEdgesDeferringSystemGestures`` counts; nil, the default, for this controller's
    /// own.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// - Coverage: inert (the desktop's gestures are not an app's to defer)
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        Log.once("setNeedsUpdateOfScreenEdgesDeferringSystemGestures: the desktop's gestures are not an app's to defer")
    }
    /// The orientations of the interface. A desktop window does not turn, so the value has no effect; containers return
    /// that of their children.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultInterfaceOrientations }
    /// `.portrait` unless overridden. A desktop window does not turn, so the value has no effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Deprecated in favor of ``supportedInterfaceOrientations``.
    open var shouldAutorotate: Bool { true }
    /// - Coverage: inert (a desktop window does not turn)
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        Log.once("setNeedsUpdateOfSupportedInterfaceOrientations: a desktop window does not turn")
    }
    /// Deprecated. - Coverage: inert (a desktop window does not turn)
    open class func attemptRotationToDeviceOrientation() {
        Log.once("attemptRotationToDeviceOrientation: a desktop window does not turn")
    }
    /// False unless overridden. A desktop window does not turn, so the value has no effect.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child whose ``prefersInterfaceOrientationLocked`` counts; nil, the default, for this controller's own.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    /// - Coverage: inert (a desktop window does not turn)
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        Log.once("setNeedsUpdateOfPrefersInterfaceOrientationLocked: a desktop window does not turn")
    }

    // MARK: Restoration

    /// Keeps the controller from one launch to the next; nil, the default, does not, nor anything in it. All
    /// controllers from the window's root down to this one need an identifier. Screens of one stack may share one.
    /// Storyboards set it.
    open var restorationIdentifier: String? {
        get { restoration.identifier }
        set { restoration.identifier = newValue }
    }
    /// Makes the controller again at the next launch. Nil, the default, asks the app's delegate, then uses the
    /// controller that is in its place by then, then the scene of its storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { restoration.maker }
        set { restoration.maker = newValue }
    }
    /// Put what the controller has to come back with into the coder: values of property lists, `NSCoding` objects, and
    /// references to controllers and views that have identifiers. Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Take it out again. All controllers are made by then, and are in UIKit's containers; views need not be loaded.
    /// Overrides call super.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Everything was restored, also in all other controllers.
    open func applicationFinishedRestoringState() {}

    // MARK: Bars

    /// Sets the scroll view that decides about the appearance of bars at an edge; nil finds it again, see
    /// ``contentScrollView(for:)``.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        chrome.setContentScrollView(scrollView, for: edge)
        navigationController?.contentScrollViewChanged(of: self)
    }
    /// Sets the scroll view that decides about the appearance of bars at every edge.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// The scroll view that decides about the appearance of bars at `edge`: the one that was set, else the first on the
    /// chain of first subviews.
    ///
    /// Documented: `edge` is exactly one edge. Several edges, or none, are a programming error, which stops the
    /// program.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        checkSingle(edge)
        return findContentScrollView(for: edge)
    }

    // MARK: Traits

    /// Never called: a desktop window does not turn. Deprecated on iOS: override ``viewWillTransition(to:with:)``.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Never called: a desktop window does not turn. Deprecated on iOS: override ``viewWillTransition(to:with:)``.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Never called: a desktop window does not turn. Deprecated on iOS: override ``viewWillTransition(to:with:)``.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The traits of the view, or of the parent while the view is not loaded.
    open var traitCollection: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        return fromParent { $0.traitCollection } ?? .current
    }
    /// Called when the traits of the controller's view have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        exchanged(.controllerTraitsDidChange)?.run(previousTraitCollection)
    }
    /// Light or dark for the view and everything in it; `.unspecified`, the default, is that of the surroundings.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { chrome.overrides.style }
        set {
            chrome.overrides.style = newValue
            viewIfLoaded?.traitsMayHaveChanged()
        }
    }
    /// Called before the view changes its size with the window. Overrides call super, which calls it for children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        if let exchanged = exchanged(.viewWillTransition) { return exchanged.call(size, coordinator) }
        forwardTransition(to: size, coordinator)
    }
    /// Called before size classes, idiom or scale change with the window, and before ``viewWillTransition(to:with:)``.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        CallStack.withRoom { for child in children { child.willTransition(to: newCollection, with: coordinator) } }
    }
    /// The coordinator of the transition that the controller is part of, or else its parent; nil without one.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        appearance.coordinators.first ?? fromParent { $0.transitionCoordinator }
    }
    /// Called when the view needs its constraints. Override to set them, and call super at the end.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called when the screen's editing begins or ends, also by ``editButtonItem``. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        chrome.isEditing = editing
        updateEditButton()
    }
    /// "Edit", and "Done" while the screen is edited; a tap changes between the two through
    /// ``setEditing(_:animated:)``.
    open var editButtonItem: UIBarButtonItem { ownEditButton() }
    /// Whether the screen is in editing mode. False by default. Setting it is ``setEditing(_:animated:)`` without
    /// animation.
    open var isEditing: Bool {
        get { chrome.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// For UIKit's own containers: whether `show` and `showDetailViewController` end here.
    var takesShow: Bool { false }
    var takesShowDetail: Bool { false }
    /// Whether the controller is presented inside its screen's own place, not over the window.
    var presentsInPlace: Bool { false }
    /// The style that the controller is presented in.
    var ownPresentationStyle: UIModalPresentationStyle { modalPresentationStyle }
    /// Goes from its place inside a screen.
    func leavePlace(animated: Bool, completion: (() -> Void)?) {}
    /// What the bars around the controller cover of its view.
    var containerInsets: UIEdgeInsets { family.parent?.barInsets(for: self) ?? .zero }
    /// For UIKit's own containers: whose bar lies at the bottom of this child's view.
    func bottomBarHost(for child: UIViewController) -> (any BottomBarHost)? {
        fromParent { $0.bottomBarHost(for: self) }
    }
    /// For UIKit's own containers: a stack that is their child holds other screens.
    func stackChanged(in child: UIViewController) {}
    /// A bar that this controller owns covers content, or ends content, from now on.
    func barTranslucencyChanged() {}
    /// For UIKit's own containers: what their bars cover of a child's view.
    func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }
    /// Hands an appearance call on to children that are seen; containers that order the calls themselves override it.
    func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        CallStack.withRoom { for child in shownChildren { child.beginAppearance(appears, animated) } }
    }
    func forwardAppearanceEnd() {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        CallStack.withRoom { for child in shownChildren { child.endAppearance() } }
    }
}

/// The form of a presentation. `automatic` is a page sheet; `none` is only for delegates that keep a presentation as it
/// is.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover,
        none = -1, automatic = -2
}
/// The animation of a presentation. `partialCurl` cross-fades here.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl }
/// How the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }
/// Whether the status bar's text is dark, light, or as the interface style asks for.
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }

extension UIViewController: UIAppearanceContainer {}
