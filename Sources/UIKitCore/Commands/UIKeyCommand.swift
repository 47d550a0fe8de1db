public import Foundation

/// A shortcut of the keyboard: a key, the keys that are held with it, and the method that it calls.
///
/// Objects of the responder chain offer them in `keyCommands`. A key that goes down is looked for from the first
/// responder up, or from the innermost controller that shows; the method is sent up the same way. Keys that edit a text
/// stay with a text that is edited (Documented: `wantsPriorityOverSystemBehavior`). A held key calls again for arrows,
/// pages and what deletes (Chosen).
///
/// Chosen: a shortcut with the Command key answers to Control too, as Linux desktops keep the Command key for
/// themselves, unless a shortcut of the chain asks for Control itself.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// What is printed on the key, without the keys held with it: `"n"` also where Shift is among the flags. Or one of
    /// the names below.
    public let input: String?
    /// The keys that are held with it. None by default.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the shortcut comes before a text that is edited and would take the key, as for arrows, Tab and letters.
    open var wantsPriorityOverSystemBehavior = false
    /// - Coverage: inert (a shortcut means the key that has the character, on every keyboard)
    open var allowsAutomaticLocalization = true {
        didSet {
            if !allowsAutomaticLocalization {
                Log.once("UIKeyCommand.allowsAutomaticLocalization has no effect: no shortcut is moved to another key")
            }
        }
    }
    /// - Coverage: inert (arrows and brackets are not exchanged from right to left)
    open var allowsAutomaticMirroring = true {
        didSet {
            if !allowsAutomaticMirroring {
                Log.once("UIKeyCommand.allowsAutomaticMirroring has no effect: no shortcut is mirrored")
            }
        }
    }

    init(_ face: Face, _ input: String?, _ modifierFlags: UIKeyModifierFlags, _ action: Selector, _ propertyList: Any?)
    {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(face, action, propertyList)
    }

    /// A shortcut that no menu shows.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(Face(title: ""), input, modifierFlags, action, nil)
    }

    /// A shortcut that no menu shows.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// A shortcut that is also an element of a menu.
    public convenience init(
        title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(Face(title: title, image: image), input, modifierFlags, action, propertyList)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// Nil: commands are not archived.
    public required init?(coder: NSCoder) { nil }

    // Keys without a character of their own. Documented: the names.
    /// The key with an arrow up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key with an arrow down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key with an arrow left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key with an arrow right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The page up key.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// The page down key.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// The home key.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// The end key.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// Both keys that delete.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    nonisolated public static let f1 = "UIKeyInputF1"
    nonisolated public static let f2 = "UIKeyInputF2"
    nonisolated public static let f3 = "UIKeyInputF3"
    nonisolated public static let f4 = "UIKeyInputF4"
    nonisolated public static let f5 = "UIKeyInputF5"
    nonisolated public static let f6 = "UIKeyInputF6"
    nonisolated public static let f7 = "UIKeyInputF7"
    nonisolated public static let f8 = "UIKeyInputF8"
    nonisolated public static let f9 = "UIKeyInputF9"
    nonisolated public static let f10 = "UIKeyInputF10"
    nonisolated public static let f11 = "UIKeyInputF11"
    nonisolated public static let f12 = "UIKeyInputF12"
}
