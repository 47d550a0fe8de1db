import CoreGraphics
import Diagnostics
public import Foundation
import NavigationLogic
import QuartzCore

/// A controller that displays one page of a row of pages, or two pages with the spine in the middle. The user swipes
/// through the pages.
///
/// Pages slide. The page curl is not available: a controller with the style `.pageCurl` slides too, and logs a message.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The direction of the row of pages.
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
    /// The position of the spine of a book. With the spine in the middle, two pages are displayed beside each other.
    public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }
    /// The side from which a page appears when the app sets it.
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
    /// The animation between pages. Pages slide with both styles.
    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
    /// The keys of the initializer's options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The distance between two sliding pages in points, a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// A ``SpineLocation`` for the page curl. With the spine in the middle, two pages are displayed beside each
        /// other; other values have no effect.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    var row = PageRow()

    /// Creates a controller without a page. Set the first page with
    /// ``setViewControllers(_:direction:animated:completion:)`` before the controller is presented.
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

    /// Derived: with a page curl, horizontally; these are the values 0 of both enumerations.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates a controller for an element of a storyboard, with its transition style, direction and spine.
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

    /// Notified of the user's page turns. Nil by default, held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// The delegate set on this class. If a subclass overrides `delegate` and sets another delegate here, that one is
    /// called through this property.
    weak var ownDelegate: (any UIPageViewControllerDelegate)?
    /// Provides the pages before and after a page. Nil by default, held weakly; without a data source the user cannot
    /// turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { request(.sourceChanged) } }
    }
    /// The style that was passed to the initializer. Pages slide with both.
    public let transitionStyle: TransitionStyle
    /// The direction that was passed to the initializer.
    public let navigationOrientation: NavigationOrientation
    /// The spine's location from the options of the initializer, `.min` without the option; `.none` for the style
    /// `.scroll`.
    open var spineLocation: SpineLocation { spine }
    private var spine = SpineLocation.none
    /// Whether pages have a back. False by default. Backs are never displayed: of a front and a back, only the front is
    /// displayed.
    open var isDoubleSided = false
    /// Always empty, as in UIKit for the scroll style: sliding pages are moved by an internal scroll view.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// The current page, or both pages with the spine in the middle; during a swipe, the previous pages.
    open var viewControllers: [UIViewController]? { pages(of: row.current) }
    /// Displays a page. Animated, the page appears from after (`forward`) or before the current page.
    /// - Parameters:
    ///   - viewControllers: one page, or two with the spine in the middle. Of more pages the first ones are displayed,
    ///     and a message is logged unless the second is the back of a double-sided page.
    ///   - completion: called with true when the page is on screen, or with false if another call interrupted the
    ///     animation.
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

    /// The orientations from the delegate, otherwise all orientations of the device.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        ownDelegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? defaultInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        ownDelegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
    }
    override open func loadView() { view = PageRowView(self) }
    override open var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        if !appears { request(.willDisappear) }
        row.current?.beginAppearance(appears, animated)
    }
    override var childForKeys: UIViewController? { viewControllers?.first }
    override func forwardAppearanceEnd() { row.current?.endAppearance() }
}

/// Provides the pages before and after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before this page; nil for the first page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after this page; nil for the last page.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots of the page control below horizontal pages. 0, the default, is no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the dot for the page that the app set last. 0 by default.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns `0` by default.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns `0` by default.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Notified of the user's page turns. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when the user begins to swipe to another page.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when the pages came to rest.
    /// - Parameter completed: false if the previous page is displayed again.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    /// Returns the spine location after the interface rotated. - Coverage: inert (never called: pages slide, and a
    /// window does not rotate)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Returns the orientations of the whole interface. Called by the controller's `supportedInterfaceOrientations`. A
    /// desktop window does not rotate, so the result has no other effect.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    /// Returns the orientation for presentation. Used as the orientations above.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Does nothing by default.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing by default.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
    /// Returns the current ``UIPageViewController/spineLocation`` by default.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    /// Returns all orientations on a pad by default, and all except upside down on a phone.
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    {
        pageViewController.defaultInterfaceOrientations
    }
    /// Returns `.portrait` by default.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
