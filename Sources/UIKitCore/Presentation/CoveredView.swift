import CoreGraphics
import Foundation

/// The view of a controller that a presentation covers, while the view is removed from the window.
///
/// Holds no strong references: the controller owns the view, and the window may be freed in the meantime.
@MainActor
struct CoveredView {
    private weak var view: UIView?
    private weak var parent: UIView?
    private let index: Int

    /// Removes the view from its superview.
    init?(removing view: UIView) {
        guard let parent = view.superview else { return nil }
        self.view = view
        self.parent = parent
        index = parent.subviews.firstIndex { $0 === view } ?? 0
        view.removeFromSuperview()
    }

    /// Inserts the view at its former index in its former superview, and resizes the view to fill the superview.
    func restore() {
        guard let view, view.superview == nil, let parent else { return }
        view.layout(at: parent.bounds)
        parent.insertSubview(view, at: min(index, parent.subviews.count))
    }
}

extension PresentationStage.HostCover {
    /// The view of the host, while it is removed from the window.
    var view: CoveredView? { if case .covers(let view) = self { view } else { nil } }
}

/// At rest, a full-screen presentation removes the view of the presenting controller from the window.
extension PresentationStage {
    /// Whether the host got `viewWillDisappear`.
    var isCovering: Bool { if case .covers = cover { true } else { false } }

    /// Called after the host disappeared. A context is inside the view of its host, which stays in the window.
    func coverHost() {
        guard isCovering, let host else { return }
        if !isContext, cover.view == nil, host.appearance.phase == .disappearing, let view = host.viewIfLoaded,
            fills(view)
        {
            cover = .covers(CoveredView(removing: view))
        }
        host.endAppearanceTransition()
    }

    /// Called before the host appears: its view is inserted after `viewWillAppear`, so that the view is in the window
    /// in `viewIsAppearing`.
    func uncoverHost(animated: Bool) {
        // A presentation above now covers the view that this presentation covered.
        guard isCovering, !isDismissedInChain, let host else { return }
        let covered = cover.view
        cover = .covers(nil)
        // A host that was removed from its parent in the meantime is not inserted again.
        guard covered != nil || host.viewIfLoaded?.window != nil, host.parent?.displays(host) != false else { return }
        host.beginAppearanceTransition(true, animated: animated)
        covered?.restore()
    }

    /// Whether the view fills its superview: the root of a window, or the view of a presented controller.
    private func fills(_ view: UIView) -> Bool {
        view.superview is UIWindow || view.superview is PresentationStageView || view.superview is PresentationCard
    }
}
