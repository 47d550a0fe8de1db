public import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import ObjectiveCRuntime
public import QuartzCore

/// A rectangular area of the screen. A view draws content, contains subviews, and receives events.
///
/// Coordinates are in points, and y increases downward. All changes of one turn of the run loop are displayed together
/// with the next frame.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UICoordinateSpace, UIAppearance,
    UIAppearanceContainer, UIAccessibilityIdentification, UILargeContentViewerItem,
    UIPopoverPresentationControllerSourceItem, @MainActor NSCoding, Customizable, AccessibilityFocusable,
    AccessibilitySpace
{
    /// Accessed on the main thread, except when a superview is freed, which may happen on another thread.
    final nonisolated(unsafe) var tree = ViewTreeState()
    final var appearanceState = ViewAppearanceState()
    final var layoutState = ViewLayoutState()
    final var insets = ViewInsetState()
    final var traitState = ViewTraitState()
    final var gestures = ViewGestureState()
    final package var accessibility = AccessibilityState()
    final var customization = CustomizationState()
    final var restoration: ViewRestoration?
    final var focus: ViewFocusState?

    /// Creates a view with this frame and without superview. Numbers that are not finite are ignored, and logged once.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        claimLayer()
        layer.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    deinit {
        clearSuperview(of: tree.subviews)
        releaseSubviews()
    }

    /// Decodes the values that ``encode(with:)`` wrote. Missing and invalid values are those of a new view.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        claimLayer()
        decodeView(coder)
        coder.fill(self, as: UIView.self)
    }

    /// Writes geometry, appearance and behavior of the view itself, without subviews, constraints and recognizers.
    open func encode(with coder: NSCoder) { encodeView(coder) }

    // MARK: Layer

    /// The class of the layer of each view of this class: `CALayer` or a subclass. Read once for each view.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer that displays the view. The view is the delegate of its layer; another delegate breaks drawing and
    /// layout.
    public let layer: CALayer
    /// Called instead of `draw(_:in:)` if a subclass overrides this method to set the contents of the layer. Does
    /// nothing by default.
    open func display(_ layer: CALayer) {}
    /// Records the view's content; calls `draw(_:)` with `ctx` as the current context.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
    /// Called before the layer's content is drawn. Does nothing by default.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the view: first constraints, then `layoutSubviews()`. Overrides call super.
    open func layoutSublayers(of layer: CALayer) { performLayout() }
    /// The action for a change of the layer's property: the animation of the enclosing animation block, or nil outside
    /// of animation blocks.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { viewAction(forKey: event) }

    // MARK: Geometry

    /// The view's rectangle in the coordinates of its superview. Undefined if `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { resizing { layer.frame = newValue } }
    }
    /// The view's rectangle in its own coordinates. The origin is the point at the view's top left corner, as in a
    /// scroll view. A change of the size keeps `center`. Animatable.
    open var bounds: CGRect {
        get { layer.bounds }
        set { resizing { layer.bounds = newValue } }
    }
    /// The position of the center of `bounds` in the superview, or of the layer's anchor point if that is another
    /// point. Animatable.
    open var center: CGPoint {
        get { layer.position }
        set { resizing { layer.position = newValue } }
    }
    /// The transform around the layer's anchor point, which is the center by default. The identity by default.
    /// Animatable.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    /// Whether the view resizes its subviews by their `autoresizingMask`. True by default.
    open var autoresizesSubviews: Bool {
        get { layoutState.autoresizesSubviews }
        set { layoutState.autoresizesSubviews = newValue }
    }
    /// The sizes and margins that change with the superview's size. Empty by default: the distance to the top left
    /// corner is constant.
    open var autoresizingMask: AutoresizingMask {
        get { layoutState.autoresizingMask }
        set { layoutState.autoresizingMask = newValue }
    }
    /// The position and scale of the content in the bounds. `.scaleToFill` by default; `.redraw` draws the content
    /// again for each size.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay(); contentModeChanged() } }
    }
    func contentModeChanged() {}
    /// The size that fits the content best, as near to `size` as possible. Subclasses override this method; the view is
    /// not resized.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes the view to the result of `sizeThatFits`. The origin of the frame is constant.
    open func sizeToFit() { applySizeThatFits() }

    // MARK: Appearance

    /// Pixels per point of the view's drawing: the display's scale. Unlike on iOS it cannot be set: drawings always
    /// have the display's resolution.
    /// - Coverage: setting is inert
    open var contentScaleFactor: CGFloat {
        get { max(traitCollection.displayScale, 1) }
        set { noteContentScale(newValue) }
    }

    /// The background color. Dynamic colors are resolved again when the traits change. Nil is transparent. Animatable.
    open var backgroundColor: UIColor? {
        get { appearanceState.backgroundColor }
        set { customize("backgroundColor", { $0.backgroundColor = newValue }) { setBackgroundColor(newValue) } }
    }
    /// The opacity in `0 ... 1`. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }
    /// Whether the view is hidden. A hidden view takes part in layout, but is not displayed and receives no touches.
    /// Stack views do not reserve space for a hidden view.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    /// Whether the drawing of the view covers its bounds. If the drawing does not, the uncovered pixels are undefined.
    open var isOpaque: Bool {
        get { appearanceState.isOpaque }
        set { appearanceState.isOpaque = newValue }
    }
    /// Whether subviews and drawing are clipped to the bounds and corners.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The color of interactive elements. Inherited until set; system blue at the root. Setting nil restores
    /// inheritance.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { customize("tintColor", { $0.tintColor = newValue }) { setTintColor(newValue) } }
    }
    /// Whether the tint is desaturated, as below an alert. `.automatic`, the default, inherits the mode of the
    /// superview. The value read is `.normal` or `.dimmed`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    /// Called when the tint of this view or an inherited tint changed.
    open func tintColorDidChange() { exchanged(.tintColorDidChange)?.run() }
    /// A view whose alpha masks this view. The mask has no superview.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }
    /// Requests a call of `draw(_:)` with the next frame. No effect for a view without its own drawing.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Requests a call of `draw(_:)` with the next frame for a part of the view, in the view's coordinates.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    /// Draws the content of the view into the current context. Called only when the content is out of date.
    open func draw(_ rect: CGRect) {
        if let exchanged = exchanged(.drawRect) { return exchanged.call(rect) }
        DrawingState.noteBaseDraw()
    }

    // MARK: Tree

    /// The superview; nil for a window and for a view without superview.
    open var superview: UIView? { tree.superview }
    /// The subviews, from back to front.
    open var subviews: [UIView] { tree.subviews }
    /// The window that contains the view, or nil. The window of a window is the window itself.
    open var window: UIWindow? { tree.window }
    /// A number of the app for `viewWithTag(_:)`. 0 by default.
    open var tag = 0
    /// Adds a view in front of its siblings. The view is removed from its former superview first.
    open func addSubview(_ view: UIView) {
        if let exchanged = exchanged(.addSubview) { return exchanged.call(view) }
        insert(view, at: tree.subviews.count)
    }
    /// Inserts a view at an index among the subviews, where 0 is the back. An index out of range is clamped.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts a view directly in front of a subview. Stops the program if `siblingSubview` is no subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    /// Inserts a view directly behind a subview. Stops the program if `siblingSubview` is not a subview of this view.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    /// Removes the view from its superview, together with the constraints between the view and views outside. No effect
    /// without a superview.
    open func removeFromSuperview() {
        if let exchanged = exchanged(.removeFromSuperview) { return exchanged.call() }
        detach()
    }
    /// Moves a subview in front of all others. Other views are ignored.
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    /// Moves a subview behind all others. Other views are ignored.
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    /// Exchanges two subviews in the order from back to front.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    // Subclasses override the following methods. Each method does nothing by default.
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed. The subview is still in the hierarchy.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view is added to another superview or, with nil, removed from its superview.
    open func willMove(toSuperview newSuperview: UIView?) { exchanged(.willMoveToSuperview)?.run(newSuperview) }
    /// Called after the view was added to another superview or removed from its superview.
    open func didMoveToSuperview() { exchanged(.didMoveToSuperview)?.run() }
    /// Called before the view is added to another window, together with its superviews, or, with nil, removed from its
    /// window.
    open func willMove(toWindow newWindow: UIWindow?) { exchanged(.willMoveToWindow)?.run(newWindow) }
    /// Called after the view was added to another window or removed from its window. Called for each view of a tree,
    /// descendants first.
    open func didMoveToWindow() { exchanged(.didMoveToWindow)?.run() }
    /// Whether the view is `view` or a descendant of `view`.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    /// Returns the first view with this tag among this view and its descendants, each view before its subviews; nil
    /// without such a view.
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

    // MARK: Layout

    /// Requests layout with the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out all views with pending layout, from the topmost such view. Inside an animation block the changes are
    /// animated.
    open func layoutIfNeeded() { layoutNow() }
    /// Sets the frames of the subviews. Called before a frame if layout was requested.
    open func layoutSubviews() { exchanged(.layoutSubviews)?.run() }
    /// Whether the frame and the `autoresizingMask` count as constraints. True by default. Set the property to false
    /// before constraints lay out the view.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    /// Whether views of this class need constraints for their layout. If true, `updateConstraints()` is called before
    /// the first layout without a request. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Called before a layout if `setNeedsUpdateConstraints()` requested the call. Overrides change constraints and
    /// call super last.
    open func updateConstraints() { layoutState.needsConstraintUpdate = false }
    /// Requests a call of `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }
    /// Whether a call of `updateConstraints()` is pending.
    open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }
    /// Calls the pending `updateConstraints()` of this view and its descendants immediately.
    open func updateConstraintsIfNeeded() { updateConstraintTree() }
    /// The preferred size of the content; `noIntrinsicMetric` in a direction without a preferred size.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Call this method when `intrinsicContentSize` has changed. The layout reads the size again.
    open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }
    /// The insets from the frame to the alignment rectangle, for shadows and ornaments. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the alignment rectangle of a frame, which constraints use.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame of an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let i = alignmentRectInsets
        return alignmentRect.inset(by: UIEdgeInsets(top: -i.top, left: -i.left, bottom: -i.bottom, right: -i.right))
    }
    /// Returns the priority with which the view resists being larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        intrinsicPriorities.hugging[axis.rawValue]
    }
    /// Sets the priority with which the view resists being larger than its content. The default is 250 for most views.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setIntrinsicPriority(\.hugging[axis.rawValue], priority)
    }
    /// Returns the priority with which the view resists being smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        intrinsicPriorities.resistance[axis.rawValue]
    }
    /// Sets the priority with which the view resists being smaller than its content. The default is 750 for most views.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setIntrinsicPriority(\.resistance[axis.rawValue], priority)
    }
    /// The view whose first line of text provides `firstBaselineAnchor`. The view itself by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last line of text provides `lastBaselineAnchor`. The view itself by default.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// The older form of ``forLastBaselineLayout``. ``forLastBaselineLayout`` returns the result unless overridden. The
    /// view itself by default.
    open func forBaselineLayout() -> UIView { self }
    /// The distances from the top edge to the first baseline, and from the bottom edge up to the last baseline, for
    /// views that contain text.
    package var firstBaselineOffset: CGFloat { bounds.height }
    package var lastBaselineOffset: CGFloat { 0 }

    /// Returns the size that satisfies the constraints inside the view, as near to `targetSize` as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        constraintWork.fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }
    /// Returns the size that satisfies the constraints inside the view, as near to the target size as the priorities
    /// allow. In points.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { constraintWork.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// The height of the content at a width, for views with wrapping text; nil if the height does not depend on the
    /// width.
    package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }
    /// The hugging and compression resistance priorities before the app sets priorities.
    var defaultIntrinsicPriorities: ViewLayoutState.IntrinsicPriorities { ViewLayoutState.IntrinsicPriorities() }
    /// The frame of the view for a frame that constraints give. The result is different for views of a fixed size.
    func appliedFrame(from solved: CGRect) -> CGRect { solved }
    /// The distance by which a zoom moves the center of a subview.
    func zoomShift(of subview: UIView, size: CGSize) -> CGPoint { .zero }
    /// Called in each layout while a saved position is pending.
    func restoreScrollPosition() {}
    /// Whether the edges of the view, seen from inside, are those of scrolling content.
    var scrollsContent: Bool { false }
    /// Applies the size that constraints give to the scrolling content.
    func applyContentSize(_ size: CGSize) {}
    /// Called when the safe area of this view changed.
    func coveredEdgesChanged() {}
    /// The safe area insets that the subviews inherit.
    var safeAreaForSubviews: UIEdgeInsets { insets.safeArea }
    /// Called when the view was added to a window or removed from its window.
    func windowChanged() {}
    /// Returns the shape of the pointer at a point of the view; nil for the shape of the views behind.
    func pointerShape(at point: CGPoint) -> PointerShape? { nil }
    override var findPresenter: (any FindPresenter)? { gestures.findPresenter }

    // MARK: Insets

    /// The distances from each edge that bars and the display cover, in points.
    open var safeAreaInsets: UIEdgeInsets { insets.safeArea }
    /// Called when `safeAreaInsets` changed, before the following layout.
    open func safeAreaInsetsDidChange() {}
    /// The distances from the edges to the content. Includes the safe area if `insetsLayoutMarginsFromSafeArea` is
    /// true. 8 points on each side by default; the side margins of a root view depend on its width.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The layout margins with a leading and a trailing side. In right-to-left interfaces the leading side is the right
    /// side.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    /// Whether the margins are at least as large as the part of the superview's margins that covers this view. False by
    /// default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { insets.preservesSuperviewMargins }
        set { setPreservesSuperviewMargins(newValue) }
    }
    /// Whether the safe area is added to the layout margins. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { insets.marginsFollowSafeArea }
        set { setMarginsFollowSafeArea(newValue) }
    }
    /// Called when the effective layout margins changed, before the following layout.
    open func layoutMarginsDidChange() {}

    // MARK: Events

    /// Whether the view and its descendants receive touches. True by default; false for labels and image views.
    open var isUserInteractionEnabled: Bool {
        get { gestures.isUserInteractionEnabled }
        set { gestures.isUserInteractionEnabled = newValue }
    }
    /// Whether the view receives further touches during a touch. False by default. Recognizers receive all touches.
    open var isMultipleTouchEnabled: Bool {
        get { gestures.isMultipleTouchEnabled }
        set { gestures.isMultipleTouchEnabled = newValue }
    }
    /// - Coverage: inert (touches on other views are always delivered)
    open var isExclusiveTouch: Bool {
        get { gestures.isExclusiveTouch }
        set { gestures.isExclusiveTouch = newValue }
    }
    /// The recognizers of the view, in the order in which they were added; nil without recognizers.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestures.recognizers.isEmpty ? nil : gestures.recognizers }
        set { replaceGestureRecognizers(newValue ?? []) }
    }
    /// Adds a recognizer. The recognizer receives the touches of the view and its descendants. The recognizer is
    /// removed from its former view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Removes a recognizer. A gesture in progress is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Adds an interaction, and notifies the interaction. The interaction is removed from its former view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction, and notifies the interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// The interactions of the view, in the order in which they were added.
    open var interactions: [any UIInteraction] {
        get { gestures.appInteractions }
        set { replaceInteractions(newValue) }
    }
    /// Called before a recognizer of this view begins. Returning false makes the recognizer fail. True by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns a new view that displays the current content of this view. The content of the new view never changes.
    /// - Parameter afterUpdates: whether pending layout is performed first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(afterUpdates: afterUpdates)
    }
    /// The deepest view that receives a touch at `point`, in this view's coordinates, or nil.
    /// Documented (UIView.hitTest(_:with:)): hidden views, views with an alpha of less than 0.01 and views without user
    /// interaction receive no touches, and neither do their descendants.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let exchanged = exchanged(.hitTest) { return exchanged.call(point, event) }
        return findHit(point, event)
    }
    /// Whether a point in this view's coordinates is inside the view. Overrides define another touch area.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if let exchanged = exchanged(.pointInside) { return exchanged.call(point, event) }
        return bounds.contains(point)
    }
    override open var next: UIResponder? { tree.controller ?? tree.superview }

    /// Ends the editing of a text in the view or its descendants.
    /// - Parameter force: whether editing ends even if the text's delegate refuses.
    /// - Returns: false if a delegate refused.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

    // MARK: Traits

    /// The traits in effect for this view: those of its superview or controller, with the overrides of the view.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// The smallest text size in this view and its subviews. Documented (UIView.minimumContentSizeCategory): nil, the
    /// default, is no limit; the limit changes `preferredContentSizeCategory` of the view's traits.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.textSizes.minimum }
        set { setTextSizes(TextSizeLimits(minimum: newValue, maximum: traitState.textSizes.maximum)) }
    }
    /// The largest text size here and below. Documented (UIView.maximumContentSizeCategory): nil, the default, is none.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.textSizes.maximum }
        set { setTextSizes(TextSizeLimits(minimum: traitState.textSizes.minimum, maximum: newValue)) }
    }
    /// The limits of this view and of its superviews, for the console.
    open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }
    /// Called when the traits changed. Deprecated since iOS 17 in favor of `registerForTraitChanges`; UIKit calls both.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        exchanged(.viewTraitsDidChange)?.run(previousTraitCollection)
    }
    /// The light or dark style of this view and its descendants. `.unspecified`, the default, inherits the style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.overrides.style }
        set { setOverride(\.style, newValue) }
    }
    /// Whether the view is mirrored in right-to-left interfaces. `.unspecified`, the default, follows the language.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutState.semantics }
        set { setSemantics(newValue) }
    }
    /// The layout direction of the view, from its `semanticContentAttribute` and the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    // MARK: Restoration

    /// The identifier under which the view's state is saved together with its controller, which needs an identifier
    /// too. Nil, the default, saves nothing. Scroll views save their position; tables also save their selection.
    open var restorationIdentifier: String? {
        get { restoration?.identifier }
        set { if newValue != restorationIdentifier { ownRestoration.identifier = newValue } }
    }
    /// Writes the restorable state of the view into the coder. Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads the restorable state of the view. Called after the view was loaded. Overrides call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Focus

    /// Whether the view can get the focus of the keyboard. False by default; true for enabled controls. Cells of tables
    /// and collection views ask the delegate instead.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has the focus.
    open var isFocused: Bool { focusWork.hasFocus }
    /// The environments that are searched for the item of the first focus, in this order. Empty by default: the view
    /// itself, or its first item.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The controller of the view, or the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { focusWork.environmentAbove }
    /// The container of the items in the view. The view itself by default.
    open var focusItemContainer: (any UIFocusItemContainer)? { focusWork.ownFocusContainer }
    /// Returns the items that intersect a rectangle of the view. The subviews by default. Overrides add items to the
    /// result of super.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusWork.subviewsToFocus(in: rect) }
    /// The name of the group that contains the view and its descendants. Tab moves between groups, arrow keys move
    /// inside a group. Nil, the default, is the group of the superview. Lists and bars are groups of their own, and so
    /// is a control that is in no group.
    open var focusGroupIdentifier: String? {
        get { focus?.groupIdentifier }
        set { if newValue != focusGroupIdentifier { ownFocus.groupIdentifier = newValue } }
    }
    /// The importance of the view in its group. Lower values than that of the system have no effect.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focus?.groupPriority ?? .ignored }
        set { if newValue != focusGroupPriority { ownFocus.groupPriority = newValue } }
    }
    /// The appearance of the focus. A ``UIFocusHaloEffect`` by default; nil for a view that displays the focus itself.
    open var focusEffect: UIFocusEffect? {
        get { focus?.hasOwnEffect == true ? focus?.effect as? UIFocusEffect : focusWork.standardFocusEffect }
        set {
            (ownFocus.hasOwnEffect, ownFocus.effect) = (true, newValue)
            focusWork.focusEffectChanged()
        }
    }
    /// Requests a focus update for this view in the next turn. Ignored unless the view contains the focused item.
    open func setNeedsFocusUpdate() { focusWork.requestFocusUpdate() }
    /// Performs a requested focus update immediately.
    open func updateFocusIfNeeded() { focusWork.performFocusUpdate() }
    /// Returns whether the focus may move. Called for the ancestors of the former and the next item. True by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus moved, for the ancestors of both items. Overrides call super.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: For UIKit's own subclasses

    /// Whether views of the class may draw. Views of other classes are never called to draw.
    class var mayDraw: Bool { true }
    /// Whether the view and its descendants are a focus group without an identifier.
    var formsFocusGroup: Bool { false }
    /// Whether the view displays the focus without a ring.
    var displaysOwnFocus: Bool { false }
    /// Called when the view got or lost the displayed focus.
    func focusDisplayChanged() {}
    /// Moves a part of the focused view by an arrow key, such as the thumb of a slider. Returns whether it did.
    func moveFocusedPart(forward: Bool, isVertical: Bool) -> Bool { false }

    /// Creates the instance that records values for other instances; see ``UIAppearance``.
    class func makeAppearanceProxy() -> Self {
        guard let proxy = Self(coder: CustomizationState.emptyCoder()) else {
            misuse("\(Self.self).appearance(): init?(coder:) answered nil; call super.init(coder:) in it")
        }
        return proxy
    }

    /// Called when the wheel turned over a window's point. Returns false if the view cannot scroll in this direction.
    /// - Parameter delta: the distance in points by which the content moves.
    func wheelScrolled(by delta: CGPoint, at point: CGPoint) -> Bool { false }
    /// Called for the secondary mouse button at a point of the window. Returns whether the view handles the press.
    func secondaryPressed(at point: CGPoint) -> Bool { interactionsHandleSecondaryPress(at: point) }
    /// Called for the middle mouse button at a point of the window. Returns whether the view handles the press.
    func middlePressed(at point: CGPoint) -> Bool { false }
    func directionFlipped() {}
    func hiddenChanged() {}
    /// Called when the view lost first responder status without a call of `resignFirstResponder()`.
    func editingWasEnded() {}
    /// Called when a subview was hidden or shown.
    func hiddenChangedBelow() {}
    func boundsSizeChanged() {}
    /// Called when dynamic colors have to be resolved again.
    func colorAppearanceChanged() {}
    /// Constraints in the view or in a direct subview changed, or an intrinsic size that they use.
    func constraintsInsideChanged() {}
    /// Releases drawings of a view in no window that UIKit itself can make again.
    func releaseOwnDrawings() {}

    var isAccessibilityElementByDefault: Bool { false }
    /// Whether the user can act on the view: true for controls and text views.
    var isInteractiveElement: Bool { false }
    var defaultAccessibilityHint: String? { nil }
    var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? { nil }
    /// The elements that a screen reader reads in this view, in order; nil uses the positions of the subviews.
    var accessibilityReadingOrder: [UIView]? { nil }
    /// Whether the view contains a presented view.
    var holdsPresentation: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    // MARK: Accessibility

    /// Whether a screen reader stops at this view. True for controls and views that display text, otherwise false.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? isAccessibilityElementByDefault }
        set { accessibility.isElement = newValue }
    }
    /// The spoken text of the view. By default the text that the view displays.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? accessibility.extras?.attributedLabel?.string ?? defaultAccessibilityLabel }
        set { accessibility.label = newValue }
    }
    /// The result of an activation, in a short sentence; read after label and value. Nil by default.
    open var accessibilityHint: String? {
        get { accessibility.hint ?? accessibility.extras?.attributedHint?.string ?? defaultAccessibilityHint }
        set { accessibility.hint = newValue }
    }
    /// The value of the element, such as `50 %` of a slider. Read after the label; nil without a value.
    open var accessibilityValue: String? {
        get { accessibility.value ?? accessibility.extras?.attributedValue?.string ?? defaultAccessibilityValue }
        set { accessibility.value = newValue }
    }
    /// `accessibilityLabel` as attributed text. Attributes are not spoken on Linux.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.extras?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedLabel = newValue?.immutable } }
    }
    /// `accessibilityHint` as attributed text. Attributes are not spoken on Linux.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility.extras?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedHint = newValue?.immutable } }
    }
    /// `accessibilityValue` as attributed text. Attributes are not spoken on Linux.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.extras?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedValue = newValue?.immutable } }
    }
    /// The kind of the element and its possible actions. Views of UIKit have traits by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? defaultAccessibilityTraits }
        set { accessibility.traits = newValue }
    }
    /// An identifier for tests. Never spoken; nil by default.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// The frame of the element in the coordinates of the window.
    open var accessibilityFrame: CGRect {
        get { accessibility.extras?.frame ?? convert(bounds, to: nil) }
        set { accessibility.edit { $0.frame = newValue } }
    }
    /// An outline that replaces the frame, in the coordinates of the window.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.extras?.path }
        set { accessibility.edit { $0.path = newValue } }
    }
    /// The point of the window that an activation by a screen reader taps. The center of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.extras?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.edit { $0.activationPoint = newValue } }
    }
    /// The spoken language of label, value and hint, such as `pt-BR`; nil, the default, is that of the interface.
    open var accessibilityLanguage: String? {
        get { accessibility.extras?.language }
        set { accessibility.edit { $0.language = newValue } }
    }
    /// Whether this view and its descendants are hidden from screen readers.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// Whether all siblings of this view are hidden from screen readers.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether all descendants are read before the siblings of the view. False by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.extras?.groupsChildren ?? false }
        set { accessibility.edit { $0.groupsChildren = newValue } }
    }
    /// Whether descendants are read separately or as a single element. `.automatic` by default.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.extras?.navigationStyle ?? .automatic }
        set { accessibility.edit { $0.navigationStyle = newValue } }
    }
    /// The role of the view as a container: a list, a table, a landmark. `.none` by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.extras?.containerType ?? UIAccessibilityContainerType.none }
        set { accessibility.edit { $0.containerType = newValue } }
    }
    /// Whether the element shows the content that it can show and hide, for readers. `.unsupported` by default.
    open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get { accessibility.extras?.expandedStatus ?? .unsupported }
        set { accessibility.edit { $0.expandedStatus = newValue } }
    }
    /// Whether the element performs an action when it is activated. By default, whether the view receives touches.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.extras?.respondsToUser ?? isUserInteractionEnabled }
        set { accessibility.edit { $0.respondsToUser = newValue } }
    }
    /// Names of the view for voice input, the best first. The label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.extras?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibility.edit { $0.userInputLabels = newValue } }
    }
    /// Further actions of the element, each with a name. Nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.extras?.customActions ?? defaultAccessibilityCustomActions }
        set { accessibility.edit { $0.customActions = newValue } }
    }
    /// The views and `UIAccessibilityElement`s that a screen reader reads instead of the subviews, in this order.
    open var accessibilityElements: [Any]? {
        get { accessibility.extras?.elements }
        set { accessibility.edit { $0.elements = newValue } }
    }
    /// The number of elements of the view; by default the count of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element at an index of the reading order; nil if the index is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// The index of an element; `NSNotFound` if the element is not in ``accessibilityElements``.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// Called when a screen reader activates the view. If the result is false, the activation point is tapped.
    open func accessibilityActivate() -> Bool { false }
    /// Called when a screen reader increments an element with the trait `.adjustable`. Does nothing by default.
    open func accessibilityIncrement() {}
    /// Called when a screen reader decrements an element with the trait `.adjustable`. Does nothing by default.
    open func accessibilityDecrement() {}
    /// Called when a screen reader scrolls.
    /// - Returns: whether the view scrolled. False by default; the superview is called next.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Whether the screen reader's focus is at this element.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.isAt(self) }
    /// Called after the screen reader's focus moved to this element. Does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called after the screen reader's focus left this element. Does nothing by default.
    open func accessibilityElementDidLoseFocus() {}

    // MARK: Large content

    /// Whether a long press at the largest text sizes enlarges the view, with a `UILargeContentViewerInteraction`.
    open var showsLargeContentViewer: Bool {
        get { accessibility.extras?.largeContent.isShown ?? false }
        set { accessibility.edit { $0.largeContent.isShown = newValue } }
    }
    /// The title in the large content viewer; nil, the default, uses the displayed text of the view.
    open var largeContentTitle: String? {
        get { accessibility.extras?.largeContent.title }
        set { accessibility.edit { $0.largeContent.title = newValue } }
    }
    /// The image in the large content viewer; nil, the default, uses the displayed image of the view.
    open var largeContentImage: UIImage? {
        get { accessibility.extras?.largeContent.image }
        set { accessibility.edit { $0.largeContent.image = newValue } }
    }
    /// Whether the large content viewer scales the image to the available size. False by default.
    open var scalesLargeContentImage: Bool {
        get { accessibility.extras?.largeContent.scalesImage ?? false }
        set { accessibility.edit { $0.largeContent.scalesImage = newValue } }
    }
    /// The insets of the image in the large content viewer; zero by default.
    /// - Coverage: inert (the image is centered)
    open var largeContentImageInsets: UIEdgeInsets {
        get { accessibility.extras?.largeContent.imageInsets ?? .zero }
        set {
            if newValue != .zero {
                Log.once("UIView.largeContentImageInsets has no effect: the image is centered")
            }
            accessibility.edit { $0.largeContent.imageInsets = newValue }
        }
    }

    // MARK: Dynamics

    /// The shape of the view in collisions while an animator moves the view. A rectangle by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline for `.path`, relative to the center. The bounds by default.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: centeredBounds) }

    // MARK: Coordinates

    /// Converts a point of this view to another view of the same window; nil is the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: target(view)) }
    /// Converts a point of another view to this view; nil is the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: target(view)) }
    /// Converts a rectangle of this view to another view of the same window; nil is the window. For a rotated view the
    /// result is the bounding box.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: target(view)) }
    /// Converts a rectangle of another view to this view; nil is the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: target(view)) }
}

/// The work of a focus environment, done by a higher folder.
@preconcurrency @MainActor
protocol FocusWork: AnyObject {
    /// The environment that contains this environment.
    var environmentAbove: (any UIFocusEnvironment)? { get }
    /// The container of the items in this environment.
    var ownFocusContainer: (any UIFocusItemContainer)? { get }
    func requestFocusUpdate()
    func performFocusUpdate()
}

/// The work of a view that can get the focus.
@preconcurrency @MainActor
protocol FocusItemWork: FocusWork {
    var hasFocus: Bool { get }
    var displaysFocus: Bool { get }
    var standardFocusEffect: UIFocusEffect? { get }
    func subviewsToFocus(in rect: CGRect) -> [any UIFocusItem]
    func focusEffectChanged()
}
