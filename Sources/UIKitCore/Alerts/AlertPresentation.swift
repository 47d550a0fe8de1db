import CoreGraphics
import Foundation

/// An alert in the center, or an action sheet at the bottom edge.
final class AlertPresentation: UIPresentationController {
    private weak var alert: UIAlertController?

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(presentedViewController: alert, presenting: nil)
    }

    private var isSheetOfActions: Bool { alert?.preferredStyle == .actionSheet }

    override var motion: PresentationMotion { isSheetOfActions ? .cover : .alert }
    override var dimsTint: Bool { true }
    override var lightFromBelow: CGFloat { 1 - Self.dimAlpha }
    override var isDismissedByTapOutside: Bool { isSheetOfActions }

    override func build(in container: UIView) {
        makeDim(in: container)
        // Chosen: the classic corner radius of an alert. The two panels of an action sheet have their own.
        _ = makeCard(in: container, cornerRadius: isSheetOfActions ? 0 : 14)
        parts.dim?.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.stage?.tappedOutside() })
    }

    override func arrange(in container: UIView) { parts.card?.layout(at: frameOfPresentedViewInContainerView) }

    override func removeParts() {
        parts.dim?.removeFromSuperview()
        parts.card?.removeFromSuperview()
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let (bounds, safe) = (container.bounds, container.safeAreaInsets)
        let size = alert?.fittingSize(in: bounds.inset(by: safe)) ?? CGSize(width: 270, height: 140)
        let x = (bounds.width - size.width) / 2
        if isSheetOfActions {
            let y = bounds.height - safe.bottom - size.height - (safe.bottom > 0 ? 0 : 8)
            return CGRect(x: x, y: y, width: size.width, height: size.height)
        }
        // Measured (presentations/alert-center): in the center of the area that the display does not cover.
        let y = safe.top + (bounds.height - safe.top - safe.bottom - size.height) / 2
        return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
    }
}
