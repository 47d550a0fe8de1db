import CoreGraphics
import Diagnostics
import Foundation

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
