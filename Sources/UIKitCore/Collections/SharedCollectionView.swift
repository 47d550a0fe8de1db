import CoreGraphics
import Foundation
import QuartzCore

/// The part of a controller in sharing one collection view with the controllers below it in a navigation stack.
struct CollectionSharing {
    /// The collection view of a controller below; nil for a controller with a separate collection view.
    var view: UICollectionView?
    /// The layout while the controller is on top of the stack; nil before the first transition between layouts.
    var layout: UICollectionViewLayout?
}

/// The view of a controller that shares the collection view of another controller. Contains the collection view while
/// the controller is on top of the stack.
final class SharedCollectionPage: UIView {}

extension UICollectionViewController {
    /// Documented (UICollectionViewController.useLayoutToLayoutNavigationTransitions), Reported
    /// (collections/shared-view): the controllers have one collection view, whose data source and delegate stay. Called
    /// before the view is loaded.
    func share(with lower: UICollectionViewController) { sharing.view = lower.collectionView }

    /// The collection view, if the view is loaded.
    var loadedCollectionView: UICollectionView? { isViewLoaded ? collectionView : nil }

    /// Puts the shared collection view into the view of this controller. The view of the owner is the collection view.
    func attachCollectionView() {
        guard let shared = sharing.view, let page = viewIfLoaded as? SharedCollectionPage, shared.superview !== page
        else { return }
        shared.frame = page.bounds
        shared.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.insertSubview(shared, at: 0)
    }

    /// Takes the collection view back without animation, after a controller that shared the view left the stack.
    func reclaimCollectionView() {
        guard let layout = sharing.layout, let view = loadedCollectionView else { return }
        attachCollectionView()
        if view.collection.transition == nil { view.collectionViewLayout = layout }
    }
}
