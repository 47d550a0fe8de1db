import CallStack
import ChromeLayout
import CoreGraphics
import Diagnostics
public import Foundation
public import ObjectiveCRuntime
import QuartzCore

/// An object that manages one screen or a part of a screen: it loads a view, is notified when the view appears and
/// disappears, and may contain other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    final var loading = ViewLoadingState()
    /// Used on the main thread, except in `deinit`, which may run on another thread.
    final nonisolated(unsafe) var family = ControllerFamily()
    final var appearance = AppearanceState()
    final var presentation = PresentationState()
    final var chrome = ControllerChrome()
    final var parts = StoredParts()
    final var originStoryboard: UIStoryboard?
    /// The running transitions of the controller in the order in which they began. A push may run while the whole stack
    /// is presented.
    final var coordinators: [any UIViewControllerTransitionCoordinator] = []

    /// - Parameters:
    ///   - nibNameOrNil: the name of the nib that contains the view, without `.xib`. Nil searches a nib with the name
    ///     of the class, with or without the suffix `Controller`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        loading.nibName = nibNameOrNil
        loading.nibBundle = nibBundleOrNil
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    deinit { releaseChildren() }

    /// Creates a controller from an element of a storyboard, whose attributes are set when the initializer returns.
    /// Other archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
        coder.fill(self, as: UIViewController.self)
    }

    /// Does nothing: state restoration saves controllers between launches.
    /// - Coverage: inert (a controller is not archived)
    open func encode(with coder: NSCoder) {
        Log.once("UIViewController.encode(with:) writes nothing: use state restoration to store a controller")
    }

    /// The nearest navigation controller above this controller, or nil.
    open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }
    /// The nearest tab bar controller above this controller, or nil.
    open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
    /// The nearest split view controller above this controller, or nil.
    open var splitViewController: UISplitViewController? {
        nearestAncestor { (($0 as? any ContainerPart)?.container ?? $0) as? UISplitViewController }
    }

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
    /// Creates the view: from the storyboard's scene, from a nib, or else an empty view. An override sets ``view`` to
    /// its own view and does not call super.
    open func loadView() { view = higher.interfaceView() ?? makePlainView() }
    /// Creates the view of a controller without a storyboard and a nib.
    func makePlainView() -> UIView { UIView(frame: loading.initialFrame) }
    /// Called once, after the view was loaded. The view is not in a window yet. Overrides call super.
    open func viewDidLoad() { exchanged(.viewDidLoad)?.run() }
    /// The name of the nib from the initializer. The default is nil.
    open var nibName: String? { loading.nibName }
    /// The bundle from the initializer. Nil, the default, is the main bundle.
    open var nibBundle: Bundle? { loading.nibBundle }
    /// The storyboard that created the controller; nil for a controller created in code.
    open var storyboard: UIStoryboard? { originStoryboard }
    /// Called when memory is low. Release objects that can be created again. Called for the controllers in the windows'
    /// hierarchies and their presented controllers. Overrides call super.
    open func didReceiveMemoryWarning() { exchanged(.didReceiveMemoryWarning)?.run() }
    /// The title of the screen. The default is nil. Setting it sets the title of the ``navigationItem`` and of the
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

    /// Called before the view is added to the window, or becomes visible again. Sizes and traits may not be final.
    /// Overrides call super.
    open func viewWillAppear(_ animated: Bool) { exchanged(.viewWillAppear)?.run(animated) }
    /// Called once between `viewWillAppear` and `viewDidAppear`. The view is in the window and has its size and traits,
    /// and animations are running. Overrides call super.
    open func viewIsAppearing(_ animated: Bool) { exchanged(.viewIsAppearing)?.run(animated) }
    /// Called when the view is visible and the animation has ended. Overrides call super.
    open func viewDidAppear(_ animated: Bool) { exchanged(.viewDidAppear)?.run(animated) }
    /// Called before the view is removed from the window, or covered by another full screen. A cancelled transition
    /// calls `viewWillAppear` next. Overrides call super.
    open func viewWillDisappear(_ animated: Bool) { exchanged(.viewWillDisappear)?.run(animated) }
    /// Called when the view was removed or covered, and the animation has ended. Overrides call super.
    open func viewDidDisappear(_ animated: Bool) { exchanged(.viewDidDisappear)?.run(animated) }
    /// Called before the view lays out its subviews. Its own bounds are final.
    open func viewWillLayoutSubviews() { exchanged(.viewWillLayoutSubviews)?.run() }
    /// Called when the view has laid out its subviews. The subviews of the subviews may not be laid out yet.
    open func viewDidLayoutSubviews() { exchanged(.viewDidLayoutSubviews)?.run() }
    /// Requests a call of ``updateProperties()`` before the next layout.
    open func setNeedsUpdateProperties() {
        loading.needsProperties = true
        viewIfLoaded?.setNeedsLayout()
    }
    /// Updates the content of views, before layout and independent of it. Overrides call super.
    open func updateProperties() {}
    /// Performs a pending update immediately.
    open func updatePropertiesIfNeeded() {
        updateContentUnavailableIfNeeded()
        guard loading.needsProperties else { return }
        loading.needsProperties = false
        updateProperties()
    }
    /// The content of a view above the controller's view, for a screen without content; nil, the default, shows no
    /// such view.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { self[ContentUnavailable.self].configuration }
        set { setContentUnavailable(newValue) }
    }
    /// The state for which ``contentUnavailableConfiguration`` is updated. Overrides add values to the state of super.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }
    /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout. Several requests
    /// result in one call.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestContentUnavailableUpdate() }
    /// Called before the first layout, and after requests. Overrides set ``contentUnavailableConfiguration``. Does
    /// nothing by default.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Whether an appearance callback is part of the presentation of this controller or an ancestor.
    open var isBeingPresented: Bool { appearance.reason == .presented }
    /// Whether an appearance callback is part of the dismissal of this controller or an ancestor.
    open var isBeingDismissed: Bool { appearance.reason == .dismissed }
    /// Whether an appearance callback is the result of adding the controller to a parent.
    open var isMovingToParent: Bool { appearance.reason == .joined }
    /// Whether an appearance callback is the result of removing the controller from its parent.
    open var isMovingFromParent: Bool { appearance.reason == .left }
    /// Whether children receive appearance callbacks with this controller. The default is true. A container that
    /// returns false calls ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Begins the appearance or disappearance of a child. Containers call the method. The child receives its `will`
    /// call.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
    /// Ends the transition of ``beginAppearanceTransition(_:animated:)``. Containers call the method. The child
    /// receives its `did` call.
    open func endAppearanceTransition() { endAppearance() }

    // MARK: Containment

    /// The container of this controller. The default is nil.
    open var parent: UIViewController? { family.parent }
    /// The children of this controller, in the order of insertion.
    open var children: [UIViewController] { family.children }
    /// Adds a child, and removes it from its former parent. Containers call the method. The child receives
    /// `willMove(toParent:)`. The container then adds the view, and calls ``didMove(toParent:)``.
    open func addChild(_ childController: UIViewController) { attachChild(childController) }
    /// Removes the controller from its parent. Containers first call `willMove(toParent: nil)` and remove the view. The
    /// method calls `didMove(toParent: nil)`.
    open func removeFromParent() { leaveParent() }
    /// Called before the controller is added to a parent, or removed from its parent (nil). The default implementation
    /// does nothing.
    open func willMove(toParent parent: UIViewController?) { exchanged(.willMoveToParent)?.run(parent) }
    /// Called after the controller was added to a parent, or removed from its parent (nil). The default implementation
    /// does nothing.
    open func didMove(toParent parent: UIViewController?) { exchanged(.didMoveToParent)?.run(parent) }
    /// Sets traits of a child, which replace its inherited traits; nil removes them.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.setParentOverrides(collection)
    }
    /// Returns the traits that were set for a child, or nil.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.family.parentOverrides : nil
    }
    override open var next: UIResponder? { nextResponder }
    /// The commands that were added, or nil. An override adds its commands to the result of super.
    override open var keyCommands: [UIKeyCommand]? { chrome.keyCommands.isEmpty ? nil : chrome.keyCommands }
    /// Adds a command that is available while the controller is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { chrome.keyCommands.append(keyCommand) }
    /// Removes a command that was added. Ignores other commands.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        keeping(chrome.keyCommands) { chrome.keyCommands.removeAll { $0 === keyCommand } }
    }

    /// Replaces the view of a child by the view of another child, with `animations`. Containers call the method. The
    /// two children receive their appearance callbacks. A controller that is not a child stops the program.
    /// - Parameters:
    ///   - duration: the duration in seconds.
    ///   - options: the timing curve, and `.transitionCrossDissolve` or a flip.
    ///   - completion: called with false if a view was removed before the end.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        higher.swapChildren(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Presentation

    /// The controller that this controller or an ancestor presents: from the call of `present` until the end of the
    /// dismissal's animation.
    ///
    /// The property is still set while a dismissal is animated (``isBeingDismissed`` of the presented controller is
    /// then true). It is nil in the presented controller's `viewDidDisappear` and in the completion.
    /// Measured (timing/dismiss): `presentedViewController` is set after `dismiss` has returned.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? presentation.leaving ?? fromParent { $0.presentedViewController }
    }
    /// The controller that presents this controller or an ancestor, as long as the presented controller is its
    /// ``presentedViewController``.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? presentation.left ?? fromParent { $0.presentingViewController }
    }
    /// The presentation style of this controller. `.automatic` is a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if modalPresentationStyle != oldValue { higher.presentationStyleChanged() } }
    }
    /// The animation of this controller's presentation. The default is `.coverVertical`.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether the user cannot dismiss the presentation by a swipe or a tap outside. The default is false.
    open var isModalInPresentation = false
    /// The object that manages the presentation of this controller or an ancestor. It is created for the
    /// ``modalPresentationStyle`` on first use, so an app can configure it before `present`. Each presentation has a
    /// new one. For `.custom`, it is nil until the presentation begins.
    open var presentationController: UIPresentationController? { higher.nearestPresentation }
    /// The ``presentationController`` of a sheet's style; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// The ``presentationController`` of the style `.popover`, or of an alert of the style `.actionSheet`; nil
    /// otherwise.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// The delegate that provides the animators of this controller's presentation and dismissal. A weak reference; nil
    /// by default.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether presentations with the styles `.currentContext` and `.overCurrentContext` from inside this controller
    /// cover its view instead of the window. The default is false.
    open var definesPresentationContext = false
    /// Whether such presentations use this controller's ``modalTransitionStyle`` instead of the presented controller's.
    /// The default is false.
    open var providesPresentationContextTransitionStyle = false
    /// Kept and answered. - Coverage: inert (a desktop window has no status bar)
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether the keyboard remains visible when a controller without text input is presented.
    /// Documented: UIViewController.disablesAutomaticKeyboardDismissal; true for form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The animation of a push or presentation of this controller, and of the pop or dismissal. Nil, the default, is
    /// UIKit's animation. A delegate's animator takes precedence.
    open var preferredTransition: UIViewController.Transition? { didSet { keeping(oldValue) {} } }
    /// The preferred size of the content for popovers, form sheets and containers, in points. The default is zero,
    /// which means no preference.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
    }
    // UIContentContainer. Overrides call super.
    /// Called when the preferred size of a child changed. The default implementation does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when the size of a child's constraints may have changed. The default implementation does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child if this controller's view has the size `parentSize`. Containers override the method.
    /// The default implementation returns `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Presents a controller over this controller. If this controller already presents, the call is logged and has no
    /// effect.
    /// - Parameter completion: called after the animation and `viewDidAppear`.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        if let exchanged = exchanged(.present) { return exchanged.call(viewControllerToPresent, flag, completion) }
        higher.startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Dismisses the controller that this controller presents, or else this controller itself.
    /// - Parameter completion: called after the animation and `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let exchanged = exchanged(.dismiss) { return exchanged.call(flag, completion) }
        higher.startDismissing(animated: flag, completion: completion)
    }
    /// Shows a controller in the nearest container: a navigation controller pushes it, a split view controller shows it
    /// in a column. Without a container, the controller is presented.
    open func show(_ vc: UIViewController, sender: Any?) { showByTarget(vc, sender: sender) }
    /// Shows a controller as the detail of the nearest container: a split view controller shows it as the secondary
    /// controller. Without a container, the controller is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailByTarget(vc, sender: sender) }
    /// Returns this controller or the nearest ancestor that handles `action`. For `show` and
    /// `showDetailViewController`, the result is a container. For other actions, the result is a controller whose class
    /// has the selector's method.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { target(of: action) }
    /// Called when a split view controller collapses, to add its secondary controller to this controller. A navigation
    /// controller pushes the secondary's pages; other controllers do nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Called when a split view controller expands. Returns its secondary controller, or nil.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Posted when a split view controller collapsed or expanded: the target of `showDetailViewController` may have
    /// changed.
    public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    // MARK: Navigation

    /// The content of a navigation bar while this controller is on top of a stack. It is created on first use, with the
    /// controller's ``title``.
    open var navigationItem: UINavigationItem { ownNavigationItem() }
    /// The items of a navigation controller's toolbar while this controller is on top. The default is nil.
    open var toolbarItems: [UIBarButtonItem]? {
        get { chrome.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Replaces the toolbar items. If animated, remaining items move and the others fade.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        keeping(chrome.toolbarItems) { chrome.toolbarItems = toolbarItems }
        updateSearchAmongToolbarItems()
        stack?.toolbarItemsChanged(of: self, animated: animated)
    }
    /// Whether the push of this controller hides the tab bar until the pop. The default is false. Set it before the
    /// push.
    open var hidesBottomBarWhenPushed = false
    /// The tab of this controller in a tab bar. It is created on first use, with the controller's ``title``.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { setTabBarItem(newValue) }
    }
    /// The edges at which the view extends below bars. The default is `.all`.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Whether the view also extends below opaque bars. The default is false.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Insets in addition to the insets of bars and the display, in points. The default is zero. Values that are not
    /// finite are ignored and logged.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet {
            additionalSafeAreaInsets = additionalSafeAreaInsets.finite(
                or: oldValue, "UIViewController.additionalSafeAreaInsets")
            if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() }
        }
    }
    /// Called when the safe area of the view has changed. The default implementation does nothing.
    open func viewSafeAreaInsetsDidChange() {}
    /// The minimum side margins of the controller's view. Measured (screens/margin): 16 points below a width of 414, 20
    /// points otherwise, and 16 points beyond the safe area inset of a side.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { ownMinimumMargins }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. The default is true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsChanged() } }
    }
    /// Called when the layout margins of the view have changed. The default implementation does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Whether the scroll view at the top of a stack's screen avoids bars even if its content does not scroll.
    /// Deprecated in favor of a scroll view's `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet {
            if automaticallyAdjustsScrollViewInsets != oldValue { contentScrollView(for: .top)?.updateAdjustedInset() }
        }
    }
    /// The area that bars cover at the top. Deprecated in favor of `safeAreaLayoutGuide`.
    open var topLayoutGuide: any UILayoutSupport { ownTopSupport }
    /// The area that bars cover at the bottom. Deprecated in favor of `safeAreaLayoutGuide`.
    open var bottomLayoutGuide: any UILayoutSupport { ownBottomSupport }

    // MARK: Segues

    /// Performs a segue of the controller's scene, without calling ``shouldPerformSegue(withIdentifier:sender:)``. An
    /// unknown identifier stops the program.
    /// - Parameter sender: passed to ``prepare(for:sender:)``.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { higher.startSegue(identifier, sender) }
    /// Called before a segue that the user triggers, and before a scene is embedded. False cancels the segue. The
    /// default is true.
    /// - Parameter identifier: empty for a segue without an identifier.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called when the destination was created and its view is not loaded. Pass the data to the destination here. The
    /// default implementation does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether an unwind segue may end at this controller: by default, whether ``UIResponder/interfaceMembers`` lists
    /// the action.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
        -> Bool
    {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }
    /// Deprecated in favor of the method with `sender: Any?`, whose default calls it.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        higher.hasUnwindAction(action)
    }
    /// Returns the children in which the destination of an unwind segue is searched, in order. The default is all
    /// children except the child that contains the source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenToUnwind(source)
    }
    /// Returns the child that is or contains the source of an unwind segue, or nil.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        child(holding: source.source)
    }
    /// Shows the child on the path of an unwind segue. Containers override the method. The default implementation does
    /// nothing. UIKit dismisses the presentations on the path.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Returns the segue that unwinds to a child, or to the controller itself. Deprecated in favor of
    /// ``unwind(for:towards:)``.
    ///
    /// Documented (UIViewController.segueForUnwinding): a container may return its own segue. Chosen: UIKit calls the
    /// destination's container, or the destination if it has no container, unless the document specifies a class for
    /// the segue. Nil means the default unwinding.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { usualUnwinding(to: toViewController, from: fromViewController, identifier) }

    // MARK: The surrounding display
    // A desktop window has no status bar or home indicator and does not rotate. The values are real: containers pass
    // them on, and an app or a test may read them. They do not change the display.

    /// The preferred style of the status bar. The default is `.default`.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar should be hidden. The default is false.
    open var prefersStatusBarHidden: Bool { false }
    /// The preferred animation of the status bar. The default is `.fade`.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child whose ``preferredStatusBarStyle`` is used. Nil, the default, uses this controller's.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child whose ``prefersStatusBarHidden`` is used. Nil, the default, uses this controller's.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// - Coverage: inert (a desktop window has no status bar)
    open func setNeedsStatusBarAppearanceUpdate() {
        Log.once("setNeedsStatusBarAppearanceUpdate: a desktop window has no status bar")
    }
    /// Whether the home indicator should be hidden. The default is false.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child whose ``prefersHomeIndicatorAutoHidden`` is used. Nil, the default, uses this controller's.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// - Coverage: inert (a desktop window has no home indicator)
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        Log.once("setNeedsUpdateOfHomeIndicatorAutoHidden: a desktop window has no home indicator")
    }
    /// The edges at which system gestures should be deferred. The default is no edge.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child whose ``preferredScreenEdgesDeferringSystemGestures`` is used. Nil, the default, uses this
    /// controller's.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// - Coverage: inert (the desktop's gestures are not an app's to defer)
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        Log.once("setNeedsUpdateOfScreenEdgesDeferringSystemGestures: the desktop's gestures are not an app's to defer")
    }
    /// The supported orientations. A desktop window does not rotate, so the value has no effect. Containers return the
    /// value of their children.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultInterfaceOrientations }
    /// The preferred orientation of a presentation. The default is `.portrait`. A desktop window does not rotate, so
    /// the value has no effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Deprecated in favor of ``supportedInterfaceOrientations``.
    open var shouldAutorotate: Bool { true }
    /// - Coverage: inert (a desktop window does not turn)
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        Log.once("setNeedsUpdateOfSupportedInterfaceOrientations: a desktop window does not rotate")
    }
    /// Deprecated. - Coverage: inert (a desktop window does not turn)
    open class func attemptRotationToDeviceOrientation() {
        Log.once("attemptRotationToDeviceOrientation: a desktop window does not rotate")
    }
    /// Whether the orientation should be locked. The default is false. A desktop window does not rotate, so the value
    /// has no effect.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child whose ``prefersInterfaceOrientationLocked`` is used. Nil, the default, uses this controller's.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    /// - Coverage: inert (a desktop window does not turn)
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        Log.once("setNeedsUpdateOfPrefersInterfaceOrientationLocked: a desktop window does not rotate")
    }

    // MARK: Restoration

    /// Identifies the controller for state restoration. Nil, the default, excludes the controller and its content. All
    /// controllers from the window's root to this controller need an identifier. Screens of one stack may share an
    /// identifier. Storyboards set it.
    open var restorationIdentifier: String?
    /// The class that creates the controller at the next launch. Nil, the default, calls the app's delegate, then uses
    /// the existing controller in this position, then the scene of its storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Encodes the controller's state: property list values, `NSCoding` objects, and references to controllers and
    /// views with identifiers. Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes the controller's state. All controllers have been created and added to UIKit's containers; views may not
    /// be loaded. Overrides call super.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called when the state of all controllers was restored.
    open func applicationFinishedRestoringState() {}

    // MARK: Bars

    /// Sets the scroll view that determines the appearance of bars at an edge. Nil searches a scroll view again; see
    /// ``contentScrollView(for:)``.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        chrome.setContentScrollView(scrollView, for: edge)
        stack?.contentScrollViewChanged(of: self)
    }
    /// Sets the scroll view that determines the appearance of bars at every edge.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// Returns the scroll view that determines the appearance of bars at `edge`: the scroll view that was set, or else
    /// the first scroll view in the chain of first subviews.
    ///
    /// Documented: UIViewController.contentScrollView; `edge` is exactly one edge. Several edges, or none, stop the
    /// program.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        checkSingle(edge)
        return findContentScrollView(for: edge)
    }

    // MARK: Traits

    /// Never called: a desktop window does not rotate. Deprecated on iOS: override ``viewWillTransition(to:with:)``.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Never called: a desktop window does not rotate. Deprecated on iOS: override ``viewWillTransition(to:with:)``.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Never called: a desktop window does not rotate. Deprecated on iOS: override ``viewWillTransition(to:with:)``.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The traits of the view, or of the parent while the view is not loaded.
    open var traitCollection: UITraitCollection {
        if let view = viewIfLoaded { return view.traitCollection }
        return fromParent { $0.traitCollection } ?? .current
    }
    /// Called when the traits of the controller's view have changed. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        exchanged(.controllerTraitsDidChange)?.run(previousTraitCollection)
    }
    /// The interface style of the view and its content. `.unspecified`, the default, inherits the style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { chrome.overrides.style }
        set {
            chrome.overrides.style = newValue
            viewIfLoaded?.traitsMayHaveChanged()
        }
    }
    /// Called before the view's size changes with the window. Overrides call super, which calls the children's method.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        if let exchanged = exchanged(.viewWillTransition) { return exchanged.call(size, coordinator) }
        forwardTransition(to: size, coordinator)
    }
    final func forwardTransition(to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        CallStack.withRoom {
            for child in children {
                child.viewWillTransition(
                    to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
            }
        }
    }
    /// Called before size classes, idiom or scale change with the window, and before ``viewWillTransition(to:with:)``.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        CallStack.withRoom { for child in children { child.willTransition(to: newCollection, with: coordinator) } }
    }
    /// The coordinator of the controller's transition, or else of the parent's transition, or nil.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinators.first ?? fromParent { $0.transitionCoordinator }
    }
    /// Called when the view needs its constraints. An override updates them, and calls super at the end.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called when editing of the screen begins or ends, also by ``editButtonItem``. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        chrome.isEditing = editing
        updateEditButton()
    }
    /// An "Edit" button, which is "Done" while the screen is edited. A tap toggles editing with
    /// ``setEditing(_:animated:)``.
    open var editButtonItem: UIBarButtonItem { ownEditButton() }
    /// Whether the screen is in editing mode. The default is false. Setting it calls ``setEditing(_:animated:)``
    /// without animation.
    open var isEditing: Bool {
        get { chrome.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    // MARK: Focus

    /// The environments that are searched for the item of the first focus, in this order: the presented controller, the
    /// visible child of a container of UIKit, or the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { focusWork.firstEnvironments }
    /// The superview of the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { focusWork.environmentAbove }
    /// The container of the items in the controller's view.
    open var focusItemContainer: (any UIFocusItemContainer)? { focusWork.ownFocusContainer }
    /// The name of the group that contains the items of the controller; nil, the default, is the group of the
    /// superview. See ``UIView/focusGroupIdentifier``.
    open var focusGroupIdentifier: String?
    /// Requests a focus update for this controller in the next turn. Ignored unless the controller contains the focused
    /// item.
    open func setNeedsFocusUpdate() { focusWork.requestFocusUpdate() }
    /// Performs a requested focus update immediately.
    open func updateFocusIfNeeded() { focusWork.performFocusUpdate() }
    /// Returns whether the focus may move. Called if the controller contains the item that loses the focus or the item
    /// that gets the focus. True by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus moved, if the controller contains one of the items. Overrides call super.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Whether this container of UIKit handles `show` and `showDetailViewController`.
    var handlesShow: Bool { false }
    var handlesShowDetail: Bool { false }
    /// Whether the controller is presented in place, inside a screen, instead of over the window.
    var presentsInPlace: Bool { false }
    /// The style with which the controller is presented.
    var ownPresentationStyle: UIModalPresentationStyle { modalPresentationStyle }
    /// Dismisses a controller that is presented in place.
    func dismissInPlace(animated: Bool, completion: (() -> Void)?) {}
    /// The insets of the surrounding bars in the controller's view.
    var containerInsets: UIEdgeInsets { family.parent?.barInsets(for: self) ?? .zero }
    /// Returns the owner of the bar at the bottom of a child's view. UIKit's containers override the method.
    func bottomBarHost(for child: UIViewController) -> (any BottomBarHost)? {
        fromParent { $0.bottomBarHost(for: self) }
    }
    /// Called when the pages of a child stack changed. UIKit's containers override the method.
    func stackChanged(in child: UIViewController) {}
    /// Called when a bar of this controller became translucent or opaque.
    func barTranslucencyChanged() {}
    /// Returns the insets of this container's bars in a child's view. UIKit's containers override the method.
    func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }
    /// Moves a child to another container. Containers that order the calls of their children override the method.
    func handOver(_ child: UIViewController, to container: UIViewController) {
        abandon(child)
        container.join(child)
    }
    /// Completes a removal of a child that was requested in this turn and that waits for the layout.
    func completeRemoval(of child: UIViewController) {}
    /// Removes a child together with its calls, if this container orders the calls. Returns whether the container does.
    func removesInOrder(_ child: UIViewController) -> Bool { false }
    /// Whether the container shows the toolbar items of a child.
    var showsToolbar: Bool { false }
    /// Called when a child set its toolbar items.
    func toolbarItemsChanged(of child: UIViewController, animated: Bool) {}
    /// Called when a child set its content scroll view.
    func contentScrollViewChanged(of child: UIViewController) {}
    /// The child that takes precedence over the controller for keys.
    var childForKeys: UIViewController? { nil }
    /// The child whose content is below the bars of an outer container; nil for this controller.
    var childBelowBars: UIViewController? { nil }
    /// The edges at which the view continues below bars. UIKit's containers override the property.
    var pageEdges: PageEdges { ownPageEdges }
    /// Whether the displayed child hides the bar at the bottom of an outer container.
    var hidesOuterBottomBar: Bool { shownChildren.contains { $0.hidesOuterBottomBar } }
    /// Called when the insets of an outer container's bars have changed.
    func outerInsetsChanged() {}
    /// Whether the user can return to the first child.
    var canReturnToRoot: Bool { false }
    /// Returns to the first child with animation.
    func returnToRoot() {}
    /// Removes the pages that replace this controller in another stack: the controller itself, or the pages of a stack.
    func releasePages(from container: UIViewController?) -> [UIViewController] {
        container?.abandon(self)
        return [self]
    }
    /// Returns the pages of ``releasePages(from:)`` to this controller.
    func returnPages(_ pages: [UIViewController], to container: UIViewController) {
        if parent == nil { container.join(self) }
    }
    /// A presentation controller that covers the window, in the place of UIKit's usual controller.
    var coveringPresentation: UIPresentationController? { nil }
    /// The style of this controller's popover in compact width.
    var compactPopoverStyle: UIModalPresentationStyle { .pageSheet }
    /// The size of this controller in a popover, or nil for the preferred size.
    func popoverSize(in room: CGRect) -> CGSize? { nil }
    /// Performs the cancellation of this controller for a tap beside it. Returns whether the controller has one.
    func cancelByTap() -> Bool { false }
    /// Whether the container displays a child, or is about to.
    func displays(_ child: UIViewController) -> Bool { true }
    /// Forwards an appearance call to visible children. Containers that order the calls themselves override the method.
    func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        CallStack.withRoom { for child in shownChildren { child.beginAppearance(appears, animated) } }
    }
    func forwardAppearanceEnd() {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        CallStack.withRoom { for child in shownChildren { child.endAppearance() } }
    }
}

extension UIViewController: UIAppearanceContainer {}

/// The presentation of a controller, and the presentations by a controller.
@preconcurrency @MainActor
protocol PresentationWork: AnyObject {
    /// The presentation controller of this controller or of an ancestor, created for the style on first use.
    var nearestPresentation: UIPresentationController? { get }
    /// The presentation controller of this controller on screen, as a container.
    var presentationContainer: (any UIContentContainer)? { get }
    /// The controller that is presented inside this controller's own view, and whether the presentation covers the
    /// view.
    var presentedInside: (controller: UIViewController, covers: Bool)? { get }
    func presentationStyleChanged()
    func startPresenting(_ requested: UIViewController, animated: Bool, completion: (() -> Void)?)
    func startDismissing(animated: Bool, completion: (() -> Void)?)
}

/// The work of the focus of a controller, done by a higher folder.
@preconcurrency @MainActor
protocol ControllerFocusWork: FocusWork {
    var firstEnvironments: [any UIFocusEnvironment] { get }
}
