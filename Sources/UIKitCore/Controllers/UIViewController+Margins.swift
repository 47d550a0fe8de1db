import CoreGraphics
import Foundation
import NavigationLogic
import ObjectiveCRuntime

extension UIViewController {
    /// The margins of the view. Chosen: without a view, the smallest margins.
    var ownMinimumMargins: NSDirectionalEdgeInsets {
        guard let view = viewIfLoaded else {
            let side = CGFloat(SideMargin.narrowest)
            return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        let left = view.sideMargin(beyond: view.safeAreaInsets.left),
            right = view.sideMargin(beyond: view.safeAreaInsets.right)
        let rtl = view.isRightToLeft
        return NSDirectionalEdgeInsets(top: 0, leading: rtl ? right : left, bottom: 0, trailing: rtl ? left : right)
    }

    /// The minimum left and right margins of the view.
    var minimumMargins: UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins, let view = viewIfLoaded else { return nil }
        let least = systemMinimumLayoutMargins
        let (left, right) = view.isRightToLeft ? (least.trailing, least.leading) : (least.leading, least.trailing)
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }

    /// Called when the size of the view's constraints may have changed.
    func fittingSizeChanged() {
        if let parent { return parent.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }
        higher.presentationContainer?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    }

    // MARK: Targets

    func target(of action: Selector) -> UIViewController? {
        sequence(first: self) { $0.parent ?? $0.presentation.presenting }.first { controller in
            switch action.name {
            case "show(_:sender:)", "showViewController:sender:": controller.handlesShow
            case "showDetailViewController(_:sender:)", "showDetailViewController:sender:": controller.handlesShowDetail
            default: action.fits(controller)
            }
        }
    }
}
