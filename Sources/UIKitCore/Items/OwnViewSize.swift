import CoreGraphics
import Foundation

/// The size that an app gave a view of its own, kept while a bar makes the view smaller: with more room it grows back.
@MainActor
struct OwnViewSize {
    private var given: CGSize?
    private var own = CGSize.zero

    mutating func size(of view: UIView, fitting available: CGSize) -> CGSize {
        // Another size than the bar's is the app's.
        if view.bounds.size != given { own = view.bounds.size }
        return view.barSize(fitting: available, own: own)
    }

    mutating func gave(_ size: CGSize) { given = size }
}

extension UIView {
    /// The size that a view of the app takes in a bar: its constraints' or its content's wish, else its own size.
    func barSize(fitting available: CGSize) -> CGSize { barSize(fitting: available, own: bounds.size) }

    func barSize(fitting available: CGSize, own: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        var size = CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : own.width, height: intrinsic.height >= 0 ? intrinsic.height : own.height)
        if !translatesAutoresizingMaskIntoConstraints || (size.width <= 0 && size.height <= 0) {
            let fitted = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if fitted.width > 0 { size.width = fitted.width }
            if fitted.height > 0 { size.height = fitted.height }
        }
        return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    }
}
