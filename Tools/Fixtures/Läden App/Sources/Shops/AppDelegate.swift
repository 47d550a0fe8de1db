import UIKit
import Cards

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: ShopsViewController())
        window?.makeKeyAndVisible()
        print("launched \(#file.hasSuffix("AppDelegate.swift")) \(#line)")
        return true
    }
}
