import Diagnostics
import Foundation
import QuartzCore

/// The windows of the storyboards and nibs that an `Info.plist` names.
extension LaunchInformation {
    /// The window of an app without scenes; nil if the app has scenes, or neither a main storyboard nor a main nib with
    /// a window. Stops the program if the bundle has no document of this name.
    ///
    /// Documented (UIApplicationDelegate.window): UIKit creates the window and sets it on the delegate.
    /// Documented (UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)): the main storyboard or nib is
    /// loaded before this call.
    /// Documented (View Controller Programming Guide, Using View Controllers in Your App): the window is shown after
    /// `application(_:didFinishLaunchingWithOptions:)`.
    @MainActor
    func mainWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
        guard !hasManifest else { return nil }
        guard let name = mainStoryboard else { return mainNib.flatMap { windowOfNib($0, for: delegate) } }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIStoryboard(name: name, bundle: bundle).initialController(
            for: "UIMainStoryboardFile")
        delegate.window = window
        if delegate.window !== window {
            Log.once(
                """
                UIMainStoryboardFile: \(type(of: delegate)) needs the property window to show a main storyboard: \
                var window: UIWindow?
                """
            )
        }
        return window
    }

    /// The window of the main nib. Documented (Resource Programming Guide, Nib Files): the application is the owner of
    /// the main nib. Chosen: an object of the delegate's class in the nib is replaced by the existing delegate; outlets
    /// of the application are set on the delegate, too.
    @MainActor
    private func windowOfNib(_ name: String, for delegate: any UIApplicationDelegate) -> UIWindow? {
        let objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil, existing: delegate)
        keeping(UIApplication.shared.mainNibObjects) {
            UIApplication.shared.mainNibObjects = objects.map { $0 as AnyObject }
        }
        guard let window = objects.lazy.compactMap({ $0 as? UIWindow }).first else {
            Log.once("NSMainNibFile: \(name).xib has no window; the app's delegate makes one")
            return nil
        }
        window.frame = UIScreen.main.bounds
        if delegate.window !== window { delegate.window = window }
        if delegate.window !== window {
            Log.once(
                """
                NSMainNibFile: \(type(of: delegate)) needs the property window to show that of the nib: var \
                window: UIWindow?
                """
            )
        }
        return window
    }
}

extension UISceneConfiguration {
    /// The window of a scene whose configuration has a storyboard.
    ///
    /// Documented (Xcode, App template, SceneDelegate): before `scene(_:willConnectTo:options:)`, the window is created
    /// and set on the delegate. Derived: the window is shown after this call.
    func makeWindow(in scene: UIWindowScene, for delegate: (any UISceneDelegate)?) -> UIWindow? {
        guard let storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.initialController(for: "UISceneStoryboardFile")
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return window }
        delegate.window = window
        if delegate.window !== window {
            Log.once(
                """
                UISceneStoryboardFile: \(type(of: delegate)) needs the property window to show the storyboard of \
                its scene: var window: UIWindow?
                """
            )
        }
        return window
    }
}

extension UIStoryboard {
    fileprivate func initialController(for key: String) -> UIViewController? {
        let controller = instantiateInitialViewController()
        if controller == nil {
            Log.once(
                """
                \(key): the storyboard has no initial controller that could be made; mark a scene as initial, or \
                the window stays empty
                """
            )
        }
        return controller
    }
}
