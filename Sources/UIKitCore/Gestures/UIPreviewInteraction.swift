import CoreGraphics
import Diagnostics
public import Foundation

/// The delegate of a preview interaction. It is never called here, as on devices without force sensing.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Returns whether an interaction may begin. By default true.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Called when the progress of the preview changes.
    /// - Parameter transitionProgress: from 0 to 1.
    /// - Parameter ended: whether the preview is complete.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool)
    /// Called when the progress of the commitment changes, after the preview. By default empty.
    /// - Parameter transitionProgress: from 0 to 1.
    /// - Parameter ended: whether the commitment is complete.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    /// Called when the system or `cancel()` ends an interaction early.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

/// Reports a press that becomes firmer. No display here feels force, so that no interaction begins; context menus have
/// replaced this class.
/// - Coverage: inert (no display here feels force)
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view whose presses are reported, or nil after the view was released.
    open private(set) weak var view: UIView?
    /// The delegate. The interaction does not retain the delegate.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    /// Creates an interaction for the presses of a view.
    public init(view: UIView) {
        self.view = view
        super.init()
        Log.once(
            "UIPreviewInteraction has no effect: no display here feels force; use UIContextMenuInteraction")
    }

    /// Returns the location of the press in a coordinate space, or in the view's if `coordinateSpace` is nil. No press
    /// exists here: always the view's origin.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        guard let view, let coordinateSpace else { return .zero }
        return coordinateSpace.convert(CGPoint.zero, from: view)
    }

    /// Cancels the interaction. Without an interaction in progress, as always here, nothing happens.
    open func cancel() {}
}
