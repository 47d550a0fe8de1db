public import Foundation
public import ObjectiveCRuntime

/// A command of the user, in menus or as a ``UIKeyCommand``. The first responder up the chain with the command's method
/// performs the command.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The action, which is sent with the command as sender.
    public let action: Selector
    /// A value that distinguishes commands with the same action.
    public let propertyList: Any?
    /// The description of the command in the list of key commands, which F1 shows; nil for its title.
    open var discoverabilityTitle: String?
    /// The attributes of the command. They are read before the command is shown or performed. A disabled command is not
    /// performed.
    open var attributes: Attributes
    /// The check mark of the element. It is read each time the command is shown.
    open var state: State

    /// Creates a command whose action is sent up the responder chain.
    public convenience init(
        title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(Face(title: title, image: image), action, propertyList)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    init(_ face: Face, _ action: Selector, _ propertyList: Any?) {
        self.action = action
        self.propertyList = propertyList
        attributes = []
        state = .off
        super.init(face)
    }

    /// Returns nil: commands cannot be archived.
    public required init?(coder: NSCoder) { nil }

    open override var title: String {
        get { face.title }
        set { face.title = newValue }
    }
    open override var image: UIImage? {
        get { face.image }
        set { face.image = newValue }
    }

    /// Sends the action to `target`. With nil, sends the action up the responder chain from the first responder.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        (self as any SentCommand).send(to: target, from: sender)
    }
}

/// The sending of a command, which needs the app's key window.
@preconcurrency @MainActor
protocol SentCommand: AnyObject {
    /// Sends the action to `target`; with nil, to the responder of the key window that performs it.
    /// - Parameter sender: a responder where the search begins if the key window has no first responder.
    func send(to target: Any?, from sender: Any?)
}
