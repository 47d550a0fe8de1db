public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on screen: it draws, holds other views, and receives events.
///
/// Geometry is in points, y downwards. Changes made in a turn show together with the next frame.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UIAppearance, UIAccessibilityIdentification, Customizable {
    /// Used on the main thread, but for the end of a superview, which may come on another.
    final nonisolated(unsafe) var tree = ViewTreeState()
    final var look = ViewLookState()
    final var layoutState = ViewLayoutState()
    final var insets = ViewInsetState()
    final var traitState = ViewTraitState()
    final var gestures = ViewGestureState()
    final package var accessibility = AccessibilityState()
    final var customization = CustomizationState()
    final var restoration: ViewRestoration?

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        adoptLayer()
        layer.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    deinit { letGo(of: tree.subviews) }

    /// Decodes what ``encode(with:)`` wrote; what is missing or broken is as in a new view.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        adoptLayer()
        decodeView(coder)
        coder.fill(self, as: UIView.self)
    }

    /// Writes place, look and behaviour of the view itself. Subviews, constraints and recognizers are not written.
    open func encode(with coder: NSCoder) { encodeView(coder) }

    // MARK: Layer

    open class var layerClass: AnyClass { CALayer.self }
    public let layer: CALayer
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) { performLayout() }
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { viewAction(forKey: event) }

    // MARK: Geometry

    /// The view's rectangle in its superview. Undefined while `transform` is not the identity, as in UIKit.
    open var frame: CGRect {
        get { layer.frame }
        set { resizing { layer.frame = newValue } }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set { resizing { layer.bounds = newValue } }
    }
    open var center: CGPoint {
        get { layer.position }
        set { resizing { layer.position = newValue } }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var autoresizesSubviews: Bool {
        get { layoutState.autoresizesSubviews }
        set { layoutState.autoresizesSubviews = newValue }
    }
    open var autoresizingMask: AutoresizingMask {
        get { layoutState.autoresizingMask }
        set { layoutState.autoresizingMask = newValue }
    }
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
        get { look.backgroundColor }
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
        get { look.isOpaque }
        set { look.isOpaque = newValue }
    }
    /// Whether subviews and drawing are cut off at the bounds and corners.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Colour of what can be touched; inherited until set, system blue at the top. Setting nil inherits again.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { customize("tintColor", { $0.tintColor = newValue }) { setTintColor(newValue) } }
    }
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    /// Called when the tint of this view, or of one that it inherits from, changed.
    open func tintColorDidChange() {}
    /// Its alpha cuts out this view. It has no superview of its own.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    /// Draws the view's own content into the current context. Called when the content is out of date, never for its own sake.
    open func draw(_ rect: CGRect) { DrawingState.noteBaseDraw() }

    // MARK: Tree

    open var superview: UIView? { tree.superview }
    open var subviews: [UIView] { tree.subviews }
    open var window: UIWindow? { tree.window }
    open var tag = 0
    /// In front of its siblings. A view that stands elsewhere leaves there first.
    open func addSubview(_ view: UIView) { insert(view, at: tree.subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 1) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 0) }
    open func removeFromSuperview() { detach() }
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    // The following are called for subclasses; each does nothing by itself.
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    public func isDescendant(of view: UIView) -> Bool { isInside(view) }
    open func viewWithTag(_ tag: Int) -> UIView? { find(tag: tag) }

    // MARK: Layout

    /// Asks for layout with the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out now what asked for it, from the topmost view that is waiting. Inside an animation block the moves are animated.
    open func layoutIfNeeded() { layoutNow() }
    /// Places the subviews. Called before a frame when something asked for it.
    open func layoutSubviews() {}
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    open class var requiresConstraintBasedLayout: Bool { false }
    open func updateConstraints() { layoutState.needsConstraintUpdate = false }
    open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }
    open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }
    open func updateConstraintsIfNeeded() { updateConstraintTree() }
    /// The size the content wants; `noIntrinsicMetric` in a direction where it has no wish.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    /// From the top edge to the first baseline, and from the bottom edge up to the last one, for views that hold text.
    package var firstBaselineOffset: CGFloat { bounds.height }
    package var lastBaselineOffset: CGFloat { 0 }

    /// The size that suits the constraints inside best, as near to `targetSize` as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel) }
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
    /// Takes the size that constraints give to content that scrolls.
    func takeContentSize(_ size: CGSize) {}
    /// The safe area of this view changed.
    func coveredEdgesChanged() {}
    /// What subviews still have to keep clear of.
    var safeAreaForSubviews: UIEdgeInsets { insets.safeArea }
    /// The view came into a window or left it.
    func windowChanged() {}

    // MARK: Insets

    /// What bars and the display cover of the view, in points from each edge.
    open var safeAreaInsets: UIEdgeInsets { insets.safeArea }
    open func safeAreaInsetsDidChange() {}
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { insets.preservesSuperviewMargins }
        set { setPreservesSuperviewMargins(newValue) }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { insets.marginsFollowSafeArea }
        set { setMarginsFollowSafeArea(newValue) }
    }
    open func layoutMarginsDidChange() {}

    // MARK: Events

    open var isUserInteractionEnabled: Bool {
        get { gestures.isUserInteractionEnabled }
        set { gestures.isUserInteractionEnabled = newValue }
    }
    open var isMultipleTouchEnabled: Bool {
        get { gestures.isMultipleTouchEnabled }
        set { gestures.isMultipleTouchEnabled = newValue }
    }
    /// - Coverage: inert (fingers on other views reach them all the same)
    open var isExclusiveTouch: Bool {
        get { gestures.isExclusiveTouch }
        set { gestures.isExclusiveTouch = newValue }
    }
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestures.recognizers.isEmpty ? nil : gestures.recognizers }
        set { replaceGestureRecognizers(newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    open var interactions: [any UIInteraction] {
        get { gestures.interactions }
        set {
            for old in gestures.interactions where !newValue.contains(where: { $0 === old }) { detach(old) }
            newValue.forEach(attach)
        }
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The deepest view that takes a touch at `point` (in this view's points), or nil.
    /// A view of its own that shows what this one shows now, and does not change any more.
    /// - Parameter afterUpdates: what waits to be laid out is, first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { takeSnapshot(afterUpdates: afterUpdates) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    override open var next: UIResponder? { tree.controller ?? tree.superview }

    /// Ends the editing of a text inside, the view itself included.
    /// - Parameter force: whether it ends although the text's delegate refuses.
    /// - Returns: false when there was one that refused.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

    // MARK: Traits

    open var traitCollection: UITraitCollection { effectiveTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.overrides.style }
        set { setOverride(\.style, newValue) }
    }
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { directionChanged() } }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    // MARK: Restoration

    /// Keeps the view's state with that of its controller, which needs an identifier too; nil, the default, keeps none. Scroll views keep where
    /// they are, tables also what is selected.
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
    /// Colours that depend on light and dark must be looked up again.
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
    open var accessibilityHint: String? {
        get { accessibility.hint ?? accessibility.extras?.attributedHint?.string ?? defaultAccessibilityHint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value ?? accessibility.extras?.attributedValue?.string ?? defaultAccessibilityValue }
        set { accessibility.value = newValue }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.extras?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedLabel = newValue } }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility.extras?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedHint = newValue } }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.extras?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedValue = newValue } }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? defaultAccessibilityTraits }
        set { accessibility.traits = newValue }
    }
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
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.extras?.groupsChildren ?? false }
        set { accessibility.edit { $0.groupsChildren = newValue } }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.extras?.navigationStyle ?? .automatic }
        set { accessibility.edit { $0.navigationStyle = newValue } }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.extras?.containerType ?? UIAccessibilityContainerType.none }
        set { accessibility.edit { $0.containerType = newValue } }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.extras?.respondsToUser ?? isUserInteractionEnabled }
        set { accessibility.edit { $0.respondsToUser = newValue } }
    }
    /// What a person may say to name the view, best first; the label, unless set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.extras?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibility.edit { $0.userInputLabels = newValue } }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.extras?.customActions ?? defaultAccessibilityCustomActions }
        set { accessibility.edit { $0.customActions = newValue } }
    }
    /// What a reader meets instead of the subviews, in this order: views and `UIAccessibilityElement`s.
    open var accessibilityElements: [Any]? {
        get { accessibility.extras?.elements }
        set { accessibility.edit { $0.elements = newValue } }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// `NSNotFound` for what is not among ``accessibilityElements``.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// A reader's double tap. Returns whether it was handled; if not, the activation point is tapped.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}

    // MARK: Large content

    /// Whether a long press at the largest text sizes shows the view large, where a `UILargeContentViewerInteraction` is.
    open var showsLargeContentViewer: Bool {
        get { accessibility.extras?.showsLarge ?? false }
        set { accessibility.edit { $0.showsLarge = newValue } }
    }
    open var largeContentTitle: String? {
        get { accessibility.extras?.largeTitle }
        set { accessibility.edit { $0.largeTitle = newValue } }
    }
    open var largeContentImage: UIImage? {
        get { accessibility.extras?.largeImage }
        set { accessibility.edit { $0.largeImage = newValue } }
    }
    open var scalesLargeContentImage: Bool {
        get { accessibility.extras?.scalesLargeImage ?? false }
        set { accessibility.edit { $0.scalesLargeImage = newValue } }
    }
    open var largeContentImageInsets: UIEdgeInsets {
        get { accessibility.extras?.largeImageInsets ?? .zero }
        set { accessibility.edit { $0.largeImageInsets = newValue } }
    }

    // MARK: Coordinates

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: target(view)) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: target(view)) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: target(view)) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: target(view)) }
}
