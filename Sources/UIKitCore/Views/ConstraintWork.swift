import CoreGraphics
import Foundation

/// The views whose constraints are solved together, as views call them.
@preconcurrency @MainActor
protocol ConstraintSystem: AnyObject {
    /// False after constraints were added or removed.
    var isBuilt: Bool { get set }
    /// False after a number changed.
    var isSettled: Bool { get set }
    /// Whether views are being moved to their solved frames.
    var isPlacing: Bool { get }
    /// Whether the system has no equations.
    var isEmpty: Bool { get }
    /// Solves the equations and moves the views to their solved frames.
    func apply()
    /// Called when the intrinsic size of a view changed.
    func intrinsicSizeChanged(of view: UIView)
    /// Whether other frames of a view would satisfy the constraints, too.
    func isAmbiguous(_ view: UIView) -> Bool
}

/// The work on the constraints of a view that higher folders do.
@preconcurrency @MainActor
protocol ConstraintWork: AnyObject {
    /// Creates the equations of the view and of the views inside it.
    func makeConstraintSystem() -> any ConstraintSystem
    /// Deactivates the constraints between the view's hierarchy and outside views.
    func dropOutsideConstraints()
    /// Called when a hugging or compression resistance priority changed.
    func intrinsicPrioritiesChanged()
    /// Solves the constraints inside the view for its size, without moving views.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize
}
