import CoreGraphics
public import Foundation

/// A window onto content that may be larger: a finger or the wheel moves it.
///
/// The offset is the origin of the bounds, so content moves without being laid out or drawn again.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    var scroll = ScrollState()
    var zoom = ZoomState()
    var zoomRecognizer: ScrollPinchRecognizer?
    /// UIKit's own listeners.
    var scrollObservers = ScrollObservers()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareScrolling()
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareScrolling()
        coder.fill(self, as: UIScrollView.self)
    }

    /// Is notified how the content moves.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { scroll.delegate }
        set { scroll.delegate = newValue }
    }

    // MARK: Geometry

    /// The point of the content at the view's top left corner. Kept on whole device pixels.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffset(newValue) }
    }
    /// - Parameter animated: moves in 0.3 s (Chosen, of ports' 0.25…0.3).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveOffset(to: contentOffset, animated: animated)
    }
    /// Size of the content, in points. Constraints between the view's edges and what is inside decide it too.
    open var contentSize: CGSize {
        get { scroll.contentSize }
        set {
            setContentSize(newValue)
            valuesChanged()
        }
    }
    /// Room around the content, in points.
    open var contentInset: UIEdgeInsets {
        get { scroll.contentInset }
        set {
            scroll.contentInset = newValue.finite(or: scroll.contentInset, "UIScrollView.contentInset")
            updateAdjustedInset()
        }
    }
    /// `contentInset` and what bars cover, as `contentInsetAdjustmentBehavior` says.
    open var adjustedContentInset: UIEdgeInsets { scroll.adjustedInset }
    /// Called after ``adjustedContentInset`` has changed. Does nothing unless overridden.
    open func adjustedContentInsetDidChange() {}
    /// Whether what bars cover counts as inset. Automatic by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }
    /// The content as a rectangle that constraints may name.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
    /// The visible part as a rectangle that constraints may name: what is tied to it does not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
    /// Scrolls just so far that the rectangle shows, as much of it as fits.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }

    override open var bounds: CGRect {
        get { super.bounds }
        set { setScrollBounds(newValue) { super.bounds = $0 } }
    }

    // MARK: Behavior

    /// Whether the user can move the content. True by default; the app can always.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { scrollEnabledChanged() } }
    }
    /// Whether content gives when pulled past its end.
    open var bounces = true
    /// Whether content that fits gives when pulled up or down, if ``bounces`` is set. False by default.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }
    /// Whether content that fits gives when pulled aside, if ``bounces`` is set. False by default.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }
    /// Content rests at multiples of the view's size.
    open var isPagingEnabled = false
    /// A drag that begins along one axis stays on it.
    open var isDirectionalLockEnabled = false
    /// How long content coasts.
    open var decelerationRate: DecelerationRate = .normal

    /// A finger is down on the content.
    open var isTracking: Bool { scroll.isTracking }
    /// A finger moves the content.
    open var isDragging: Bool { scroll.isDragging }
    /// The content coasts after a finger let go.
    open var isDecelerating: Bool { scroll.isDecelerating }

    // MARK: Zooming

    /// The scales between which two fingers zoom what the delegate's ``UIScrollViewDelegate/viewForZooming(in:)``
    /// names. Documented: 1 and 1, with which nothing zooms.
    open var minimumZoomScale: CGFloat {
        get { zoom.minimum }
        set { if let scale = usableScale(newValue, "minimumZoomScale") { setZoomRange { $0.minimum = scale } } }
    }
    /// The largest scale that two fingers reach. 1 by default. A scale that is not a positive number is ignored.
    open var maximumZoomScale: CGFloat {
        get { zoom.maximum }
        set { if let scale = usableScale(newValue, "maximumZoomScale") { setZoomRange { $0.maximum = scale } } }
    }
    /// How many times its own size the zoomed view has. Documented: 1 at first, and the view's `transform` has it.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// What stands in the middle stays there, as far as the content reaches. Does nothing without a view to zoom;
    /// scales beyond the two ends become these.
    /// - Parameter animated: takes 0.3 s (Chosen).
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, center: nil, animated: animated) }
    /// Shows a rectangle of the zoomed view, in that view's points, as large as it fits.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }
    /// Whether a pinch shows something beyond the scales' ends. Documented: true.
    open var bouncesZoom: Bool {
        get { zoom.gives }
        set { zoom.gives = newValue }
    }
    /// Two fingers are zooming.
    open var isZooming: Bool { zoom.isPinched }
    /// A scale beyond the ends comes back to them.
    open var isZoomBouncing: Bool { zoom.isBouncing }
    /// The pinch that zooms; nil where the scales leave nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.maximum > zoom.minimum ? zoomRecognizer : nil }

    // MARK: Touches

    /// The drag that moves the content. Set requirements on it to let other gestures go first.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanRecognizer(scrolling: self)
    /// Whether a drag takes its finger from the view below.
    open var canCancelContentTouches: Bool {
        get { panGestureRecognizer.cancelsTouchesInView }
        set { panGestureRecognizer.cancelsTouchesInView = newValue }
    }
    /// Shown when content is pulled down from its top.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.join(nil)
            refreshControl?.join(self)
        }
    }
    /// - Coverage: inert (content gets a touch at once; table rows wait by themselves before they light up)
    open var delaysContentTouches = true
    /// - Coverage: inert (a desktop window has no status bar to tap)
    open var scrollsToTop = true

    // MARK: Indicators

    /// Whether a mark at the side shows where in the content the view is. True by default.
    open var showsVerticalScrollIndicator = true {
        didSet { if !showsVerticalScrollIndicator { scroll.indicators.hide() } }
    }
    /// Whether a mark at the bottom shows where in the content the view is. True by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { if !showsHorizontalScrollIndicator { scroll.indicators.hide() } }
    }
    /// The color of the marks. By default it is dark, and white in the dark appearance.
    open var indicatorStyle: IndicatorStyle = .default
    /// What happens to the keyboard when the user drags the content. Documented: nothing, until set.
    open var keyboardDismissMode: KeyboardDismissMode = .none {
        didSet {
            if keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory {
                Log.once(
                    """
                    UIScrollView.keyboardDismissMode: .interactive has no effect; .onDrag ends editing when a \
                    drag begins
                    """
                )
            }
        }
    }
    /// Distances of the vertical mark from the view's edges. Zero by default.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Distances of the horizontal mark from the view's edges. Zero by default.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Both indicators' insets.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether what bars cover is kept free of indicators too.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { showIndicators(fadesAfter: 0.6) }

    // MARK: Restoration

    override open func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePlace(coder)
    }
    override open func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePlace(coder)
    }

    // MARK: For UIKit's own subclasses

    /// The offset changed.
    func offsetChanged() {}
    override func wheelScrolled(by delta: CGPoint, at point: CGPoint) -> Bool { scrollByWheel(delta) }
    /// Whether a finger that goes back from a point of the window has something to move here.
    func takesBackSwipe(at point: CGPoint, rightToLeft: Bool) -> Bool { canScrollBack(rightToLeft: rightToLeft) }
    override var scrollsContent: Bool { true }
    override func applyContentSize(_ size: CGSize) { applySolvedContent(size) }
    override func boundsSizeChanged() {
        super.boundsSizeChanged()
        scroll.indicators.move()
        updateAdjustedInset()
        rangeChanged()
        tellContentEnd()
    }
    override func coveredEdgesChanged() {
        super.coveredEdgesChanged()
        updateAdjustedInset()
    }
    override var safeAreaForSubviews: UIEdgeInsets { uncoveredSafeArea }
    override func windowChanged() {
        super.windowChanged()
        updateAdjustedInset()
        if window == nil { stopScrolling() }
    }
}

extension UIScrollView {
    /// Whether what bars cover counts as inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`; in a navigation controller top and bottom even where content does not scroll.
        case automatic = 0
        /// Only along axes that scroll.
        case scrollableAxes
        case never
        case always
    }

    /// What happens to the keyboard when the user drags the content.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// Editing ends as a drag begins.
        case onDrag
        /// - Coverage: inert (a keyboard of the desktop's does not follow a finger)
        case interactive
        /// As ``onDrag``.
        case onDragWithAccessory
        /// - Coverage: inert (as ``interactive``)
        case interactiveWithAccessory
    }

    /// The color of the marks at the sides.
    public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }

    /// The share of the velocity that is left after one millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Measured (scrolling/deceleration): 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Measured (scrolling/deceleration): 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
