import CoreGraphics
import Foundation

/// The touch that a control tracks.
@MainActor
struct ControlTracking {
    var touch: UITouch?
    var isInside = false
    /// Opens the menu of a control whose primary action is not the menu.
    var longPress: ScheduledWork?
}

extension UIControl.State {
    /// The state for values that an app did not set for a control with the focus.
    var withoutFocus: UIControl.State { subtracting(.focused) }
}

extension Dictionary where Key == UIControl.State {
    /// The value of a state, or else of that state without the focus, or else of the normal state.
    func value(for state: UIControl.State) -> Value? { self[state] ?? self[state.withoutFocus] ?? self[.normal] }
}

extension UIControl {
    /// The distance within which a touch that began inside still counts as inside. Chosen: UIKit's known distance, in
    /// points.
    static var slop: CGFloat { 70 }

    var currentState: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if focusWork.displaysFocus { state.insert(.focused) }
        return state
    }

    var stateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    func enabledChanged() {
        if !isEnabled, isTracking { trackCancelled(nil) }
        stateChanged()
    }

    func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, tracking.touch == nil, let touch = touches.min(by: { $0.id < $1.id }) else { return }
        if showsMenuAsPrimaryAction, menuToShow != nil {
            perform(.menuActionTriggered, event)
            return showOwnMenu()
        }
        if showsMenuAsPrimaryAction, isContextMenuInteractionEnabled {
            perform(.menuActionTriggered, event)
            if menuControl.opensContextMenu(at: touch.location(in: nil)) { return }
        }
        guard beginTracking(touch, with: event) else { return }
        tracking = ControlTracking(touch: touch, isInside: true)
        if menuToShow != nil { tracking.longPress = waitForLongPress() }
        isHighlighted = true
        perform(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch) else { return }
        let inside = holds(touch)
        let wasInside = tracking.isInside
        tracking.isInside = inside
        guard continueTracking(touch, with: event) else {
            return resetTracking()
        }
        if inside != wasInside {
            isHighlighted = inside
            perform(inside ? .touchDragEnter : .touchDragExit, event)
        }
        guard tracking.touch === touch else { return }
        perform(inside ? .touchDragInside : .touchDragOutside, event)
    }

    func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch) else { return }
        let inside = holds(touch)
        resetTracking()
        endTracking(touch, with: event)
        perform(inside ? .touchUpInside : .touchUpOutside, event)
        if inside, triggersPrimaryAction { perform(.primaryActionTriggered, event) }
    }

    func trackCancelled(_ event: UIEvent?) {
        guard tracking.touch != nil else { return }
        resetTracking()
        cancelTracking(with: event)
        perform(.touchCancel, event)
    }

    /// Derived: half a second, the default of `UILongPressGestureRecognizer.minimumPressDuration`.
    private func waitForLongPress() -> ScheduledWork {
        appContext.after(0.5) { [weak self] in
            guard let self, self.tracking.touch != nil, self.tracking.isInside else { return }
            self.trackCancelled(nil)
            self.showOwnMenu()
        }
    }

    func showOwnMenu() {
        guard let menu = menuToShow else { return }
        window?.menus.presentMenu(menu, from: bounds, in: self, preferBelow: true, order: menuOrder) { [weak self] in
            self?.menuClosed()
        }
    }

    func showMenuIfAny() -> Bool {
        guard isEnabled, menuToShow != nil else { return false }
        showOwnMenu()
        return true
    }

    private func resetTracking() {
        tracking.longPress?.cancel()
        tracking = ControlTracking()
        isHighlighted = false
    }

    private func holds(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self)
        return point(inside: location, with: nil) || bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(location)
    }
}
