import CallStack
import CoreGraphics
import Foundation

struct ViewLayoutState {
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var translatesAutoresizingMask = true
    var needsConstraintUpdate = false
    /// Whether a descendant in the same island waits for `updateConstraints`.
    var needsConstraintUpdateBelow = false
    /// The active constraints that this view holds, in the order of their activation.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
    /// The island of constraints; set on its root only.
    var island: ConstraintIsland?
    /// The number of active constraints that refer to this view or to a guide of this view.
    var references = 0
    /// The number of active constraints between a view outside this view and a view inside.
    var crossings = 0
    /// Whether the offset of a scroll view is part of an equation.
    var offsetIsNamed = false
    /// Whether `layoutSubviews()` is running.
    var isLayingOut = false
    /// Whether constraints are setting the view's frame.
    var isBeingPlaced = false
    var priorities: IntrinsicPriorities?

    struct IntrinsicPriorities {
        // Documented (Auto Layout Guide, Anatomy of a Constraint): hugging 250, compression resistance 750.
        var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
        var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultHigh, .defaultHigh)
    }
}

extension UIView {
    /// Whether the view is the root of an island: views inside are laid out relative to the view. Its own frame is not
    /// determined by constraints, and no constraint crosses the view.
    var isIslandBorder: Bool { layoutState.translatesAutoresizingMask && layoutState.crossings == 0 }

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
            root.layoutState.island = ConstraintIsland(root)
        }
        root.setNeedsLayout()
    }

    /// Called when a constant changed. The equations stay valid.
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
