import Diagnostics
public import Foundation
public import ObjectiveCRuntime

/// The type and behavior of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// A button, also without a button's appearance.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A text that opens a page.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image. It can be combined with another trait.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected, such as a segment or tab.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A text that cannot be edited.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element's value changes often, so a screen reader polls the value.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The element has a value that can be increased and decreased; see `accessibilityIncrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A heading that a screen reader can visit.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The bar of a tab bar controller.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)

    /// A button with two states, such as a checkbox. The element is on if it also has ``selected`` or the value "1".
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

    /// A back button: spoken as its title and "Back".
    static let back = UIAccessibilityTraits(rawValue: 1 << 40)
}

/// The importance of an announcement; see `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority`.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The announcement waits for the end of the current speech.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
    /// The announcement waits for the end of the current speech.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// The announcement interrupts the current speech.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
}

/// How a screen reader moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic = 0, separate = 1, combined = 2 }
/// The type of a container.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0, dataTable = 1, list = 2, landmark = 3, semanticGroup = 4
}
extension UIAccessibility {
    /// Whether an element that shows and hides further content shows the content.
    public enum ExpandedStatus: Int, Sendable {
        /// The element has no content to show or hide.
        case unsupported = 0
        /// The content is displayed.
        case expanded = 1
        /// The content is hidden.
        case collapsed = 2
    }
}

/// The direction in which a screen reader's user scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1, left = 2, up = 3, down = 4, next = 5, previous = 6
}

/// An object with an identifier for tests, which is never spoken.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier for tests, or nil.
    var accessibilityIdentifier: String? { get set }
}

/// An action of an element besides activation, which the screen reader offers in its menu.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// The spoken name of the action.
    open var name: String { didSet { styledName = nil } }
    private var styledName: NSAttributedString?
    /// The spoken name with attributes for speech. Its text is also the ``name``; another name removes the attributes.
    open var attributedName: NSAttributedString {
        get { styledName ?? NSAttributedString(string: name) }
        set {
            name = newValue.string
            styledName = newValue
        }
    }
    /// Performs the action, and returns whether it succeeded. The default is nil: the action sends ``selector`` to
    /// ``target``.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    private var receiver = ActionTarget(nil)
    /// The object that performs the action, a weak reference.
    open var target: AnyObject? {
        get { receiver.object }
        set { receiver = ActionTarget(newValue) }
    }
    /// The method of ``target``, which gets the action as argument. The default has no name and performs nothing.
    open var selector = Selector("")
    /// An image for the action.
    /// - Coverage: inert (readers here offer actions by their names)
    open var image: UIImage? { didSet { noteImage() } }

    private func noteImage() {
        if image != nil {
            Log.once("UIAccessibilityCustomAction.image has no effect: readers here offer actions by their names")
        }
    }

    public convenience override init() { self.init(name: "") }

    /// Creates an action with a handler, which returns whether the action succeeded.
    public init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
        noteImage()
    }

    /// Creates an action with a handler and a name with attributes for speech.
    public convenience init(
        attributedName: NSAttributedString, image: UIImage? = nil,
        actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
    ) {
        self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
        self.attributedName = attributedName
    }

    /// Creates an action that sends `selector` to `target`, a weak reference, with the action as argument. The action
    /// succeeds if the target exists and has the method.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.selector = selector
        super.init()
        receiver = ActionTarget(target as AnyObject?)
    }

    /// Creates an action with a target and a name with attributes for speech.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, target: target, selector: selector)
        self.attributedName = attributedName
    }

    /// Calls the handler, or sends the selector.
    /// - Returns: whether the action succeeded.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard !selector.name.isEmpty, let target else { return false }
        return selector.send(to: target, from: nil, sender: self)
    }
}
