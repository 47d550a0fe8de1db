import CoreGraphics
public import Foundation
import QuartzCore

/// The bar at the top of a screen: the way back, a title, and buttons.
///
/// With a navigation controller the bar follows the controller's screens by itself; change the screens'
/// `navigationItem`s, never the bar's stack, frame or delegate. On its own, give it items with ``pushItem(_:animated:)``.
@MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarButtonHost {
    var stack = BarStack()
    var shown = BarShownState()
    var search = BarSearchState()
    let background = BarBackground(hairlineAtTop: false)
    /// Cuts the large title off where the row begins.
    let largeTitleClip = UIView()

    /// Required, because a navigation controller makes bars of your own classes by it; in UIKit any initializer is found at run time.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    // MARK: Items

    /// Consulted before and told after each push and pop. The bar of a navigation controller has the controller.
    open weak var delegate: (any UINavigationBarDelegate)? {
        willSet { stack.checkDelegate(newValue, of: self) }
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
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightRuleChanged() } } }
    /// Looks are copied when set; change a look, then set it again.
    open var standardAppearance: UINavigationBarAppearance {
        get { looks.given.standard ?? looks.fallback }
        set { looks.given.standard = newValue.duplicate(); lookChanged() }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.given.compact }
        set { looks.given.compact = newValue?.duplicate(); lookChanged() }
    }
    /// While content ends at the bar; nil is the standard look without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.given.scrollEdge }
        set { looks.given.scrollEdge = newValue?.duplicate(); lookChanged() }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.given.compactScrollEdge }
        set { looks.given.compactScrollEdge = newValue?.duplicate(); lookChanged() }
    }
    var looks = BarLookState()
    /// False paints the background opaque.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { lookChanged() } } }
    /// Light with dark text, or dark with light text. Everything else that is set wins over it.
    open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { styleChanged() } } }
    /// Colour of the background, made transparent while the bar is translucent.
    open var barTintColor: UIColor? { didSet { lookChanged() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookChanged() } }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

    // MARK: Layout

    override open func layoutSubviews() { layoutBar() }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }
    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight) }
    override open func didMoveToWindow() { if window != nil { showTop() } }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        // The window takes its new shape at once, and at launch its first; a bar that grew after it would be seen growing.
        UIView.performWithoutAnimation { heightRuleChanged() }
    }
    override open func tintColorDidChange() { setNeedsLayout() }
    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { takesTouch(at: point) }
    override func directionFlipped() { contentChanged() }
    /// Measured: UI tests address a bar by the title that it shows, and one without a title by its screen's class.
    override open var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? spokenIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
    override var accessibilityReadingOrder: [UIView]? { readingOrder }
    func barButtonChanged() { setNeedsLayout() }
}
