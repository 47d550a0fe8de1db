import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
    /// The target size for the smallest size that the constraints allow.
    /// Documented: UIView.layoutFittingCompressedSize.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target size for the largest size that the constraints allow. See ``UIView/systemLayoutSizeFitting(_:)``.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Solves the constraints inside the view for its size, without moving views. The size is rounded up to whole
    /// device pixels.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintTree()
        let island = ConstraintIsland(self, fitting: .init(size: target, horizontal: horizontal, vertical: vertical))
        let size = island.fittedSize()
        let scale = max(traitCollection.displayScale, 1)
        func up(_ value: CGFloat) -> CGFloat { ((value * scale) - 0.001).rounded(.up) / scale }
        return CGSize(width: up(size.width), height: up(size.height))
    }
}
