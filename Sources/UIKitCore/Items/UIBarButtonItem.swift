import CoreGraphics
public import Foundation
import QuartzCore

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// Drawn like plain. Documented: since iOS 7.
        case bordered = 1
        /// Bold; for the button that finishes a task.
        case done = 2
        /// The newer name of ``done``.
        public static var prominent: Style { .done }
    }

    private(set) final var systemItem: SystemItem?
    final var legacyLook = LegacyButtonLook()
    var more = BarButtonItemState()

    public override init() {
        systemItem = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        systemItem = Self.systemItem(in: coder)
        super.init(coder: coder)
        decodeButton(coder)
        coder.fill(self, as: UIBarButtonItem.self)
    }

    /// Writes what ``UIBarItem/encode(with:)`` writes, and style, width, state and tint. A custom view, menus, actions and the
    /// target are not written: closures and other objects of the app cannot be.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeButton(coder)
    }

    // Convenience: a designated initializer that apps cannot see would keep their subclasses from having UIKit's.
    convenience init(system: SystemItem?) {
        self.init()
        systemItem = system
        if system == .done { style = .done }
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
        // Within an initializer of the class itself, Swift calls no observers.
        adoptPrimaryAction()
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

    /// Space of this many points, beyond the room that neighbours have anyway.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let space = Self.space(.fixedSpace)
        space.width = width
        return space
    }

    /// Space of no width. Where buttons share a background it parts them; the classic look, which has none, shows nothing.
    public class func fixedSpace() -> Self { space(.fixedSpace) }

    /// Space that takes what is left over in a toolbar. In a navigation bar it takes nothing (Chosen).
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
    open var action: Selector? { didSet { changed() } }
    /// Not kept alive by the item. Nil sends the action up the responder chain.
    open var target: AnyObject? {
        get { receiver.object }
        set { receiver = ActionTarget(newValue) }
    }
    private var receiver = ActionTarget(nil)
    /// Runs on a tap and wins over target and action. Its title and image become the item's, unless it is a system item;
    /// setting nil leaves them.
    open var primaryAction: UIAction? { didSet { keeping(oldValue) { adoptPrimaryAction() } } }
    /// Opens on touch when there is no action, on a long press when there is one.
    open var menu: UIMenu? { didSet { keeping(oldValue) { menuChanged() } } }
    /// In which order the menu's elements stand. `.priority` puts the first one next to the finger; where a menu opens upwards,
    /// as from a toolbar, it turns the order around. Chosen: `.automatic` keeps the order.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { more.menuOrder }
        set { more.menuOrder = newValue }
    }
    /// With a menu: a tap opens it, and the item shows the title of what was chosen last. Without menu: a tap switches `isSelected`.
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }
    /// A selected item stands on a filled, rounded shape in its tint colour.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// A hidden item takes no room.
    open var isHidden = false { didSet { if isHidden != oldValue { changed(); more.group?.groupChanged() } } }
    /// Whether symbol effects move the symbol. Chosen: true unless set, because whoever adds an effect wants to see it.
    open var isSymbolAnimationEnabled: Bool {
        get { more.animatesSymbol }
        set {
            more.animatesSymbol = newValue
            observer?.symbolEffectsChanged()
        }
    }
    /// Stands for the item in a menu, as in that of the overflow button. Nil makes one from title, image, action and menu.
    open var menuRepresentation: UIMenuElement? {
        get { more.menuRepresentation }
        set { keeping(more.menuRepresentation) { more.menuRepresentation = newValue }; changed() }
    }
    /// - Coverage: inert (buttons of the classic look share no background)
    open var hidesSharedBackground: Bool {
        get { more.hidesSharedBackground }
        set {
            more.hidesSharedBackground = newValue
            if newValue { Log.once("UIBarButtonItem.hidesSharedBackground has no effect: buttons of the classic look share no background") }
        }
    }
    /// - Coverage: inert (buttons of the classic look share no background)
    open var sharesBackground: Bool {
        get { more.sharesBackground }
        set {
            more.sharesBackground = newValue
            if !newValue { Log.once("UIBarButtonItem.sharesBackground has no effect: buttons of the classic look share no background") }
        }
    }
    /// Names the item across screens. - Coverage: inert (buttons of the classic look cross-fade and do not morph)
    open var identifier: String? {
        get { more.identifier }
        set {
            more.identifier = newValue
            if newValue != nil { Log.once("UIBarButtonItem.identifier has no effect: buttons of the classic look do not morph into each other") }
        }
    }
    /// A small mark at the item's top trailing corner, in navigation bars and toolbars.
    public var badge: Badge? {
        get { more.badge }
        set { if more.badge != newValue { keeping(more.badge) { more.badge = newValue }; changed() } }
    }
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
    /// The group that the item is in, as member or as its representative.
    open var buttonGroup: UIBarButtonItemGroup? { more.group }

    /// A group of this item that people cannot move or remove.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// A group of this item that people can move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    /// A group of this item that people can move, add and remove.
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
        .optionalGroup(customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }

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

    override var defaultAccessibilityLabel: String? { shownTitle ?? systemItem?.spokenName ?? image?.accessibilityLabel }
}
