import CallStack
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

/// The position of a view in the hierarchy, and its controller.
///
/// Superview, window and root of the island are cleared by these objects when they are freed. Weak references would
/// slow down every access to every view.
struct ViewTreeState: Sendable {
    unowned(unsafe) var superview: UIView?
    var subviews: [UIView] = []
    unowned(unsafe) var window: UIWindow?
    /// The root of the island of constraints, if it is known and an ancestor of the view; see `UIView.islandRoot`.
    unowned(unsafe) var islandRoot: UIView?
    /// The controller of which this view is the root view.
    weak var controller: (any ViewOwner)?
}
