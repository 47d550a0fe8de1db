import CoreGraphics
import Foundation

/// The size that an app set for a custom view, stored while a bar shrinks the view. With more space, the view gets its
/// size back.
@MainActor
struct OwnViewSize {
    private var given: CGSize?
    private var own = CGSize.zero

    /// Returns the app's size for a view with the current size `size`. A size that the bar did not set is the app's.
    mutating func own(of size: CGSize) -> CGSize {
        if size != given { own = size }
        return own
    }

    mutating func gave(_ size: CGSize) { given = size }
}

// The views belong to the app. They are measured outside accesses to the items' state, which the app's code may change.

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
    /// Returns the size of an app's view in a bar: the preferred size of its constraints or content, or else its own
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
