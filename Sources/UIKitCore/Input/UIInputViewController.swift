import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore
import TextLogic

/// A controller of a view in place of the keyboard, or above the keyboard.
///
/// A responder returns the controller as its `inputViewController` or `inputAccessoryViewController`. Keyboards for
/// other apps do not exist on Linux.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The controller's view. The default view has the background of a keyboard and the height of its constraints.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    private lazy var proxy = TextDocumentProxy(self)
    /// The text of the first responder.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    /// The language of the keyboard as a BCP 47 tag; nil, the default, for no language.
    /// - Coverage: inert (Linux has no list of keyboards of apps)
    open var primaryLanguage: String? { didSet { noteAbsence() } }
    /// Whether the keyboard has a dictation key. False by default.
    /// - Coverage: inert (Linux has no dictation key)
    open var hasDictationKey = false { didSet { noteAbsence() } }
    /// Always true: the controller is a part of the app.
    open var hasFullAccess: Bool { true }
    /// Always false: the window has no other keyboard to switch to.
    open var needsInputModeSwitchKey: Bool { false }

    /// Creates a view with the background of a keyboard.
    open override func loadView() {
        let made = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        made.allowsSelfSizing = true
        made.autoresizingMask = [.flexibleWidth]
        view = made
    }

    /// Resigns the first responder.
    open func dismissKeyboard() { proxy.responder?.resignFirstResponder() }
    /// - Coverage: inert (there is no other keyboard)
    open func advanceToNextInputMode() { noteAbsence() }
    /// - Coverage: inert (there is no other keyboard)
    open func handleInputModeList(from view: UIView, with event: UIEvent) { noteAbsence() }

    private func noteAbsence() {
        Log.once("UIInputViewController: Linux has no list of keyboards of apps; a keyboard has no language")
    }

    /// Calls the closure with an empty lexicon. Linux has no lexicon of names and shortcuts.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }

    // The methods of the delegate do nothing; subclasses override them.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text around the caret of the first responder, for an input view controller.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection; nil if the first responder has no text.
    var documentContextBeforeInput: String? { get }
    /// The text after the selection.
    var documentContextAfterInput: String? { get }
    /// The selected text; nil without a selection.
    var selectedText: String? { get }
    /// The language of the text's keyboard; nil on Linux.
    var documentInputMode: UITextInputMode? { get }
    /// An identifier of the text's object. The identifier is the same for the lifetime of the object.
    var documentIdentifier: UUID { get }
    /// Moves the caret by a number of characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Displays text that is not confirmed.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Confirms the marked text.
    func unmarkText()
}

/// The text of the first responder in the window of an input view controller.
private final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    private weak var controller: UIInputViewController?
    private var identifiers: (object: ObjectIdentifier, identifier: UUID)?

    init(_ controller: UIInputViewController) { self.controller = controller }

    var responder: UIResponder? { controller?.viewIfLoaded?.window?.firstResponder }
    private var keyInput: (any UIKeyInput)? { responder as? any UIKeyInput }
    private var textInput: (any UITextInput)? { responder as? any UITextInput }

    var hasText: Bool { keyInput?.hasText ?? false }
    func insertText(_ text: String) { keyInput?.insertText(text) }
    func deleteBackward() { keyInput?.deleteBackward() }

    var documentContextBeforeInput: String? {
        guard let input = textInput, let selection = input.selectedTextRange,
            let range = input.textRange(from: input.beginningOfDocument, to: selection.start)
        else { return nil }
        return input.text(in: range)
    }
    var documentContextAfterInput: String? {
        guard let input = textInput, let selection = input.selectedTextRange,
            let range = input.textRange(from: selection.end, to: input.endOfDocument)
        else { return nil }
        return input.text(in: range)
    }
    var selectedText: String? {
        guard let input = textInput, let selection = input.selectedTextRange, !selection.isEmpty else { return nil }
        return input.text(in: selection)
    }
    var documentInputMode: UITextInputMode? { nil }
    var documentIdentifier: UUID {
        let object = ObjectIdentifier(responder ?? self)
        if let identifiers, identifiers.object == object { return identifiers.identifier }
        let made = UUID()
        identifiers = (object, made)
        return made
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input = textInput, let selection = input.selectedTextRange else { return }
        let start = offset < 0 ? selection.start : selection.end
        let end = offset < 0 ? input.beginningOfDocument : input.endOfDocument
        let target = input.position(from: start, offset: offset) ?? end
        input.selectedTextRange = input.textRange(from: target, to: target)
    }
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        textInput?.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { textInput?.unmarkText() }
}

/// The names and shortcuts of the user. Always empty: Linux has no lexicon.
@preconcurrency @MainActor
open class UILexicon: NSObject {
    /// The entries of the lexicon; empty.
    open var entries: [UILexiconEntry] { [] }

    override init() { super.init() }
}

/// A shortcut and its replacement.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    /// The text that the user types.
    public let userInput: String
    /// The text that replaces the typed text.
    public let documentText: String

    init(userInput: String, documentText: String) {
        (self.userInput, self.documentText) = (userInput, documentText)
        super.init()
    }
}
