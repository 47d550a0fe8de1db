import CoreGraphics
import Foundation
import GestureLogic
import NavigationLogic

/// A finger on a sheet: between its heights it makes it higher and lower, below the lowest it takes it away.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController
    private let recognizer = UIPanGestureRecognizer()
    /// Height where the finger took hold.
    private var base: CGFloat = 0
    private var mayLeave: Bool?

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

    private var heights: [Double] { sheet.restingHeights(sheet.sheetLayout).map { Double($0.height) } }

    // MARK: Whose finger it is

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let stage = sheet.stage, stage.phase == .shown, stage.custom == nil, sheet.sheetLayout.shape != .full,
            stage.controller.presentation.presented == nil
        else { return false }
        let way = recognizer.translation(in: nil).y
        let goesDown = way != 0 ? way > 0 : recognizer.velocity(in: nil).y > 0
        guard let scrollView = scrollViewUnderFinger else { return true }
        // Content that can still go that way keeps the finger.
        let top = -scrollView.adjustedContentInset.top
        guard scrollView.contentOffset.y <= top + 0.5 else { return false }
        if goesDown { return true }
        guard sheet.prefersScrollingExpandsWhenScrolledToEdge, sheet.sheetLayout.shape == .attached else { return false }
        return sheet.shownHeight < CGFloat(heights.last ?? 0) - 0.5
    }

    private var scrollViewUnderFinger: UIScrollView? {
        guard let card = recognizer.view else { return nil }
        var view = card.hitTest(recognizer.location(in: card), with: nil)
        while let current = view, current !== card {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, scrollView.canScrollVertically { return scrollView }
            view = current.superview
        }
        return nil
    }

    // Content scrolls only when the sheet has let the finger go.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is ScrollPanRecognizer }

    // MARK: Moving

    private func moved() {
        switch recognizer.state {
        case .began:
            base = sheet.shownHeight
            mayLeave = nil
            follow()
        case .changed: follow()
        case .ended: release(velocity: -recognizer.velocity(in: nil).y)
        case .cancelled: release(velocity: 0)
        default: break
        }
    }

    private func leaves() -> Bool {
        if let mayLeave { return mayLeave }
        let answer = sheet.stage?.mayBeSentAway() ?? false
        mayLeave = answer
        return answer
    }

    private var wish: Double { Double(base - recognizer.translation(in: nil).y) }

    private func follow() {
        guard let stage = sheet.stage, stage.phase == .shown else { return recognizer.cancel() }
        let heights = heights
        let height = isFloating ? min(wish, Double(base)) : wish
        guard let least = heights.first else { return }
        if height < lowest(least), leaves() {
            // Below its lowest height the sheet keeps that height, and is on its way out.
            show(height: CGFloat(lowest(least)))
            return stage.hold(at: max(0, 1 - (lowest(least) - height) / way))
        }
        stage.hold(at: 1)
        guard !isFloating else {
            let shown = SheetLayout.shown(height, heights: [Double(base)], mayLeave: false)
            return stage.hold(at: 1 - (Double(base) - shown) / way)
        }
        show(height: CGFloat(SheetLayout.shown(height, heights: heights, mayLeave: false)))
    }

    private var isFloating: Bool { sheet.sheetLayout.shape == .floating }
    private func lowest(_ least: Double) -> Double { isFloating ? Double(base) : least }
    /// From its lowest place until it is out of sight, in points.
    private var way: Double {
        guard let container = sheet.containerView, let card = sheet.parts.card else { return 1 }
        return max(1, Double(container.bounds.height - (card.center.y - card.bounds.height / 2)))
    }

    private func show(height: CGFloat) {
        guard let container = sheet.containerView, sheet.sheet.pulled != height else { return }
        sheet.sheet.pulled = height
        UIView.performWithoutAnimation {
            sheet.arrangeSheet(in: container)
            sheet.parts.card?.layoutIfNeeded()
        }
    }

    private func release(velocity: CGFloat) {
        guard let stage = sheet.stage, stage.phase == .shown else { return }
        let stops = isFloating ? [Double(base)] : heights
        // Where a floating sheet would leave is measured by its way out.
        let height = isFloating ? min(wish, Double(base)) : wish
        let floor = isFloating ? Double(base) - way : 0
        let goal = SheetLayout.goal(
            from: height - floor, velocity: Double(velocity), heights: stops.map { $0 - floor }, mayLeave: mayLeave == true)
        switch goal {
        case .leaves:
            // It goes from where it is, at the height that shows.
            stage.releaseVelocity = Double(velocity) / way
            stage.leaveForUser()
        case .rest(let index):
            let tried = mayLeave == false && height < (stops.first ?? 0) - 1
            stage.settleBack(velocity: Double(velocity) / way)
            if !isFloating { rest(at: index, velocity: velocity) }
            if tried { stage.tellAttempt() }
        }
    }

    private func rest(at index: Int, velocity: CGFloat) {
        let chosen = sheet.restingHeights(sheet.sheetLayout)[index].id
        let before = sheet.restingHeights(sheet.sheetLayout).first { $0.id == sheet.sheet.selected }?.id
        let former = before ?? sheet.restingHeights(sheet.sheetLayout).first?.id
        sheet.sheet.selected = chosen == former ? sheet.sheet.selected : chosen
        sheet.moveToRest(velocity: velocity)
        guard chosen != former else { return }
        sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
}
