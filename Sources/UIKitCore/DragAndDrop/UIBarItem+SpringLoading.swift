import Foundation
import ObjectiveCRuntime

extension UIBarItem {
    private static let springKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    fileprivate var springLoads: Bool {
        get { objc_getAssociatedObject(self, UIBarItem.springKey) as? Bool ?? false }
        set {
            objc_setAssociatedObject(
                self, UIBarItem.springKey, newValue ? true : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            changed()
        }
    }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest on the item's button perform its action. False by default.
    public var isSpringLoaded: Bool {
        get { springLoads }
        set { springLoads = newValue }
    }
}

extension UITabBarItem: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest on the tab select the tab. False by default.
    public var isSpringLoaded: Bool {
        get { springLoads }
        set { springLoads = newValue }
    }
}
