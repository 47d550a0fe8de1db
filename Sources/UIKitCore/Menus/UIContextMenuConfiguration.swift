public import Foundation

/// What a menu that belongs to a place shows, made when it is asked for.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Which element of a menu is next to the finger.
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        /// The first element is next to the finger, also where the menu opens upwards.
        case priority
        case fixed
    }

    /// Makes the controller whose view is shown beside the menu; nil shows the pressed view.
    public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
    /// - Parameter suggestedActions: none here.
    public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Tells the app which thing the menu is about; a value of UIKit's own unless given.
    public let identifier: any NSCopying
    private let actionProvider: ActionProvider?
    let previewProvider: ContentPreviewProvider?
    /// Further things that the menu is about, beside the one of ``identifier``. - Coverage: inert (one view is lifted)
    open var secondaryItemIdentifiers: Set<AnyHashable> = [] {
        didSet {
            if !secondaryItemIdentifiers.isEmpty {
                Log.once("UIContextMenuConfiguration.secondaryItemIdentifiers has no effect: one item is lifted")
            }
        }
    }
    /// - Coverage: inert (what is lifted shows no number)
    open var badgeCount = 0 {
        didSet {
            if badgeCount != 0 {
                Log.once("UIContextMenuConfiguration.badgeCount has no effect: previews have no badge")
            }
        }
    }

    /// - Parameters:
    ///   - previewProvider: makes the controller whose view shows above the menu that a finger opens, in the place of a
    ///     picture of the view that the menu is about. Its `preferredContentSize` decides the size.
    ///   - actionProvider: makes the menu when it opens; nil, or a menu without elements, opens nothing.
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
