import CoreGraphics
import Foundation

/// The owner of a navigation bar's items and frame: a navigation controller. A bar on its own has no host.
@preconcurrency @MainActor
protocol NavigationBarHost: AnyObject {
    /// The items, bottom first.
    var barItems: [UINavigationItem] { get }
    /// The item `depth` positions below the top of the stack, or nil if the stack has fewer items.
    func barItem(fromTop depth: Int) -> UINavigationItem?
    /// The items to display at rest, if they are not the top items: between a change of the stack and the start of its
    /// transition.
    var barItemsAtRest: (top: UINavigationItem?, below: UINavigationItem?)? { get }
    /// The identifier of a bar whose item has no title.
    var barIdentifier: String? { get }
    /// Whether the host's view begins at the top of its window.
    var isBarAttached: Bool { get }
    /// Whether the host has set the bar's frame, so that another frame is a change by the app.
    var hasBarInPlace: Bool { get }
    /// Whether the bar's height may change together with the transition in progress.
    var mayChangeBarHeight: Bool { get }

    /// Called when the bar has another frame than the host has set.
    func barMoved()
    /// Called when the displayed item requires another height.
    func barHeightChanged()
    /// Called when the height has to reach a new value together with the transition in progress.
    /// - Parameter arrives: whether the prompt is that of the incoming item, otherwise of the outgoing item.
    func barPromptChanged(by points: CGFloat, arrives: Bool)
    func barAppearanceChanged()
    func barBackTapped()
    /// The menu of the screens below, nearest first; nil without any.
    func barHistoryMenu() -> UIMenu?
}
