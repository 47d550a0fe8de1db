import CoreGraphics
public import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of the view that displays the item. Returns nil for an item that is hidden, not displayed, or
    /// in another window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let view = observer as? UIView, view.window != nil, view.window === referenceView.window, !view.isHidden
        else { return nil }
        return view.convert(view.bounds, to: referenceView)
    }
}
