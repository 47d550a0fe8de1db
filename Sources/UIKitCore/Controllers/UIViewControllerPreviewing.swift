import CoreGraphics
import Diagnostics
public import Foundation

/// A registration for peek previews, which context menus have replaced.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer that fails when a peek begins. It never recognizes here.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The delegate that returns the preview's controller.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The pressed view.
    var sourceView: UIView { get }
    /// The part of the source view that stays sharp, in the source view's coordinates.
    var sourceRect: CGRect { get set }
}

/// The delegate of peek previews. It is never called here, as on devices without force sensing.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the controller to preview at a location in the source view, or nil.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows the previewed controller at full size.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

final class PreviewingRegistration: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
        super.init()
    }
}

extension UIViewController {
    /// Registers a view for peek previews, which context menus have replaced.
    /// - Coverage: inert (no display here feels force, so that no peek begins)
    @discardableResult
    public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
        -> any UIViewControllerPreviewing
    {
        Log.once(
            """
            UIViewController.registerForPreviewing has no effect: no display here feels force; use \
            UIContextMenuInteraction
            """
        )
        return PreviewingRegistration(delegate, sourceView)
    }
    /// Ends a registration for peek previews.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// The delegate of action sheets before `UIAlertController`. Such action sheets do not exist here. The protocol exists
/// so that classes with a conformance compile.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {}
