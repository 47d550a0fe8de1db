import AccessibilityLogic
import Foundation

/// The searches of an app for a screen reader.
extension Reader {
    /// The rotors of an object. The element with the focus has also the rotors of the objects around it, innermost
    /// first, because a user reaches only elements.
    func rotors(of object: AnyObject, isFocused: Bool) -> [UIAccessibilityCustomRotor] {
        guard isFocused else { return (object as? UIResponder)?.accessibilityCustomRotors ?? [] }
        return responders(from: object).flatMap { $0.accessibilityCustomRotors ?? [] }
    }

    /// Moves the reader to the next or previous result of a rotor. Nothing moves at the end.
    func search(_ index: Int, _ name: String, _ isForward: Bool, from object: AnyObject, _ id: AccessibleID) {
        guard let app else { return }
        let rotors = rotors(of: object, isFocused: focus == id)
        // The app may have changed the rotors since.
        guard rotors.indices.contains(index), rotors[index].spokenName == name else { return }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = isForward ? .next : .previous
        if let current = (app.accessibilityFocus as AnyObject? ?? object) as? NSObject {
            let input = (current as? any UIView & UITextInput).flatMap { $0.isFirstResponder ? $0 : nil }
            predicate.currentItem = UIAccessibilityCustomRotorItemResult(
                targetElement: current, target: input?.selectedTextRange)
        }
        guard let result = rotors[index].itemSearchBlock(predicate), let target = result.targetElement,
            let element = AccessibilityTree.element(in: target)
        else { return }
        focus(on: element, app)
        guard let range = result.targetRange, let input = element as? any UIView & UITextInput else { return }
        if !input.isFirstResponder { _ = input.becomeFirstResponder() }
        input.selectedTextRange = range
    }
}
