import CoreGraphics
import Foundation
import NavigationLogic

/// Replaces the app's presentation controller in windows of another shape.
extension PresentationStage {
    static func adapted(
        _ source: UIPresentationController, _ controller: UIViewController, to traits: UITraitCollection
    ) -> UIPresentationController {
        let style = source.adaptivePresentationStyle(for: traits)
        guard style != .none, style != source.parts.madeFor else { return source }
        let made = source.replacement(for: style, controller) ?? controller.styledWork.makePresentation(style)
        made.parts.origin = source
        made.parts.madeFor = style
        if made.parts.delegate == nil { made.parts.delegate = source.parts.delegate }
        source.parts.delegate?.presentationController(source, prepare: made)
        return made
    }

    func notifyAdapted() {
        let style = presentation === source ? UIModalPresentationStyle.none : presentation.parts.madeFor ?? .none
        presentation.join(presenter: host)
        source.parts.delegate?.presentationController(
            source, willPresentWithAdaptiveStyle: style, transitionCoordinator: motion.driver?.coordinator)
    }

    /// Called when the window has another shape.
    func shapeChanged() {
        // A controller that replaces the app's own controller for a style is not replaced itself.
        guard let root, phase.isShown || phase.isAppearing, source.presentedViewController === controller else {
            return
        }
        let style = source.adaptivePresentationStyle(for: root.traitCollection)
        guard (style == .none ? source.parts.madeFor : style) != presentation.parts.madeFor else { return }
        request(.adapt)
    }

    func readapt() {
        guard let root, let controller else { return }
        presentation.removeParts()
        let former = presentation
        presentation = Self.adapted(source, controller, to: root.traitCollection)
        if former !== source, former !== presentation { former.stage = nil }
        presentation.stage = self
        notifyAdapted()
        buildViews()
        host?.viewIfLoaded?.tintAdjustmentMode = presentation.dimsTint ? .dimmed : .automatic
        guard isCovering != coversHost else { return }
        if isCovering {
            uncoverHost(animated: false)
            host?.endAppearanceTransition()
            cover = .none
        } else {
            cover = .covers(nil)
            host?.beginAppearanceTransition(false, animated: false)
            coverHost()
        }
    }

    /// Animates from the former presentation to its replacement in the new shape.
    func changeShape() {
        let (before, start) = (presentation, presentation.movingView?.frame)
        UIView.outsideBlocks { shapeChanged() }
        guard before !== presentation, phase.isShown, let start else { return }
        UIView.outsideBlocks { stageView.layoutIfNeeded() }
        presentation.movingView?.ease(from: start)
        if let view = controller?.viewIfLoaded, view !== presentation.movingView {
            view.ease(from: CGRect(origin: .zero, size: start.size))
        }
    }
}
