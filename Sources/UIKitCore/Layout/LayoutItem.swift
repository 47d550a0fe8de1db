import ConstraintLogic
import CoreGraphics
import Foundation
import QuartzCore

/// The unknowns of one view or guide: its frame in its superview's coordinates.
@MainActor
final class LayoutItem {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    let x, y, width, height: Variable
    var content: (width: Variable, height: Variable)?
    var offset: (x: Variable, y: Variable)?
    var intrinsic = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var widthRows: (Constraint.ID, Constraint.ID)?
    var heightRows: (Constraint.ID, Constraint.ID)?
    /// The last width for which text was wrapped, and the resulting height.
    var wrapped: CGSize?
    var wrapRounds = 0
    /// Whether a constraint names the view.
    var isConstrained = false
    var hasContentSize: Bool {
        intrinsic.width != UIView.noIntrinsicMetric || intrinsic.height != UIView.noIntrinsicMetric
    }
    /// The last solved frame that the view was given.
    var placed: CGRect?

    init(_ object: AnyObject, _ solver: inout LayoutSolver) {
        view = object as? UIView
        guide = object as? UILayoutGuide
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }
}

/// A number from outside the equations: a frame, an inset, an offset.
struct LayoutInput {
    let id: Constraint.ID
    /// The constant of the expression without the input.
    let base: Double
    var value: Double
    let read: @MainActor () -> CGFloat?
}

/// A constraint in the equations. Without an id, the constraint is broken and not in the equations.
struct ConstraintRow {
    let constraint: NSLayoutConstraint
    var id: Constraint.ID?
    let base: Double
    var constant: CGFloat

    init(constraint: NSLayoutConstraint, base: Double, constant: CGFloat) {
        self.constraint = constraint
        self.base = base
        self.constant = constant
    }

    @MainActor var usesBaseline: Bool {
        [constraint.firstAttribute, constraint.secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }
}
