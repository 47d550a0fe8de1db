public import Foundation

/// What kind of thing an element is and what can be done with it, for those who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// A button, also one without its form.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Text that leads to a page.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image, also beside another trait.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected, as a chosen segment or tab.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that cannot be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its value changes by itself, so that a reader asks for it now and then.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that goes up and down; see `accessibilityIncrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A heading, at which a reader can stop.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The bar of a tab bar controller.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)

    /// The way back: spoken as its name and "Back".
    static let back = UIAccessibilityTraits(rawValue: 1 << 40)
}

/// How elements of a container are stepped through.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic = 0, separate = 1, combined = 2 }
/// What kind of container a view is.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0, dataTable = 1, list = 2, landmark = 3, semanticGroup = 4
}
/// Where a screen reader's user scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1, left = 2, up = 3, down = 4, next = 5, previous = 6
}

/// Names an element for tests; never spoken.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name that tests use; nil without one.
    var accessibilityIdentifier: String? { get set }
}

/// Something an element can do beyond being activated, offered in the reader's own menu.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What is read for the action.
    open var name: String
    /// Returns whether it was done.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    /// An image for the action.
    /// - Coverage: inert (readers here offer actions by their names)
    open var image: UIImage? { didSet { noteImage() } }

    private func noteImage() {
        if image != nil {
            Log.once("UIAccessibilityCustomAction.image has no effect: readers here offer actions by their names")
        }
    }

    public convenience override init() { self.init(name: "") }

    /// An action with a handler, which returns whether it did something.
    public init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
        noteImage()
    }

    /// Sends `selector` to `target`, which is not kept alive, with the action as its argument. Handled where the target
    /// is there and has it.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        super.init()
        let receiver = ActionTarget(target as AnyObject?)
        actionHandler = { action in receiver.object.map { selector.send(to: $0, from: nil, sender: action) } ?? false }
    }
}
