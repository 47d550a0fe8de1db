import CoreGraphics
public import Foundation
public import ObjectiveCRuntime
import QuartzCore

/// A view that sends actions in response to touches.
@preconcurrency @MainActor
open class UIControl: UIView {
    var actions = ControlActions()
    var tracking = ControlTracking()

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// - Parameter primaryAction: runs at the control's primary event, such as a tap on a button.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIControl.self)
    }

    // MARK: State

    /// Whether the control responds to touches. The default is true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { enabledChanged(); valuesChanged() } } }
    /// Whether the control is in the state `.selected`. The default is false. Most controls do not change it.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged(); valuesChanged() } } }
    /// Whether a touch presses the control.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged(); valuesChanged() } } }
    /// The control's current states: disabled, highlighted, selected, focused.
    open var state: State { currentState }
    /// The vertical alignment of content in a higher control. The default is `center`.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// The horizontal alignment of content in a wider control. The default is `center`.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The horizontal alignment as left or right, resolved for the layout direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        contentHorizontalAlignment.resolved(isRightToLeft)
    }
    /// Whether the control tracks a touch that began inside.
    open var isTracking: Bool { tracking.touch != nil }
    /// Whether the tracked touch is inside the bounds, or near them.
    open var isTouchInside: Bool { tracking.isInside }
    override func secondaryPressed(at point: CGPoint) -> Bool {
        super.secondaryPressed(at: point) || menuRequested(at: point)
    }
    /// Called for the secondary mouse button, which opens the same menu as a long press.
    /// - Parameter point: in window coordinates.
    func menuRequested(at point: CGPoint) -> Bool { showMenuIfAny() }
    /// Called after the state changed, for UIKit's own controls.
    func stateChanged() { setNeedsLayout() }
    /// Whether a touch that ends inside is the control's primary event.
    var triggersPrimaryAction: Bool { true }

    /// Whether the control is enabled. Chosen: all controls, as on Linux desktops, where iPadOS restricts the focus to
    /// texts and lists.
    override open var canBecomeFocused: Bool { isEnabled }
    override func focusDisplayChanged() { stateChanged() }
    override func moveFocusedPart(forward: Bool, isVertical: Bool) -> Bool {
        guard !isVertical, accessibilityTraits.contains(.adjustable) else { return false }
        forward ? accessibilityIncrement() : accessibilityDecrement()
        return true
    }

    /// The text that appears beside the pointer when it rests over the control. Nil by default.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set { setToolTip(newValue) }
    }
    /// The interaction that displays the tool tip: the first one of the control; nil without a tool tip.
    open var toolTipInteraction: UIToolTipInteraction? {
        gestures.interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    // MARK: Menu

    /// Whether a touch opens the menu instead of sending events. The default is false.
    open var showsMenuAsPrimaryAction = false
    /// Whether the control has a ``contextMenuInteraction``, whose delegate is the control. The default is false. A
    /// button with a menu opens the menu without an interaction.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { setMenuInteraction(newValue) }
    }
    /// The control's interaction, which asks the control for a menu; nil unless ``isContextMenuInteractionEnabled``.
    public internal(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// Returns the menu for a long press, the secondary mouse button or, with ``showsMenuAsPrimaryAction``, a touch.
    /// Nil, the default, is no menu. Called only if ``isContextMenuInteractionEnabled``.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the preview that is lifted off the screen; nil, the default, lifts the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the target of the dismissed preview; nil, the default, is its origin.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Called before the menu appears. Does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the menu disappears. Does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Adds or removes the interaction that asks the control for a menu.
    private func setMenuInteraction(_ isEnabled: Bool) {
        guard isEnabled != isContextMenuInteractionEnabled else { return }
        if isEnabled {
            let made = menuControl.makeContextMenuInteraction()
            contextMenuInteraction = made as? UIContextMenuInteraction
            addInteraction(made)
        } else if let gone = contextMenuInteraction {
            contextMenuInteraction = nil
            removeInteraction(gone)
        }
    }
    /// The menu that a touch opens. Buttons override the property.
    var menuToShow: UIMenu? { nil }
    var menuOrder: UIContextMenuConfiguration.ElementOrder { .automatic }
    /// Called when the menu was closed, with or without a selection.
    func menuClosed() {}
    /// Whether the whole menu has a single selection, independent of its options.
    var holdsOneMenuChoice: Bool { false }
    /// The sender of the menu's actions.
    var menuSender: AnyObject { self }

    // MARK: Actions

    /// Adds an action for events. An action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        keeping(actions) { actions.add(action, controlEvents) }
    }
    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        keeping(actions) { actions.remove(action.identifier, controlEvents) }
    }
    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        keeping(actions) { actions.remove(actionIdentifier, controlEvents) }
    }
    /// - Parameter target: a weak reference; nil sends the action up the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        if let exchanged = exchanged(.controlAddTarget) { return exchanged.call(target, action, controlEvents) }
        appendTarget(target, action, controlEvents)
    }

    final func appendTarget(_ target: Any?, _ action: Selector, _ controlEvents: Event) {
        keeping(actions) { actions.add(target as AnyObject?, action, controlEvents) }
    }
    /// Removes a target's action for events. Nil removes all targets or all actions.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        keeping(actions) { actions.remove(target as AnyObject?, action, controlEvents) }
    }
    /// The targets of the control's actions.
    open var allTargets: Set<AnyHashable> { actions.targets }
    /// The events that have actions or targets.
    open var allControlEvents: Event { actions.events }
    /// Returns the names of the methods that an event calls on a target, or nil.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actions.names(target as AnyObject?, controlEvent)
    }
    /// Calls the closure with each action or target, and its events. The closure stops the enumeration with its last
    /// parameter.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        actions.enumerate(iterator)
    }
    /// Sends an action to a target. Each action with a target calls this method.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let exchanged = exchanged(.controlSendAction) { return exchanged.call(action, target, event) }
        action.send(to: target as AnyObject?, from: self, sender: self, event: event)
    }
    /// Runs an action with the control as the sender. Each `UIAction` calls this method; an override may suppress the
    /// action.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
    /// Runs all actions of the events. For a control that is tapped, `.touchUpInside` also runs its primary action.
    open func sendActions(for controlEvents: Event) {
        let isTap = controlEvents.contains(.touchUpInside) && !controlEvents.contains(.primaryActionTriggered)
        perform(isTap && triggersPrimaryAction ? controlEvents.union(.primaryActionTriggered) : controlEvents, nil)
    }

    // MARK: Tracking

    /// - Returns: false to stop tracking the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch moves. Return false to end tracking. The default implementation returns true.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch ends. The default implementation does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch is cancelled. A call by the app ends the tracking of the current touch.
    open func cancelTracking(with event: UIEvent?) { trackCancelled(event) }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, event) }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, event) }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, event) }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(event) }

    override var isAccessibilityElementByDefault: Bool { true }
    override var isInteractiveElement: Bool { true }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits }
}

extension UIControl {
    /// The states of a control. Several states may be set.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No other state is set.
        public static let normal: State = []
        /// A touch presses the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the keyboard focus, and the focus is displayed. A value that is not set for the state is
        /// that of the state without `focused`.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits for an app's own states. UIKit never sets them.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that UIKit reserves.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch began.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch began soon after another touch. `touchDown` is sent, too.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside the bounds, or near them.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved into the bounds again.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moved out of the bounds.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ended inside the bounds, or near them.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ended outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled, for example by a scroll view.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary event: a tap on a button, or Return in a field.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to open instead of touch events.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The user began to edit the text.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The user pressed Return. An action for this event makes Return end editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// The nine touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// The four editing events.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// The events that an app can define.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The events that UIKit keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events, including the app's own events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The vertical alignment of content in a higher control.
    public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }

    /// The horizontal alignment of content in a wider control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0, left, right, fill, leading, trailing

        func resolved(_ isRightToLeft: Bool) -> ContentHorizontalAlignment {
            switch self {
            case .leading: isRightToLeft ? .right : .left
            case .trailing: isRightToLeft ? .left : .right
            default: self
            }
        }
    }
}

/// A control, as the control itself opens its context menu. The folder of menus has the conformance.
@preconcurrency @MainActor
protocol MenuControl: AnyObject {
    /// Returns an interaction whose delegate is the control.
    func makeContextMenuInteraction() -> any UIInteraction
    /// Opens the menu of the control's interaction beside the control.
    /// - Parameter point: in window coordinates.
    /// - Returns: false if the control has no menu.
    func opensContextMenu(at point: CGPoint) -> Bool
}

extension UIControl {
    /// The control, for calls of the menus' work.
    var menuControl: any MenuControl { self }
}
