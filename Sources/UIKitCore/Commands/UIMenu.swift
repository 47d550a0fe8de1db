public import Foundation

/// A list of menu elements, or a group of elements inside a menu.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
    /// Identifies a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is displayed inside another menu.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The children are displayed among the parent's elements, separated by a gap.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu's row is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// The children are displayed side by side, for a choice of images. The titles are read by the screen reader
        /// only. The selected children have a background.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
        /// Selecting one child deselects the others.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The size of a menu's elements. ``large`` elements are rows. ``medium`` elements are side by side, with an image
    /// above the title, and ``small`` elements show their images only. ``automatic`` is the size that the system
    /// prefers: small in a palette, and otherwise large.
    public enum ElementSize: Int, Sendable { case automatic = -1, small, medium, large }

    /// The identifier of the menu. The default is a unique identifier.
    public let identifier: Identifier
    /// How the menu is displayed inside another menu.
    public let options: Options
    /// The size of the elements. The default is ``ElementSize/automatic``. Submenus are always rows.
    public var preferredElementSize: ElementSize
    /// The display of the elements; nil, the default, for the system's display. The menu keeps a copy.
    public var displayPreferences: UIMenuDisplayPreferences? {
        get { ownDisplayPreferences }
        set { ownDisplayPreferences = newValue?.copy() as? UIMenuDisplayPreferences }
    }
    private var ownDisplayPreferences: UIMenuDisplayPreferences?
    /// The elements, from top to bottom.
    public let children: [UIMenuElement]

    private static var made = 0

    /// Creates a menu, or a submenu. The parent menu shows the title and image of a submenu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        UIMenu.made += 1
        self.identifier = identifier ?? Identifier("menu-\(UIMenu.made)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(Face(title: title, subtitle: subtitle, image: image))
    }

    /// Returns nil: menus cannot be archived.
    public required init?(coder: NSCoder) { nil }

    /// The selected leaf elements of the menu.
    public var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    var firstLeaf: (any UIMenuLeaf)? {
        for child in children {
            if let leaf = child as? any UIMenuLeaf ?? (child as? UIMenu)?.firstLeaf { return leaf }
        }
        return nil
    }

    /// Returns a menu with other children.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The menu with its last element first, and each group that is displayed inline likewise.
    var reversed: UIMenu {
        replacingChildren(
            children.reversed().map { child in
                guard let group = child as? UIMenu, group.options.contains(.displayInline) else { return child }
                return group.reversed
            })
    }
}

/// An element that is replaced by other elements when the menu opens.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
    /// Called when the menu opens. Pass the elements to `completion`, immediately or later. A spinner is shown
    /// meanwhile.
    public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keeps: Bool
    private var kept: [UIMenuElement]?

    private init(keeps: Bool, _ provider: @escaping Provider) {
        self.provider = provider
        self.keeps = keeps
        super.init(Face(title: ""))
    }

    /// Creates an element whose provider is called once. The menu shows the same elements when it opens again.
    public convenience init(_ elementProvider: @escaping Provider) { self.init(keeps: true, elementProvider) }

    /// Creates an element whose provider is called each time the menu opens.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(keeps: false, elementProvider)
    }

    /// Returns nil: menus cannot be archived.
    public required init?(coder: NSCoder) { nil }

    /// Passes the elements to `body`, immediately or when the app provides them.
    func resolve(_ body: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let kept { return body(kept) }
        var isDone = false
        provider { [weak self] elements in
            guard !isDone else { return }
            isDone = true
            if self?.keeps == true { self?.kept = elements }
            body(elements)
        }
    }
}
