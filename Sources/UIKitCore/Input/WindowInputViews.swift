import CoreGraphics
import Foundation
import ObjectiveCRuntime
import QuartzCore

/// The input views of a window, and the responder that requested them.
struct WindowInputViews: StoredPart {
    /// The first responder whose views were read.
    weak var responder: UIResponder?
    /// Whether there was a first responder, which may be released by now.
    var hasResponder = false
    /// Whether the first responder has input views.
    var isRequested = false
    var isReloadRequested = false
    var container: InputViewContainer?
}

extension UIWindow {
    var inputViews: WindowInputViews {
        get { parts.known(WindowInputViews.self)?.part ?? WindowInputViews() }
        set { parts.box(WindowInputViews.self).part = newValue }
    }

    /// Makes the next responder with input views the first responder, after a responder resigned.
    ///
    /// A chat keeps its accessory view in this way when a text view in the accessory view resigns.
    func restoreFirstResponder() {
        guard let resigned = resignedResponder else { return }
        resignedResponder = nil
        guard firstResponder == nil, resigned.responderWindow === self else { return }
        var next = resigned.next
        while let responder = next, !(responder is UIWindow) {
            if responder.suppliesInputViews, responder.canBecomeFirstResponder, firstResponder == nil {
                responder.becomeFirstResponder()
                return
            }
            next = responder.next
        }
    }

    /// Reads the input views of a new first responder, and places them at the bottom of the window. Called once per
    /// frame.
    /// - Parameter keyboardHeight: the height of the software keyboard over this window, in points.
    /// - Returns: the height that the views and the keyboard cover, in points.
    func layOutInputViews(keyboardHeight: CGFloat) -> CGFloat {
        let state = parts.known(WindowInputViews.self)?.part
        let responder = inputResponder
        guard state != nil || responder != nil else { return keyboardHeight }
        let isOther = state?.responder !== responder || state?.hasResponder != (responder != nil)
        if isOther || state?.isReloadRequested == true { readInputViews(of: responder) }
        guard inputViews.isRequested, let container = inputViews.container else { return keyboardHeight }
        return container.layOut(in: self, keyboardHeight: keyboardHeight)
    }

    /// The first responder, or the responder under an open menu, which keeps its input views visible.
    private var inputResponder: UIResponder? {
        (firstResponder as? WindowOverlay)?.formerResponder ?? firstResponder
    }

    private func readInputViews(of responder: UIResponder?) {
        inputViews.isReloadRequested = false
        inputViews.responder = responder
        inputViews.hasResponder = responder != nil
        let choice = InputViewChoice(for: responder)
        inputViews.isRequested = choice.input != nil || choice.accessory != nil
        guard inputViews.isRequested else { return }
        let container = inputViews.container ?? InputViewContainer()
        inputViews.container = container
        addSubview(container)
        container.display(choice)
    }

    /// Whether an input view replaces a software keyboard.
    var replacesKeyboard: Bool {
        guard let state = parts.known(WindowInputViews.self)?.part else { return false }
        return state.isRequested && state.container?.replacesKeyboard == true
    }

    /// Whether the container must slide up or down.
    var movesInputViews: Bool {
        guard let state = parts.known(WindowInputViews.self)?.part, let container = state.container else {
            return false
        }
        return container.isShown != state.isRequested
    }

    /// Slides the container up or down, in an animation of the keyboard.
    func moveInputViews(duration: TimeInterval) {
        guard let state = parts.known(WindowInputViews.self)?.part, let container = state.container else { return }
        if state.isRequested { container.show() } else { container.hide(duration: duration) }
    }

    /// Moves the container below the window before the animation.
    func prepareInputViews() {
        guard let state = parts.known(WindowInputViews.self)?.part, state.isRequested else { return }
        state.container?.prepareToShow()
    }
}

extension UIResponder {
    /// Whether the responder itself has an input view. The views of a search bar are those of its field.
    fileprivate var suppliesInputViews: Bool {
        guard !(self is UISearchBar) else { return false }
        return inputAccessoryView != nil || inputView != nil || inputAccessoryViewController != nil
            || inputViewController != nil
    }

    func requestInputViews() {
        guard isFirstResponder, let window = responderWindow else { return }
        window.inputViews.isReloadRequested = true
        window.appContext.environment.requestFrame()
    }

    private static let assistantKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    var assistantItem: UITextInputAssistantItem {
        let values = AssociatedValues.findOrMake(self)
        if let known = values[Self.assistantKey] as? UITextInputAssistantItem { return known }
        let made = UITextInputAssistantItem()
        values.set(made, Self.assistantKey, isWeak: false)
        return made
    }
}
