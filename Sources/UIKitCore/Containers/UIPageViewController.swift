import CoreGraphics
public import Foundation
import QuartzCore

/// Shows one page of a row of pages that a finger moves through, or two where the spine is in the middle.
///
/// Pages slide. The page curl does not exist here: a controller made with `.pageCurl` slides too, with a line in the log.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
    public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A number of points between two pages that slide.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// For the page curl, a ``SpineLocation``: in the middle, two pages show beside each other. Other places make no difference.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    var row = PageRow()

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        if style == .pageCurl { Log.once("UIPageViewController(transitionStyle: .pageCurl): there is no page curl; pages slide") }
        let spacing = options?[.interPageSpacing]
        let spine = options?[.spineLocation]
        let number = (spine as? NSNumber)?.intValue ?? spine as? Int
        if style == .pageCurl { self.spine = spine as? SpineLocation ?? number.flatMap { SpineLocation(rawValue: $0) } ?? .min }
        row.spacing = max(0, (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? spacing as? CGFloat ?? (spacing as? Int).map { CGFloat($0) } ?? 0)
    }

    /// Documented: with a page curl, horizontally.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = coder.containsValue(forKey: "page.transition") ? TransitionStyle(rawValue: coder.integer("page.transition")) ?? .scroll : .scroll
        navigationOrientation = NavigationOrientation(rawValue: coder.integer("page.orientation")) ?? .horizontal
        super.init(coder: coder)
        if transitionStyle == .pageCurl { spine = SpineLocation(rawValue: coder.integer("page.spine")).flatMap { $0 == .none ? nil : $0 } ?? .min }
        let spacing = coder.containsValue(forKey: "page.spacing") ? coder.decodeDouble(forKey: "page.spacing") : 0
        if spacing.isFinite { row.spacing = CGFloat(max(0, spacing)) }
        coder.fill(self, as: UIPageViewController.self)
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Without one, only calls change the page.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { neighboursChanged() } }
    }
    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    /// As the options of the initializer said, `.min` unless they did; `.none` for pages that slide.
    open var spineLocation: SpineLocation { spine }
    private var spine = SpineLocation.none
    /// Whether pages have a back. Here backs never show: of a front and a back, the front does.
    open var isDoubleSided = false
    /// Pages that slide are moved by their scroll view, which is not shown here, as in UIKit.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// The page that shows, or both with the spine in the middle; while a finger moves, those that showed before.
    open var viewControllers: [UIViewController]? { pages(of: row.current) }
    /// Shows a page. Animated, it comes from after (`forward`) or before the one that shows.
    /// - Parameters:
    ///   - viewControllers: one page, or two with the spine in the middle. Of more the first ones show, with a line in the log unless the second
    ///     is the back of a double-sided page.
    ///   - completion: called with true when the page shows, with false when another call came in between.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let given = viewControllers ?? []
        let room = spineLocation == .mid ? 2 : 1
        guard let page = place(for: Array(given.prefix(room))) else {
            misuse("UIPageViewController.setViewControllers: \(self) was given no page; give it one")
        }
        if given.count > (isDoubleSided ? 2 : room) {
            Log.once("UIPageViewController.setViewControllers: \(room) of \(given.count) pages show; two show where the spine is in the middle")
        }
        show(page, direction, animated, completion)
    }

    // MARK: As a controller

    /// The delegate's answer, else every way that the device may stand.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? defaultInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
    }
    override open func loadView() { view = PageRowView(self) }
    override open var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        if !appears { settleAtOnce() }
        row.current?.beginAppearance(appears, animated)
    }
    override func forwardAppearanceEnd() { row.current?.endAppearance() }
}

/// Gives the pages beside a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Nil at the first page.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    /// Nil at the last page.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    /// How many dots a page control shows below horizontal pages; by default 0, which shows none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot is that of the page set last by a call.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that a finger moves. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A finger begins to bring another page in.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// The pages rest again.
    /// - Parameter completed: false where the old page came back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    /// Where a book's spine is after the interface turned. - Coverage: inert (never called: pages slide, and a window does not turn)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// The orientations of the whole interface, asked by the controller's `supportedInterfaceOrientations`. A desktop window does
    /// not turn: the answer is handed on to whoever asks, and nothing else follows from it.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
    /// The orientation to be presented in, handed on as above.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
        pageViewController.defaultInterfaceOrientations
    }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
