import Diagnostics
public import Foundation
public import ObjectiveCRuntime

/// A keyboard shortcut: a key, its modifiers, and the action.
///
/// Responders return shortcuts in `keyCommands`. The shortcut of a pressed key is searched from the first responder up
/// the chain, or from the innermost visible controller. The action is sent up the same chain.
///
/// Documented (UIKeyCommand): text that is being edited receives the keys that edit
/// text. Chosen: a held key repeats the shortcuts of arrows, page keys and deletion.
///
/// Chosen: a shortcut with the Command key also matches Control, since Linux desktops reserve the Super key, unless a
/// shortcut of the chain has Control itself.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The character on the key, without modifiers: `"n"` also if the flags contain Shift. Or one of the names below.
    public let input: String?
    /// The modifiers of the shortcut. The default is none.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the shortcut has precedence over text that is being edited, for keys such as arrows, Tab and letters.
    /// The default is false.
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

    /// Creates a shortcut that is not part of a menu.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(Face(title: ""), input, modifierFlags, action, nil)
    }

    /// Creates a shortcut that is not part of a menu.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Creates a shortcut that is also an element of a menu.
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

    /// Returns nil: commands cannot be archived.
    public required init?(coder: NSCoder) { nil }

    // Keys without a character. Documented: UIKeyCommand, the names.
    /// The up arrow key.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
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
    /// The Backspace key and the Delete key.
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
