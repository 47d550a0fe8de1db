import UIKit

open class Badge: UILabel {
    override open func prepareForSkeleton(_ depth: Int) -> String {
        guard depth > 0 else { return "top" }
        return "badge, " + super.prepareForSkeleton(depth)
    }
}

public final class RedBadge: Badge {}

extension RedBadge {
    override public var skeletonColor: Int {
        get { super.skeletonColor + 100 }
        set { super.skeletonColor = newValue * 2 }
    }
}
