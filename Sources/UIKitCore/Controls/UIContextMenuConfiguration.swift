public import Foundation

/// What a menu that belongs to a place shows, made when it is asked for.
@MainActor
open class UIContextMenuConfiguration: NSObject {
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        /// The first element is next to the finger, also where the menu opens upwards.
        case priority
        case fixed
    }

    public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
    /// - Parameter suggestedActions: none here.
    public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Tells the app which thing the menu is about; a value of UIKit's own unless given.
    public let identifier: any NSCopying
    private let actionProvider: ActionProvider?

    /// - Parameters:
    ///   - previewProvider: Coverage: inert (menus show without a preview); never called.
    ///   - actionProvider: makes the menu when it opens; nil, or a menu without elements, opens nothing.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil, actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
        if previewProvider != nil { Log.once("UIContextMenuConfiguration: menus show without a preview; previewProvider is not called") }
    }

    var menu: UIMenu? { actionProvider?([]).flatMap { $0.children.isEmpty ? nil : $0 } }
}
