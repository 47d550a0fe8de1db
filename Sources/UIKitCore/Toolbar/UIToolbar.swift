import CoreGraphics
import Diagnostics
public import Foundation
import NavigationLogic
import QuartzCore

/// A row of buttons along the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarButtonHost, BottomBar {
    let background = BarBackground(shadowIsAbove: true)
    var content = ToolbarContent()
    var appearances = ToolbarAppearances()
    var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }

    /// Required, as that of ``UINavigationBar``.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Decodes the values that ``encode(with:)`` wrote. Missing and invalid values are those of a new bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeBar(coder)
        coder.fill(self, as: UIToolbar.self)
    }

    /// Encodes the values of a view, the appearances, and the items of a bar without a controller. The delegate is not
    /// encoded.
    override open func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(coder)
    }

    /// Determines the position of a toolbar without a container. Nil by default, held weakly. A navigation controller's
    /// toolbar may have a delegate too.
    open weak var delegate: (any UIToolbarDelegate)? {
        willSet {
            guard appearances.isManaged, newValue != nil else { return }
            misuse(
                """
                UIToolbar.delegate: \(self) belongs to a navigation controller and stays at the bottom; give a \
                toolbar of your own a delegate
                """
            )
        }
    }

    // MARK: Items

    /// The items from the leading side; nil without items. Setting the property replaces them without animation.
    open var items: [UIBarButtonItem]? {
        get { content.items.isEmpty ? nil : content.items }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. Animated, remaining items move and others fade. A navigation controller's toolbar has the
    /// top controller's `toolbarItems`.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        display(items ?? [], animated: animated)
    }

    // MARK: Appearance

    /// The appearance at standard height while content is below the bar. Copied when set; changes of the copy that this
    /// property returns are applied.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.given.standard ?? appearances.fallback }
        set { customize("standard", { $0.standardAppearance = newValue }) { setAppearance(\.standard, newValue) } }
    }
    /// The appearance at compact height; nil, the default, uses ``standardAppearance``.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.given.compact }
        set { customize("compact", { $0.compactAppearance = newValue }) { setAppearance(\.compact, newValue) } }
    }
    /// The appearance while content ends above the bar of a navigation controller; nil, the default, uses
    /// ``standardAppearance`` without its background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.given.scrollEdge }
        set {
            customize("scrollEdge", { $0.scrollEdgeAppearance = newValue }) { setAppearance(\.scrollEdge, newValue) }
        }
    }
    /// The appearance at compact height while content ends above the bar; nil, the default, uses
    /// ``scrollEdgeAppearance``, then ``compactAppearance``, then ``standardAppearance`` without its background.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.given.compactScrollEdge }
        set {
            customize("compactScrollEdge", { $0.compactScrollEdgeAppearance = newValue }) {
                setAppearance(\.compactScrollEdge, newValue)
            }
        }
    }
    /// As ``UINavigationBar/isTranslucent``.
    open var isTranslucent: Bool {
        get { appearances.legacy.translucency(barPosition, metrics).isTranslucent }
        set {
            customize("isTranslucent", { $0.isTranslucent = newValue }) {
                setLegacy { $0.isTranslucent = newValue }
                (superview?.tree.controller as? UIViewController)?.barTranslucencyChanged()
            }
        }
    }
    /// The position from the delegate when the bar last entered a window, `.bottom` without a delegate. Always
    /// `.bottom` for a navigation controller's toolbar.
    open var barPosition: UIBarPosition { appearances.position }

    // MARK: Older properties, in effect without an appearance object

    /// The style: light with dark text, or dark with light text. `.default` by default. All other appearance properties
    /// have precedence.
    open var barStyle: UIBarStyle {
        get { appearances.legacy.style }
        set {
            customize("barStyle", { $0.barStyle = newValue }) {
                setLegacy { $0.style = newValue }
                overrideUserInterfaceStyle = newValue == .default ? .unspecified : .dark
            }
        }
    }
    /// The color of the background, transparent while the bar is translucent.
    open var barTintColor: UIColor? {
        get { appearances.legacy.tint }
        set { customize("barTintColor", { $0.barTintColor = newValue }) { setLegacy { $0.tint = newValue } } }
    }
    /// Sets the background image for a position and metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        let again: (UIToolbar) -> Void = {
            $0.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        }
        customize("image \(topOrBottom.rawValue) \(barMetrics.rawValue)", { again($0) }) {
            setLegacy { $0.setImage(backgroundImage, topOrBottom, barMetrics) }
        }
    }
    /// Returns the image for this position and these metrics; nil without an image.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        appearances.legacy.image(topOrBottom, barMetrics)
    }
    /// Sets the image that replaces the hairline for a position; used only together with a background image.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        customize("shadow \(topOrBottom.rawValue)", { $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) })
        {
            setLegacy { $0.shadows[topOrBottom] = shadowImage }
        }
    }
    /// Returns the image for exactly this position; nil without an image.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        appearances.legacy.shadows[topOrBottom]
    }

    // MARK: As a view

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.contentHeight(traitCollection))
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.contentHeight(traitCollection))
    }
    override open func didMoveToWindow() { enteredWindow() }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { setNeedsLayout() }
    func barButtonChanged() { setNeedsLayout() }
    override func colorAppearanceChanged() { setNeedsLayout() }
    override class func makeAppearanceProxy() -> Self { Self(frame: .zero) }
    func barButtonResized() { setNeedsLayout() }

    private func prepare() {
        watchFallback(appearances.fallback)
        addSubview(background)
        background.apply(paint)
        addInteraction(UILargeContentViewerInteraction())
    }

    /// Applies the bar's appearance to its buttons.
    func updateButtons() {
        let appearance = contentAppearance
        // In any order, because each button has its own appearance.
        for button in content.buttons.values {
            button.apply(
                button.item.style == .done ? appearance.prominentButtonAppearance : appearance.buttonAppearance, metrics
            )
        }
    }

    override var formsFocusGroup: Bool { true }
    override open func layoutSubviews() {
        layoutBackground()
        layoutItems()
    }
}
