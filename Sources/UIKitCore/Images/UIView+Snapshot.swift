import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import LayerScene
import QuartzCore

extension UIView {
    /// Draws the view and its subviews into the current context, scaled to a rectangle.
    /// - Parameter afterUpdates: whether pending layout runs first.
    /// - Returns: false without a current context or for a view with an empty size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, bounds.width > 0, bounds.height > 0 else {
            return false
        }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}

extension UIView {
    /// Returns a snapshot of a part of the view. The snapshot stretches with the size of the returned view.
    /// - Parameters:
    ///   - rect: the part, in the view's coordinates.
    ///   - afterUpdates: whether pending layout runs first.
    ///   - capInsets: insets of the borders that keep their size while the middle stretches.
    /// - Returns: nil for an empty rectangle.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = contentScaleFactor
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            drawHierarchy(
                in: CGRect(x: -rect.minX, y: -rect.minY, width: bounds.width, height: bounds.height),
                afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets))
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }
}
