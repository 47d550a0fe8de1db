public import Foundation

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
    /// The check mark of an element; `mixed` is a dash.
    public enum State: Int, Sendable { case off = 0, on, mixed }

    /// The attributes of an element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is gray and cannot be selected.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The menu does not show the element.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is selected.
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

    /// Returns nil: menu elements cannot be archived.
    public required init?(coder: NSCoder) { nil }

    /// The title of the row.
    open var title: String { face.title }
    /// A second line below the title.
    open var subtitle: String? {
        get { face.subtitle }
        set { face.subtitle = newValue }
    }
    /// The image of the row, or nil.
    open var image: UIImage? { face.image }
    /// Identifies the element in tests.
    open var accessibilityIdentifier: String?
    /// Returns an element with the same values. An immutable element returns itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A menu element that performs an action.
@preconcurrency @MainActor
public protocol UIMenuLeaf: AnyObject {
    /// The title of the row.
    var title: String { get set }
    /// The image of the row, or nil.
    var image: UIImage? { get set }
    /// The description of the element in lists of shortcuts; nil for its title.
    var discoverabilityTitle: String? { get set }
    /// The attributes of the element.
    var attributes: UIMenuElement.Attributes { get set }
    /// The check mark of the row.
    var state: UIMenuElement.State { get set }
    /// Performs the element's action.
    /// - Parameter target: receives a command's action; nil sends the action up the responder chain. A `UIAction`
    ///   ignores it.
    func performWithSender(_ sender: Any?, target: Any?)
}

/// Called when an action is selected or a control sends the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A command of the user with a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Identifies an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier of the action. The default is a unique identifier.
    public let identifier: Identifier
    /// The description of the action in lists of shortcuts; nil for its title.
    public var discoverabilityTitle: String?
    /// The attributes of the action. The default is none.
    public var attributes: Attributes
    /// The check mark of the row. The default is `.off`.
    public var state: State
    /// The sender of the action, while its handler runs.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    private static var made = 0

    /// Creates an action. The default identifier is unique.
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

    /// Returns nil: actions cannot be archived.
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

    /// Calls the handler, unless the action is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
