import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// A row of tabs along the bottom of a screen. One tab is selected.
///
/// The frame extends to the bottom of the screen: its height is that of the tabs plus the area that the display covers
/// below them.
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning, BottomBar {
    let background = BarBackground(shadowIsAbove: true)
    var tabs = TabBarItems()
    var appearances = TabBarAppearances()
    /// The height that the display covers below the tabs. Set by a controller.
    var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }
    /// A view above the tabs, on the same background. Set by a controller.
    var accessory: UIView? { didSet { accessoryChanged(from: oldValue) } }
    /// A button before the tabs. Set by a controller.
    var leadingButton: UIView? { didSet { leadingButtonChanged(from: oldValue) } }
    /// Whether the tabs are in this bar. Set by a controller.
    var showsTabs = true { didSet { if showsTabs != oldValue { setNeedsLayout() } } }

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
        coder.fill(self, as: UITabBar.self)
    }

    /// Encodes the values of a view, the appearances, and the items of a bar without a controller. The delegate is not
    /// encoded.
    override open func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(coder)
    }

    /// Notified of taps and customization; nil by default. The delegate of a tab bar controller's bar is that
    /// controller.
    open weak var delegate: (any UITabBarDelegate)? {
        get { tabs.delegate }
        set {
            checkUnmanaged("delegate")
            tabs.delegate = newValue
        }
    }

    // MARK: Items. Those of a tab bar controller's bar belong to the controller.

    /// The tabs from the leading side; nil without tabs. Setting the property replaces them without animation.
    open var items: [UITabBarItem]? {
        get { tabs.items.isEmpty ? nil : tabs.items }
        set { setItems(newValue, animated: false) }
    }
    /// Replaces the tabs. Animated, new tabs fade in and removed tabs fade out, in 0.2 seconds (Chosen). The call stops
    /// the program for a tab bar controller's bar: change the controller's view controllers instead.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        checkUnmanaged("setItems")
        display(items ?? [], animated: animated)
    }
    /// The selected tab; nil without a selected tab. Setting the property does not call the delegate. For a tab bar
    /// controller's bar, setting it stops the program.
    open weak var selectedItem: UITabBarItem? {
        get { tabs.selected }
        set {
            checkUnmanaged("selectedItem")
            select(newValue)
        }
    }

    // MARK: Customization

    /// Opens a panel from which the user drags icons onto tabs; each icon replaces the tab. Logged if the bar is not in
    /// a window. A tab bar controller opens the panel for its own bar, from the list of "More".
    /// - Parameter items: the tabs in the panel; if empty, the tabs of the bar. Tabs that are not in the panel keep
    ///   their position.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        checkUnmanaged("beginCustomizingItems")
        startCustomizing(items)
    }
    /// Closes the panel.
    /// - Returns: whether the tabs in the bar, or their order, have changed since the panel was opened.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { finishCustomizing(animated: animated) }
    /// Whether the panel is open.
    open var isCustomizing: Bool { tabs.customization.machine.isCustomizing }

    // MARK: Appearance

    /// The appearance while content is below the bar. Copied when set; changes of the copy that this property returns
    /// are applied.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.given.standard ?? appearances.fallback }
        set { customize("standard", { $0.standardAppearance = newValue }) { setAppearance(\.standard, newValue) } }
    }
    /// The appearance while content ends above the bar of a tab bar controller; nil, the default, uses
    /// ``standardAppearance`` without its background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.given.scrollEdge }
        set {
            customize("scrollEdge", { $0.scrollEdgeAppearance = newValue }) { setAppearance(\.scrollEdge, newValue) }
        }
    }
    /// The color of tabs that are not selected; nil is gray.
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
                (superview?.tree.controller as? UIViewController)?.barTranslucencyChanged()
            }
        }
    }
    /// Always `.bottom`.
    open var barPosition: UIBarPosition { .bottom }

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
    /// The background image; nil by default.
    open var backgroundImage: UIImage? {
        get { appearances.legacy.image(.any, .default) }
        set {
            customize("backgroundImage", { $0.backgroundImage = newValue }) {
                setLegacy { $0.setImage(newValue, .any, .default) }
            }
        }
    }
    /// An image that replaces the hairline at the bar's edge; used only together with a background image. Nil by
    /// default.
    open var shadowImage: UIImage? {
        get { appearances.legacy.shadows[.any] }
        set { customize("shadowImage", { $0.shadowImage = newValue }) { setLegacy { $0.shadows[.any] = newValue } } }
    }
    /// An image behind the selected tab; nil by default.
    open var selectionIndicatorImage: UIImage? {
        get { appearances.indicator }
        set {
            customize("indicator", { $0.selectionIndicatorImage = newValue }) {
                appearances.indicator = newValue; setNeedsLayout()
            }
        }
    }
    /// The distribution of the tabs. `.automatic` by default: centered in wide bars with the title beside the icon,
    /// otherwise filling the bar.
    open var itemPositioning: ItemPositioning {
        get { appearances.positioning }
        set {
            customize("positioning", { $0.itemPositioning = newValue }) {
                appearances.positioning = newValue; setNeedsLayout()
            }
        }
    }
    /// The width of centered tabs, in points; 0, the default, is the system's width.
    open var itemWidth: CGFloat {
        get { appearances.itemWidth }
        set {
            customize("itemWidth", { $0.itemWidth = newValue }) {
                appearances.itemWidth = max(0, newValue); setNeedsLayout()
            }
        }
    }
    /// The space between centered tabs, in points; 0, the default, is the system's space.
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
    override var formsFocusGroup: Bool { true }
    override open func layoutSubviews() {
        super.layoutSubviews()
        layoutBar()
    }
    override func windowChanged() {
        super.windowChanged()
        if window == nil { endCustomizing(animated: false) }
    }
    override class func makeAppearanceProxy() -> Self { Self(frame: .zero) }
    // The whole bar receives touches, also the gaps between tabs, so that no touch reaches the content behind the bar.
    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    private func prepare() {
        watchFallback(appearances.fallback)
        addSubview(background)
        background.apply(paint)
        addInteraction(UILargeContentViewerInteraction())
    }
}

/// Notified of a tab bar's taps and of its customization by the user. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user tapped a tab, also if it was already selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Called before the panel opens.
    /// - Parameter items: the tabs in the panel.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Called after the panel opened.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Called before the panel closes.
    /// - Parameters:
    ///   - items: the current tabs in the bar, in order.
    ///   - changed: whether the tabs in the bar, or their order, have changed.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Called after the panel closed.
    /// - Parameters:
    ///   - items: the current tabs in the bar, in order.
    ///   - changed: whether the tabs in the bar, or their order, have changed.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Does nothing by default.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Does nothing by default.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing by default.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Does nothing by default.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Does nothing by default.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
