import CoreGraphics
public import Foundation
import QuartzCore

/// The kind of a text: whether the user edits the text.
public enum UITextInteractionMode: Int, Sendable {
    /// The user selects and edits the text.
    case editable = 0
    /// The user selects the text.
    case nonEditable
}

/// Allows and observes the gestures of a text interaction.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns whether gestures at a point select text. Called at the beginning of a touch. True by default.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before the first gesture changes the selection. Does nothing by default.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called after the text is no longer the first responder. Does nothing by default.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Returns true.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Gestures, caret and selection for a view of the app's own that implements ``UITextInput``.
///
/// A tap or a click moves the caret, two select a word, more select a paragraph. A movement of a pressed mouse, and of
/// a finger after two taps, extends the selection. The interaction displays the caret and the selection with a
/// ``UITextSelectionDisplayInteraction``.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// An object that allows and observes the gestures; nil by default.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text, which the app sets before it adds the interaction. A weak reference.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { if textInput !== oldValue { prepareDisplay() } }
    }
    /// The kind of the text, set at creation.
    public let textInteractionMode: UITextInteractionMode
    private var hasBegun = false
    private lazy var press = TextPressRecognizer(self)
    private var display: UITextSelectionDisplayInteraction?

    /// Creates an interaction for ``UIView/addInteraction(_:)``.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    /// The recognizers of the interaction, for failure requirements of the app's own recognizers.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [press] }

    /// Called by the view. Removes the recognizers when the interaction is removed from its view.
    open func willMove(to view: UIView?) {
        guard view == nil, let former = self.view else { return }
        former.removeGestureRecognizer(press)
        if let display { former.removeInteraction(display) }
        display = nil
    }

    /// Called by the view. Adds the recognizers to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
        prepareDisplay()
    }

    private func prepareDisplay() {
        guard let view else { return }
        if let display { view.removeInteraction(display) }
        display = nil
        guard let textInput else { return }
        let made = UITextSelectionDisplayInteraction(textInput: textInput)
        display = made
        view.addInteraction(made)
    }

    /// Called when the view became or resigned the first responder.
    func responderChanged() {
        updateDisplay()
        guard hasBegun, textInput?.isFirstResponder != true else { return }
        hasBegun = false
        delegate?.interactionDidEnd(self)
    }

    // MARK: Gestures

    /// Whether a touch at a point of the view may select text.
    fileprivate func mayBegin(at point: CGPoint) -> Bool {
        textInput != nil && (delegate?.interactionShouldBegin(self, at: point) ?? true)
    }

    private func activate() -> Bool {
        guard let textInput else { return false }
        if !hasBegun {
            hasBegun = true
            delegate?.interactionWillBegin(self)
        }
        return textInput.isFirstResponder || textInput.becomeFirstResponder()
    }

    fileprivate func select(_ unit: UITextGranularity, at point: CGPoint, from anchor: UITextRange?) -> UITextRange? {
        guard activate(), let textInput, let view,
            let range = range(of: unit, at: view.convert(point, to: textInput.textInputView))
        else { return nil }
        guard let anchor else {
            textInput.selectedTextRange = range
            updateDisplay()
            return range
        }
        let isBackward = textInput.compare(range.start, to: anchor.start) == .orderedAscending
        let start = isBackward ? range.start : anchor.start
        let end = textInput.compare(range.end, to: anchor.end) == .orderedDescending ? range.end : anchor.end
        textInput.selectedTextRange = textInput.textRange(from: start, to: end)
        updateDisplay()
        return anchor
    }

    private func range(of unit: UITextGranularity, at point: CGPoint) -> UITextRange? {
        guard let textInput, let position = textInput.closestPosition(to: point) else { return nil }
        let caret = textInput.textRange(from: position, to: position)
        guard unit != .character else { return caret }
        for direction in [UITextStorageDirection.forward, .backward] {
            let direction = UITextDirection(rawValue: direction.rawValue)
            if let found = textInput.tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: direction) {
                return found
            }
        }
        return caret
    }

    private func updateDisplay() {
        display?.isActivated = textInput?.isFirstResponder ?? false
        display?.setNeedsSelectionUpdate()
    }
}

/// The recognizer of a text interaction. A finger recognizes a tap at its end, a mouse begins at the press.
private final class TextPressRecognizer: UIGestureRecognizer {
    private weak var interaction: UITextInteraction?
    private var start = CGPoint.zero
    private var unit = UITextGranularity.character
    private var anchor: UITextRange?

    init(_ interaction: UITextInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1,
            interaction?.mayBegin(at: touch.location(in: view)) == true
        else { return state = .failed }
        start = touch.location(in: view)
        unit = touch.tapCount == 1 ? .character : touch.tapCount == 2 ? .word : .paragraph
        anchor = nil
        // A single finger may scroll; the end of the touch moves the caret.
        guard touch.type == .indirectPointer || touch.tapCount > 1 else { return }
        anchor = interaction?.select(unit, at: start, from: nil)
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: view)
        // Chosen: as in text views.
        let limit: CGFloat = touch.type == .indirectPointer ? 3 : 10
        guard max(abs(point.x - start.x), abs(point.y - start.y)) >= limit else { return }
        guard state == .began || state == .changed else { return state = .failed }
        guard let anchor else { return }
        _ = interaction?.select(unit, at: point, from: anchor)
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { _ = interaction?.select(.character, at: start, from: nil) }
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func reset() {
        super.reset()
        anchor = nil
    }
}
