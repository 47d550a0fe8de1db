import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

/// An animated change of a bar's content: remaining views move; inserted and removed views fade.
@MainActor
struct BarChange {
    private let before: [(view: UIView, frame: CGRect)]

    init(_ views: [UIView]) { before = views.filter { !$0.isHidden && $0.superview != nil }.map { ($0, $0.frame) } }

    /// Runs the change of views that already have their final frames.
    /// - Parameters:
    ///   - timeline: the timeline of a page transition. During a transition no view is removed, since it may be
    ///     reversed.
    ///   - remove: called for each view that has faded out.
    func run(to views: [UIView], along timeline: Timeline? = nil, remove: @escaping (UIView) -> Void) {
        let now = views.filter { !$0.isHidden }
        let goals = now.map { ($0, $0.frame) }
        var gone: [UIView] = []
        UIView.performWithoutAnimation {
            for (view, frame) in before {
                if now.contains(where: { $0 === view }) {
                    view.frame = frame
                } else {
                    gone.append(view)
                    view.frame = frame
                    view.isHidden = false
                }
            }
            for view in now where !before.contains(where: { $0.view === view }) { view.alpha = 0 }
        }
        let changes = {
            for (view, goal) in goals where view.frame != goal { view.frame = goal }
            for view in now where !self.before.contains(where: { $0.view === view }) { view.alpha = 1 }
            for view in gone { view.alpha = 0 }
        }
        if let timeline { return UIView.animate(along: timeline, changes) }
        UIView.animate(withDuration: BarMotion.hideShowDuration, animations: changes) { _ in
            for view in gone {
                view.alpha = 1
                // The view may have been inserted again, or may only have no space.
                if views.contains(where: { $0 === view }) { view.isHidden = true } else { remove(view) }
            }
        }
    }
}
