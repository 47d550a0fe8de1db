public import CoreGraphics
public import Foundation
struct CollectionTransition {}
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    open var currentLayout: UICollectionViewLayout
    open var nextLayout: UICollectionViewLayout
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }
    public required init?(coder: NSCoder) { return nil }
    open var transitionProgress: CGFloat = 0
}
extension UICollectionView {
    func change(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
        guard layout !== collection.layout else { completion?(true); return }
        collection.layout.collectionView = nil
        collection.layout.collectionViewChanged()
        collection.layout = layout
        layout.collectionView = self
        layout.collectionViewChanged()
        collection.isLayoutValid = false
        setNeedsLayout()
        completion?(true)
    }
    func beginTransition(to: UICollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: collection.layout, nextLayout: to)
    }
    func endTransition(isFinished: Bool) {}
}
