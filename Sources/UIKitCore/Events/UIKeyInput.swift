public import Foundation
import HostInterface

/// How text is typed into an object: hints for keyboards, and whether what is typed shows.
///
/// Every member has a default. A desktop's keyboard is made of keys: of these only `isSecureTextEntry` and
/// `enablesReturnKeyAutomatically` change what happens here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// - Coverage: inert (a keyboard of keys does not change capitals by itself)
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// - Coverage: inert (there is no dictionary to correct by)
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// - Coverage: inert (there is no dictionary to check by)
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// - Coverage: inert (a keyboard of keys has one layout)
    var keyboardType: UIKeyboardType { get set }
    /// - Coverage: inert (a keyboard of keys keeps its appearance)
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// - Coverage: inert (the Return key keeps its name)
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return does nothing while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Shows dots in place of characters, and keeps the text off the clipboard.
    var isSecureTextEntry: Bool { get set }
    /// - Coverage: inert (nothing fills texts in by itself)
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    /// Default: `.sentences`; setting has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// Default: `.default`; setting has no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// Default: `.default`; setting has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// Default: `.default`; setting has no effect.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// Default: `.default`; setting has no effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// Default: `.default`; setting has no effect.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Default: `false`; setting has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Default: `false`; setting has no effect.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Default: nil; setting has no effect.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}

/// An object that takes typed text when it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that the backspace key could delete.
    var hasText: Bool { get }
    /// What was typed; `"\n"` for Return where the object does not take keys itself.
    func insertText(_ text: String)
    /// The backspace key.
    func deleteBackward()
}

/// Which letters a software keyboard makes large. Without effect here.
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
/// Whether a software keyboard corrects words. Without effect here.
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether a software keyboard marks unknown words. Without effect here.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// Which keys a software keyboard has. Without effect here.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter
    case webSearch, asciiCapableNumberPad
    /// Another name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}
/// The colors of a software keyboard. Without effect here.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0, dark, light
    /// Another name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}
/// The name of a software keyboard's Return key. Without effect here.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a text means, for filling it in. Without effect here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let URL = UITextContentType(rawValue: "url")
    public static let location = UITextContentType(rawValue: "location")
}

extension UIResponder {
    /// Keys that stand for text, for objects that only take text.
    func typeKey(_ presses: Set<UIPress>) -> Bool {
        guard isFirstResponder, let input = self as? any UIKeyInput, let key = presses.first?.key else { return false }
        switch key.key {
        case .backspace: input.deleteBackward()
        case .enter: input.insertText("\n")
        case .tab: input.insertText("\t")
        default: return false
        }
        return true
    }
}
