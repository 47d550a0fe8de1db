import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// The bar at the top of a screen: the way back, a title, and buttons.
///
/// With a navigation controller the bar follows the controller's screens by itself; change the screens'
/// `navigationItem`s, never the bar's stack, frame or delegate. On its own, give it items with ``pushItem(_:animated:)``.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarButtonHost, NavigationItemObserver, LookedBar {
    /// A section of a desktop window's toolbar.
    public enum NSToolbarSection: Int, Sendable { case none = 0, sidebar, supplementary, content }

    var stack = BarStack()
    var shown = BarShownState()
    var search = BarSearchState()
    let background = BarBackground(shadowIsAbove: false)
    /// Cuts the large title off where the row begins.
    let largeTitleClip = UIView()

    /// Required, because a navigation controller makes bars of your own classes by it; in UIKit any initializer is found at run time.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Decodes what ``encode(with:)`` wrote; what is missing or broken is as in a new bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeBar(coder)
        coder.fill(self, as: UINavigationBar.self)
    }

    /// Writes what every view writes, and looks; items where no controller has the bar. The delegate is not written.
    override open func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(coder)
    }

    // MARK: Items

    /// Consulted before and told after each push and pop. The bar of a navigation controller answers the controller, where its
    /// class adopts the protocol, and may not be given another; `UINavigationController` itself does not adopt it, so that
    /// subclasses can.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { stack.owner.map { $0 as? any UINavigationBarDelegate } ?? stack.ownDelegate }
        set {
            stack.checkDelegate(newValue, of: self)
            stack.ownDelegate = newValue
        }
    }
    /// Bottom first; nil while there are none. Setting it does not animate.
    open var items: [UINavigationItem]? {
        get { stack.items }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { stack.top }
    open var backItem: UINavigationItem? { stack.below }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }
    /// - Returns: the item that went, or nil when none did.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }
    /// Moves as a push when the new top was not in the stack, else as a pop.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replace(with: items ?? [], animated: animated) }

    // MARK: Look

    /// Allows large titles; each item's `largeTitleDisplayMode` decides.
    open var prefersLargeTitles: Bool {
        get { allowsLargeTitles }
        set { customize("prefersLargeTitles", { $0.prefersLargeTitles = newValue }) { allowsLargeTitles = newValue } }
    }
    private var allowsLargeTitles = false { didSet { if allowsLargeTitles != oldValue { heightRuleChanged() } } }
    /// Looks are copied when set; what this answers is the bar's own and live. An item's own look wins while the item is on top.
    open var standardAppearance: UINavigationBarAppearance {
        get { looks.given.standard ?? looks.fallback }
        set { customize("standard", { $0.standardAppearance = newValue }) { setLook(\.standard, newValue) } }
    }
    /// In bars of compact height; nil takes the standard look.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.given.compact }
        set { customize("compact", { $0.compactAppearance = newValue }) { setLook(\.compact, newValue) } }
    }
    /// While content ends at the bar; nil is the standard look without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.given.scrollEdge }
        set { customize("scrollEdge", { $0.scrollEdgeAppearance = newValue }) { setLook(\.scrollEdge, newValue) } }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.given.compactScrollEdge }
        set { customize("compactScrollEdge", { $0.compactScrollEdgeAppearance = newValue }) { setLook(\.compactScrollEdge, newValue) } }
    }
    var looks = BarLookState()
    /// True, until set, unless a background image of the app's own has no transparent pixel. False paints the background opaque.
    open var isTranslucent: Bool {
        get { looks.legacy.translucency(barPosition, metrics(for: topItem)).isTranslucent }
        set { customize("isTranslucent", { $0.isTranslucent = newValue }) { setLegacy { $0.isTranslucent = newValue } } }
    }
    open var barPosition: UIBarPosition {
        guard let owner = stack.owner else { return looks.position }
        return isAttached(in: owner) ? .topAttached : .top
    }

    // MARK: Older looks. They count where no appearance object was set.

    /// Light with dark text, or dark with light text. Everything else that is set wins over it.
    open var barStyle: UIBarStyle {
        get { looks.legacy.style }
        set {
            customize("barStyle", { $0.barStyle = newValue }) {
                setLegacy { $0.style = newValue }
                styleChanged()
            }
        }
    }
    /// Colour of the background, made transparent while the bar is translucent.
    open var barTintColor: UIColor? {
        get { looks.legacy.tint }
        set { customize("barTintColor", { $0.barTintColor = newValue }) { setLegacy { $0.tint = newValue } } }
    }
    /// Shown instead of the hairline, where a background image is set too.
    open var shadowImage: UIImage? {
        get { looks.legacy.shadows[.any] }
        set { customize("shadowImage", { $0.shadowImage = newValue }) { setLegacy { $0.shadows[.any] = newValue } } }
    }
    /// Font, colour, shadow and other attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { looks.legacy.title }
        set { customize("titleTextAttributes", { $0.titleTextAttributes = newValue }) { setLegacy { $0.title = newValue } } }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { looks.legacy.largeTitle }
        set { customize("largeTitleTextAttributes", { $0.largeTitleTextAttributes = newValue }) { setLegacy { $0.largeTitle = newValue } } }
    }
    /// Moves the title down, in points, in bars of these metrics.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        customize("titleOffset \(barMetrics.rawValue)", { $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }) {
            setLegacy { $0.titleOffsets[barMetrics] = adjustment }
        }
    }
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { looks.legacy.titleOffsets[barMetrics] ?? 0 }
    /// Beside the back button; counts together with the mask only.
    open var backIndicatorImage: UIImage? {
        get { looks.legacy.indicatorImage }
        set { customize("backIndicatorImage", { $0.backIndicatorImage = newValue }) { setLegacy { $0.indicatorImage = newValue } } }
    }
    /// Where it is transparent, text that slides under the indicator is hidden.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { looks.legacy.indicatorMask }
        set {
            customize("backIndicatorMask", { $0.backIndicatorTransitionMaskImage = newValue }) { setLegacy { $0.indicatorMask = newValue } }
        }
    }
    /// An image that is made to stretch, or is taller than the bar, or is for `.topAttached`, goes on under the status area.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        let again: (UINavigationBar) -> Void = { $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics) }
        customize("image \(barPosition.rawValue) \(barMetrics.rawValue)", { again($0) }) {
            setLegacy { $0.setImage(backgroundImage, barPosition, barMetrics) }
        }
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks.legacy.image(barPosition, barMetrics)
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: .any, barMetrics: barMetrics) }

    // MARK: Behaviour

    /// What `preferredBehavioralStyle` comes to; `.automatic` is `.pad` here.
    open var behavioralStyle: UIBehavioralStyle { looks.behavior == .mac ? .mac : .pad }
    /// `.mac` makes the bar as low as that of a phone on its side and puts the title at the leading side (Chosen).
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { looks.behavior }
        set {
            guard newValue != looks.behavior else { return }
            looks.behavior = newValue
            heightRuleChanged()
        }
    }
    /// Always `.none`: windows here have no toolbar that could host the bar.
    open var currentNSToolbarSection: NSToolbarSection { .none }

    // MARK: Layout

    override open func layoutSubviews() { layoutBar() }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }
    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight) }
    override open func didMoveToWindow() { enteredWindow() }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        traitsChanged()
    }
    override open func tintColorDidChange() { tintChanged() }
    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takesTouch(at: point) }
    override func directionFlipped() { contentChanged() }
    func barButtonChanged() { buttonChanged() }
    func barButtonResized() { setNeedsLayout() }
    var opensMenusUpwards: Bool { false }
    override open func didAddSubview(_ subview: UIView) { checkSubview(subview) }
    /// The bar of a navigation controller is placed by the controller; other values are taken back with the next layout.
    override open var frame: CGRect { didSet { checkGeometry("frame") } }
    override open var bounds: CGRect { didSet { checkGeometry("bounds") } }
    override open var alpha: CGFloat { didSet { checkGeometry("alpha") } }
    /// Measured: UI tests address a bar by the title that it shows, and one without a title by its screen's class.
    override open var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? spokenIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override var accessibilityReadingOrder: [UIView]? { readingOrder }
    override func colorAppearanceChanged() { setNeedsLayout() }
    override class func makeAppearanceProxy() -> Self { Self(frame: .zero) }
}
