import CoreGraphics
public import Foundation

/// An item to which a popover can be anchored.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the item's rectangle in a view's coordinates, in points. Returns nil while the item is not in the view's
    /// window.
    func frame(in referenceView: UIView) -> CGRect?
}
