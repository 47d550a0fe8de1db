import CoreGraphics
import Foundation

/// The view of a controller that a presentation covers, while the view is out of the window.
///
/// Holds nothing: the controller owns the view, and the window may be freed meanwhile.
@MainActor
struct CoveredView {
    private weak var view: UIView?
    private weak var parent: UIView?
    private let index: Int

    /// Takes the view out of its superview.
    init?(removing view: UIView) {
        guard let parent = view.superview else { return nil }
        self.view = view
        self.parent = parent
        index = parent.subviews.firstIndex { $0 === view } ?? 0
        view.removeFromSuperview()
    }

    /// Fills the former superview again, at the former place.
    func putBack() {
        guard let view, view.superview == nil, let parent else { return }
        view.layout(at: parent.bounds)
        parent.insertSubview(view, at: min(index, parent.subviews.count))
    }
}

/// A full-screen presentation takes the view of the presenter out of the window when it rests.
extension PresentationStage {
    /// The host did disappear. A context is inside the view of its host, which stays.
    func coverHost() {
        guard isCovering, let host else { return }
        if !isContext, coveredView == nil, host.appearance.phase == .disappearing, let view = host.viewIfLoaded,
            fills(view)
        {
            coveredView = CoveredView(removing: view)
        }
        host.endAppearanceTransition()
    }

    /// The host will appear: its view returns after `viewWillAppear`, so that `viewIsAppearing` finds it in the window.
    func uncoverHost(animated: Bool) {
        // A presentation above has taken over what this one covered.
        guard isCovering, !leavesChain, let host else { return }
        let covered = coveredView
        coveredView = nil
        // A host that has left its place meanwhile does not come back with this.
        guard covered != nil || host.viewIfLoaded?.window != nil, host.showsInParent else { return }
        host.beginAppearanceTransition(true, animated: animated)
        covered?.putBack()
    }

    /// Whether the view is one that fills its superview: the root of a window, or the view of a presented controller.
    private func fills(_ view: UIView) -> Bool {
        view.superview is UIWindow || view.superview is PresentationStageView || view.superview is PresentationCard
    }
}
