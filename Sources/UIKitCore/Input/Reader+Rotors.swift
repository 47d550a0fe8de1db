import AccessibilityLogic
import Foundation
import SystemStrings

/// The searches of an app for a screen reader.
extension Reader {
    /// The rotors of an object. The element with the focus has also the rotors of the objects around it, innermost
    /// first, because a user reaches only elements.
    func rotors(of object: AnyObject, isFocused: Bool) -> [UIAccessibilityCustomRotor] {
        guard isFocused else { return (object as? UIResponder)?.accessibilityCustomRotors ?? [] }
        return responders(from: object).flatMap { $0.accessibilityCustomRotors ?? [] }
    }

    /// Moves the reader to the next or previous result of a rotor. Nothing moves at the end.
    /// - Parameter name: the name of the action.
    func search(_ index: Int, _ name: String, _ isForward: Bool, from object: AnyObject, _ id: AccessibleID) {
        guard let app else { return }
        let rotors = rotors(of: object, isFocused: focus == id)
        // The app may have changed the rotors since.
        guard rotors.indices.contains(index) else { return }
        let actions = rotors[index].actions
        guard name == (isForward ? actions.next : actions.previous) else { return }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = isForward ? .next : .previous
        if let current = (app.accessibilityFocus as AnyObject? ?? object) as? NSObject {
            let input = (current as? any UIView & UITextInput).flatMap { $0.isFirstResponder ? $0 : nil }
            predicate.currentItem = UIAccessibilityCustomRotorItemResult(
                targetElement: current, targetRange: input?.selectedTextRange)
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

extension UIAccessibilityCustomRotor {
    /// The names of the two actions of the search.
    var actions: AccessibleRotor {
        func named(_ format: SystemString) -> String { format.localized.replacing("%@", with: spokenName) }
        return AccessibleRotor(next: named(.nextItem), previous: named(.previousItem))
    }

    /// The name of the app, or the name of the kind of elements in the language of the user.
    private var spokenName: String {
        guard name.isEmpty else { return name }
        func heading(_ level: Int) -> String {
            SystemString.headingLevel.localized.replacing("%@", with: LocalizedFormat.number(level))
        }
        return switch systemRotorType {
        case .none: ""
        case .link: SystemString.link.localized
        case .visitedLink: SystemString.visitedLink.localized
        case .heading: SystemString.heading.localized
        case .headingLevel1: heading(1)
        case .headingLevel2: heading(2)
        case .headingLevel3: heading(3)
        case .headingLevel4: heading(4)
        case .headingLevel5: heading(5)
        case .headingLevel6: heading(6)
        case .boldText: SystemString.boldText.localized
        case .italicText: SystemString.italicText.localized
        case .underlineText: SystemString.underlinedText.localized
        case .misspelledWord: SystemString.misspelledWord.localized
        case .image: SystemString.image.localized
        case .textField: SystemString.textField.localized
        case .table: SystemString.table.localized
        case .list: SystemString.list.localized
        case .landmark: SystemString.landmark.localized
        }
    }
}
