import CallStack
import CoreGraphics
import Foundation

struct ViewLayoutState {
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var translatesAutoresizingMask = true
    var needsConstraintUpdate = false
    /// A view below, in the same island, waits for `updateConstraints`.
    var needsConstraintUpdateBelow = false
    /// Active constraints that this view holds, in the order of their activation.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
    /// Set on the root of an island of constraints.
    var island: ConstraintIsland?
    /// Active constraints that name this view or one of its guides.
    var references = 0
    /// Active constraints that reach from outside this view to something inside it.
    var crossings = 0
    /// A scroll view's offset is part of some equation.
    var offsetIsNamed = false
    /// `layoutSubviews()` is running.
    var isLayingOut = false
    /// Constraints are moving the view.
    var isBeingPlaced = false
    var priorities: IntrinsicPriorities?

    struct IntrinsicPriorities {
        // Documented: 250 to hug, 750 to resist.
        var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
        var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultHigh, .defaultHigh)
    }
}

extension UIView {
    /// Inside of an island's root everything is placed relative to it, and its own size is given: its frame is not
    /// decided by constraints, and no constraint reaches through it.
    var isIslandBorder: Bool { layoutState.translatesAutoresizingMask && layoutState.crossings == 0 }

    func setTranslatesAutoresizingMask(_ flag: Bool) {
        guard layoutState.translatesAutoresizingMask != flag else { return }
        layoutState.translatesAutoresizingMask = flag
        forgetIslandRoot()
        handUpConstraintUpdate()
        // A view without constraints may still be told before it is added; the tree says then what it joins.
        if layoutState.island != nil || layoutState.references > 0 || !layoutState.constraints.isEmpty {
            constraintStructureChanged()
        } else if let parent = tree.superview?.islandRoot, parent.layoutState.island != nil {
            parent.constraintStructureChanged()
        }
    }

    // MARK: What changed

    /// Constraints came, went or changed their meaning: the equations are made anew before the next layout.
    func constraintStructureChanged() {
        let root = islandRoot
        if root !== self { layoutState.island = nil }
        if let island = root.layoutState.island {
            island.isBuilt = false
        } else {
            root.layoutState.island = ConstraintIsland(root)
        }
        root.setNeedsLayout()
    }

    /// A number changed: the equations stay.
    func constraintValueChanged() {
        let root = islandRoot
        guard let island = root.layoutState.island else { return }
        island.isSettled = false
        root.setNeedsLayout()
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
    }

    /// A frame that constraints look at, or decide, changed.
    func namedFrameChanged() {
        guard layoutState.translatesAutoresizingMask else {
            guard !layoutState.isBeingPlaced else { return }
            // A frame that the app set itself goes back at the next layout, as in UIKit.
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
        view.dropOutsideConstraints()
        constraintStructureChanged()
        guard !view.isIslandBorder || !view.layoutState.constraints.isEmpty else { return }
        view.layoutState.island = ConstraintIsland(view)
    }

    // MARK: The pass

    func markNeedsConstraintUpdate() {
        guard !layoutState.needsConstraintUpdate else { return }
        layoutState.needsConstraintUpdate = true
        let root = islandRoot
        root.layoutState.needsConstraintUpdateBelow = true
        root.setNeedsLayout()
    }

    /// What waits here for `updateConstraints` is asked for with the island that the view belongs to now, before that
    /// is measured or laid out.
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
        // Also set inside the island, on a view that was a root before it joined a larger tree.
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
