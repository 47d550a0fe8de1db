import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// A controller whose view is a collection view. The controller is the data source and delegate of the collection view.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The layout that was passed to the initializer; for a controller of a storyboard, the layout of the view.
    open var collectionViewLayout: UICollectionViewLayout { givenLayout ?? collectionView.collectionViewLayout }
    private let givenLayout: UICollectionViewLayout?
    private var hasAppeared = false
    private var movement: UILongPressGestureRecognizer?

    /// Creates a controller whose collection view has this layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        givenLayout = layout
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a controller for an element of a storyboard, with all attributes set when the initializer returns.
    /// Nothing is decoded from other archives.
    public required init?(coder: NSCoder) {
        givenLayout = nil
        super.init(coder: coder)
        coder.fill(self, as: UICollectionViewController.self)
    }

    /// The collection view, loaded on first use. Stops the program if the controller has none.
    ///
    /// The controller's view is the collection view; an app may put the collection view into another view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            guard let collection = ownCollectionView ?? view as? UICollectionView else {
                misuse(
                    """
                    UICollectionViewController.collectionView: the view is not a UICollectionView; set collectionView, \
                    or use UIViewController
                    """
                )
            }
            return collection
        }
        set {
            ownCollectionView = newValue
            guard let newValue else { return }
            if newValue.dataSource == nil { newValue.dataSource = self }
            if newValue.delegate == nil { newValue.delegate = self }
            if !isViewLoaded || view is UICollectionView { view = newValue }
            standardMovementChanged()
        }
    }
    private var ownCollectionView: UICollectionView?
    /// Whether the selected items are deselected during the transition when the screen appears again. True by default.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether a push of the controller onto another collection view controller only changes the layout of its
    /// collection view. False by default. Set before the view is loaded; the lower controller has loaded its view
    /// already.
    ///
    /// Documented (UICollectionViewController.useLayoutToLayoutNavigationTransitions): the lowest controller has false.
    /// Folklore (collections/shared-view): ``collectionView`` is the collection view of the lower controller, which
    /// remains its data source and delegate. A pop changes the layout back; the swipe back moves the items.
    open var useLayoutToLayoutNavigationTransitions = false
    /// The collection view that the controller shares with others.
    var sharing = CollectionSharing()
    /// Whether a long press moves items by drag, if the data source implements
    /// ``UICollectionViewDataSource/collectionView(_:moveItemAt:to:)``. True by default.
    open var installsStandardGestureForInteractiveMovement = true { didSet { standardMovementChanged() } }

    open override func loadView() {
        if let shared = sharing.view { return loadPage(of: shared) }
        super.loadView()
        guard let collection = loading.view as? UICollectionView else { return }
        ownCollectionView = collection
        // The view of a document may have no connections to its controller.
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
        standardMovementChanged()
    }

    private func loadPage(of shared: UICollectionView) {
        sharing.layout = givenLayout ?? (higher.interfaceView() as? UICollectionView)?.collectionViewLayout
        ownCollectionView = shared
        view = SharedCollectionPage(frame: loading.initialFrame)
    }

    override func makePlainView() -> UIView {
        guard let givenLayout else {
            misuse(
                """
                UICollectionView must be initialized with a non-nil layout parameter: \(type(of: self)) has no \
                document; call init(collectionViewLayout:)
                """
            )
        }
        return UICollectionView(frame: loading.initialFrame, collectionViewLayout: givenLayout)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The owner of a shared collection view clears its selection and loads its data.
        guard sharing.view == nil else { return }
        clearSelection(animated)
        if !hasAppeared {
            hasAppeared = true
            collectionView.reloadData()
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView.flashScrollIndicators()
    }

    private func clearSelection(_ animated: Bool) {
        let selected = collectionView.indexPathsForSelectedItems ?? []
        guard clearsSelectionOnViewWillAppear, !selected.isEmpty else { return }
        guard animated, let coordinator = transitionCoordinator else {
            for path in selected { collectionView.deselectItem(at: path, animated: false) }
            return
        }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                for path in selected { self?.collectionView.deselectItem(at: path, animated: true) }
            },
            completion: { [weak self] context in
                guard context.isCancelled, let collection = self?.collectionView else { return }
                for path in selected { collection.selectItem(at: path, animated: false, scrollPosition: []) }
            })
    }

    // MARK: Moves by drag

    private func standardMovementChanged() {
        guard installsStandardGestureForInteractiveMovement, let collection = ownCollectionView else {
            if let movement { movement.view?.removeGestureRecognizer(movement) }
            keeping(movement) { movement = nil }
            return
        }
        guard movement?.view !== collection else { return }
        if let movement { movement.view?.removeGestureRecognizer(movement) }
        let press = UILongPressGestureRecognizer()
        press.addAction { [weak self] _ in self?.moveByPress() }
        movement = press
        collection.addGestureRecognizer(press)
    }

    /// Folklore (collections/standard-move): a press of about 0.5 s starts the move.
    private func moveByPress() {
        guard let press = movement, let collection = ownCollectionView else { return }
        let point = press.location(in: collection)
        switch press.state {
        case .began:
            guard let path = collection.indexPathForItem(at: point),
                collection.movesItem(at: path), collection.beginInteractiveMovementForItem(at: path)
            else {
                // Nothing moves until the next press.
                press.isEnabled = false
                return press.isEnabled = true
            }
        case .changed: collection.updateInteractiveMovementTargetPosition(point)
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        default: break
        }
    }

    // MARK: Data

    /// To be overridden. Returns 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// To be overridden. Returns 0 by default.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// To be overridden. The class's own method stops the program.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        misuse(
            """
            \(type(of: self)).collectionView(_:cellForItemAt:) is not overridden, but the collection view has items; \
            return a cell for \(indexPath)
            """
        )
    }
    /// To be overridden. The class's own method stops the program.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { collectionView.supplementaryMethodIsMissing(in: self, kind) }

    /// To be overridden. Returns true by default, which allows a move by drag only if the app begins the move.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.standardMoveAnswer()
    }
    /// To be overridden. Only logs a message by default.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.moveMethodIsMissing(in: self) }
    /// To be overridden. Returns nil by default.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// To be overridden. Returns item 0 of section 0 by default.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // MARK: Delegate

    /// To be overridden. Returns `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// To be overridden. Does nothing by default.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// To be overridden. Does nothing by default.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// To be overridden. Returns `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// To be overridden. Returns `true` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// To be overridden. Does nothing by default.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// To be overridden. Does nothing by default.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// To be overridden. Returns whether the collection view is not edited, by default.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }
    /// To be overridden. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}
    /// To be overridden. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// To be overridden. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// To be overridden. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// To be overridden. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// To be overridden. Returns a ``UICollectionViewTransitionLayout`` by default.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    /// To be overridden. Returns the proposed offset by default.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// To be overridden. Returns `true` by default.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    /// To be overridden. Returns `true` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }
    /// To be overridden. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// To be overridden. Returns `nil` by default.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    /// To be overridden. Returns ``UICollectionView/selectionFollowsFocus`` by default.
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }
    /// To be overridden. Returns `true` by default.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    /// To be overridden. Returns `false` by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// To be overridden. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// To be overridden. Does nothing by default.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// To be overridden. Returns the result of the older method by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    /// To be overridden. Returns the proposed index path by default.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// To be overridden. Returns `false` by default.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }
    /// To be overridden. Returns `false` by default.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// To be overridden. Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// To be overridden. Returns `nil` by default.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// To be overridden. Returns the result of the method for one item by default.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
        return self.collectionView(
            collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }
    /// To be overridden. Returns `nil` by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// To be overridden. Returns the result of the older method by default.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(
            collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// To be overridden. Returns `nil` by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// To be overridden. Returns the result of the older method by default.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        self.collectionView(
            collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// To be overridden. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// To be overridden. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// To be overridden. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scrolling

    /// To be overridden. Does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// To be overridden. Does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// To be overridden. Returns `nil`.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// To be overridden. Does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// To be overridden. Does nothing.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// To be overridden. Returns `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// To be overridden. Does nothing.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
