import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// The bar at the top of a screen: the back button, a title, and buttons.
///
/// With a navigation controller the bar displays the controller's screens; change the screens' `navigationItem`s, never
/// the bar's stack, frame or delegate. For a bar on its own, add items with ``pushItem(_:animated:)``.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarButtonHost, NavigationItemObserver, AppearanceBar {
    /// A section of a desktop window's toolbar.
    public enum NSToolbarSection: Int, Sendable { case none = 0, sidebar, supplementary, content }

    var stack = BarStack()
    var shown = BarShownState()
    var search = BarSearchState()
    let background = BarBackground(shadowIsAbove: false)
    /// Clips the large title at the row.
    let largeTitleClip = UIView()

    /// Required, because a navigation controller creates bars of the app's classes with this initializer; UIKit finds
    /// any initializer at run time.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Decodes the values that ``encode(with:)`` wrote. Missing and invalid values are those of a new bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeBar(coder)
        coder.fill(self, as: UINavigationBar.self)
    }

    /// Encodes the values of a view, the appearances, and the items of a bar without a container. The delegate is not
    /// encoded.
    override open func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(coder)
    }

    // MARK: Items

    /// Called before, and notified after, each push and pop. Nil by default. The delegate of a navigation controller's
    /// bar is that controller, if its class conforms to the protocol; setting another delegate stops the program.
    /// `UINavigationController` itself does not conform, so that subclasses can. Documented: UINavigationController,
    /// `navigationBar`.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { stack.host.map { $0 as? any UINavigationBarDelegate } ?? stack.ownDelegate }
        set {
            stack.checkDelegate(newValue, of: self)
            stack.ownDelegate = newValue
        }
    }
    /// The stack of items, bottom first; nil for an empty stack. Setting the property replaces the items without
    /// animation. The items of a navigation controller's bar are those of its controllers; setting them stops the
    /// program.
    open var items: [UINavigationItem]? {
        get { stack.items }
        set { setItems(newValue, animated: false) }
    }
    /// The displayed item, the last of ``items``; nil without items.
    open var topItem: UINavigationItem? { stack.top }
    /// The item below the top item, to which the back button leads; nil with fewer than two items.
    open var backItem: UINavigationItem? { stack.below }
    /// Pushes an item onto a bar without a container, after calling the delegate's `navigationBar(_:shouldPush:)`.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }
    /// Pops the top item of a bar without a container, after calling the delegate's `navigationBar(_:shouldPop:)`.
    /// - Returns: the item that was removed; nil if none was.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }
    /// Replaces the items of a bar without a container. Animated as a push if the new top was not in the stack,
    /// otherwise as a pop.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replace(with: items ?? [], animated: animated) }

    // MARK: Appearance

    /// Whether titles may be large; each item's `largeTitleDisplayMode` decides. False by default.
    open var prefersLargeTitles: Bool {
        get { allowsLargeTitles }
        set { customize("prefersLargeTitles", { $0.prefersLargeTitles = newValue }) { allowsLargeTitles = newValue } }
    }
    private var allowsLargeTitles = false { didSet { if allowsLargeTitles != oldValue { heightRuleChanged() } } }
    /// The appearance at standard height while content is below the bar. Copied when set; changes of the copy that this
    /// property returns are applied. An item's own appearance has precedence while the item is on top.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.given.standard ?? appearances.fallback }
        set { customize("standard", { $0.standardAppearance = newValue }) { setAppearance(\.standard, newValue) } }
    }
    /// The appearance at compact height; nil, the default, uses ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.given.compact }
        set { customize("compact", { $0.compactAppearance = newValue }) { setAppearance(\.compact, newValue) } }
    }
    /// The appearance while content ends at the bar; nil, the default, uses ``standardAppearance`` without its
    /// background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.given.scrollEdge }
        set {
            customize("scrollEdge", { $0.scrollEdgeAppearance = newValue }) { setAppearance(\.scrollEdge, newValue) }
        }
    }
    /// The appearance at compact height while content ends at the bar; nil, the default, uses
    /// ``scrollEdgeAppearance``, then ``compactAppearance``, then ``standardAppearance`` without its background.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.given.compactScrollEdge }
        set {
            customize("compactScrollEdge", { $0.compactScrollEdgeAppearance = newValue }) {
                setAppearance(\.compactScrollEdge, newValue)
            }
        }
    }
    var appearances = NavigationBarAppearances()
    /// Whether content is visible through the background. True by default, unless the app's background image has no
    /// transparent pixel. False makes the background opaque.
    open var isTranslucent: Bool {
        get {
            appearances.legacy.isTranslucentWithoutImages
                ?? appearances.legacy.translucency(barPosition, metrics(for: topItem)).isTranslucent
        }
        set {
            customize("isTranslucent", { $0.isTranslucent = newValue }) { setLegacy { $0.isTranslucent = newValue } }
        }
    }
    /// For a navigation controller's bar, `.topAttached` if the controller's view begins at the top of the window,
    /// otherwise `.top`; for a bar without a container, the position from the delegate.
    open var barPosition: UIBarPosition {
        guard let host = stack.host else { return appearances.position }
        return host.isBarAttached ? .topAttached : .top
    }

    // MARK: Older properties, in effect without an appearance object

    /// The style: light with dark text, or dark with light text. `.default` by default. All other appearance properties
    /// have precedence.
    open var barStyle: UIBarStyle {
        get { appearances.legacy.style }
        set {
            customize("barStyle", { $0.barStyle = newValue }) {
                setLegacy { $0.style = newValue }
                styleChanged()
            }
        }
    }
    /// The color of the background, transparent while the bar is translucent. Nil, the default, is the system's
    /// material.
    open var barTintColor: UIColor? {
        get { appearances.legacy.tint }
        set { customize("barTintColor", { $0.barTintColor = newValue }) { setLegacy { $0.tint = newValue } } }
    }
    /// An image that replaces the hairline at the bar's edge; used only together with a background image. Nil by
    /// default.
    open var shadowImage: UIImage? {
        get { appearances.legacy.shadows[.any] }
        set { customize("shadowImage", { $0.shadowImage = newValue }) { setLegacy { $0.shadows[.any] = newValue } } }
    }
    /// Font, color, shadow and other attributes of the title. Nil, the default, is a semibold font of 17 points in the
    /// label color.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { appearances.legacy.title }
        set {
            customize("titleTextAttributes", { $0.titleTextAttributes = newValue }) {
                setLegacy { $0.title = newValue }
            }
        }
    }
    /// Font, color, shadow and other attributes of the large title. Nil, the default, is a bold font of 34 points in
    /// the label color.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { appearances.legacy.largeTitle }
        set {
            customize("largeTitleTextAttributes", { $0.largeTitleTextAttributes = newValue }) {
                setLegacy { $0.largeTitle = newValue }
            }
        }
    }
    /// Sets the downward offset of the title in points, in bars of these metrics. 0 by default.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        customize(
            "titleOffset \(barMetrics.rawValue)", { $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
        ) {
            setLegacy { $0.titleOffsets[barMetrics] = adjustment }
        }
    }
    /// Returns the offset that ``setTitleVerticalPositionAdjustment(_:for:)`` set for these metrics; 0 by default.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        appearances.legacy.titleOffsets[barMetrics] ?? 0
    }
    /// The image that replaces the chevron beside the back button's title; used only together with
    /// ``backIndicatorTransitionMaskImage``. Nil by default.
    open var backIndicatorImage: UIImage? {
        get { appearances.legacy.indicatorImage }
        set {
            customize("backIndicatorImage", { $0.backIndicatorImage = newValue }) {
                setLegacy { $0.indicatorImage = newValue }
            }
        }
    }
    /// The mask of ``backIndicatorImage``: in its transparent parts, text that slides under the indicator is hidden.
    /// Nil by default.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { appearances.legacy.indicatorMask }
        set {
            customize("backIndicatorMask", { $0.backIndicatorTransitionMaskImage = newValue }) {
                setLegacy { $0.indicatorMask = newValue }
            }
        }
    }
    /// Sets the background image for a position and metrics. An image that is resizable, taller than the bar, or for
    /// `.topAttached` also fills the status area.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        let again: (UINavigationBar) -> Void = {
            $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        customize("image \(barPosition.rawValue) \(barMetrics.rawValue)", { again($0) }) {
            setLegacy { $0.setImage(backgroundImage, barPosition, barMetrics) }
        }
    }
    /// Returns the image for this position and these metrics; nil without an image.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        appearances.legacy.image(barPosition, barMetrics)
    }
    /// Sets the background image for metrics, in every position.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// Returns the image for these metrics in every position; nil without an image.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    // MARK: Behavior

    /// The style in effect: ``preferredBehavioralStyle``, with `.pad` for `.automatic`.
    open var behavioralStyle: UIBehavioralStyle { appearances.behavior == .mac ? .mac : .pad }
    /// The preferred style. `.mac` has the height of a bar on a phone in landscape and places the title at the leading
    /// side (Chosen).
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { appearances.behavior }
        set {
            guard newValue != appearances.behavior else { return }
            appearances.behavior = newValue
            heightRuleChanged()
        }
    }
    /// Always `.none`: windows have no toolbar that could host the bar.
    open var currentNSToolbarSection: NSToolbarSection { .none }

    // MARK: Layout

    override var formsFocusGroup: Bool { true }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layoutBar()
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }
    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight) }
    override open func didMoveToWindow() { enteredWindow() }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        traitsChanged()
    }
    override open func tintColorDidChange() { tintChanged() }
    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { acceptsTouch(at: point) }
    override func directionFlipped() { contentChanged() }
    func barButtonChanged() { buttonChanged() }
    func barButtonResized() { setNeedsLayout() }
    override open func didAddSubview(_ subview: UIView) { checkSubview(subview) }
    /// The frame. A navigation controller sets the frame of its bar; other values are corrected with the next layout.
    override open var frame: CGRect { didSet { checkGeometry("frame") } }
    override open var bounds: CGRect { didSet { checkGeometry("bounds") } }
    override open var alpha: CGFloat { didSet { checkGeometry("alpha") } }
    /// Measured (navigation-bar/identifier): UI tests find a bar by its displayed title, and a bar without a title by
    /// the class of its screen.
    override open var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? spokenIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override var accessibilityReadingOrder: [UIView]? { readingOrder }
    override func colorAppearanceChanged() { setNeedsLayout() }
    override class func makeAppearanceProxy() -> Self { Self(frame: .zero) }
}
