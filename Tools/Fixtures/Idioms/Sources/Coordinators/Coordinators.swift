import UIKit

public protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

public final class AppCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
    public var children: [Coordinator] = []
    public let navigation: UINavigationController
    public private(set) var shown: [String] = []

    public init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        navigation.delegate = self
    }

    public func start() { show("Inbox") }

    public func show(_ title: String) {
        let page = PageViewController()
        page.title = title
        page.onNext = { [weak self] in self?.show($0) }
        navigation.pushViewController(page, animated: !shown.isEmpty)
    }

    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        shown.append(viewController.title ?? "")
    }
}

public final class PageViewController: UIViewController {
    public var onNext: ((String) -> Void)?
    @objc public func next(_ sender: Any) { onNext?("Message") }
}
