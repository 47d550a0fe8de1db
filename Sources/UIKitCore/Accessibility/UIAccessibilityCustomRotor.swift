public import Foundation

/// A search of the app for elements of one kind, such as the warnings of a page. A screen reader moves from result to
/// result.
///
/// On Linux the search is a pair of actions, "next" and "previous" with the name, in the language of the user. The
/// object with the rotor has the actions, and so has the element with the focus inside the object.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// A search that the app performs.
    /// - Returns: the element after or before the current element, or nil at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable { case previous = 0, next }

    /// A kind of elements that VoiceOver knows.
    public enum SystemRotorType: Int, Sendable {
        case none = 0, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table
        case list, landmark
    }

    /// The spoken name. Empty for a rotor with a system type.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name as attributed text. Attributes are not spoken on Linux.
    open var attributedName: NSAttributedString
    /// Called for each search.
    open var itemSearchBlock: Search
    /// The kind of the elements. `.none` for a rotor with a name.
    open private(set) var systemRotorType = SystemRotorType.none

    /// Creates a rotor with a name.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }

    /// Creates a rotor with an attributed name.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        (self.attributedName, self.itemSearchBlock) = (attributedName, itemSearchBlock)
        super.init()
    }

    /// Creates a rotor for a kind of elements that VoiceOver knows.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (attributedName, self.itemSearchBlock, systemRotorType) = (NSAttributedString(), itemSearchBlock, type)
        super.init()
    }
}

/// The start and the direction of a search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The element with the accessibility focus. The element has a range if it is a text that is edited or selected.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Whether the next or the previous element is wanted. `.previous` by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}

/// A result of a search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The view or `UIAccessibilityElement`. A weak reference.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of a text that was found. Nil for the whole element.
    open var targetRange: UITextRange?

    public override init() { super.init() }

    /// Creates a result.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }
}
