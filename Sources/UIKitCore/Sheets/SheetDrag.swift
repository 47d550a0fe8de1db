import CoreGraphics
import Foundation
import GestureLogic
import NavigationLogic

/// The user's drag of a sheet: between its detents the drag changes the height, below the lowest detent it dismisses
/// the sheet.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    /// Weak, because the app may hold the card's recognizer longer than the sheet.
    private weak var sheet: UISheetPresentationController?
    private let recognizer = UIPanGestureRecognizer()
    /// The height at the start of the drag.
    private var base: CGFloat = 0
    private var mayDismiss: Bool?

    init(_ sheet: UISheetPresentationController, on card: UIView) {
        self.sheet = sheet
        super.init()
        recognizer.axes = .vertical
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        recognizer.addAction { [weak self] _ in self?.moved() }
        card.addGestureRecognizer(recognizer)
    }

    func end() { recognizer.view?.removeGestureRecognizer(recognizer) }

    // MARK: Gesture delegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, let stage = sheet.stage, stage.phase.isShown, !stage.isMovedByApp,
            sheet.sheetLayout.shape != .full,
            stage.controller?.presentation.presented == nil
        else { return false }
        let distance = recognizer.translation(in: nil).y
        let isDownward = distance != 0 ? distance > 0 : recognizer.velocity(in: nil).y > 0
        guard let scrollView = scrollViewUnderFinger else { return true }
        // Content that can still scroll in this direction gets the touch.
        let top = -scrollView.adjustedContentInset.top
        guard scrollView.contentOffset.y <= top + 0.5 else { return false }
        if isDownward { return true }
        guard sheet.prefersScrollingExpandsWhenScrolledToEdge, sheet.sheetLayout.shape == .attached else {
            return false
        }
        return sheet.shownHeight < CGFloat(sheet.heights.last ?? 0) - 0.5
    }

    private var scrollViewUnderFinger: UIScrollView? {
        guard let card = recognizer.view else { return nil }
        var view = card.hitTest(recognizer.location(in: card), with: nil)
        while let current = view, current !== card {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, scrollView.canScrollVertically {
                return scrollView
            }
            view = current.superview
        }
        return nil
    }

    // The content can scroll only after the drag of the sheet has ended.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is ScrollPanRecognizer }

    // MARK: Moving

    private func moved() {
        guard let sheet else { return }
        switch recognizer.state {
        case .began:
            base = sheet.shownHeight
            mayDismiss = nil
            track(sheet)
        case .changed: track(sheet)
        case .ended: release(sheet, velocity: -recognizer.velocity(in: nil).y)
        case .cancelled: release(sheet, velocity: 0)
        default: break
        }
    }

    private func leaves(_ stage: PresentationStage) -> Bool {
        if let mayDismiss { return mayDismiss }
        let answer = stage.mayDismissByUser()
        mayDismiss = answer
        return answer
    }

    private var draggedHeight: Double { Double(base - recognizer.translation(in: nil).y) }

    private func track(_ sheet: UISheetPresentationController) {
        guard let stage = sheet.stage, stage.phase.isShown else { return recognizer.cancel() }
        let heights = sheet.isFloating ? [Double(base)] : sheet.heights
        let height = sheet.isFloating ? min(draggedHeight, Double(base)) : draggedHeight
        guard let lowest = heights.first else { return }
        // Below its lowest height the sheet keeps that height, and is being dismissed. A floating sheet always keeps
        // its height, and moves as a whole.
        let isLeaving = height < lowest && leaves(stage)
        let shown = isLeaving ? height : SheetLayout.shown(height, heights: heights, mayDismiss: false)
        let moves = isLeaving || sheet.isFloating
        if isLeaving { apply(sheet, height: CGFloat(lowest)) }
        stage.request(.pull(fraction: moves ? max(0, 1 - (lowest - shown) / sheet.distanceOut) : 1))
        if !moves { apply(sheet, height: CGFloat(shown)) }
    }

    private func apply(_ sheet: UISheetPresentationController, height: CGFloat) {
        guard let container = sheet.containerView, sheet.sheet.pulled != height else { return }
        sheet.sheet.pulled = height
        UIView.performWithoutAnimation {
            sheet.arrangeSheet(in: container)
            sheet.parts.card?.layoutIfNeeded()
        }
    }

    private func release(_ sheet: UISheetPresentationController, velocity: CGFloat) {
        guard let stage = sheet.stage, stage.phase.isShown else { return }
        let stops = sheet.isFloating ? [Double(base)] : sheet.heights
        // The distance of a dismissal is the path of a floating sheet out of view.
        let distance = sheet.distanceOut
        let height = sheet.isFloating ? min(draggedHeight, Double(base)) : draggedHeight
        let floor = sheet.isFloating ? Double(base) - distance : 0
        let goal = SheetLayout.goal(
            from: height - floor, velocity: Double(velocity), heights: stops.map { $0 - floor },
            mayDismiss: mayDismiss == true)
        switch goal {
        case .leaves:
            // The dismissal starts at the current position and height.
            stage.dismissByUser(velocity: Double(velocity) / distance)
            // An app's override of `dismiss` may have kept the sheet.
            if stage.phase.isShown { stage.request(.release(velocity: 0)) }
        case .rest(let index):
            let tried = mayDismiss == false && height < (stops.first ?? 0) - 1
            stage.request(.release(velocity: Double(velocity) / distance))
            if !sheet.isFloating { rest(sheet, at: index, velocity: velocity) }
            if tried { stage.notifyDismissalAttempt() }
        }
    }

    private func rest(_ sheet: UISheetPresentationController, at index: Int, velocity: CGFloat) {
        let heights = sheet.restingHeights(sheet.sheetLayout)
        guard heights.indices.contains(index) else { return }
        let chosen = heights[index].id
        let former = heights.first { $0.id == sheet.sheet.selected }?.id ?? heights.first?.id
        sheet.sheet.selected = chosen == former ? sheet.sheet.selected : chosen
        sheet.moveToRest(velocity: velocity)
        guard chosen != former else { return }
        sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
}

extension UISheetPresentationController {
    fileprivate var heights: [Double] { restingHeights(sheetLayout).map { Double($0.height) } }
    fileprivate var isFloating: Bool { sheetLayout.shape == .floating }

    /// The distance from its lowest position until it is out of view, in points.
    fileprivate var distanceOut: Double {
        guard let container = containerView, let card = parts.card else { return 1 }
        return max(1, Double(container.bounds.height - (card.center.y - card.bounds.height / 2)))
    }
}
