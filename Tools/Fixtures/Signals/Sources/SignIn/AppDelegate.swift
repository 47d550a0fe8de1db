import Combine
import Signals
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var cancellables: Set<AnyCancellable> = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let screen = LoginViewController()
        screen.title = "Signals"
        screen.loadViewIfNeeded()
        // The runtime searches for the conformance by which a number becomes a CGFloat.
        let isCast = NSNumber(value: 2) as Any as? CGFloat == 2
        screen.model.$isValid.first { $0 }.sink { _ in print(isCast ? "valid" : "no cast") }.store(in: &cancellables)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: screen)
        window?.makeKeyAndVisible()
        // The arguments -name and -password fill the fields.
        for (key, field) in [("name", screen.nameField), ("password", screen.passwordField)] {
            field.text = UserDefaults.standard.string(forKey: key)
            NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
        }
        return true
    }
}
