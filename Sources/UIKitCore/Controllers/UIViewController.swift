import CoreGraphics
public import Foundation
import QuartzCore

/// One screen, or a part of one: it loads a view, hears when the view comes and goes, and holds other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    final var loading = ViewLoadingState()
    final var family = ControllerFamily()
    final var appearance = AppearanceState()
    final var presentation = PresentationState()
    final var chrome = ControllerChrome()
    final var restoration = RestorationState()

    /// - Parameters:
    ///   - nibNameOrNil: the nib to load the view from, without `.xib`. Nil is one that has the name of the class, with or without
    ///     `Controller` at its end, where there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        loading.nibName = nibNameOrNil
        loading.nibBundle = nibBundleOrNil
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        coder.fill(self, as: UIViewController.self)
    }

    // MARK: View

    /// The controller's view, loaded when first asked for.
    open var view: UIView! {
        get { loadedView() }
        set { setView(newValue) }
    }
    open var viewIfLoaded: UIView? { loading.view }
    open var isViewLoaded: Bool { loading.view != nil }
    open func loadViewIfNeeded() { _ = loadedView() }
    /// Makes the view: of the storyboard's scene, or of a nib, else an empty one. Override to make your own; do not call super then.
    open func loadView() { view = interfaceView() ?? UIView(frame: loading.initialFrame) }
    /// Called once, when the view has been made.
    open func viewDidLoad() {}
    /// As the initializer was given them.
    open var nibName: String? { loading.nibName }
    open var nibBundle: Bundle? { loading.nibBundle }
    /// The storyboard that the controller was made of.
    open var storyboard: UIStoryboard? { loading.storyboard }
    /// Memory is short: let go of what can be made again. Called for controllers in the windows' hierarchies and for what they present.
    open func didReceiveMemoryWarning() {}
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            chrome.item?.title = title
            chrome.tabItem?.title = title
            valuesChanged()
        }
    }

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    /// Between the two: the view is in the window, with its size and traits, and animations run.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
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
    /// True while the view appears because the controller was presented, or disappears because it was dismissed.
    open var isBeingPresented: Bool { appearance.reason == .presented }
    open var isBeingDismissed: Bool { appearance.reason == .dismissed }
    open var isMovingToParent: Bool { appearance.reason == .joined }
    open var isMovingFromParent: Bool { appearance.reason == .left }
    /// Whether children's appearance calls come by themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// For containers: tells a child that its view starts to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated) }
    open func endAppearanceTransition() { endAppearance() }

    // MARK: Containment

    open var parent: UIViewController? { family.parent }
    open var children: [UIViewController] { family.children }
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.setParentOverrides(collection)
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.family.parentOverrides : nil
    }
    override open var next: UIResponder? { nextResponder }
    /// Those that were added. Overrides that want these too add theirs to super's.
    override open var keyCommands: [UIKeyCommand]? { chrome.keyCommands.isEmpty ? nil : chrome.keyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { chrome.keyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { keeping(chrome.keyCommands) { chrome.keyCommands.removeAll { $0 === keyCommand } } }

    /// Swaps the views of two children: adds the new one beside the old, runs `animations`, takes the old one away.
    ///
    /// The children's appearance calls come with it. Stops when either is no child of this controller.
    /// - Parameters:
    ///   - duration: seconds.
    ///   - options: the pace, and `.transitionCrossDissolve` or a flip.
    ///   - completion: false when a view left before the end.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swapChildren(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Presentation

    /// What this controller, or one that it is in, presents: from the call of `present` until the motion of the dismissal has ended.
    ///
    /// Still set while a dismissal is animated (``isBeingDismissed`` of the presented controller says so then) and nil in its
    /// `viewDidDisappear` and in the completion. Measured: `presentedViewController` is set after `dismiss` has returned. Chosen: not so for a
    /// dismissal without animation, which is complete when the call returns.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? presentation.leaving ?? parent?.presentedViewController
    }
    /// What presents this controller, or one that it is in, as long as that has this as its ``presentedViewController``.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? presentation.left ?? parent?.presentingViewController
    }
    /// How this controller is presented. `.automatic` is a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if modalPresentationStyle != oldValue { presentationStyleChanged() } }
    }
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Keeps people from sending the presentation away by a pull or a tap beside it.
    open var isModalInPresentation = false
    /// What looks after the presentation that this controller is in; made for the style when it is first asked for, so that it may be
    /// set up before. A new one for each presentation. Nil for `.custom` until the presentation begins.
    open var presentationController: UIPresentationController? { nearestPresentation }
    /// The same where the style is a sheet's.
    open var sheetPresentationController: UISheetPresentationController? { presentationController as? UISheetPresentationController }
    /// The same where the style is `.popover`, and for an alert of the style `.actionSheet`.
    open var popoverPresentationController: UIPopoverPresentationController? { presentationController as? UIPopoverPresentationController }
    /// Supplies the objects that move this controller's presentation and dismissal.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Presentations of the styles `.currentContext` and `.overCurrentContext` from inside cover this controller's view, not the window.
    open var definesPresentationContext = false
    /// Whether such presentations come as this controller's `modalTransitionStyle` says.
    open var providesPresentationContextTransitionStyle = false
    /// Kept and answered. - Coverage: inert (a desktop window has no status bar)
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether a keyboard on the screen stays when a controller comes that edits nothing. Documented: true for form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// How this controller comes when it is pushed or presented, and goes; nil is UIKit's motion. A delegate's animator goes first.
    open var preferredTransition: UIViewController.Transition? { didSet { keeping(oldValue) {} } }
    /// The size that suits the content best, for popovers, form sheets and containers. Points; zero for no wish.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
    }
    // UIContentContainer. Overrides call super.
    /// A child wants another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A child's constraints want another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size that a child gets where this controller's view has `parentSize`: the same, unless overridden.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    /// Shows another controller over this one. A controller that presents already stops with a log line, as UIKit does.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        viewControllerToPresent.leaveScheduledStack()
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Takes away what this controller presents; without anything presented, this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { startDismissing(animated: flag, completion: completion) }
    open func show(_ vc: UIViewController, sender: Any?) { showByTarget(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailByTarget(vc, sender: sender) }
    /// The nearest controller, this one or one above, that has something of its own to do for `action`: for `show` and
    /// `showDetailViewController` a container, for other actions one whose class the selector's method belongs to.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { target(of: action) }
    /// Puts the secondary of a split view that collapses on top of this controller. Navigation controllers take its pages onto their
    /// stack; others do nothing.
    open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {}
    /// Gives the secondary of a split view that expands back; nil where there is none.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }
    /// Posted by a split view controller that collapsed or expanded: what `showDetailViewController` finds may have changed.
    public static let showDetailTargetDidChangeNotification = NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")

    // MARK: Navigation

    /// What a navigation bar shows for this controller.
    open var navigationItem: UINavigationItem { ownNavigationItem() }
    open var toolbarItems: [UIBarButtonItem]? {
        get { chrome.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        keeping(chrome.toolbarItems) { chrome.toolbarItems = toolbarItems }
        placeSearchAmongToolbarItems()
        navigationController?.toolbarItemsChanged(of: self, animated: animated)
    }
    /// Whether a tab bar goes away with the push of this controller. It stays away until the controller is popped. Set it before.
    open var hidesBottomBarWhenPushed = false
    /// What the bar of a tab bar controller shows for this controller; made when first asked for, with the controller's title.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set { setTabBarItem(newValue) }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }
    /// Added to what bars and the display cover, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet {
            additionalSafeAreaInsets = additionalSafeAreaInsets.finite(or: oldValue, "UIViewController.additionalSafeAreaInsets")
            if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() }
        }
    }
    open func viewSafeAreaInsetsDidChange() {}
    /// The least margins of the controller's view at its sides. Folklore: 16 points in a narrow window, 20 in a wide one.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { ownMinimumMargins }
    /// Whether the view's margins are never less than those.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsChanged() } }
    }
    open func viewLayoutMarginsDidChange() {}
    /// Deprecated in favour of a scroll view's `contentInsetAdjustmentBehavior`: whether the scroll view at the top of a stack's screen keeps
    /// clear of bars also where its content does not scroll.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { contentScrollView(for: .top)?.updateAdjustedInset() } }
    }
    /// Deprecated in favour of `safeAreaLayoutGuide`: what bars cover at the top, and at the bottom.
    open var topLayoutGuide: any UILayoutSupport { ownTopSupport }
    open var bottomLayoutGuide: any UILayoutSupport { ownBottomSupport }

    // MARK: Segues

    /// Performs a segue that starts in the controller's scene, without asking ``shouldPerformSegue(withIdentifier:sender:)``. Stops where the scene
    /// has none with this identifier.
    /// - Parameter sender: handed on to ``prepare(for:sender:)``.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { startSegue(identifier, sender) }
    /// Asked before a segue that the user triggers, and before a scene is embedded; false leaves everything as it is.
    /// - Parameter identifier: empty for a segue without one.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// The destination is made, and its view is not loaded: hand it what it is to show.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether an unwind segue may end here: by default, whether the controller has the action, as its ``UIResponder/interfaceMembers`` lists it.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }
    /// Deprecated in favour of the one above, which asks it.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        hasUnwindAction(action)
    }
    /// The children that are searched for the end of an unwind segue, first one first: by default all but the one that the source is in.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { childrenToUnwind(source) }
    /// The child that the source of an unwind segue is, or is in; nil for none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(holding: source.source) }
    /// For containers: shows the child that an unwind segue goes to, or goes through. Presentations on the way are dismissed by UIKit.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: The display around
    // A desktop window has no status bar or home indicator and does not turn. Answers are real: containers hand them on, an app and
    // tests may ask. Nothing shows them.

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child whose answer counts instead; nil for this controller's own.
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    /// - Coverage: inert (a desktop window has no status bar)
    open func setNeedsStatusBarAppearanceUpdate() { Log.once("setNeedsStatusBarAppearanceUpdate: a desktop window has no status bar") }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// - Coverage: inert (a desktop window has no home indicator)
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { Log.once("setNeedsUpdateOfHomeIndicatorAutoHidden: a desktop window has no home indicator") }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// - Coverage: inert (the desktop's gestures are not an app's to defer)
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        Log.once("setNeedsUpdateOfScreenEdgesDeferringSystemGestures: the desktop's gestures are not an app's to defer")
    }
    /// Ways in which the interface may stand. A desktop window does not turn: containers and apps may ask, nothing else does.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultInterfaceOrientations }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Deprecated in favour of ``supportedInterfaceOrientations``.
    open var shouldAutorotate: Bool { true }
    /// - Coverage: inert (a desktop window does not turn)
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        Log.once("setNeedsUpdateOfSupportedInterfaceOrientations: a desktop window does not turn")
    }
    /// Deprecated. - Coverage: inert (a desktop window does not turn)
    open class func attemptRotationToDeviceOrientation() { Log.once("attemptRotationToDeviceOrientation: a desktop window does not turn") }
    open var prefersInterfaceOrientationLocked: Bool { false }
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    /// - Coverage: inert (a desktop window does not turn)
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        Log.once("setNeedsUpdateOfPrefersInterfaceOrientationLocked: a desktop window does not turn")
    }

    // MARK: Restoration

    /// Keeps the controller from one launch to the next; nil, the default, does not, nor anything in it. All controllers from the window's
    /// root down to this one need an identifier. Screens of one stack may share one. Storyboards set it.
    open var restorationIdentifier: String? {
        get { restoration.identifier }
        set { restoration.identifier = newValue }
    }
    /// Makes the controller again at the next launch. Nil asks the app's delegate, then takes the controller that stands in its place by then,
    /// then the scene of its storyboard.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { restoration.maker }
        set { restoration.maker = newValue }
    }
    /// Put what the controller has to come back with into the coder: values of property lists, `NSCoding` objects, and references to
    /// controllers and views that have identifiers. Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Take it out again. All controllers are made by then, and stand in UIKit's containers; views need not be loaded. Overrides call super.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Everything was restored, also in all other controllers.
    open func applicationFinishedRestoringState() {}

    // MARK: Bars

    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        chrome.setContentScrollView(scrollView, for: edge)
        navigationController?.contentScrollViewChanged(of: self)
    }
    /// The same for every edge.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// The scroll view that bars at `edge` follow: the one set, or the first on the chain of first subviews.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { findContentScrollView(for: edge) }

    // MARK: Traits

    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { chrome.overrides.style }
        set {
            chrome.overrides.style = newValue
            viewIfLoaded?.traitsMayHaveChanged()
        }
    }
    /// Called before the view takes another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
    }
    /// Called before size classes, idiom or scale change with the window, and before ``viewWillTransition(to:with:)``.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }
    /// The transition under way; asks the parent when this controller has none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        appearance.coordinators.first ?? parent?.transitionCoordinator
    }
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Told when the screen's editing begins or ends, also by ``editButtonItem``. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        chrome.isEditing = editing
        showEditing()
    }
    /// "Edit", and "Done" while the screen is edited; a tap changes between the two through ``setEditing(_:animated:)``.
    open var editButtonItem: UIBarButtonItem { ownEditButton() }
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
    func bottomBarHost(for child: UIViewController) -> (any BottomBarHost)? { parent?.bottomBarHost(for: self) }
    /// For UIKit's own containers: a stack that is their child holds other screens.
    func stackChanged(in child: UIViewController) {}
    /// For UIKit's own containers: what their bars cover of a child's view.
    func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }
    /// Hands an appearance call on to children that are seen; containers that order the calls themselves override it.
    func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.beginAppearance(appears, animated) }
    }
    func forwardAppearanceEnd() {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.endAppearance() }
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none = -1, automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }
