public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on screen: it draws, holds other views, and receives events.
///
/// Geometry is in points, y downwards. Changes made in a turn show together with the next frame.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UIAppearance, UIAccessibilityIdentification,
    Customizable
{
    /// Used on the main thread, but for the end of a superview, which may come on another.
    final nonisolated(unsafe) var tree = ViewTreeState()
    final var appearanceState = ViewAppearanceState()
    final var layoutState = ViewLayoutState()
    final var insets = ViewInsetState()
    final var traitState = ViewTraitState()
    final var gestures = ViewGestureState()
    final package var accessibility = AccessibilityState()
    final var customization = CustomizationState()
    final var restoration: ViewRestoration?

    /// A view of this frame, in no superview. Not finite numbers are ignored, and logged once.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        claimLayer()
        layer.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    deinit {
        letGo(of: tree.subviews)
        releaseSubviews()
    }

    /// Decodes what ``encode(with:)`` wrote; what is missing or broken is as in a new view.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        claimLayer()
        decodeView(coder)
        coder.fill(self, as: UIView.self)
    }

    /// Writes geometry, appearance and behavior of the view itself. Subviews, constraints and recognizers are not
    /// written.
    open func encode(with coder: NSCoder) { encodeView(coder) }

    // MARK: Layer

    /// The class of the layer that each view of the class is made with: `CALayer`, or a subclass of it. Asked once for
    /// each view.
    open class var layerClass: AnyClass { CALayer.self }
    /// What the view shows with. The view is its delegate; another delegate breaks drawing and layout.
    public let layer: CALayer
    /// Called in the place of `draw(_:in:)` where a subclass sets the layer's contents itself. Does nothing by itself.
    open func display(_ layer: CALayer) {}
    /// Records the view's content; calls `draw(_:)` with `ctx` as the current context.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
    /// Called before the layer's content is drawn. Does nothing by itself.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the view: constraints, then `layoutSubviews()`. Overrides call super.
    open func layoutSublayers(of layer: CALayer) { performLayout() }
    /// How a change of the layer's property is animated: by the animation block around it; nil, for not at all, outside
    /// of one.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { viewAction(forKey: event) }

    // MARK: Geometry

    /// The view's rectangle in its superview. Undefined while `transform` is not the identity, as in UIKit.
    open var frame: CGRect {
        get { layer.frame }
        set { resizing { layer.frame = newValue } }
    }
    /// The view's rectangle in its own points. Its origin is what stands at the view's top left corner, as in a scroll
    /// view; another size keeps `center`. Animatable.
    open var bounds: CGRect {
        get { layer.bounds }
        set { resizing { layer.bounds = newValue } }
    }
    /// Where the middle of `bounds` stands in the superview (the layer's anchor point, where that is another one).
    /// Animatable.
    open var center: CGPoint {
        get { layer.position }
        set { resizing { layer.position = newValue } }
    }
    /// Applied around the layer's anchor point, which is the middle by default. The identity by default. Animatable.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    /// Whether subviews follow the view's size by their `autoresizingMask`. True by default.
    open var autoresizesSubviews: Bool {
        get { layoutState.autoresizesSubviews }
        set { layoutState.autoresizesSubviews = newValue }
    }
    /// Which of its sizes and margins change with the superview's size. Empty by default: the distance to the top left
    /// corner stays.
    open var autoresizingMask: AutoresizingMask {
        get { layoutState.autoresizingMask }
        set { layoutState.autoresizingMask = newValue }
    }
    /// How the content fits the bounds. `.scaleToFill` by default; `.redraw` draws anew for each size.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay(); contentModeChanged() } }
    }
    func contentModeChanged() {}
    /// The size that suits the content best, as near to `size` as it can. Subclasses answer; the view is not resized.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that `sizeThatFits` answers; the frame's origin stays.
    open func sizeToFit() { applySizeThatFits() }

    // MARK: Look

    /// Looked up again when the traits change. Nil is transparent. Animatable.
    open var backgroundColor: UIColor? {
        get { appearanceState.backgroundColor }
        set { customize("backgroundColor", { $0.backgroundColor = newValue }) { setBackgroundColor(newValue) } }
    }
    /// 0…1. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }
    /// A hidden view stays in layout, but neither shows nor takes touches; stack views give its room away.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    /// A promise that the view's drawing covers its bounds. Nothing is drawn otherwise where it is broken.
    open var isOpaque: Bool {
        get { appearanceState.isOpaque }
        set { appearanceState.isOpaque = newValue }
    }
    /// Whether subviews and drawing are cut off at the bounds and corners.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Color of what can be touched; inherited until set, system blue at the top. Setting nil inherits again.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { customize("tintColor", { $0.tintColor = newValue }) { setTintColor(newValue) } }
    }
    /// Whether the tint is shown without its color, as below an alert. `.automatic`, the default, takes it from the
    /// superview; read, it is `.normal` or `.dimmed`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    /// Called when the tint of this view, or of one that it inherits from, changed.
    open func tintColorDidChange() { exchanged(.tintColorDidChange)?.run() }
    /// Its alpha cuts out this view. It has no superview of its own.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }
    /// Asks for `draw(_:)` with the next frame. Of no effect for a view that draws nothing itself.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Asks for `draw(_:)` of a part with the next frame, in the view's points.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    /// Draws the view's own content into the current context. Called when the content is out of date, never for its own
    /// sake.
    open func draw(_ rect: CGRect) {
        if let exchanged = exchanged(.drawRect) { return exchanged.call(rect) }
        DrawingState.noteBaseDraw()
    }

    // MARK: Tree

    /// The view that this one stands in; nil for a window and for a view that was not added.
    open var superview: UIView? { tree.superview }
    /// The views inside, the hindmost first.
    open var subviews: [UIView] { tree.subviews }
    /// The window that the view is in; nil while it is in none. A window's is itself.
    open var window: UIWindow? { tree.window }
    /// A number of the app's, by which `viewWithTag(_:)` finds the view. 0 by default.
    open var tag = 0
    /// In front of its siblings. A view that stands elsewhere leaves there first.
    open func addSubview(_ view: UIView) {
        if let exchanged = exchanged(.addSubview) { return exchanged.call(view) }
        insert(view, at: tree.subviews.count)
    }
    /// Adds a view at a place among the subviews, 0 for the hindmost; outside of them it goes to the nearest end.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Adds a view directly in front of a subview. Stops the program where that is no subview of this view.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    /// Adds a view directly behind a subview. Stops the program where that is no subview of this view.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    /// Takes the view out of its superview, and with it the constraints between it and what is outside. Of no effect
    /// without a superview.
    open func removeFromSuperview() {
        if let exchanged = exchanged(.removeFromSuperview) { return exchanged.call() }
        detach()
    }
    /// Moves a subview in front of all others. Of no effect for another view.
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    /// Moves a subview behind all others. Of no effect for another view.
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    /// Lets two subviews change places in the order from back to front.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    // The following are called for subclasses; each does nothing by itself.
    /// A subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to be taken out, and is still there.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to come into another superview, or, for nil, to leave the one it has.
    open func willMove(toSuperview newSuperview: UIView?) { exchanged(.willMoveToSuperview)?.run(newSuperview) }
    /// The view has another superview, or none.
    open func didMoveToSuperview() { exchanged(.didMoveToSuperview)?.run() }
    /// The view is about to come into another window, with what it is in, or, for nil, to leave the one it is in.
    open func willMove(toWindow newWindow: UIWindow?) { exchanged(.willMoveToWindow)?.run(newWindow) }
    /// The view is in another window, or in none. Called for each view of a tree, the inner ones first.
    open func didMoveToWindow() { exchanged(.didMoveToWindow)?.run() }
    /// Whether the view is `view`, or anywhere inside it.
    public func isDescendant(of view: UIView) -> Bool { isInside(view) }
    /// This view or the first one inside it with this tag, each before what is in it; nil where there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

    // MARK: Layout

    /// Asks for layout with the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out now what asked for it, from the topmost view that is waiting. Inside an animation block the moves are
    /// animated.
    open func layoutIfNeeded() { layoutNow() }
    /// Places the subviews. Called before a frame when something asked for it.
    open func layoutSubviews() { exchanged(.layoutSubviews)?.run() }
    /// Whether frame and `autoresizingMask` count as constraints. True by default; set it to false before constraints
    /// place the view.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    /// Whether views of the class cannot be laid out without constraints; `updateConstraints()` is then called before
    /// their first layout without being asked for. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Called before a layout where `setNeedsUpdateConstraints()` asked for it. Overrides change constraints and call
    /// super last.
    open func updateConstraints() { layoutState.needsConstraintUpdate = false }
    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }
    /// Whether `updateConstraints()` is still to be called.
    open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }
    /// Calls `updateConstraints()` now, of this view and of those inside that asked for it.
    open func updateConstraintsIfNeeded() { updateConstraintTree() }
    /// The size that the content prefers; `noIntrinsicMetric` in a direction where it has no preference.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Call it where `intrinsicContentSize` has another answer than before; the layout asks again.
    open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }
    /// How far the frame reaches beyond what constraints align, for shadows and ornaments. None by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view inside whose first line of text `firstBaselineAnchor` goes by. The view itself by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The view inside whose last line of text `lastBaselineAnchor` goes by. The view itself by default.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// The older form of ``forLastBaselineLayout``, which returns this unless overridden. The view itself by default.
    open func forBaselineLayout() -> UIView { self }
    /// From the top edge to the first baseline, and from the bottom edge up to the last one, for views that hold text.
    package var firstBaselineOffset: CGFloat { bounds.height }
    package var lastBaselineOffset: CGFloat { 0 }

    /// The size that suits the constraints inside best, as near to `targetSize` as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }
    /// The size that constraints give the view, as near to the target size as the priorities ask for. Points.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// The height that content needs at a width, for views whose text wraps; nil where the width does not matter.
    package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }
    /// How firmly the view keeps its content's size before the app sets priorities.
    var defaultIntrinsicPriorities: ViewLayoutState.IntrinsicPriorities { ViewLayoutState.IntrinsicPriorities() }
    /// The frame that the view takes where constraints give it this one; another than that for views of one size.
    func frameTaken(from solved: CGRect) -> CGRect { solved }
    /// Seen from inside, the view's edges are those of content that scrolls.
    var scrollsContent: Bool { false }
    /// Applies the size that constraints give to content that scrolls.
    func applyContentSize(_ size: CGSize) {}
    /// The safe area of this view changed.
    func coveredEdgesChanged() {}
    /// What subviews still have to keep clear of.
    var safeAreaForSubviews: UIEdgeInsets { insets.safeArea }
    /// The view came into a window or left it.
    func windowChanged() {}

    // MARK: Insets

    /// What bars and the display cover of the view, in points from each edge.
    open var safeAreaInsets: UIEdgeInsets { insets.safeArea }
    /// Called when `safeAreaInsets` changed, before the layout that follows.
    open func safeAreaInsetsDidChange() {}
    /// Distances from the edges that content keeps, the safe area included where `insetsLayoutMarginsFromSafeArea` says
    /// so. 8 points at each side by default; a root view's sides go by its width.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    /// The layout margins with a leading and a trailing side, which change places from right to left.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    /// Whether the margins are never smaller than what the superview's reach into this view. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { insets.preservesSuperviewMargins }
        set { setPreservesSuperviewMargins(newValue) }
    }
    /// Whether the safe area is added to the layout margins. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { insets.marginsFollowSafeArea }
        set { setMarginsFollowSafeArea(newValue) }
    }
    /// Called when the effective layout margins changed, before the layout that follows.
    open func layoutMarginsDidChange() {}

    // MARK: Events

    /// Whether the view and those inside it take touches. True by default; false for labels and image views.
    open var isUserInteractionEnabled: Bool {
        get { gestures.isUserInteractionEnabled }
        set { gestures.isUserInteractionEnabled = newValue }
    }
    /// Whether the view is told of further touches while it has one. False by default. Recognizers get all touches.
    open var isMultipleTouchEnabled: Bool {
        get { gestures.isMultipleTouchEnabled }
        set { gestures.isMultipleTouchEnabled = newValue }
    }
    /// - Coverage: inert (fingers on other views reach them all the same)
    open var isExclusiveTouch: Bool {
        get { gestures.isExclusiveTouch }
        set { gestures.isExclusiveTouch = newValue }
    }
    /// The recognizers of the view, in the order in which they were added; nil without any.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestures.recognizers.isEmpty ? nil : gestures.recognizers }
        set { replaceGestureRecognizers(newValue ?? []) }
    }
    /// Lets a recognizer see the touches of the view and of those inside it. It leaves the view that it belonged to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Takes a recognizer away; a gesture in progress is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Adds an interaction, and tells it of its view. It leaves the view that it belonged to.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Takes an interaction away, and tells it that it has no view.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// The interactions of the view, in the order in which they were added.
    open var interactions: [any UIInteraction] {
        get { gestures.interactions }
        set {
            for old in gestures.interactions where !newValue.contains(where: { $0 === old }) { detach(old) }
            newValue.forEach(attach)
        }
    }
    /// Asked before a recognizer of this view begins; false makes it fail. True by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// A view of its own that shows what this one shows now, and does not change any more.
    /// - Parameter afterUpdates: what waits to be laid out is, first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(afterUpdates: afterUpdates)
    }
    /// The deepest view that takes a touch at `point`, in this view's points, or nil. Documented: hidden views, those
    /// with less than 0.01 of alpha and those without user interaction take none, nor does what is inside them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let exchanged = exchanged(.hitTest) { return exchanged.call(point, event) }
        return findHit(point, event)
    }
    /// Whether a point, in this view's points, is inside of it. By default the bounds; override it for another area of
    /// touch.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if let exchanged = exchanged(.pointInside) { return exchanged.call(point, event) }
        return bounds.contains(point)
    }
    override open var next: UIResponder? { tree.controller ?? tree.superview }

    /// Ends the editing of a text inside, the view itself included.
    /// - Parameter force: whether it ends although the text's delegate refuses.
    /// - Returns: false when there was one that refused.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

    // MARK: Traits

    /// The traits that hold for this view: those of what it is in, with the overrides on the way.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// The smallest size of text in this view and its subviews; nil, the default, is no limit. It changes
    /// `preferredContentSizeCategory` of the view's traits. Documented: UIView.minimumContentSizeCategory.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.textSizes.minimum }
        set { setTextSizes(TextSizeLimits(minimum: newValue, maximum: traitState.textSizes.maximum)) }
    }
    /// The largest size of text in this view and its subviews; nil, the default, is no limit. Documented:
    /// UIView.maximumContentSizeCategory.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.textSizes.maximum }
        set { setTextSizes(TextSizeLimits(minimum: traitState.textSizes.minimum, maximum: newValue)) }
    }
    /// The limits of this view and of its superviews, for the console.
    open var appliedContentSizeCategoryLimitsDescription: String {
        let views = sequence(first: self, next: \.superview).filter { $0.traitState.textSizes != TextSizeLimits() }
        return views.map { "\(type(of: $0)): \($0.traitState.textSizes.description)" }.joined(separator: "\n")
    }
    /// Called when the traits changed. Deprecated since iOS 17 in favor of `registerForTraitChanges`; both are called.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        exchanged(.viewTraitsDidChange)?.run(previousTraitCollection)
    }
    /// Light or dark for this view and those inside it. `.unspecified`, the default, takes what is around it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.overrides.style }
        set { setOverride(\.style, newValue) }
    }
    /// Whether the view changes sides from right to left. `.unspecified`, the default, goes with the language.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { directionChanged() } }
    }
    /// The direction in which the view is laid out, by its `semanticContentAttribute` and the traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    // MARK: Restoration

    /// Keeps the view's state with that of its controller, which needs an identifier too; nil, the default, keeps none.
    /// Scroll views keep where they are, tables also what is selected.
    open var restorationIdentifier: String? {
        get { restoration?.identifier }
        set { if newValue != restorationIdentifier { ownRestoration.identifier = newValue } }
    }
    /// Put what the view has to come back with into the coder. Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Take it out again; called once the view is loaded. Overrides call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: For UIKit's own subclasses

    /// The instance that remembers for others; see ``UIAppearance``.
    class func makeAppearanceProxy() -> Self {
        guard let proxy = Self(coder: CustomizationState.emptyCoder()) else {
            misuse("\(Self.self).appearance(): init?(coder:) answered nil; call super.init(coder:) in it")
        }
        return proxy
    }

    /// The wheel turned over the view, by points that content should move; false when the view cannot move that way.
    /// - Parameter point: in the window.
    func wheelScrolled(by delta: CGPoint, at point: CGPoint) -> Bool { false }
    /// The mouse's other button went down at a point of the window; false where that means nothing to the view.
    func secondaryPressed(at point: CGPoint) -> Bool { interactionsHandleSecondaryPress(at: point) }
    func directionFlipped() {}
    func hiddenChanged() {}
    /// The view is the first responder no more, without having been asked.
    func editingWasEnded() {}
    /// A subview was hidden or shown.
    func hiddenChangedBelow() {}
    func boundsSizeChanged() {}
    /// Colors that depend on light and dark must be looked up again.
    func colorAppearanceChanged() {}

    var isAccessibilityElementByDefault: Bool { false }
    var defaultAccessibilityHint: String? { nil }
    var defaultAccessibilityCustomActions: [UIAccessibilityCustomAction]? { nil }
    /// What a reader meets in this view, in order; nil goes by where the subviews lie.
    var accessibilityReadingOrder: [UIView]? { nil }
    /// Whether something presented stands in this view.
    var holdsPresentation: Bool { false }
    var defaultAccessibilityLabel: String? { nil }
    var defaultAccessibilityValue: String? { nil }
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    // MARK: Accessibility

    /// Whether a reader stops here. False for plain views, true for those that show text or can be used.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? isAccessibilityElementByDefault }
        set { accessibility.isElement = newValue }
    }
    /// What is spoken for the view; its text, where it shows one.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? accessibility.extras?.attributedLabel?.string ?? defaultAccessibilityLabel }
        set { accessibility.label = newValue }
    }
    /// What happens when the element is activated, in a short sentence; read after label and value. Nil by default.
    open var accessibilityHint: String? {
        get { accessibility.hint ?? accessibility.extras?.attributedHint?.string ?? defaultAccessibilityHint }
        set { accessibility.hint = newValue }
    }
    /// What the element is set to, as `50 %` of a slider. Read after the label; nil where there is none.
    open var accessibilityValue: String? {
        get { accessibility.value ?? accessibility.extras?.attributedValue?.string ?? defaultAccessibilityValue }
        set { accessibility.value = newValue }
    }
    /// `accessibilityLabel` as attributed text; its attributes are not spoken here.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.extras?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedLabel = newValue } }
    }
    /// `accessibilityHint` as attributed text; its attributes are not spoken here.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility.extras?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedHint = newValue } }
    }
    /// `accessibilityValue` as attributed text; its attributes are not spoken here.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.extras?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedValue = newValue } }
    }
    /// What kind of element it is and what can be done with it. Views of UIKit have theirs by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? defaultAccessibilityTraits }
        set { accessibility.traits = newValue }
    }
    /// A name by which tests find the element. Never spoken; nil by default.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// In the window's points.
    open var accessibilityFrame: CGRect {
        get { accessibility.extras?.frame ?? convert(bounds, to: nil) }
        set { accessibility.edit { $0.frame = newValue } }
    }
    /// An outline instead of the frame, in the window's points.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.extras?.path }
        set { accessibility.edit { $0.path = newValue } }
    }
    /// Where a reader's activation taps, in the window's points; the middle of the frame.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.extras?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.edit { $0.activationPoint = newValue } }
    }
    /// The language in which label, value and hint are spoken, as `pt-BR`; nil, the default, is the interface's.
    open var accessibilityLanguage: String? {
        get { accessibility.extras?.language }
        set { accessibility.edit { $0.language = newValue } }
    }
    /// Leaves out this view and all in it.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// Leaves out all siblings of this view.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether all inside is read before what stands beside the view. False by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.extras?.groupsChildren ?? false }
        set { accessibility.edit { $0.groupsChildren = newValue } }
    }
    /// Whether elements inside are read one by one or as one. `.automatic` by default.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.extras?.navigationStyle ?? .automatic }
        set { accessibility.edit { $0.navigationStyle = newValue } }
    }
    /// What the view is to its elements: a list, a table, a landmark. `.none` by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.extras?.containerType ?? UIAccessibilityContainerType.none }
        set { accessibility.edit { $0.containerType = newValue } }
    }
    /// Whether the element does something when it is activated. By default, whether it takes touches.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.extras?.respondsToUser ?? isUserInteractionEnabled }
        set { accessibility.edit { $0.respondsToUser = newValue } }
    }
    /// What the user may say to name the view, best first; the label, unless set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.extras?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibility.edit { $0.userInputLabels = newValue } }
    }
    /// What else can be done with the element, each with a name. Nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.extras?.customActions ?? defaultAccessibilityCustomActions }
        set { accessibility.edit { $0.customActions = newValue } }
    }
    /// What a reader meets instead of the subviews, in this order: views and `UIAccessibilityElement`s.
    open var accessibilityElements: [Any]? {
        get { accessibility.extras?.elements }
        set { accessibility.edit { $0.elements = newValue } }
    }
    /// How many elements the view has; by default those of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element at an index of the order in which they are read; nil outside of it.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// `NSNotFound` for what is not among ``accessibilityElements``.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// A reader's double tap. Returns whether it was handled; if not, the activation point is tapped.
    open func accessibilityActivate() -> Bool { false }
    /// The reader asks for more, of an element with the trait `.adjustable`. Does nothing by itself.
    open func accessibilityIncrement() {}
    /// The reader asks for less, of an element with the trait `.adjustable`. Does nothing by itself.
    open func accessibilityDecrement() {}
    /// The reader asks to scroll.
    /// - Returns: whether it did; false by default, and the view around is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Whether the screen reader is at this element.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.isAt(self) }
    /// Called after the screen reader moved to this element. The default does nothing.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called after the screen reader left this element. The default does nothing.
    open func accessibilityElementDidLoseFocus() {}

    // MARK: Large content

    /// Whether a long press at the largest text sizes shows the view large, where a `UILargeContentViewerInteraction`
    /// is.
    open var showsLargeContentViewer: Bool {
        get { accessibility.extras?.showsLarge ?? false }
        set { accessibility.edit { $0.showsLarge = newValue } }
    }
    /// The text of the large content viewer for this view; nil, the default, takes what the view shows.
    open var largeContentTitle: String? {
        get { accessibility.extras?.largeTitle }
        set { accessibility.edit { $0.largeTitle = newValue } }
    }
    /// The image of the large content viewer for this view; nil, the default, takes what the view shows.
    open var largeContentImage: UIImage? {
        get { accessibility.extras?.largeImage }
        set { accessibility.edit { $0.largeImage = newValue } }
    }
    /// Whether the large content viewer makes the image as large as it has room for. False by default.
    open var scalesLargeContentImage: Bool {
        get { accessibility.extras?.scalesLargeImage ?? false }
        set { accessibility.edit { $0.scalesLargeImage = newValue } }
    }
    /// Where the image stands in the large content viewer; none by default.
    /// - Coverage: inert (the image stands in the middle)
    open var largeContentImageInsets: UIEdgeInsets {
        get { accessibility.extras?.largeImageInsets ?? .zero }
        set {
            if newValue != .zero {
                Log.once("UIView.largeContentImageInsets has no effect: the image stands in the middle")
            }
            accessibility.edit { $0.largeImageInsets = newValue }
        }
    }

    // MARK: Dynamics

    /// What collides of the view while an animator moves it. A rectangle by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline for `.path`, around the middle. The bounds by default.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }

    // MARK: Coordinates

    /// A point of this view's coordinates in those of another one of the same window; nil stands for the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: target(view)) }
    /// A point of another view's coordinates in those of this one; nil stands for the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: target(view)) }
    /// A rectangle of this view's coordinates in those of another one of the same window; nil stands for the window.
    /// Where one of them is turned, the smallest rectangle around it.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: target(view)) }
    /// A rectangle of another view's coordinates in those of this one; nil stands for the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: target(view)) }
}
