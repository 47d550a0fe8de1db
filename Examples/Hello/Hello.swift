import UIKit

final class Screen: UIViewController {
    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        title = "Screen \(navigationController?.viewControllers.count ?? 1)"
        let next = UIAction(title: "Next") { [weak self] _ in self?.show(Screen(), sender: nil) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: next)
    }
}

@main final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    func applicationDidBecomeActive(_ application: UIApplication) {
        window?.rootViewController = UINavigationController(rootViewController: Screen())
        window?.makeKeyAndVisible()
    }
}
