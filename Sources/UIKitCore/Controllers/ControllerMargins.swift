import CoreGraphics
import Foundation

extension UIViewController {
    // Folklore: 16 points in a narrow window, 20 in a wide one.
    var ownMinimumMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// What the view's margins never go below, left and right.
    var minimumMargins: UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins, let view = viewIfLoaded else { return nil }
        let least = systemMinimumLayoutMargins
        let (left, right) = view.isRightToLeft ? (least.trailing, least.leading) : (least.leading, least.trailing)
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }

    /// The constraints of the view want another size.
    func fittingSizeChanged() {
        if let parent { return parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }
        presentation.stage?.presentation.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    }

    // MARK: Targets

    func target(of action: Selector) -> UIViewController? {
        sequence(first: self) { $0.parent ?? $0.presentation.presenting }.first { controller in
            switch action.name {
            case "show(_:sender:)", "showViewController:sender:": controller.takesShow
            case "showDetailViewController(_:sender:)", "showDetailViewController:sender:": controller.takesShowDetail
            default: action.fits(controller)
            }
        }
    }
}
