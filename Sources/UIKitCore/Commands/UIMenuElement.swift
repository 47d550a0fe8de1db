public import Foundation

/// What a menu is made of.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
    /// Whether an element has a check mark; `mixed` has a line.
    public enum State: Int, Sendable { case off = 0, on, mixed }

    /// How an element can be chosen.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Gray, and not to be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Left out of the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    struct Face {
        var title: String
        var subtitle: String?
        var image: UIImage?
    }

    var face: Face

    init(_ face: Face) {
        self.face = face
        super.init()
    }

    /// Nil: elements of menus are not archived.
    public required init?(coder: NSCoder) { nil }

    /// The text of the row.
    open var title: String { face.title }
    /// A second line below the title.
    open var subtitle: String? {
        get { face.subtitle }
        set { face.subtitle = newValue }
    }
    /// The image of the row; nil shows none.
    open var image: UIImage? { face.image }
    /// Addresses the element in tests.
    open var accessibilityIdentifier: String?
    /// An element with the same values. Elements that nothing changes are their own copies.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An element that does something.
@preconcurrency @MainActor
public protocol UIMenuLeaf: AnyObject {
    /// The text of the row.
    var title: String { get set }
    /// The image of the row; nil shows none.
    var image: UIImage? { get set }
    /// What the element does, for lists of shortcuts; nil for its title.
    var discoverabilityTitle: String? { get set }
    /// Whether the element can be chosen.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the row has a check mark.
    var state: UIMenuElement.State { get set }
    /// Does what the element is for.
    /// - Parameter target: gets a command's action; nil sends it up the responder chain. Actions have no use for it.
    func performWithSender(_ sender: Any?, target: Any?)
}

/// Called when an action is chosen or a control sends it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A thing that the user can do, with a closure that does it.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement, UIMenuLeaf {
    /// Names an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Names the action; made up where none was passed.
    public let identifier: Identifier
    /// What the action does, for lists of shortcuts; nil for its title.
    public var discoverabilityTitle: String?
    /// Whether the action can be chosen. None by default.
    public var attributes: Attributes
    /// Whether the row has a check mark. Off by default.
    public var state: State
    /// Who the action came from, while its handler runs.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    private static var made = 0

    /// An action. Without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        UIAction.made += 1
        self.identifier = identifier ?? Identifier("action-\(UIAction.made)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(Face(title: title, subtitle: subtitle, image: image))
    }

    /// Nil: actions are not archived.
    public required init?(coder: NSCoder) { nil }

    public override var title: String {
        get { face.title }
        set { face.title = newValue }
    }
    public override var image: UIImage? {
        get { face.image }
        set { face.image = newValue }
    }

    public override func copy(with zone: NSZone? = nil) -> Any {
        UIAction(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state, handler: handler)
    }

    /// Runs the handler, unless the action is disabled.
    public func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
