import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// A push or pop between two controllers that share a collection view: the pages do not move, the layout changes.
@MainActor
final class LayoutMotion {
    private let view: UICollectionView
    private let from: UICollectionViewController
    private let to: UICollectionViewController
    /// The layout between both, while a finger moves the items.
    private var between: UICollectionViewTransitionLayout?

    /// - Returns: nil for controllers that do not share a collection view.
    init?(_ transition: PageMotionInFlight.Transition) {
        guard transition.operation != .none, let from = transition.from as? UICollectionViewController,
            let to = transition.to as? UICollectionViewController, from !== to,
            let view = from.loadedCollectionView, view === to.loadedCollectionView
        else { return nil }
        (self.view, self.from, self.to) = (view, from, to)
    }

    /// Moves the collection view to the other page. Called after both pages are in the container.
    func attach() {
        keeping(from.sharing.layout) { from.sharing.layout = view.collectionViewLayout }
        to.attachCollectionView()
    }

    /// Changes the layout: with an animation, by the finger, or at once.
    func begin(animated: Bool, isInteractive: Bool) {
        let goal = to.sharing.layout ?? to.collectionViewLayout
        if isInteractive, view.collection.transition == nil {
            between = view.startInteractiveTransition(to: goal)
        } else if animated, !isInteractive {
            // Chosen: as long as a push, so that the bar and the items arrive together.
            UIView.animate(withDuration: TimedSpring.navigation.duration) { [view] in
                view.setCollectionViewLayout(goal, animated: true)
            }
        } else {
            view.collectionViewLayout = goal
        }
    }

    /// Moves the collection view to the other page with its new layout, for an animator of the app.
    ///
    /// Chosen: the collection view can be in one of the pages only, so a picture replaces the page that leaves.
    /// - Returns: the picture of the page that leaves.
    func moveAtOnce(in frame: CGRect) -> UIView {
        let standIn = UIView(frame: frame)
        standIn.backgroundColor = view.backgroundColor
        if let picture = view.snapshotView(afterScreenUpdates: false) {
            picture.frame = standIn.bounds
            standIn.addSubview(picture)
        }
        attach()
        view.collectionViewLayout = to.sharing.layout ?? to.collectionViewLayout
        return standIn
    }

    func move(to fraction: Double) { between?.transitionProgress = CGFloat(fraction) }

    func settle(_ outcome: TransitionOutcome) {
        guard between != nil, view.collectionViewLayout === between else { return }
        keeping(between) { between = nil }
        outcome == .completed ? view.finishInteractiveTransition() : view.cancelInteractiveTransition()
    }

    func end(_ outcome: TransitionOutcome) {
        settle(outcome)
        guard outcome != .completed else { return }
        from.attachCollectionView()
        if let layout = from.sharing.layout, view.collectionViewLayout !== layout { view.collectionViewLayout = layout }
    }
}

extension UINavigationController {
    /// Lets a page that is about to load its view share the collection view of the page below.
    func shareCollectionView(with page: UIViewController) {
        guard let upper = page as? UICollectionViewController, upper.useLayoutToLayoutNavigationTransitions,
            !upper.isViewLoaded, let index = machine.stack.firstIndex(where: { $0 === page }), index > 0,
            let lower = machine.stack[index - 1] as? UICollectionViewController, lower.isViewLoaded
        else { return }
        upper.share(with: lower)
    }
}
