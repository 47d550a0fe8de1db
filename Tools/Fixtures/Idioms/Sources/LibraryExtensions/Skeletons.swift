import UIKit

extension UIView {
    @objc open func prepareForSkeleton(_ depth: Int = 0) -> String {
        subviews.map { $0.prepareForSkeleton(depth + 1) }.reduce("view \(depth)") { $0 + ", " + $1 }
    }

    @objc public var skeletonColor: Int {
        get { tag }
        set { tag = newValue }
    }
}

extension UILabel {
    override open func prepareForSkeleton(_ depth: Int) -> String { "label, " + super.prepareForSkeleton(depth) }
}
