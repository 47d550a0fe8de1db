import CoreGraphics
public import Foundation

/// An item to which a popover can be anchored.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the item's rectangle in a view's coordinates, in points. Returns nil while the item is not in the view's
    /// window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the view's bounds. Returns nil unless the two views are in the same window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard window != nil, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of the view that displays the item. Returns nil for an item that is hidden, not displayed, or
    /// in another window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let view = observer as? UIView, view.window != nil, view.window === referenceView.window, !view.isHidden
        else { return nil }
        return view.convert(view.bounds, to: referenceView)
    }
}
