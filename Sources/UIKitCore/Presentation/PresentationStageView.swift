import Foundation
import NavigationLogic

/// The container view of one presentation in its window.
final class PresentationStageView: UIView {
    weak var stage: PresentationStage?
    override func layoutSubviews() {
        guard let stage else { return }
        let animation = appContext.animation
        // A layout of the new size with the old size classes would call the app for frames that are never displayed.
        if animation.isBetweenShapes { return stage.limitToWindow() }
        // With another presentation style, the presented view and its contents are animated to the new frame.
        stage.layout()
        if animation.changesShape { stage.controller?.viewIfLoaded?.layoutIfNeeded() }
    }
    override func safeAreaInsetsDidChange() { setNeedsLayout() }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        stage?.windowChanged()
    }
    override func boundsSizeChanged() {
        super.boundsSizeChanged()
        stage?.windowResized()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        stage?.presentation.traitCollectionDidChange(previousTraitCollection)
        let (now, before) = (traitCollection, previousTraitCollection)
        guard
            now.horizontalSizeClass != before?.horizontalSizeClass || now.verticalSizeClass != before?.verticalSizeClass
        else { return }
        guard appContext.animation.changesShape else { return UIView.outsideBlocks { stage?.shapeChanged() } }
        stage?.changeShape()
    }
    override var holdsPresentation: Bool { true }
    /// Whether the views behind are hidden from screen readers. Usable views behind the presentation are not hidden.
    override var accessibilityViewIsModal: Bool {
        get {
            super.accessibilityViewIsModal
                || stage.map { !$0.phase.isLeaving && $0.presentation.hidesWhatIsBehind } ?? false
        }
        set { super.accessibilityViewIsModal = newValue }
    }
    /// The "back" command dismisses the presentation if a tap beside the presentation would.
    override package func performBack() -> Bool {
        guard let stage, stage.presentation.isDismissedByTapOutside else { return super.performBack() }
        stage.attemptDismissalByUser()
        return true
    }
    /// Escape does the same, and so does not reach what is behind the presentation.
    override package func performDismissal() -> Bool {
        guard let stage, stage.presentation.isDismissedByTapOutside else { return false }
        stage.attemptDismissalByUser()
        return true
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let stage else { return hit === self ? nil : hit }
        guard hit === self || (hit != nil && hit === stage.presentation.parts.dim) else { return hit }
        return stage.presentation.passesTouches(point, in: self) ? nil : hit
    }
}
