import CoreGraphics
public import Foundation

/// A button in a navigation bar or toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// Drawn like plain. Documented: since iOS 7.
        case bordered = 1
        /// Bold; for the button that finishes a task.
        case done = 2
    }

    let systemItem: SystemItem?
    final var legacyLook = LegacyButtonLook()

    public override init() {
        systemItem = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    init(system: SystemItem?) {
        systemItem = system
        super.init()
        if system == .done || system == .save { style = system == .done ? .done : .plain }
        title = system?.word
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// Shows a view. The view takes its own touches; no action is sent for it.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// The action's title and image are left aside: the system item has its own.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: nil)
        self.primaryAction = primaryAction
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.target = target
        self.action = action
        self.menu = menu
    }

    /// Space of this many points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let space = Self.space(.fixedSpace)
        space.width = width
        return space
    }

    /// Space that takes what is left over.
    public class func flexibleSpace() -> Self { space(.flexibleSpace) }

    private class func space(_ item: SystemItem) -> Self {
        guard let space = UIBarButtonItem(system: item) as? Self else {
            misuse("\(Self.self).\(item): spaces are UIBarButtonItems; call UIBarButtonItem.\(item)()")
        }
        return space
    }

    open var style = Style.plain { didSet { if style != oldValue { changed() } } }
    /// Points; 0 fits the content. The size of a fixed space.
    open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
    /// Room is kept for the widest of these, so that the bar does not shift when the title changes among them.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
    open var action: Selector?
    open weak var target: AnyObject?
    /// Runs on a tap and wins over target and action. Its title and image become the item's, unless it is a system item.
    open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }
    /// Opens on a tap when there is no action, on a long press when there is one.
    open var menu: UIMenu? { didSet { changed() } }
    /// - Coverage: inert (kept, but bars draw a selected item as any other)
    open var isSelected = false {
        didSet { if isSelected { Log.once("UIBarButtonItem.isSelected does not show yet; bars draw a selected item as any other") } }
    }
    /// A hidden item takes no room.
    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    open var tintColor: UIColor? {
        get { ownTint }
        set {
            customize("tintColor", { $0.tintColor = newValue }) {
                ownTint = newValue
                changed()
            }
        }
    }
    private var ownTint: UIColor?

    // MARK: Older looks. What the bar's appearance objects say comes after what is set here.

    /// For every style; a resizable image takes the title's width.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        customizeLook("image", state, nil, barMetrics, { $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }) {
            legacyLook.button.images[.init(state: state.rawValue, style: nil, metrics: barMetrics)] = backgroundImage
        }
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLook.button.images[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    /// Counts while the item has this style.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = { $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics) }
        customizeLook("image", state, style, barMetrics, again) {
            legacyLook.button.images[.init(state: state.rawValue, style: style, metrics: barMetrics)] = backgroundImage
        }
    }
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLook.button.images[.init(state: state.rawValue, style: style, metrics: barMetrics)]
    }
    /// Points downwards.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = { $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics) }
        customizeLook("imageOffset", barMetrics, again) { legacyLook.button.imageOffsets[barMetrics] = adjustment }
    }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { legacyLook.button.imageOffsets[barMetrics] ?? 0 }
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = { $0.setTitlePositionAdjustment(adjustment, for: barMetrics) }
        customizeLook("titleOffset", barMetrics, again) { legacyLook.button.titleOffsets[barMetrics] = adjustment }
    }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { legacyLook.button.titleOffsets[barMetrics] ?? .zero }
    /// For the item as a back button.
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = { $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
        customizeLook("backImage", state, nil, barMetrics, again) {
            legacyLook.back.images[.init(state: state.rawValue, style: nil, metrics: barMetrics)] = backgroundImage
        }
    }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLook.back.images[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = { $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
        customizeLook("backTitleOffset", barMetrics, again) { legacyLook.back.titleOffsets[barMetrics] = adjustment }
    }
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { legacyLook.back.titleOffsets[barMetrics] ?? .zero }
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = { $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics) }
        customizeLook("backImageOffset", barMetrics, again) { legacyLook.back.imageOffsets[barMetrics] = adjustment }
    }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacyLook.back.imageOffsets[barMetrics] ?? 0
    }

    override var defaultAccessibilityLabel: String? { title ?? systemItem?.spokenName ?? image?.accessibilityLabel }

    private func adoptPrimaryAction() {
        if let primaryAction, systemItem == nil {
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            if let image = primaryAction.image { self.image = image }
        }
        changed()
    }

    /// Whether a tap does anything of its own.
    var hasAction: Bool { primaryAction != nil || action != nil }

    /// What a tap does. Without a target the message goes up the responder chain from `sender`.
    func perform(from sender: UIView) {
        if let primaryAction { return primaryAction.performWithSender(self, target: target) }
        guard let action else { return }
        action.send(to: target, from: sender, sender: self)
    }
}
