import Diagnostics
public import Foundation

/// The menu and preview of a location, created when the menu opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of elements relative to the touch.
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        /// The first element is nearest to the touch, also if the menu opens upward.
        case priority
        case fixed
    }

    /// Returns the controller whose view is displayed beside the menu; nil displays the pressed view.
    public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
    /// Returns the menu.
    /// - Parameter suggestedActions: always empty on Linux.
    public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Identifies the object of the menu for the app; a unique value by default.
    public let identifier: any NSCopying
    private let actionProvider: ActionProvider?
    let previewProvider: ContentPreviewProvider?
    /// The order of the menu's elements. `.priority` reverses a menu that opens upward, so that the first element is
    /// nearest to the touch. Read when the menu opens. Chosen: `.automatic`, the default, does not change the order.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// Further objects of the menu, in addition to ``identifier``. - Coverage: inert (one view is lifted)
    open var secondaryItemIdentifiers: Set<AnyHashable> = [] {
        didSet {
            if !secondaryItemIdentifiers.isEmpty {
                Log.once("UIContextMenuConfiguration.secondaryItemIdentifiers has no effect: one item is lifted")
            }
        }
    }
    /// - Coverage: inert (the preview has no badge)
    open var badgeCount = 0 {
        didSet {
            if badgeCount != 0 {
                Log.once("UIContextMenuConfiguration.badgeCount has no effect: previews have no badge")
            }
        }
    }

    /// - Parameters:
    ///   - previewProvider: returns the controller whose view is displayed above a menu that a touch opens, instead of
    ///     a snapshot of the pressed view. Its `preferredContentSize` determines the size.
    ///   - actionProvider: returns the menu when it opens; nil or a menu without elements opens no menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        self.previewProvider = previewProvider
        super.init()
    }

    var menu: UIMenu? { actionProvider?([]).flatMap { $0.children.isEmpty ? nil : $0 } }
}
