import CoreGraphics
public import Foundation
import QuartzCore

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How prominent a button is drawn. See ``UIBarButtonItemAppearance``.
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
    final var legacyAppearance = LegacyButtonAppearance()
    var more = BarButtonItemState()

    public override init() {
        systemItem = nil
        super.init()
    }

    /// Decodes what ``encode(with:)`` wrote; of an element of a storyboard, all attributes are set when it returns.
    public required init?(coder: NSCoder) {
        systemItem = Self.systemItem(in: coder)
        super.init(coder: coder)
        decodeButton(coder)
        coder.fill(self, as: UIBarButtonItem.self)
    }

    /// Archives what ``UIBarItem/encode(with:)`` does, and style, width, state and tint. A custom view, menus, actions
    /// and the target are left out: closures and other objects of the app cannot be archived.
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

    /// A button with an image, which is drawn in the tint color unless its rendering mode is `.alwaysOriginal`.
    /// - Parameter target: held weakly; nil sends the action up the responder chain.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// A button with an image, and another one for bars of compact height.
    /// - Parameter target: held weakly; nil sends the action up the responder chain.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// A button with a title.
    /// - Parameter target: held weakly; nil sends the action up the responder chain.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// A standard button or space, with the system's image or its title in the user's language.
    /// - Parameter target: held weakly; nil sends the action up the responder chain.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// Displays a view of the app. The view gets its own touches; no action is sent for it.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// A standard button with an action, a menu, or both. The title and image of the action are ignored: the system
    /// item has its own.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// A button with an action, a menu, or both. Without a title or image of its own it has those of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(system: nil)
        self.primaryAction = primaryAction
        // Within an initializer of the class itself, Swift calls no observers.
        applyPrimaryAction()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// A button with a target and action, and a menu that opens on a long press, or on a tap where there is no action.
    public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil)
    {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.target = target
        self.action = action
        self.menu = menu
    }

    /// Space of this many points, beyond the room that neighbors have anyway.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let space = Self.space(.fixedSpace)
        space.width = width
        return space
    }

    /// A space of no width. It separates the shared backgrounds of buttons; the classic appearance has none, so it has
    /// no effect.
    public class func fixedSpace() -> Self { space(.fixedSpace) }

    /// A space that shares the remaining width of a toolbar with others of its kind. In a navigation bar it has no
    /// width (Chosen).
    public class func flexibleSpace() -> Self { space(.flexibleSpace) }

    private class func space(_ item: SystemItem) -> Self {
        guard let space = UIBarButtonItem(system: item) as? Self else {
            misuse("\(Self.self).\(item): spaces are UIBarButtonItems; call UIBarButtonItem.\(item)()")
        }
        return space
    }

    /// How prominent the button is drawn. `.plain` until set; `.done` for the system item of that name.
    open var style = Style.plain { didSet { if style != oldValue { changed() } } }
    /// Points; 0 fits the content. The size of a fixed space.
    open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
    /// Room is kept for the widest of these, so that the bar does not shift when the title changes among them.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    /// The view in place of title and image; nil by default. Its size is that of its constraints, or else its own.
    open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
    /// Sent to ``target`` by a tap; nil by default.
    open var action: Selector? { didSet { changed() } }
    /// The receiver of ``action``, held weakly. Nil, the default, sends the action up the responder chain.
    open var target: AnyObject? {
        get { receiver.object }
        set { receiver = ActionTarget(newValue) }
    }
    private var receiver = ActionTarget(nil)
    /// Runs on a tap and wins over target and action. Its title and image become the item's, unless it is a system
    /// item; setting nil leaves them.
    open var primaryAction: UIAction? { didSet { keeping(oldValue) { applyPrimaryAction() } } }
    /// Opens on touch when there is no action, on a long press when there is one.
    open var menu: UIMenu? { didSet { keeping(oldValue) { menuChanged() } } }
    /// The order of the menu's elements. `.priority` puts the first one next to the finger; where a menu opens upward,
    /// as from a toolbar, it reverses the order. Chosen: `.automatic` keeps the order.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { more.menuOrder }
        set { more.menuOrder = newValue }
    }
    /// With a menu: a tap opens it, and the item shows the title of what was chosen last. Without menu: a tap switches
    /// `isSelected`.
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }
    /// A selected item has a filled, rounded shape in its tint color behind it.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// Whether the item is left out, without a gap. False by default.
    open var isHidden = false { didSet { if isHidden != oldValue { changed(); more.group?.groupChanged() } } }
    /// Whether symbol effects animate the symbol. Chosen: true unless set, because an app that adds an effect expects
    /// to see it.
    open var isSymbolAnimationEnabled: Bool {
        get { more.animatesSymbol }
        set {
            more.animatesSymbol = newValue
            observer?.symbolEffectsChanged()
        }
    }
    /// Stands for the item in a menu, as in that of the overflow button. Nil makes one from title, image, action and
    /// menu.
    open var menuRepresentation: UIMenuElement? {
        get { more.menuRepresentation }
        set { keeping(more.menuRepresentation) { more.menuRepresentation = newValue }; changed() }
    }
    /// - Coverage: inert (buttons of the classic appearance share no background)
    open var hidesSharedBackground: Bool {
        get { more.hidesSharedBackground }
        set {
            more.hidesSharedBackground = newValue
            if newValue {
                Log.once(
                    """
                    UIBarButtonItem.hidesSharedBackground has no effect: buttons of the classic look share no \
                    background
                    """
                )
            }
        }
    }
    /// - Coverage: inert (buttons of the classic appearance share no background)
    open var sharesBackground: Bool {
        get { more.sharesBackground }
        set {
            more.sharesBackground = newValue
            if !newValue {
                Log.once(
                    "UIBarButtonItem.sharesBackground has no effect: buttons of the classic look share no background")
            }
        }
    }
    /// Identifies the item across screens. - Coverage: inert (buttons of the classic appearance cross-fade and do not
    /// morph)
    open var identifier: String? {
        get { more.identifier }
        set {
            more.identifier = newValue
            if newValue != nil {
                Log.once(
                    "UIBarButtonItem.identifier has no effect: buttons of the classic look do not morph into each other"
                )
            }
        }
    }
    /// A small mark at the item's top trailing corner, in navigation bars and toolbars.
    public var badge: Badge? {
        get { more.badge }
        set { if more.badge != newValue { keeping(more.badge) { more.badge = newValue }; changed() } }
    }
    /// The color of title and image; nil, the default, is the bar's tint color.
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

    /// A group of this item that the user cannot move or remove.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// A group of this item that the user can move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    /// A group of this item that the user can move, add and remove.
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
        -> UIBarButtonItemGroup
    {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    // MARK: Older properties. They win over the bar's appearance objects.

    /// Sets the image behind the button for a state and metrics, in every style. A resizable image gets the title's
    /// width.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        customizeAppearance(
            "image", state, nil, barMetrics,
            { $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
        ) {
            legacyAppearance.button.images[.init(state: state.rawValue, style: nil, metrics: barMetrics)] =
                backgroundImage
        }
    }
    /// The image that was set for this state and these metrics in every style; nil without one.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyAppearance.button.images[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    /// Sets the image behind the button for a state and metrics, while the item has this style. It wins over an image
    /// for every style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        let again: (UIBarButtonItem) -> Void = {
            $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
        }
        customizeAppearance("image", state, style, barMetrics, again) {
            legacyAppearance.button.images[.init(state: state.rawValue, style: style, metrics: barMetrics)] =
                backgroundImage
        }
    }
    /// The image that was set for exactly this state, style and metrics; nil without one.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        legacyAppearance.button.images[.init(state: state.rawValue, style: style, metrics: barMetrics)]
    }
    /// Moves the image behind the button down, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = {
            $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        customizeAppearance("imageOffset", barMetrics, again) {
            legacyAppearance.button.imageOffsets[barMetrics] = adjustment
        }
    }
    /// The points that were set for these metrics; 0 without any.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacyAppearance.button.imageOffsets[barMetrics] ?? 0
    }
    /// Moves the title, in points, in bars of these metrics.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = { $0.setTitlePositionAdjustment(adjustment, for: barMetrics) }
        customizeAppearance("titleOffset", barMetrics, again) {
            legacyAppearance.button.titleOffsets[barMetrics] = adjustment
        }
    }
    /// The offset that was set for these metrics, in points; zero without one.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacyAppearance.button.titleOffsets[barMetrics] ?? .zero
    }
    /// Sets the image behind the button where the item is a back button.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let again: (UIBarButtonItem) -> Void = {
            $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        customizeAppearance("backImage", state, nil, barMetrics, again) {
            legacyAppearance.back.images[.init(state: state.rawValue, style: nil, metrics: barMetrics)] =
                backgroundImage
        }
    }
    /// The image that was set for this state and these metrics; nil without one.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyAppearance.back.images[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    /// Moves the title where the item is a back button, in points.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = { $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
        customizeAppearance("backTitleOffset", barMetrics, again) {
            legacyAppearance.back.titleOffsets[barMetrics] = adjustment
        }
    }
    /// The offset that was set for these metrics, in points; zero without one.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacyAppearance.back.titleOffsets[barMetrics] ?? .zero
    }
    /// Moves the image behind the button down where the item is a back button, in points.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = {
            $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        customizeAppearance("backImageOffset", barMetrics, again) {
            legacyAppearance.back.imageOffsets[barMetrics] = adjustment
        }
    }
    /// The points that were set for these metrics; 0 without any.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacyAppearance.back.imageOffsets[barMetrics] ?? 0
    }

    override var defaultAccessibilityLabel: String? {
        shownTitle ?? systemItem?.spokenName ?? image?.accessibilityLabel
    }
}
