import CoreGraphics
import Diagnostics
public import Foundation
import ObjectiveCRuntime

/// A view that displays a part of larger content. The user scrolls with a touch or the wheel.
///
/// The content offset is the origin of the bounds, so scrolling needs no layout and no drawing.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    var scroll = ScrollState()
    var zoom = ZoomState()
    var zoomRecognizer: ScrollPinchRecognizer?
    /// UIKit's own observers.
    var scrollObservers = ScrollObservers()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareScrolling()
    }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareScrolling()
        coder.fill(self, as: UIScrollView.self)
    }

    /// Notified of scrolling and zooming.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { scroll.delegate }
        set { scroll.delegate = newValue }
    }

    // MARK: Geometry

    /// The point of the content at the view's top left corner. Rounded to device pixels.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { setOffset(newValue) }
    }
    /// - Parameter animated: whether the offset changes in 0.3 s (Chosen, of ports' 0.25…0.3).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveOffset(to: contentOffset, animated: animated)
    }
    /// The size of the content in points. Constraints between the view's edges and its subviews can determine the size
    /// too.
    open var contentSize: CGSize {
        get { scroll.contentSize }
        set {
            setContentSize(newValue)
            valuesChanged()
        }
    }
    /// The space around the content in points.
    open var contentInset: UIEdgeInsets {
        get { scroll.contentInset }
        set {
            scroll.contentInset = newValue.finite(or: scroll.contentInset, "UIScrollView.contentInset")
            updateAdjustedInset()
        }
    }
    /// `contentInset` plus the area that bars cover, depending on `contentInsetAdjustmentBehavior`.
    open var adjustedContentInset: UIEdgeInsets { scroll.adjustedInset }
    /// Called after ``adjustedContentInset`` changed. Does nothing by default.
    open func adjustedContentInsetDidChange() {}
    /// Whether the area that bars cover is part of the inset. Automatic by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }
    /// The rectangle of the content, for constraints.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
    /// The rectangle of the visible part, for constraints: views that are constrained to it do not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
    /// Scrolls the minimum distance that makes the rectangle visible, or as much of it as fits.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }

    override open var bounds: CGRect {
        get { super.bounds }
        set { setScrollBounds(newValue) { super.bounds = $0 } }
    }

    // MARK: Behavior

    /// Whether arrows, page keys, Home and End scroll the view, if nothing else uses the key and the view contains the
    /// focus or is the content of the screen. True by default.
    open var allowsKeyboardScrolling = true
    /// Whether the user can scroll. True by default; the app can always scroll.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { scrollEnabledChanged() } }
    }
    /// Whether content bounces beyond its limits.
    open var bounces = true
    /// Whether content that fits bounces vertically, if ``bounces`` is set. False by default.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }
    /// Whether content that fits bounces horizontally, if ``bounces`` is set. False by default.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }
    /// Whether content rests at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether a drag is locked to the axis of its first movement.
    open var isDirectionalLockEnabled = false
    /// The deceleration after a drag.
    open var decelerationRate: DecelerationRate = .normal

    /// Whether a touch is on the content.
    open var isTracking: Bool { scroll.isTracking }
    /// Whether a touch is scrolling the content.
    open var isDragging: Bool { scroll.isDragging }
    /// Whether the content is moving after the end of a drag.
    open var isDecelerating: Bool { scroll.isDecelerating }

    // MARK: Zooming

    /// The minimum scale of a pinch that zooms the view from ``UIScrollViewDelegate/viewForZooming(in:)``.
    ///
    /// Documented (UIScrollView.maximumZoomScale): both limits are 1 by default, which disables zooming.
    open var minimumZoomScale: CGFloat {
        get { zoom.minimum }
        set { if let scale = usableScale(newValue, "minimumZoomScale") { setZoomRange { $0.minimum = scale } } }
    }
    /// The maximum scale of a pinch. 1 by default. A scale that is not a positive number is ignored.
    open var maximumZoomScale: CGFloat {
        get { zoom.maximum }
        set { if let scale = usableScale(newValue, "maximumZoomScale") { setZoomRange { $0.maximum = scale } } }
    }
    /// The scale of the zoomed view. Documented (UIScrollView.zoomScale): 1 by default. Chosen: the scale is stored in
    /// the view's `transform`, as on iOS.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Sets the scale around the center of the visible content, if the limits of the content allow it. Does nothing
    /// without a view to zoom. The scale is clamped to the limits.
    /// - Parameter animated: whether the change takes 0.3 s (Chosen).
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, center: nil, animated: animated) }
    /// Zooms to a rectangle of the zoomed view, in its coordinates, at the largest scale that fits.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }
    /// Whether a pinch displays scales beyond the limits. Documented (UIScrollView.bouncesZoom): true by default.
    open var bouncesZoom: Bool {
        get { zoom.gives }
        set { zoom.gives = newValue }
    }
    /// Whether a pinch is in progress.
    open var isZooming: Bool { zoom.isPinched }
    /// Whether the scale is returning from beyond a limit.
    open var isZoomBouncing: Bool { zoom.isBouncing }
    /// The pinch that zooms; nil if the limits allow no zooming.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.maximum > zoom.minimum ? zoomRecognizer : nil }

    // MARK: Touches

    /// The drag that scrolls the content. Set requirements on this recognizer to give other gestures precedence.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanRecognizer(scrolling: self)
    /// Whether a drag takes a touch that a subview tracks already. The default is true. If it is false, a touch that a
    /// subview tracks does not scroll.
    open var canCancelContentTouches = true
    /// Whether a subview tracks a touch only after a moment, so that an immediate drag scrolls in any case. The default
    /// is true. If it is false, a subview tracks a touch at once.
    ///
    /// Chosen: the subview receives the touch at once in both cases; the moment decides only about drags. The subview
    /// is notified of the cancelled touch.
    open var delaysContentTouches = true
    /// Returns whether a touch is delivered to a subview. The default implementation returns true. Called when the
    /// touch begins.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Returns whether a drag takes a touch from a subview that tracks the touch.
    ///
    /// Documented (UIScrollView.touchesShouldCancel(in:)): false for controls and true for other views by default. Not
    /// called if ``canCancelContentTouches`` is false, and not for a drag that begins at once; see
    /// ``delaysContentTouches``.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        guard let pan = gestureRecognizer as? ScrollPanRecognizer, pan === panGestureRecognizer else { return true }
        return !pan.trackedViews(delays: delaysContentTouches).contains { view in
            !canCancelContentTouches || !touchesShouldCancel(in: view)
        }
    }
    /// The refresh control above the content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.join(nil)
            refreshControl?.join(self)
        }
    }
    /// - Coverage: inert (a desktop window has no status bar to tap)
    open var scrollsToTop = true

    // MARK: Indicators

    /// Whether the vertical scroll indicator is visible during scrolling. True by default.
    open var showsVerticalScrollIndicator = true {
        didSet { if !showsVerticalScrollIndicator { scroll.indicators.hide() } }
    }
    /// Whether the horizontal scroll indicator is visible during scrolling. True by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { if !showsHorizontalScrollIndicator { scroll.indicators.hide() } }
    }
    /// The color of the scroll indicators. Dark by default, and white in dark mode.
    open var indicatorStyle: IndicatorStyle = .default
    /// The dismissal of the keyboard when the user scrolls. Documented (UIScrollView.keyboardDismissMode): none by
    /// default.
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
    /// The insets of the vertical indicator from the view's edges. Zero by default.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// The insets of the horizontal indicator from the view's edges. Zero by default.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// The insets of both indicators.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the area that bars cover is also an inset of the indicators.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Displays the indicators for a short time.
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

    /// Called when the offset changed.
    func offsetChanged() {}
    /// The offset at which scrolling comes to rest after a drag, before the delegate is asked.
    /// - Parameters:
    ///   - proposed: the offset of the deceleration.
    ///   - velocity: in points per millisecond.
    func restOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
    override func wheelScrolled(by delta: CGPoint, at point: CGPoint) -> Bool { scrollByWheel(delta) }
    /// Whether a back swipe from a point of the window can scroll this content.
    func claimsBackSwipe(at point: CGPoint, rightToLeft: Bool) -> Bool { canScrollBack(rightToLeft: rightToLeft) }
    override var scrollsContent: Bool { true }
    override func applyContentSize(_ size: CGSize) { applySolvedContent(size) }
    override func zoomShift(of subview: UIView, size: CGSize) -> CGPoint { centerShift(of: subview, size: size) }
    override func restoreScrollPosition() { moveToKeptPlace() }
    /// Called before a saved position is applied: loads the content that has to be measured.
    func loadForRestoring() {}
    /// Computes the position of saved content that may have moved.
    func findPlace(_ place: inout ScrollPlace) {}
    override func boundsSizeChanged() {
        super.boundsSizeChanged()
        scroll.indicators.move()
        updateAdjustedInset()
        rangeChanged()
        notifyScrollObservers()
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
    /// Whether the area that bars cover is part of the inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`; in a navigation controller the top and bottom are adjusted even if content does not
        /// scroll.
        case automatic = 0
        /// Only along axes that can scroll.
        case scrollableAxes
        case never
        case always
    }

    /// The dismissal of the keyboard when the user scrolls.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// Editing ends at the start of a drag.
        case onDrag
        /// - Coverage: inert (the keyboard of the desktop cannot track a touch)
        case interactive
        /// As ``onDrag``.
        case onDragWithAccessory
        /// - Coverage: inert (as ``interactive``)
        case interactiveWithAccessory
    }

    /// The color of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable { case `default` = 0, black, white }

    /// The fraction of the velocity that remains after one millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Measured (scrolling/deceleration): 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Measured (scrolling/deceleration): 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
