import CoreGraphics
public import Foundation
import QuartzCore

/// Displays one page of a row of pages that the user swipes through, or two pages where the spine is in the middle.
///
/// Pages slide. The page curl does not exist here: a controller made with `.pageCurl` slides too, with a line in the
/// log.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The direction in which pages follow each other.
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
    /// Where the spine of a book is; in the middle, two pages are displayed beside each other.
    public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }
    /// The side from which a page comes when the app sets it.
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
    /// How a page replaces another one. Both slide here.
    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
    /// The keys of the initializer's options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A number of points between two pages that slide.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// For the page curl, a ``SpineLocation``: in the middle, two pages show beside each other. Other places make
        /// no difference.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    var row = PageRow()

    /// A controller without a page: set the first one with ``setViewControllers(_:direction:animated:completion:)``
    /// before it is presented.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        if style == .pageCurl {
            Log.once("UIPageViewController(transitionStyle: .pageCurl): there is no page curl; pages slide")
        }
        let spacing = options?[.interPageSpacing]
        let spine = options?[.spineLocation]
        let number = (spine as? NSNumber)?.intValue ?? spine as? Int
        if style == .pageCurl {
            self.spine = spine as? SpineLocation ?? number.flatMap { SpineLocation(rawValue: $0) } ?? .min
        }
        row.spacing = max(
            0,
            (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? spacing as? CGFloat ?? (spacing as? Int).map {
                CGFloat($0)
            } ?? 0)
    }

    /// Documented: with a page curl, horizontally.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Called for an element of a storyboard, with its transition, direction and spine.
    public required init?(coder: NSCoder) {
        transitionStyle =
            coder.containsValue(forKey: "page.transition")
            ? TransitionStyle(rawValue: coder.integer("page.transition")) ?? .scroll : .scroll
        navigationOrientation = NavigationOrientation(rawValue: coder.integer("page.orientation")) ?? .horizontal
        super.init(coder: coder)
        if transitionStyle == .pageCurl {
            spine = SpineLocation(rawValue: coder.integer("page.spine")).flatMap { $0 == .none ? nil : $0 } ?? .min
        }
        let spacing = coder.containsValue(forKey: "page.spacing") ? coder.decodeDouble(forKey: "page.spacing") : 0
        if spacing.isFinite { row.spacing = CGFloat(max(0, spacing)) }
        coder.fill(self, as: UIPageViewController.self)
    }

    /// Gets the calls of the user's page turns. Nil by default, held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// What `delegate` was set to here. A subclass that overrides `delegate`, and sets another one here, is asked
    /// through this.
    weak var ownDelegate: (any UIPageViewControllerDelegate)?
    /// Provides the pages beside a page. Nil by default, held weakly; without one the user cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { neighborsChanged() } }
    }
    /// The style that was passed to the initializer. Pages slide with both.
    public let transitionStyle: TransitionStyle
    /// The direction that was passed to the initializer.
    public let navigationOrientation: NavigationOrientation
    /// The spine's location from the options of the initializer, `.min` without one; `.none` for the style `.scroll`.
    open var spineLocation: SpineLocation { spine }
    private var spine = SpineLocation.none
    /// Whether pages have a back. False by default. Backs are never displayed here: of a front and a back, the front
    /// is.
    open var isDoubleSided = false
    /// Pages that slide are moved by their scroll view, which is not shown here, as in UIKit.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// The current page, or both with the spine in the middle; while the user swipes, those from before.
    open var viewControllers: [UIViewController]? { pages(of: row.current) }
    /// Displays a page. Animated, it comes from after (`forward`) or before the current one.
    /// - Parameters:
    ///   - viewControllers: one page, or two with the spine in the middle. Of more the first ones are displayed, with a
    ///     line in the log unless the second is the back of a double-sided page.
    ///   - completion: called with true when the page is on screen, with false when another call came in between.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let given = viewControllers ?? []
        let room = spineLocation == .mid ? 2 : 1
        guard let page = rowPage(for: Array(given.prefix(room))) else {
            misuse("UIPageViewController.setViewControllers: \(self) was given no page; give it one")
        }
        if given.count > (isDoubleSided ? 2 : room) {
            Log.once(
                """
                UIPageViewController.setViewControllers: \(room) of \(given.count) pages show; two show where the \
                spine is in the middle
                """
            )
        }
        display(page, direction, animated, completion)
    }

    // MARK: As a controller

    /// The delegate's answer, else every orientation of the device.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        ownDelegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? defaultInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        ownDelegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
    }
    override open func loadView() { view = PageRowView(self) }
    override open var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        if !appears { settleAtOnce() }
        row.current?.beginAppearance(appears, animated)
    }
    override func forwardAppearanceEnd() { row.current?.endAppearance() }
}

/// Provides the pages beside a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before this one; nil at the first page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after this one; nil at the last page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots of the page control below horizontal pages. 0, the default, is no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The index of the dot of the page that the app set last. 0 by default.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Default: `0`.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Default: `0`.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Gets the calls of the user's page turns. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// The user begins to swipe to another page.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// The pages rest again.
    /// - Parameter completed: false where the old page came back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    /// Where a book's spine is after the interface turned. - Coverage: inert (never called: pages slide, and a window
    /// does not turn)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// The orientations of the whole interface, asked by the controller's `supportedInterfaceOrientations`. A desktop
    /// window does not turn, so the answer has no other effect.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    /// The orientation to be presented in, handed on as above.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Default: nothing is done.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Default: nothing is done.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
    /// Default: ``UIPageViewController/spineLocation`` stays as it is.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    /// Default: all orientations on a pad, all but upside down on a phone.
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    {
        pageViewController.defaultInterfaceOrientations
    }
    /// Default: `.portrait`.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
