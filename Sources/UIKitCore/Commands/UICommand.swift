public import Foundation

/// A thing that the user can do, done by a method that the first object up the responder chain has: in menus, and as a
/// ``UIKeyCommand``.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// What is sent, with the command as its sender.
    public let action: Selector
    /// A value that tells commands of one action apart.
    public let propertyList: Any?
    /// What the command does, for lists of shortcuts; nil for its title.
    /// - Coverage: inert by itself (no list of shortcuts is shown here)
    open var discoverabilityTitle: String?
    /// Read each time that the command shows or would run: a disabled one does not.
    open var attributes: Attributes
    /// Whether the element has a check mark. Read each time that the command shows.
    open var state: State

    /// A command whose action is sent up the responder chain when it is chosen.
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

    /// Nil: commands are not archived.
    public required init?(coder: NSCoder) { nil }

    open override var title: String {
        get { face.title }
        set { face.title = newValue }
    }
    open override var image: UIImage? {
        get { face.image }
        set { face.image = newValue }
    }

    /// Sends the action to `target`; to nil, up the responder chain from the first responder.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let window = UIApplication.shared.keyWindow
        let first = window?.firstResponder ?? sender as? UIResponder ?? window?.eventResponder
        let found = target ?? first?.target(forAction: action, withSender: self)
        guard let found else {
            return Log.once("UICommand: nothing up the responder chain performs \"\(action.name)\"")
        }
        UIApplication.shared.sendAction(action, to: found, from: self, for: nil)
    }
}
