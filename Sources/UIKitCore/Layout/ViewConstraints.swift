import CoreGraphics
import Diagnostics
public import Foundation

extension NSLayoutConstraint {
    /// The views of the items: a view itself, or a guide's owner.
    var itemViews: (UIView?, UIView?) { (Self.owner(firstItem), Self.owner(secondItem)) }

    static func owner(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    func activate() {
        guard holder == nil else { return }
        guard let first = firstItem, !hasSecondItem || secondItem != nil,
            let view = UIView.commonAncestor(first, secondItem ?? first)
        else {
            misuse(
                """
                NSLayoutConstraint.isActive: \(name) has items without a common ancestor; add both views to one \
                tree before activating
                """
            )
        }
        hold(in: view)
    }

    func hold(in view: UIView) {
        holder = view
        view.layoutState.constraints.append(self)
        count(1)
        view.constraintStructureChanged()
    }

    func deactivate() {
        guard let view = holder else { return }
        holder = nil
        if let index = view.layoutState.constraints.lastIndex(where: { $0 === self }) {
            view.layoutState.constraints.remove(at: index)
        }
        Self.forget([self], in: view)
    }

    /// Deactivates many constraints, with one pass over each view's list.
    static func deactivateAll(_ constraints: [NSLayoutConstraint]) {
        var held: [(view: UIView, constraints: [NSLayoutConstraint])] = []
        var places: [ObjectIdentifier: Int] = [:]
        for constraint in constraints {
            guard let view = constraint.holder else { continue }
            constraint.holder = nil
            if let place = places[ObjectIdentifier(view)] {
                held[place].constraints.append(constraint)
            } else {
                places[ObjectIdentifier(view)] = held.count
                held.append((view, [constraint]))
            }
        }
        for (view, constraints) in held {
            let gone = Set(constraints.map { ObjectIdentifier($0) })
            view.layoutState.constraints = view.layoutState.constraints.filter { !gone.contains(ObjectIdentifier($0)) }
            forget(constraints, in: view)
        }
    }

    private static func forget(_ constraints: [NSLayoutConstraint], in view: UIView) {
        let before = view.islandRoot
        for constraint in constraints { constraint.count(-1, below: view) }
        view.constraintStructureChanged()
        if before !== view.islandRoot { before.constraintStructureChanged() }
    }

    /// Updates the counts of constraints in the views between an item and the holder.
    private func count(_ change: Int, below top: UIView? = nil) {
        guard let top = top ?? holder else { return }
        for item in [firstItem, secondItem] {
            guard let item, let view = Self.owner(item) else { continue }
            view.layoutState.references += change
            var next: UIView? = item is UILayoutGuide ? view : view.superview
            guard view !== top else { continue }
            while let through = next, through !== top {
                // A separate island becomes part of a larger island.
                if change > 0, through.layoutState.crossings == 0 { through.layoutState.island = nil }
                let wasBorder = through.isIslandBorder
                through.layoutState.crossings += change
                if through.isIslandBorder != wasBorder { through.forgetIslandRoot() }
                if through.layoutState.crossings == 0 { through.restoreIsland() }
                next = through.superview
            }
        }
    }
}

extension UIView {
    static func commonAncestor(_ a: AnyObject, _ b: AnyObject) -> UIView? {
        guard let first = NSLayoutConstraint.owner(a), let second = NSLayoutConstraint.owner(b) else { return nil }
        if first === second { return first }
        // Usually one view is the other's superview.
        if first.superview === second { return second }
        if second.superview === first { return first }
        var above: Set<ObjectIdentifier> = []
        for view in sequence(first: first, next: \.superview) { above.insert(ObjectIdentifier(view)) }
        return sequence(first: second, next: \.superview).first { above.contains(ObjectIdentifier($0)) }
    }

    /// Creates an island for a view that is independent again. Constraints inside the view are solved from here.
    func restoreIsland() {
        guard isIslandBorder, layoutState.island == nil else { return }
        layoutState.island = ConstraintIsland(self)
        setNeedsLayout()
    }

    /// The active constraints that the view holds.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Activates a constraint whose items are this view or its descendants.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil else { return }
        for view in [constraint.itemViews.0, constraint.itemViews.1].compactMap({ $0 })
        where !view.isDescendant(of: self) {
            misuse(
                """
                addConstraint: \(constraint.name) names \(type(of: view)), which is not inside \(type(of: self)); \
                add the view first, or use isActive
                """
            )
        }
        constraint.hold(in: self)
    }
    /// Activates constraints, like `NSLayoutConstraint.activate(_:)`.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { addConstraint($0) } }
    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.deactivate() }
    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivateAll(constraints) }

    /// Deactivates the constraints of an item, held by this view or an ancestor.
    func dropConstraints(naming isNamed: (AnyObject) -> Bool) {
        for view in sequence(first: self, next: \.superview) {
            for constraint in view.layoutState.constraints
            where constraint.firstItem.map(isNamed) ?? true
                || (constraint.hasSecondItem && constraint.secondItem.map(isNamed) ?? true)
            {
                constraint.deactivate()
            }
        }
    }

    /// Called before the view is removed from its superview: deactivates the constraints between the view's hierarchy
    /// and outside views.
    func dropOutsideConstraints() {
        guard let parent = superview else { return }
        parent.dropConstraints { item in NSLayoutConstraint.owner(item)?.isDescendant(of: self) ?? true }
    }

    // MARK: Priorities

    /// Returns the priority with which the view resists being larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let set = intrinsicPriorities.hugging
        return axis == .horizontal ? set.horizontal : set.vertical
    }
    /// Sets the priority with which the view resists being larger than its content. The default is 250 for most views.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        var set = intrinsicPriorities
        if axis == .horizontal { set.hugging.horizontal = priority } else { set.hugging.vertical = priority }
        layoutState.priorities = set
        intrinsicPriorityChanged()
    }
    /// Returns the priority with which the view resists being smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let set = intrinsicPriorities.resistance
        return axis == .horizontal ? set.horizontal : set.vertical
    }
    /// Sets the priority with which the view resists being smaller than its content. The default is 750 for most views.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
        var set = intrinsicPriorities
        if axis == .horizontal { set.resistance.horizontal = priority } else { set.resistance.vertical = priority }
        layoutState.priorities = set
        intrinsicPriorityChanged()
    }

    var intrinsicPriorities: ViewLayoutState.IntrinsicPriorities {
        layoutState.priorities ?? defaultIntrinsicPriorities
    }

    private func intrinsicPriorityChanged() {
        if !layoutState.translatesAutoresizingMask, islandRoot.layoutState.island != nil {
            constraintStructureChanged()
        }
    }

    // MARK: Alignment

    /// Returns the alignment rectangle of a frame, which constraints use.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame of an alignment rectangle.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let i = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - i.left, y: alignmentRect.minY - i.top,
            width: alignmentRect.width + i.left + i.right,
            height: alignmentRect.height + i.top + i.bottom)
    }

    /// Whether other frames would satisfy the view's constraints, too. For debugging.
    public var hasAmbiguousLayout: Bool { islandRoot.layoutState.island?.isAmbiguous(self) ?? false }
}
