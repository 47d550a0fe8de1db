public import Foundation
import HostInterface

/// The text input traits of an object, such as the keyboard type and secure entry.
///
/// Every member has a default. A desktop has a hardware keyboard: only `isSecureTextEntry` and
/// `enablesReturnKeyAutomatically` have an effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// - Coverage: inert (a hardware keyboard does not capitalize automatically)
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
    /// Whether Return is disabled while the text is empty.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the characters are hidden by dots, and the text cannot be copied.
    var isSecureTextEntry: Bool { get set }
    /// - Coverage: inert (nothing fills texts in automatically)
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    /// Returns `.sentences`, by default. The default setter does nothing.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// Returns `.default`, by default. The default setter does nothing.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// Returns `.default`, by default. The default setter does nothing.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// Returns `.default`, by default. The default setter does nothing.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// Returns `.default`, by default. The default setter does nothing.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// Returns `.default`, by default. The default setter does nothing.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Returns false, by default. The default setter does nothing.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Returns false, by default. The default setter does nothing.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Returns nil, by default. The default setter does nothing.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
}

/// An object that receives typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether the backspace key can delete text.
    var hasText: Bool { get }
    /// Inserts typed text. Return inserts `"\n"`, unless the object handles keys itself.
    func insertText(_ text: String)
    /// Deletes the character before the cursor. Called for the backspace key.
    func deleteBackward()
}

/// The letters that a software keyboard capitalizes. It has no effect here.
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
/// Whether a software keyboard corrects words. It has no effect here.
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether a software keyboard marks unknown words. It has no effect here.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// The keys of a software keyboard. It has no effect here.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter
    case webSearch, asciiCapableNumberPad
    /// Another name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}
/// The colors of a software keyboard. It has no effect here.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0, dark, light
    /// Another name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}
/// The title of a software keyboard's Return key. It has no effect here.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text, for automatic filling. It has no effect here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    // The raw values are the names of the HTML standard where HTML has the name.
    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "additional-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let birthdate = UITextContentType(rawValue: "bday")
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

extension UIResponder {
    /// Types the text of keys, for objects that only receive text.
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
