import CoreGraphics
import Foundation

/// The size that an app gave a view of its own, kept while a bar makes the view smaller: with more room it grows back.
@MainActor
struct OwnViewSize {
    private var given: CGSize?
    private var own = CGSize.zero

    /// The size that the app gave the view, which has this size now. Another size than the bar's is the app's.
    mutating func own(of size: CGSize) -> CGSize {
        if size != given { own = size }
        return own
    }

    mutating func gave(_ size: CGSize) { given = size }
}

// The views are the app's: what they answer is asked for outside of the items' state, which they may change meanwhile.

extension UINavigationItem {
    func size(of titleView: UIView, fitting available: CGSize) -> CGSize {
        let size = titleView.bounds.size
        let own = texts.titleViewSize.own(of: size)
        return titleView.barSize(fitting: available, own: own)
    }
}

extension UIBarButtonItem {
    func size(of customView: UIView, fitting available: CGSize) -> CGSize {
        let size = customView.bounds.size
        let own = more.viewSize.own(of: size)
        return customView.barSize(fitting: available, own: own)
    }
}

extension UIView {
    /// The size that a view of the app has in a bar: its constraints' or its content's preferred size, else its own
    /// size.
    func barSize(fitting available: CGSize) -> CGSize { barSize(fitting: available, own: bounds.size) }

    func barSize(fitting available: CGSize, own: CGSize) -> CGSize {
        let intrinsic = intrinsicContentSize
        var size = CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : own.width,
            height: intrinsic.height >= 0 ? intrinsic.height : own.height)
        if !translatesAutoresizingMaskIntoConstraints || (size.width <= 0 && size.height <= 0) {
            let fitted = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if fitted.width > 0 { size.width = fitted.width }
            if fitted.height > 0 { size.height = fitted.height }
        }
        return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    }
}
