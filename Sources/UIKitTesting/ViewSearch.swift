public import UIKit

extension UIView {
    /// All views below this view, depth first, in the order of the hierarchy.
    public var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
