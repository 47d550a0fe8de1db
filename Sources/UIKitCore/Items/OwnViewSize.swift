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

    /// Returns the size of an app's view in a bar: the preferred size of its constraints or content, or else its own
    /// size.
    /// - Parameter own: the view's own size; nil for the current size.
    static func barSize(of view: UIView, fitting available: CGSize, own: CGSize? = nil) -> CGSize {
        let own = own ?? view.bounds.size
        let intrinsic = view.intrinsicContentSize
        var size = CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : own.width,
            height: intrinsic.height >= 0 ? intrinsic.height : own.height)
        if !view.translatesAutoresizingMaskIntoConstraints || (size.width <= 0 && size.height <= 0) {
            let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if fitted.width > 0 { size.width = fitted.width }
            if fitted.height > 0 { size.height = fitted.height }
        }
        return CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    }
}

// The views belong to the app. They are measured outside accesses to the items' state, which the app's code may change.

extension UINavigationItem {
    func size(of titleView: UIView, fitting available: CGSize) -> CGSize {
        let size = titleView.bounds.size
        let own = texts.titleViewSize.own(of: size)
        return OwnViewSize.barSize(of: titleView, fitting: available, own: own)
    }
}

extension UIBarButtonItem {
    func size(of customView: UIView, fitting available: CGSize) -> CGSize {
        let size = customView.bounds.size
        let own = more.viewSize.own(of: size)
        return OwnViewSize.barSize(of: customView, fitting: available, own: own)
    }
}
