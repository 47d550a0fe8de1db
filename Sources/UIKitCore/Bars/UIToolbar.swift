import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// A row of buttons along the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarButtonHost, BottomBar {
    let background = BarBackground(shadowIsAbove: true)
    var content = ToolbarContent()
    var looks = ToolbarLookState()
    /// Height below the bar that its background fills.
    var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }

    /// Required, as that of ``UINavigationBar``.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Decodes what ``encode(with:)`` wrote; what is missing or broken is as in a new bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeBar(coder)
        coder.fill(self, as: UIToolbar.self)
    }

    /// Writes what every view writes, and looks; items where no controller has the bar. The delegate is not written.
    override open func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(coder)
    }

    /// Gives the position. Not for the toolbar of a navigation controller.
    open weak var delegate: (any UIToolbarDelegate)? {
        willSet {
            guard looks.isManaged, newValue != nil else { return }
            misuse("UIToolbar.delegate: \(self) belongs to a navigation controller and stays at the bottom; give a toolbar of your own a delegate")
        }
    }

    // MARK: Items

    /// From the leading side. Setting it does not animate.
    open var items: [UIBarButtonItem]? {
        get { content.items.isEmpty ? nil : content.items }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { show(items ?? [], animated: animated, along: nil) }

    // MARK: Look

    /// Looks are copied when set; what this answers is the bar's own and live.
    open var standardAppearance: UIToolbarAppearance {
        get { looks.given.standard ?? looks.fallback }
        set { customize("standard", { $0.standardAppearance = newValue }) { setLook(\.standard, newValue) } }
    }
    /// In bars of compact height; nil takes the standard look.
    open var compactAppearance: UIToolbarAppearance? {
        get { looks.given.compact }
        set { customize("compact", { $0.compactAppearance = newValue }) { setLook(\.compact, newValue) } }
    }
    /// While content ends above the bar of a navigation controller; nil is the standard look without its background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.given.scrollEdge }
        set { customize("scrollEdge", { $0.scrollEdgeAppearance = newValue }) { setLook(\.scrollEdge, newValue) } }
    }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.given.compactScrollEdge }
        set { customize("compactScrollEdge", { $0.compactScrollEdgeAppearance = newValue }) { setLook(\.compactScrollEdge, newValue) } }
    }
    /// As ``UINavigationBar/isTranslucent``.
    open var isTranslucent: Bool {
        get { looks.legacy.translucency(barPosition, metrics).isTranslucent }
        set { customize("isTranslucent", { $0.isTranslucent = newValue }) { setLegacy { $0.isTranslucent = newValue } } }
    }
    open var barPosition: UIBarPosition { looks.position }

    // MARK: Older looks. They count where no appearance object was set.

    open var barStyle: UIBarStyle {
        get { looks.legacy.style }
        set {
            customize("barStyle", { $0.barStyle = newValue }) {
                setLegacy { $0.style = newValue }
                overrideUserInterfaceStyle = newValue == .default ? .unspecified : .dark
            }
        }
    }
    /// Colour of the background, made transparent while the bar is translucent.
    open var barTintColor: UIColor? {
        get { looks.legacy.tint }
        set { customize("barTintColor", { $0.barTintColor = newValue }) { setLegacy { $0.tint = newValue } } }
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        let again: (UIToolbar) -> Void = { $0.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics) }
        customize("image \(topOrBottom.rawValue) \(barMetrics.rawValue)", { again($0) }) {
            setLegacy { $0.setImage(backgroundImage, topOrBottom, barMetrics) }
        }
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks.legacy.image(topOrBottom, barMetrics)
    }
    /// Shown instead of the hairline, where a background image is set too.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        customize("shadow \(topOrBottom.rawValue)", { $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }) {
            setLegacy { $0.shadows[topOrBottom] = shadowImage }
        }
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { looks.legacy.shadows[topOrBottom] }

    // MARK: As a view

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.contentHeight(traitCollection))
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarMetrics.contentHeight(traitCollection)) }
    override open func didMoveToWindow() { enteredWindow() }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { setNeedsLayout() }
    func barButtonChanged() { setNeedsLayout() }
    override func colorAppearanceChanged() { setNeedsLayout() }
    override class func makeAppearanceProxy() -> Self { Self(frame: .zero) }
    func barButtonResized() { setNeedsLayout() }
    var opensMenusUpwards: Bool { true }

    private func prepare() {
        watchFallback(looks.fallback)
        addSubview(background)
        background.show(paint)
        addInteraction(UILargeContentViewerInteraction())
    }

    /// Buttons, as the bar's look says now.
    func updateButtons() {
        let look = contentAppearance
        // In whatever order: each button takes its own look.
        for button in content.buttons.values {
            button.wear(button.item.style == .done ? look.prominentButtonAppearance : look.buttonAppearance, metrics)
        }
    }

    override open func layoutSubviews() {
        layoutBackground()
        placeItems()
    }
}
