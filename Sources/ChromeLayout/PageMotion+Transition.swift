package import Foundation
package import MotionLogic

extension PageMotion {
    /// The positions of both pages at a progress of a transition; a pop runs in reverse.
    package init(transition progress: Double, isPush: Bool, width: CGFloat, isRightToLeft: Bool) {
        self.init(
            progress: min(max(isPush ? progress : 1 - progress, 0), 1), width: Double(width),
            direction: isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
