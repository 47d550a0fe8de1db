public import UIKit

extension UIView {
    /// Every view below this one, depth first, in front-to-back order of the hierarchy.
    public var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
