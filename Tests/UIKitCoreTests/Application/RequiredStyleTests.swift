import Foundation
import Testing
import UIKit
import UIKitTesting

/// Apps whose `Info.plist` requires an appearance.
@MainActor
struct RequiredStyleTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    private func launch(_ style: String) -> (TestApp, UIViewController?) {
        let delegate = Delegate()
        let app = TestApp(launching: delegate, information: ["UIUserInterfaceStyle": style])
        app.settle()
        return (app, delegate.window?.rootViewController)
    }

    @Test("an app is dark or light as its Info.plist requires, whatever the user prefers")
    func required() throws {
        for (name, style) in [("Dark", UIUserInterfaceStyle.dark), ("Light", .light)] {
            let (app, found) = launch(name)
            let page = try #require(found)
            for prefersDark in [false, true, false] {
                app.isDark = prefersDark
                app.settle()
                #expect(page.traitCollection.userInterfaceStyle == style)
                #expect(UITraitCollection.current.userInterfaceStyle == style)
            }
            page.overrideUserInterfaceStyle = style == .dark ? .light : .dark
            app.settle()
            #expect(page.view.traitCollection.userInterfaceStyle != style)
        }
    }

    @Test("another value follows the user's settings")
    func automatic() throws {
        let (app, found) = launch("Automatic")
        let page = try #require(found)
        #expect(page.traitCollection.userInterfaceStyle == .light)
        app.isDark = true
        app.settle()
        #expect(page.traitCollection.userInterfaceStyle == .dark)
    }
}
