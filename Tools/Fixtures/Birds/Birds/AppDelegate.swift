import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: BirdsViewController())
        window?.makeKeyAndVisible()
        print("launched \(Bundle.main.bundleIdentifier ?? "nothing") with \(CommandLine.arguments.count - 1) arguments")
        return true
    }
}
