import Combine
import Signals
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var cancellables: Set<AnyCancellable> = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let login = LoginViewController()
        login.model.$isValid.sink { print("valid \($0)") }.store(in: &cancellables)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = login
        window?.makeKeyAndVisible()
        login.model.name = "Ada"
        login.model.password = "secret"
        return true
    }
}
