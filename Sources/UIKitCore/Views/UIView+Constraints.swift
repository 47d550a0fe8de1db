import CallStack
import CoreGraphics
import Diagnostics
import Foundation

extension UIView {
    /// Whether the view is the root of an island: views inside are laid out relative to the view. Its own frame is not
    /// determined by constraints, and no constraint crosses the view.
    var isIslandBorder: Bool { layoutState.translatesAutoresizingMask && layoutState.crossings == 0 }

    /// Whether the window determines the frame: the view is that of the root controller, and no constraint names the
    /// window. Such a view fills the window, even if it does not translate its autoresizing mask. Derived: tests of
    /// public packages that pass on iOS show lists in such views.
    var fillsWindow: Bool {
        guard let window = tree.superview as? UIWindow else { return false }
        return window.higher.rootView === self && window.layoutState.references == 0
    }

    func setTranslatesAutoresizingMask(_ flag: Bool) {
        guard layoutState.translatesAutoresizingMask != flag else { return }
        layoutState.translatesAutoresizingMask = flag
        forgetIslandRoot()
        handUpConstraintUpdate()
        // A view without constraints may need an update before it is added; the tree then records the island that the
        // view joins.
        if layoutState.island != nil || layoutState.references > 0 || !layoutState.constraints.isEmpty {
            constraintStructureChanged()
        } else if let parent = tree.superview?.islandRoot, parent.layoutState.island != nil {
            parent.constraintStructureChanged()
        }
    }

    // MARK: Changes

    /// Called when constraints were added, removed or changed their meaning. The equations are created again before the
    /// next layout.
    func constraintStructureChanged() {
        let root = islandRoot
        if root !== self { layoutState.island = nil }
        if let island = root.layoutState.island {
            island.isBuilt = false
        } else {
            root.layoutState.island = root.constraintWork.makeConstraintSystem()
        }
        root.setNeedsLayout()
        root.notifyOfConstraints()
    }

    /// Notifies the root of an island and its superview, which may be a cell around its content.
    private func notifyOfConstraints() {
        guard layoutState.island?.isPlacing != true else { return }
        constraintsInsideChanged()
        tree.superview?.constraintsInsideChanged()
    }

    /// Called when a constant changed. The equations stay valid.
    func constraintValueChanged() {
        let root = islandRoot
        guard let island = root.layoutState.island else { return }
        island.isSettled = false
        root.setNeedsLayout()
        root.notifyOfConstraints()
    }

    func guidesChanged() {
        guard !layoutState.systemGuides.isEmpty else { return }
        constraintValueChanged()
    }

    func intrinsicSizeChanged() {
        tree.controller?.fittingSizeChanged()
        guard !layoutState.translatesAutoresizingMask else {
            superview?.setNeedsLayout()
            return
        }
        let root = islandRoot
        guard let island = root.layoutState.island else {
            superview?.setNeedsLayout()
            return
        }
        island.intrinsicSizeChanged(of: self)
        root.setNeedsLayout()
        root.notifyOfConstraints()
    }

    /// Called when a frame changed that constraints read or determine.
    func namedFrameChanged() {
        guard layoutState.translatesAutoresizingMask else {
            guard !layoutState.isBeingPlaced else { return }
            // A frame that the app set itself is replaced at the next layout, as in UIKit.
            if let island = islandRoot.layoutState.island, !island.isPlacing { island.isSettled = false }
            return
        }
        guard layoutState.references > 0 || layoutState.crossings > 0 else { return }
        guard let root = tree.superview?.islandRoot, let island = root.layoutState.island else { return }
        island.isSettled = false
        root.setNeedsLayout()
    }

    func constraintsJoined(by view: UIView) {
        if tree.controller != nil || type(of: view).requiresConstraintBasedLayout || view.tree.controller != nil {
            view.markNeedsConstraintUpdate()
        }
        guard !view.isIslandBorder else { return }
        let root = islandRoot
        view.handUpConstraintUpdate()
        guard root.layoutState.island != nil || view.layoutState.island != nil else { return }
        view.layoutState.island = nil
        root.constraintStructureChanged()
    }

    func constraintsLeft(by view: UIView) {
        guard !view.isIslandBorder || view.layoutState.references > 0 else { return }
        guard islandRoot.layoutState.island != nil else { return }
        view.constraintWork.dropOutsideConstraints()
        constraintStructureChanged()
        guard !view.isIslandBorder || !view.layoutState.constraints.isEmpty else { return }
        view.layoutState.island = view.constraintWork.makeConstraintSystem()
    }

    // MARK: The pass

    func markNeedsConstraintUpdate() {
        guard !layoutState.needsConstraintUpdate else { return }
        layoutState.needsConstraintUpdate = true
        let root = islandRoot
        root.layoutState.needsConstraintUpdateBelow = true
        root.setNeedsLayout()
    }

    /// Forwards pending `updateConstraints` calls to the current island of the view, before the island is measured or
    /// laid out.
    private func handUpConstraintUpdate() {
        guard layoutState.needsConstraintUpdate || layoutState.needsConstraintUpdateBelow else { return }
        let root = islandRoot
        guard root !== self else { return }
        root.layoutState.needsConstraintUpdateBelow = true
        root.setNeedsLayout()
    }

    func updateConstraintTree() {
        guard layoutState.needsConstraintUpdateBelow || layoutState.needsConstraintUpdate else { return }
        updateMarkedConstraints()
    }

    private func updateMarkedConstraints() {
        // The flag may also be set inside the island, on a view that was a root before it joined a larger tree.
        layoutState.needsConstraintUpdateBelow = false
        if !tree.subviews.isEmpty {
            CallStack.withRoom {
                for view in tree.subviews where !view.isIslandBorder { view.updateMarkedConstraints() }
            }
        }
        guard layoutState.needsConstraintUpdate else { return }
        layoutState.needsConstraintUpdate = false
        if let controller = tree.controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    func applyConstraints() {
        guard let island = layoutState.island else { return }
        guard islandRoot === self else {
            layoutState.island = nil
            return
        }
        island.apply()
        if island.isEmpty { layoutState.island = nil }
    }
}

extension UIView {
    /// The view that solves the constraints of this view: the view itself or an ancestor.
    ///
    /// The views between store the result until the hierarchy changes. A tree whose views all read the root is
    /// therefore climbed once, at any depth. A stored root is an ancestor of the view, and each view between the two
    /// stores the same root.
    var islandRoot: UIView {
        var root = self
        while !root.isIslandBorder {
            if let known = root.tree.islandRoot {
                root = known
                break
            }
            guard let parent = root.tree.superview else { break }
            root = parent
        }
        var view = self
        while view !== root, view.tree.islandRoot == nil, let parent = view.tree.superview {
            view.tree.islandRoot = root
            view = parent
        }
        return root
    }

    /// Clears the stored roots that were found through this view. Called when the view got another superview or none,
    /// or when the view became a border or stopped being a border.
    nonisolated func forgetIslandRoot() {
        tree.islandRoot = nil
        guard !tree.subviews.isEmpty else { return }
        CallStack.withRoom {
            for view in tree.subviews where view.tree.islandRoot != nil { view.forgetIslandRoot() }
        }
    }
}

extension UIView {
    /// The view, as lower folders call it about its constraints.
    final var constraintWork: any ConstraintWork { self }
}

/// The work of members that the body of the class declares, so that subclasses can override them.
extension UIView {
    var intrinsicPriorities: ViewLayoutState.IntrinsicPriorities {
        layoutState.priorities ?? defaultIntrinsicPriorities
    }

    func setIntrinsicPriority(
        _ one: WritableKeyPath<ViewLayoutState.IntrinsicPriorities, UILayoutPriority>, _ priority: UILayoutPriority
    ) {
        var priorities = intrinsicPriorities
        guard priorities[keyPath: one] != priority else { return }
        priorities[keyPath: one] = priority
        layoutState.priorities = priorities
        constraintWork.intrinsicPrioritiesChanged()
    }

    func noteContentScale(_ scale: CGFloat) {
        guard scale != contentScaleFactor else { return }
        Log.once("UIView.contentScaleFactor = \(scale) has no effect: drawings are as sharp as the display")
    }
}
