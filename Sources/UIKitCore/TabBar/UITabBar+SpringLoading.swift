import Foundation
import ObjectiveCRuntime

extension UITabBar: UISpringLoadedInteractionSupporting {
    private static let springKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Whether dragged items that rest on a tab select the tab. False by default.
    public var isSpringLoaded: Bool {
        get { springLoadsTabs }
        set {
            objc_setAssociatedObject(
                self, UITabBar.springKey, newValue ? true : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            setNeedsLayout()
        }
    }

    var springLoadsTabs: Bool { objc_getAssociatedObject(self, UITabBar.springKey) as? Bool ?? false }
}
