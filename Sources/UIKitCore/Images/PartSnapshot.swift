import CoreGraphics
public import Foundation

extension UIView {
    /// Pixels a point of what is drawn here: the display's scale. Other than on iOS it cannot be set: drawings are as
    /// sharp as the display.
    /// - Coverage: setting is inert
    public var contentScaleFactor: CGFloat {
        get { max(traitCollection.displayScale, 1) }
        set {
            if newValue != contentScaleFactor {
                Log.once("UIView.contentScaleFactor = \(newValue) has no effect: drawings are as sharp as the display")
            }
        }
    }

    /// A picture of a part of the view, which stretches as the view that shows it becomes larger.
    /// - Parameters:
    ///   - rect: in the view's points.
    ///   - afterUpdates: what waits to be laid out is, first.
    ///   - capInsets: borders that keep their size while the middle stretches.
    /// - Returns: nil for a part of no size.
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
