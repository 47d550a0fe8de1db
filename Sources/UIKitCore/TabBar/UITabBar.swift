import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// A row of tabs along the bottom of a screen, of which one is selected.
///
/// The frame reaches to the bottom of the screen: its height is that of the tabs and of what the display covers below
/// them.
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning, BottomBar {
    /// How stacked items share the bar: `automatic` fills compact widths and centers items in regular ones.
    public enum ItemPositioning: Int, Sendable { case automatic = 0, fill, centered }

    let background = BarBackground(shadowIsAbove: true)
    var tabs = TabBarItems()
    var appearances = TabBarAppearances()
    /// Set by a controller: what the display covers below the tabs.
    var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }
    /// Set by a controller: a view above the tabs, on the same ground.
    var accessory: UIView? { didSet { accessoryChanged(from: oldValue) } }
    /// Set by a controller: a button before the tabs.
    var leadingButton: UIView? { didSet { leadingButtonChanged(from: oldValue) } }
    /// Set by a controller: false while the tabs are elsewhere.
    var showsTabs = true { didSet { if showsTabs != oldValue { setNeedsLayout() } } }

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
        coder.fill(self, as: UITabBar.self)
    }

    /// Archives what every view does, the appearances, and the items of a bar without a controller. The delegate is
    /// left out.
    override open func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(coder)
    }

    /// Gets the calls of taps and of customization; nil by default. The bar of a tab bar controller has that controller
    /// as its delegate.
    open weak var delegate: (any UITabBarDelegate)? {
        get { tabs.delegate }
        set {
            checkUnmanaged("delegate")
            tabs.delegate = newValue
        }
    }

    // MARK: Items. Of the bar of a tab bar controller, they are the controller's.

    /// The tabs from the leading side; nil without any. Setting it replaces them without animation.
    open var items: [UITabBarItem]? {
        get { tabs.items.isEmpty ? nil : tabs.items }
        set { setItems(newValue, animated: false) }
    }
    /// Replaces the tabs; animated, new ones fade in and removed ones out, in 0.2 seconds (Chosen). In a tab bar
    /// controller's bar this is a programming error, which stops the program: change the controller's view controllers.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        checkUnmanaged("setItems")
        display(items ?? [], animated: animated)
    }
    /// The selected tab; nil without one. Setting it does not call the delegate. In a tab bar controller's bar this is
    /// a programming error, which stops the program.
    open weak var selectedItem: UITabBarItem? {
        get { tabs.selected }
        set {
            checkUnmanaged("selectedItem")
            select(newValue)
        }
    }

    // MARK: Rearranging

    /// Opens a panel from which the user drags icons onto tabs, each of which then takes the tab's place. Logged where
    /// the bar is in no window. A tab bar controller opens it for its own bar, from the list of "More".
    /// - Parameter items: the tabs that the panel offers; without any, the bar's own. Tabs that are not among them keep
    ///   their place.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        checkUnmanaged("beginCustomizingItems")
        startCustomizing(items)
    }
    /// Closes the panel.
    /// - Returns: whether the bar has other tabs, or in another order, than when it opened.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { finishCustomizing(animated: animated) }
    /// The panel is open.
    open var isCustomizing: Bool { tabs.customization != nil }

    // MARK: Appearance

    /// The appearance while content lies under the bar. Copied when set; changes of the copy that this returns take
    /// effect.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.given.standard ?? appearances.fallback }
        set { customize("standard", { $0.standardAppearance = newValue }) { setAppearance(\.standard, newValue) } }
    }
    /// While content ends above the bar of a tab bar controller; nil, the default, uses ``standardAppearance`` without
    /// its background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.given.scrollEdge }
        set {
            customize("scrollEdge", { $0.scrollEdgeAppearance = newValue }) { setAppearance(\.scrollEdge, newValue) }
        }
    }
    /// Of tabs that are not selected; nil is gray.
    open var unselectedItemTintColor: UIColor? {
        get { appearances.unselected }
        set {
            customize("unselected", { $0.unselectedItemTintColor = newValue }) {
                appearances.unselected = newValue; setNeedsLayout()
            }
        }
    }
    /// As ``UINavigationBar/isTranslucent``.
    open var isTranslucent: Bool {
        get { appearances.legacy.translucency(.bottom, .default).isTranslucent }
        set {
            customize("isTranslucent", { $0.isTranslucent = newValue }) {
                setLegacy { $0.isTranslucent = newValue }
                superview?.setNeedsLayout()
                superview?.tree.controller?.barTranslucencyChanged()
            }
        }
    }
    /// Always `.bottom`.
    open var barPosition: UIBarPosition { .bottom }

    // MARK: Older properties. They count where no appearance object was set.

    /// Light with dark text, or dark with light text. `.default` until set. Every other appearance property wins over
    /// it.
    open var barStyle: UIBarStyle {
        get { appearances.legacy.style }
        set {
            customize("barStyle", { $0.barStyle = newValue }) {
                setLegacy { $0.style = newValue }
                overrideUserInterfaceStyle = newValue == .default ? .unspecified : .dark
            }
        }
    }
    /// Color of the background, made transparent while the bar is translucent.
    open var barTintColor: UIColor? {
        get { appearances.legacy.tint }
        set { customize("barTintColor", { $0.barTintColor = newValue }) { setLegacy { $0.tint = newValue } } }
    }
    /// The image behind the bar; nil by default.
    open var backgroundImage: UIImage? {
        get { appearances.legacy.image(.any, .default) }
        set {
            customize("backgroundImage", { $0.backgroundImage = newValue }) {
                setLegacy { $0.setImage(newValue, .any, .default) }
            }
        }
    }
    /// Drawn in place of the hairline at the bar's edge; counts only together with a background image. Nil by default.
    open var shadowImage: UIImage? {
        get { appearances.legacy.shadows[.any] }
        set { customize("shadowImage", { $0.shadowImage = newValue }) { setLegacy { $0.shadows[.any] = newValue } } }
    }
    /// Drawn behind the selected tab; nil by default.
    open var selectionIndicatorImage: UIImage? {
        get { appearances.indicator }
        set {
            customize("indicator", { $0.selectionIndicatorImage = newValue }) {
                appearances.indicator = newValue; setNeedsLayout()
            }
        }
    }
    /// How tabs share the width. `.automatic` until set: centered in wide bars with the title beside the icon, else
    /// filling the bar.
    open var itemPositioning: ItemPositioning {
        get { appearances.positioning }
        set {
            customize("positioning", { $0.itemPositioning = newValue }) {
                appearances.positioning = newValue; setNeedsLayout()
            }
        }
    }
    /// The width of centered tabs, in points; 0, the default, is the system's.
    open var itemWidth: CGFloat {
        get { appearances.itemWidth }
        set {
            customize("itemWidth", { $0.itemWidth = newValue }) {
                appearances.itemWidth = max(0, newValue); setNeedsLayout()
            }
        }
    }
    /// The space between centered tabs, in points; 0, the default, is the system's.
    open var itemSpacing: CGFloat {
        get { appearances.itemSpacing }
        set {
            customize("itemSpacing", { $0.itemSpacing = newValue }) {
                appearances.itemSpacing = max(0, newValue); setNeedsLayout()
            }
        }
    }

    // MARK: As a view

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight + coveredBottom)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight + coveredBottom)
    }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    override func colorAppearanceChanged() { setNeedsLayout() }
    override open func tintColorDidChange() { setNeedsLayout() }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layoutBar()
    }
    override func windowChanged() {
        super.windowChanged()
        if window == nil { endCustomizing(animated: false) }
    }
    override class func makeAppearanceProxy() -> Self { Self(frame: .zero) }
    // What shines through the gaps between tabs is not for fingers.
    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    private func prepare() {
        watchFallback(appearances.fallback)
        addSubview(background)
        background.apply(paint)
        addInteraction(UILargeContentViewerInteraction())
    }
}

/// Gets the calls of a tab bar's taps and of its customization by the user. Every method has a default that does
/// nothing.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user tapped a tab, also one that was selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// The panel is about to open.
    /// - Parameter items: the tabs that the panel offers.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// The panel has opened.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// The panel is about to close.
    /// - Parameters:
    ///   - items: the tabs in the bar now, in order.
    ///   - changed: whether their order or choice is another than before.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// The panel has closed.
    /// - Parameters:
    ///   - items: the tabs in the bar now, in order.
    ///   - changed: whether their order or choice is another than before.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Default: nothing is done.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Default: nothing is done.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Default: nothing is done.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Default: nothing is done.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Default: nothing is done.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
