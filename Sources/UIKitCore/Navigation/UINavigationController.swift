public import Foundation
@MainActor open class UINavigationController: UIViewController {
    open var topViewController: UIViewController? { nil }
    func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {}
    func contentScrollViewChanged(of controller: UIViewController) {}
}
@MainActor open class UINavigationItem: NSObject { open var title: String?; public init(title: String) { self.title = title } }
@MainActor open class UIBarButtonItem: NSObject {}
extension UIViewController {
 func startPresenting(_ vc: UIViewController, animated: Bool, completion: (() -> Void)?) {}
 func startDismissing(animated: Bool, completion: (() -> Void)?) {}
}
struct PresentationState { weak var presenting: UIViewController?; var presented: UIViewController? }
