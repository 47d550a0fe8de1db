import CoreGraphics
public import Foundation
import QuartzCore

/// A view that does something when touched.
@preconcurrency @MainActor
open class UIControl: UIView {
    var actions = ControlActions()
    var tracking = ControlTracking()

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// - Parameter primaryAction: runs when the control's main thing happens, as a tap on a button.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Of an archive the properties of any view are read; an element of a storyboard has all its attributes when this
    /// returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIControl.self)
    }

    // MARK: State

    /// A disabled control takes no touches.
    open var isEnabled = true { didSet { if isEnabled != oldValue { enabledChanged(); valuesChanged() } } }
    /// Whether the control has the state `.selected`. False by default; most controls do not set it themselves.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged(); valuesChanged() } } }
    /// Whether a finger is on it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged(); valuesChanged() } } }
    /// The states that are on: disabled, highlighted, selected.
    open var state: State { currentState }
    /// Where content is in a control that is higher. In the center by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// Where content is in a control that is wider. In the center by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The horizontal alignment as left or right, by the interface's direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        contentHorizontalAlignment.resolved(isRightToLeft)
    }
    /// Whether a touch that began inside is still down.
    open var isTracking: Bool { tracking.touch != nil }
    /// Whether that touch is inside of the bounds, or near them.
    open var isTouchInside: Bool { tracking.isInside }
    override func secondaryPressed(at point: CGPoint) -> Bool {
        super.secondaryPressed(at: point) || menuWasAsked(at: point)
    }
    /// The mouse's other button opens the menu that a long press opens.
    /// - Parameter point: in the window.
    func menuWasAsked(at point: CGPoint) -> Bool { showMenuIfAny() }
    /// Called after the state changed, for UIKit's own controls.
    func stateChanged() { setNeedsLayout() }
    /// Whether a touch that ends inside is the control's main thing.
    var triggersPrimaryAction: Bool { true }

    // MARK: Menu

    /// A touch opens the menu instead of sending events.
    open var showsMenuAsPrimaryAction = false
    /// The menu that a touch opens; buttons give theirs.
    var menuToShow: UIMenu? { nil }
    /// The menu was closed, with or without a choice.
    func menuClosed() {}
    /// Whether the whole menu holds one choice, whatever its options say.
    var holdsOneMenuChoice: Bool { false }
    /// Whom actions of the menu name as their sender.
    var menuSender: AnyObject { self }

    // MARK: Actions

    /// Runs an action with events. One of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        keeping(actions) { actions.add(action, controlEvents) }
    }
    /// The action is not run with these events any more.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        keeping(actions) { actions.remove(action.identifier, controlEvents) }
    }
    /// The action of an identifier is not run with these events any more.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        keeping(actions) { actions.remove(actionIdentifier, controlEvents) }
    }
    /// - Parameter target: held weakly; nil sends up the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        if let exchanged = exchanged(.controlAddTarget) { return exchanged.call(target, action, controlEvents) }
        appendTarget(target, action, controlEvents)
    }

    final func appendTarget(_ target: Any?, _ action: Selector, _ controlEvents: Event) {
        keeping(actions) { actions.add(target as AnyObject?, action, controlEvents) }
    }
    /// Nil removes for every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        keeping(actions) { actions.remove(target as AnyObject?, action, controlEvents) }
    }
    /// The objects that events are sent to.
    open var allTargets: Set<AnyHashable> { actions.targets }
    /// The events that something is run with.
    open var allControlEvents: Event { actions.events }
    /// The names of the methods that an event calls on a target; nil without any.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actions.names(target as AnyObject?, controlEvent)
    }
    /// Calls the closure with each action or target, and its events, until it sets the last parameter.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        actions.enumerate(iterator)
    }
    /// Every message of the control passes here.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let exchanged = exchanged(.controlSendAction) { return exchanged.call(action, target, event) }
        action.send(to: target as AnyObject?, from: self, sender: self, event: event)
    }
    /// Runs an action with the control as its sender. Every action passes here; overrides may keep it back.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
    /// Runs everything that belongs to the events. The primary action of a control that is tapped belongs to
    /// `.touchUpInside` too.
    open func sendActions(for controlEvents: Event) {
        let isTap = controlEvents.contains(.touchUpInside) && !controlEvents.contains(.primaryActionTriggered)
        perform(isTap && triggersPrimaryAction ? controlEvents.union(.primaryActionTriggered) : controlEvents, nil)
    }

    // MARK: Tracking

    /// - Returns: false to let the touch go.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called as the touch moves. Return false to end tracking. `true` unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called as the touch is lifted. Does nothing unless overridden.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch is taken away. Calling it lets go of the touch that is being followed.
    open func cancelTracking(with event: UIEvent?) { trackCancelled(event) }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, event) }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, event) }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, event) }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(event) }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits }
}

extension UIControl {
    /// What a control shows: several states may be on.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// None of the others.
        public static let normal: State = []
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is chosen, as the app says.
        public static let selected = State(rawValue: 1 << 2)
        /// Never on: there is no focus engine here.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that an app may use for states of its own. The library never sets them.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that UIKit keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch came down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch came down again soon after another; `touchDown` is sent with it.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside, or near enough to it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came in again.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch went out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch was lifted inside, or near enough to it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away, as by a scroll view.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main event: of a button, that it was tapped; of a field, Return.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to open in place of events of touches.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The user began to edit the text.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed; a control that is asked for this event ends editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// The nine events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// The four events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events, those of an app's own too.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Where content is in a control that is higher.
    public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }

    /// Where content is in a control that is wider.
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
