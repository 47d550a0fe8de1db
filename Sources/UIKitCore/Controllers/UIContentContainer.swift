import CoreGraphics
public import Foundation

/// A view controller or a presentation controller, whose content has a preferred size and may contain other ones.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content in points; zero for none.
    var preferredContentSize: CGSize { get }
    /// A child changed its ``preferredContentSize``.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The constraints of a child need another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a child where this container has `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before the container's view changes its size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the container's traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
