import CoreGraphics
public import Foundation

/// Something that a popover can belong to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The item's rectangle in a view's coordinates, in points; nil while the item is not in that view's window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The view's bounds; nil unless both views are in the same window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard window != nil, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// The bounds of the view that displays the item; nil while none does, while it is hidden, or where it is in
    /// another window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let view = observer as? UIView, view.window != nil, view.window === referenceView.window, !view.isHidden
        else { return nil }
        return view.convert(view.bounds, to: referenceView)
    }
}
