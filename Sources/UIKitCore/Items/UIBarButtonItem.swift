import CoreGraphics
import Diagnostics
public import Foundation
public import ObjectiveCRuntime
import QuartzCore

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The prominence of a button. See ``UIBarButtonItemAppearance``.
    public enum Style: Int, Sendable {
        case plain = 0
        /// The same appearance as `plain`. Documented: UIBarButtonItem.Style.bordered, since iOS 7.
        case bordered = 1
        /// Bold, for a button that completes a task.
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

    /// Decodes an item that ``encode(with:)`` archived. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        systemItem = Self.systemItem(in: coder)
        super.init(coder: coder)
        decodeButton(coder)
        coder.fill(self, as: UIBarButtonItem.self)
    }

    /// Archives the values of ``UIBarItem/encode(with:)``, and style, width, state and tint. A custom view, menus,
    /// actions and the target are omitted: closures and other objects of the app cannot be archived.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeButton(coder)
    }

    // A convenience initializer: with a hidden designated initializer, subclasses of apps would not inherit UIKit's
    // initializers.
    convenience init(system: SystemItem?) {
        self.init()
        systemItem = system
        if system == .done { style = .done }
        title = system?.title
    }

    /// Creates a button with an image, which has the tint color unless its rendering mode is `.alwaysOriginal`.
    /// - Parameter target: a weak reference; nil sends the action up the responder chain.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates a button with an image, and another image for bars of compact height.
    /// - Parameter target: a weak reference; nil sends the action up the responder chain.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a button with a title.
    /// - Parameter target: a weak reference; nil sends the action up the responder chain.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(system: nil)
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates a standard button or space, with the system's image or its title in the user's language.
    /// - Parameter target: a weak reference; nil sends the action up the responder chain.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates an item with a custom view. The view receives its own touches, and no action is sent for it.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// Creates a standard button with an action, a menu, or both. The title and image of the action are ignored: the
    /// system item has its own.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a button with an action, a menu, or both. The action's title and image are used if `title` and `image`
    /// are nil.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(system: nil)
        self.primaryAction = primaryAction
        // Swift calls no property observers inside an initializer of the class.
        applyPrimaryAction()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Creates a button with a target and action, and a menu. A long press opens the menu; without an action, a tap
    /// opens it.
    public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil)
    {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.target = target
        self.action = action
        self.menu = menu
    }

    /// Returns a space with a width in points, in addition to the usual distance of items.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let space = Self.space(.fixedSpace)
        space.width = width
        return space
    }

    /// Returns a space of no width. It separates the shared backgrounds of buttons. It has no effect in the classic
    /// appearance, which has no shared backgrounds.
    public class func fixedSpace() -> Self { space(.fixedSpace) }

    /// Returns a space that fills the remaining width of a toolbar, shared with the other flexible spaces. In a
    /// navigation bar it has no width (Chosen).
    public class func flexibleSpace() -> Self { space(.flexibleSpace) }

    private class func space(_ item: SystemItem) -> Self {
        guard let space = UIBarButtonItem(system: item) as? Self else {
            misuse("\(Self.self).\(item): spaces are UIBarButtonItems; call UIBarButtonItem.\(item)()")
        }
        return space
    }

    /// The prominence of the button. The default is `.plain`, or `.done` for the system item with this name.
    open var style = Style.plain { didSet { if style != oldValue { changed() } } }
    /// The width in points; 0 fits the content. For a fixed space, the width of the space.
    open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
    /// Titles whose largest width is reserved, so that the bar's layout does not change when the title changes.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    /// The view that replaces title and image. The default is nil. Its size is the size of its constraints, or else its
    /// current size.
    open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
    /// The action of a tap, which is sent to ``target``. The default is nil.
    open var action: Selector? { didSet { changed() } }
    /// The receiver of ``action``, a weak reference. Nil, the default, sends the action up the responder chain.
    open var target: AnyObject? {
        get { receiver.object }
        set { receiver = ActionTarget(newValue) }
    }
    private var receiver = ActionTarget(nil)
    /// The action of a tap, which takes precedence over target and action. Its title and image become the item's,
    /// except for a system item. Setting nil preserves the title and image.
    open var primaryAction: UIAction? { didSet { keeping(oldValue) { applyPrimaryAction() } } }
    /// The menu of the item. A tap opens the menu; if the item has an action, a long press opens it.
    open var menu: UIMenu? { didSet { keeping(oldValue) { menuChanged() } } }
    /// The order of the menu's elements. `.priority` places the first element closest to the touch, and therefore
    /// reverses the order in a menu that opens upward, for example from a toolbar. Chosen: `.automatic` does not change
    /// the order.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { more.menuOrder }
        set { more.menuOrder = newValue }
    }
    /// Whether a tap changes the selection. With a menu: a tap opens the menu, and the item shows the title of the
    /// selected element. Without a menu: a tap toggles `isSelected`. The default is false.
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }
    /// Whether the item has a filled, rounded background in its tint color. The default is false.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// Whether the item is omitted, without a gap. The default is false.
    open var isHidden = false { didSet { if isHidden != oldValue { changed(); more.group?.groupChanged() } } }
    /// Whether symbol effects are animated. Chosen: the default is true, since an app that adds an effect expects an
    /// animation.
    open var isSymbolAnimationEnabled: Bool {
        get { more.animatesSymbol }
        set {
            more.animatesSymbol = newValue
            observer?.symbolEffectsChanged()
        }
    }
    /// The element that represents the item in a menu, such as the menu of the overflow button. Nil creates an element
    /// from title, image, action and menu.
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
                    UIBarButtonItem.hidesSharedBackground has no effect: classic buttons share no \
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
                    "UIBarButtonItem.sharesBackground has no effect: classic buttons share no background")
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
                    "UIBarButtonItem.identifier has no effect: classic buttons do not morph into each other"
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
    /// The group of the item. The item is a member or the representative of the group.
    open var buttonGroup: UIBarButtonItemGroup? { more.group }

    /// Returns a group with this item that the user cannot move or remove.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// Returns a group with this item that the user can move.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    /// Returns a group with this item that the user can move, add and remove.
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
        -> UIBarButtonItemGroup
    {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    // MARK: Older properties. They take precedence over the bar's appearance objects.

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
    /// Returns the image that was set for this state and these metrics in every style, or nil.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyAppearance.button.images[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    /// Sets the image behind the button for a state, a style and metrics. It takes precedence over an image for every
    /// style.
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
    /// Returns the image that was set for exactly this state, style and metrics, or nil.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        legacyAppearance.button.images[.init(state: state.rawValue, style: style, metrics: barMetrics)]
    }
    /// Moves the image behind the button downward, in points.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = {
            $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        customizeAppearance("imageOffset", barMetrics, again) {
            legacyAppearance.button.imageOffsets[barMetrics] = adjustment
        }
    }
    /// Returns the offset that was set for these metrics, in points. The default is 0.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacyAppearance.button.imageOffsets[barMetrics] ?? 0
    }
    /// Moves the title in bars with these metrics, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = { $0.setTitlePositionAdjustment(adjustment, for: barMetrics) }
        customizeAppearance("titleOffset", barMetrics, again) {
            legacyAppearance.button.titleOffsets[barMetrics] = adjustment
        }
    }
    /// Returns the offset that was set for these metrics, in points. The default is zero.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacyAppearance.button.titleOffsets[barMetrics] ?? .zero
    }
    /// Sets the image behind a back button.
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
    /// Returns the image that was set for this state and these metrics, or nil.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyAppearance.back.images[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }
    /// Moves the title of a back button, in points.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = { $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
        customizeAppearance("backTitleOffset", barMetrics, again) {
            legacyAppearance.back.titleOffsets[barMetrics] = adjustment
        }
    }
    /// Returns the offset that was set for these metrics, in points. The default is zero.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        legacyAppearance.back.titleOffsets[barMetrics] ?? .zero
    }
    /// Moves the image behind a back button downward, in points.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        let again: (UIBarButtonItem) -> Void = {
            $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        customizeAppearance("backImageOffset", barMetrics, again) {
            legacyAppearance.back.imageOffsets[barMetrics] = adjustment
        }
    }
    /// Returns the offset that was set for these metrics, in points. The default is 0.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacyAppearance.back.imageOffsets[barMetrics] ?? 0
    }

    override var defaultAccessibilityLabel: String? {
        shownTitle ?? systemItem?.spokenName ?? image?.accessibilityLabel
    }
}
