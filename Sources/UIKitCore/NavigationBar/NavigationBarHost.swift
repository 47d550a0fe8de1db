import CoreGraphics
import Foundation

/// What a navigation bar needs of what is around it, as one value for each layout.
struct BarSurroundings: Equatable {
    /// How far the content below has moved from its top, in points; 0 without content that scrolls.
    var scrolled: CGFloat = 0
    /// Whether content lies under the bar, 0…1.
    var overlap: CGFloat = 0
    /// False while a refresh control shows in the gap that a pull opens below the bar.
    var growsWithPull = true
    /// Height above the bar that its background fills.
    var topExtension: CGFloat = 0
    /// The whole stack is in a sheet, where bars are higher.
    var isInSheet = false
}

/// What has a navigation bar's items and gives the bar its frame: a navigation controller. A bar on its own has none.
@preconcurrency @MainActor
protocol NavigationBarHost: AnyObject {
    /// The items, bottom first.
    var barItems: [UINavigationItem] { get }
    /// The item that many places below the top; nil below the bottom.
    func barItem(fromTop depth: Int) -> UINavigationItem?
    /// The items to display at rest, where they are not the top ones: between a change of the stack and the start of
    /// its transition.
    var barItemsAtRest: (top: UINavigationItem?, below: UINavigationItem?)? { get }
    /// The identifier of a bar whose item has no title.
    var barIdentifier: String? { get }
    /// Whether the host's view begins at the top of its window.
    var isBarAttached: Bool { get }
    /// Whether the host has given the bar its frame, so that another one is the app's.
    var hasBarInPlace: Bool { get }
    /// Whether the bar's height may change along with the transition in progress.
    var mayChangeBarHeight: Bool { get }

    /// The bar has another frame than the host gave it.
    func barMoved()
    /// The displayed item asks for another height.
    func barHeightChanged()
    /// The height reaches its new end along with the transition in progress.
    /// - Parameter arrives: the prompt is that of the incoming item, else that of the outgoing one.
    func barPromptChanged(by points: CGFloat, arrives: Bool)
    func barAppearanceChanged()
    func barBackTapped()
    /// The screens below, nearest first; nil without any.
    func barHistoryMenu() -> UIMenu?
}
