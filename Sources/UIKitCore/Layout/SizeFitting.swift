import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
    /// Documented sizes to aim at: the smallest and the largest that constraints allow.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// For ``UIView/systemLayoutSizeFitting(_:)``: as large as constraints allow.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Solves the constraints inside for a size of this view; nothing moves. Rounded up to whole device pixels.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintTree()
        let island = ConstraintIsland(self, fitting: .init(size: target, horizontal: horizontal, vertical: vertical))
        let size = island.fittedSize()
        let scale = max(traitCollection.displayScale, 1)
        func up(_ value: CGFloat) -> CGFloat { ((value * scale) - 0.001).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }
}
