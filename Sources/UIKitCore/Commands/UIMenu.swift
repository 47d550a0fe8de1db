public import Foundation

/// A list of things to choose from, or a group inside such a list.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
    /// Names a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in another one.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The children stand among those of the parent, set apart by a gap.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The row of the menu is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// The children stand side by side, for a choice among images.
        /// - Coverage: inert (each child is a row)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
        /// Choosing one child turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// How large rows are; they have one size here.
    public enum ElementSize: Int, Sendable { case automatic = -1, small, medium, large }

    /// Names the menu; made up where none was passed.
    public let identifier: Identifier
    /// How the menu stands in another one.
    public let options: Options
    /// - Coverage: inert (rows of menus have one size)
    public var preferredElementSize: ElementSize
    /// The elements from top to bottom.
    public let children: [UIMenuElement]

    private static var made = 0

    /// A menu, or a part of another one. Its title and image show where it stands in another menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
    ) {
        UIMenu.made += 1
        self.identifier = identifier ?? Identifier("menu-\(UIMenu.made)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(Face(title: title, subtitle: subtitle, image: image))
    }

    /// Nil: menus are not archived.
    public required init?(coder: NSCoder) { nil }

    /// The leaves inside that are on.
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

    /// The same menu with other children.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

/// A place in a menu that is filled when the menu opens.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
    /// Called when the menu opens. Pass the elements to `completion`, at once or later; a spinner shows until then.
    public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keeps: Bool
    private var kept: [UIMenuElement]?

    private init(keeps: Bool, _ provider: @escaping Provider) {
        self.provider = provider
        self.keeps = keeps
        super.init(Face(title: ""))
    }

    /// Asked once; later openings show the same elements.
    public convenience init(_ elementProvider: @escaping Provider) { self.init(keeps: true, elementProvider) }

    /// Asked each time that the menu opens.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(keeps: false, elementProvider)
    }

    /// Nil: menus are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Hands the elements to `body`, at once or when the app has them.
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
