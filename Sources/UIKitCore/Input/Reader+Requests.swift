import AccessibilityLogic
import CoreGraphics
import Foundation
import QuartzCore

/// The requests of a screen reader: actions, the focus, and changes of texts and values.
extension Reader {
    func perform(_ request: AccessibleRequest, on id: AccessibleID) {
        guard let app, let object = object(id) else { return }
        app.perform {
            switch request {
            case .act(let action): act(action, on: object, id)
            case .focus: focus(on: object, app)
            case .scrollIntoView: (object as? any AccessibilityFocusable).map(AccessibilityTree.reveal)
            case .setNumber(let number): set(number, of: object)
            case .setSelected(let isSelected): select(object, isSelected, id)
            case .select, .replace, .replaceAll, .copy, .cut, .paste:
                if let input = object as? any UIView & UITextInput { edit(request, input) }
            }
        }
        forgetTree()
        app.environment.requestFrame()
    }

    // MARK: Actions

    private func act(_ action: AccessibleAction, on object: AnyObject, _ id: AccessibleID) {
        switch action {
        case .activate:
            activated(object)
            activate(object, id)
        case .increment: step(object, 1)
        case .decrement: step(object, -1)
        case .custom(let index, let name):
            let actions = (object as? any AccessibilityFocusable)?.accessibilityCustomActions ?? []
            // The app may have changed the actions since.
            guard actions.indices.contains(index), actions[index].name == name else { return }
            _ = actions[index].perform()
        case .search(let index, let name, let isForward): search(index, name, isForward, from: object, id)
        case .dismiss: dismiss(object, id)
        case .magicTap: _ = responders(from: object).first { $0.accessibilityPerformMagicTap() }
        }
    }

    /// Documented (NSObject.accessibilityActivate()): an element that does not activate itself gets a tap at its
    /// activation point.
    private func activate(_ object: AnyObject, _ id: AccessibleID) {
        switch object {
        case let field as any UIView & UITextInput: _ = field.becomeFirstResponder()
        case let view as UIView:
            AccessibilityTree.reveal(view)
            guard !view.accessibilityActivate(), let window = view.window else { return }
            window.tap(view)
        case let element as UIAccessibilityElement:
            guard !element.accessibilityActivate(), let window = window(of: id) else { return }
            window.tap(at: element.accessibilityActivationPoint)
        default: break
        }
    }

    private func step(_ object: AnyObject, _ direction: Int) {
        guard let element = object as? any AccessibilityFocusable else { return }
        direction > 0 ? element.accessibilityIncrement() : element.accessibilityDecrement()
    }

    func responders(from object: AnyObject) -> some Sequence<UIResponder> {
        sequence(first: object as? UIResponder) { $0?.next }.lazy.compactMap { $0 }
    }

    private func dismiss(_ object: AnyObject, _ id: AccessibleID) {
        guard let window = window(of: id) else { return }
        let start: AnyObject = object is UIWindow ? window.eventResponder : object
        guard responders(from: start).first(where: { $0.accessibilityPerformEscape() }) == nil else { return }
        _ = window.eventResponder.performBack()
    }

    private func set(_ number: Double, of object: AnyObject) {
        switch object {
        case let slider as UISlider:
            slider.setValue(Float(number), animated: false)
            slider.sendActions(for: .valueChanged)
        case let stepper as UIStepper:
            stepper.value = number
            stepper.sendActions(for: .valueChanged)
        case let view as UIView:
            guard let now = AccessibleFacts(view, isCell: false).number?.value, now != number else { return }
            step(view, number > now ? 1 : -1)
        default: break
        }
    }

    private func select(_ object: AnyObject, _ isSelected: Bool, _ id: AccessibleID) {
        guard let facts = facts(of: id), facts.traits.contains(.selected) != isSelected else { return }
        // A tap deselects only where the user selects several rows.
        guard isSelected || facts.isSelectable else { return }
        activate(object, id)
    }

    // MARK: Focus

    /// Moves the reader, and the focus of the keyboard if the element can get it.
    func focus(on object: AnyObject, _ app: AppContext) {
        guard let element = object as? any AccessibilityFocusable else { return }
        if connection.hasReader { app.moveAccessibilityFocus(to: element) }
        // The reader stays at an element that the keyboard cannot have.
        defer { keyboardMoved(app) }
        guard let view = object as? UIView, let window = view.window else { return }
        if view is any UITextInput {
            _ = view.becomeFirstResponder()
        } else if view.canBecomeFocused {
            let target = view.focusRow.map { FocusTarget.row($0.list, $0.path) } ?? .item(view)
            // The user leaves a text that is edited.
            guard window.focusSystem.move(to: target, isByUser: true) else { return }
            window.focusSystem.display(true)
        }
    }

    // MARK: Texts

    private func edit(_ request: AccessibleRequest, _ input: any UIView & UITextInput) {
        switch request {
        case .select(let range): select(range, input)
        case .replace(let range, let text): replace(input.range(range), text, input)
        case .replaceAll(let text):
            replace(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument), text, input)
        case .copy(let range):
            select(range, input)
            input.copy(nil)
        case .cut(let range):
            select(range, input)
            if isEditable(input) { input.cut(nil) }
        case .paste(let offset):
            select(offset..<offset, input)
            if isEditable(input) { input.paste(nil) }
        default: break
        }
    }

    private func isEditable(_ input: any UIView & UITextInput) -> Bool {
        (input as? UITextView)?.isEditable ?? (input as? UITextField)?.isEnabled ?? true
    }

    private func select(_ range: Range<Int>, _ input: any UIView & UITextInput) {
        if !input.isFirstResponder { _ = input.becomeFirstResponder() }
        if let range = input.range(range) { input.selectedTextRange = range }
    }

    /// Asks the delegate, as for text that the user types.
    private func replace(_ range: UITextRange?, _ text: String, _ input: any UIView & UITextInput) {
        guard let range, isEditable(input) else { return }
        if !input.isFirstResponder { _ = input.becomeFirstResponder() }
        guard input.isFirstResponder else { return }
        input.selectedTextRange = range
        if text.isEmpty { if !range.isEmpty { input.deleteBackward() } } else { input.insertText(text) }
    }
}
