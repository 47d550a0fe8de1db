import CoreGraphics
public import Foundation

/// A view controller or a presentation controller, whose content has a preferred size and may contain other containers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points; zero without a preference.
    var preferredContentSize: CGSize { get }
    /// Called when a child changed its ``preferredContentSize``.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when the size of a child's constraints may have changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size of a child if this container has the size `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// Called before the container's view changes its size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the container's traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
