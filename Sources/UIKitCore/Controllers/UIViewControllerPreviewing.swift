import CoreGraphics
public import Foundation

/// What a controller registered for a peek, which menus have replaced.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// Fails where a peek begins. Never begins here.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Makes the controller to show.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the source view that stays sharp, in its points.
    var sourceRect: CGRect { get set }
}

/// Makes controllers for peeks. Not called here, as on devices whose display feels no force.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller to show for a place of the source view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Show the controller in full.
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
    /// Registers for peeks, which menus have replaced.
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
    /// Ends a registration for peeks.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// Called by action sheets of the time before `UIAlertController`. There are none here; the protocol is there so that
/// classes that still conform compile.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {}
