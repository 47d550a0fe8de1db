import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

extension UICollectionView {
    /// Changes to another layout. Documented (UICollectionViewLayout): the order of the calls to both layouts.
    func change(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
        let old = collection.layout
        guard layout !== old else {
            completion?(true)
            return
        }
        claim(layout)
        abandonMovement()
        prepareLayout()
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        // App code changed to another layout in the meantime.
        guard collection.layout === old else {
            completion?(false)
            return
        }
        for view in collection.order.compactMap({ collection.shown[$0] }) { view.willTransition(from: old, to: layout) }
        let offset = contentOffset
        install(layout)
        layout.invalidateLayout()
        prepareLayout()
        adjustTarget(from: offset)
        let views = collection.order.compactMap { collection.shown[$0] }
        func finish(_ finished: Bool) {
            for view in views { view.didTransition(from: old, to: layout) }
            if old !== collection.layout { release(old) }
            completion?(finished)
        }
        guard animated, window != nil, UIView.areAnimationsEnabled, !bounds.isEmpty, !collection.isLayingOut else {
            layout.finalizeLayoutTransition()
            setNeedsLayout()
            finish(true)
            return
        }
        keepPicture(from: offset)
        // Documented (UICollectionViewLayout.prepareForTransition): the old layout returns the final attributes.
        keeping(collection.formerLayout) { collection.formerLayout = old }
        animateStaged([], alongside: layout.finalizeLayoutTransition, finish)
        keeping(collection.formerLayout) { collection.formerLayout = nil }
    }

    /// A layout belongs to one collection view.
    private func claim(_ layout: UICollectionViewLayout) {
        guard let other = layout.owner, other !== self else { return }
        Log.once(
            """
            UICollectionView.collectionViewLayout: \(layout) is the layout of another collection view; create a \
            layout for each collection view
            """
        )
    }

    private func install(_ layout: UICollectionViewLayout) {
        collection.layout = layout
        layout.owner = self
        layout.collectionViewChanged()
        collection.isLayoutValid = false
        collection.generation += 1
        // Views of a decoration of the same kind may have another class.
        collection.reuse.removeDecorations()
        setNeedsLayout()
    }

    private func release(_ layout: UICollectionViewLayout) {
        guard layout.owner === self else { return }
        layout.owner = nil
        layout.collectionViewChanged()
    }

    // MARK: Interactive changes

    func beginTransition(to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?)
        -> UICollectionViewTransitionLayout
    {
        guard collection.transition == nil else {
            misuse(
                """
                UICollectionView.startInteractiveTransition(to:): a change of the layout is not finished yet; call \
                finishInteractiveTransition() or cancelInteractiveTransition() first
                """
            )
        }
        let old = collection.layout
        prepareLayout()
        claim(layout)
        layout.owner = self
        layout.collectionViewChanged()
        layout.prepare()
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        old.prepareForTransition(to: between)
        between.prepareForTransition(from: old)
        collection.transition = CollectionTransition(layout: between, completion: completion)
        install(between)
        return between
    }

    /// Animates the rest of the change. Chosen: 0.3 s for the whole way.
    func endTransition(isFinished: Bool) {
        guard let transition = collection.transition else {
            return Log.once("UICollectionView: there is no interactive change of the layout; nothing is done")
        }
        keeping(collection.transition) { collection.transition = nil }
        let between = transition.layout
        let goal = isFinished ? between.nextLayout : between.currentLayout
        let other = isFinished ? between.currentLayout : between.nextLayout
        guard collection.layout === between else {
            transition.completion?(false, isFinished)
            return
        }
        change(to: goal, animated: true) { [weak self] completed in
            self?.release(other)
            transition.completion?(completed, isFinished)
        }
    }
}
