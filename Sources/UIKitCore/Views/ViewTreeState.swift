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
    private var superviewReference: Unmanaged<UIView>?
    var subviews: [UIView] = []
    private var windowReference: Unmanaged<UIWindow>?
    /// The root of the island of constraints, if it is known and an ancestor of the view; see `UIView.islandRoot`.
    unowned(unsafe) var islandRoot: UIView?
    /// The controller of which this view is the root view.
    weak var controller: (any ViewOwner)?

    var superview: UIView? {
        get { superviewReference?.takeUnretainedValue() }
        set { superviewReference = newValue.map { Unmanaged.passUnretained($0) } }
    }
    var window: UIWindow? {
        get { windowReference?.takeUnretainedValue() }
        set { windowReference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// Compares without retaining the superview, as views do many times for each view that is added.
    func hasSuperview(_ view: UIView) -> Bool {
        superviewReference?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }

    /// Whether the view is in this window; with nil, whether it is in none.
    func isIn(_ window: UIWindow?) -> Bool {
        guard let window else { return windowReference == nil }
        return windowReference?.toOpaque() == Unmanaged.passUnretained(window).toOpaque()
    }
}
