import Foundation

/// The windows that storyboards of an `Info.plist` ask for.
extension LaunchInformation {
    /// The window of an app without scenes; nil where the app has scenes or no main storyboard. Stops where the storyboard is not in the bundle.
    ///
    /// Documented: it is the delegate's before `application(_:willFinishLaunchingWithOptions:)`, and is shown after
    /// `application(_:didFinishLaunchingWithOptions:)`.
    @MainActor
    func mainWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
        guard !hasManifest, let name = mainStoryboard else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIStoryboard(name: name, bundle: bundle).initialController(for: "UIMainStoryboardFile")
        delegate.window = window
        if delegate.window !== window {
            Log.once("UIMainStoryboardFile: \(type(of: delegate)) needs the property window to show a main storyboard: var window: UIWindow?")
        }
        return window
    }
}

extension UISceneConfiguration {
    /// The window of a scene whose configuration has a storyboard. Documented: it is the delegate's before `scene(_:willConnectTo:options:)`, and
    /// is shown after it.
    func makeWindow(in scene: UIWindowScene, for delegate: (any UISceneDelegate)?) -> UIWindow? {
        guard let storyboard else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = storyboard.initialController(for: "UISceneStoryboardFile")
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return window }
        delegate.window = window
        if delegate.window !== window {
            Log.once("UISceneStoryboardFile: \(type(of: delegate)) needs the property window to show the storyboard of its scene: var window: UIWindow?")
        }
        return window
    }
}

extension UIStoryboard {
    fileprivate func initialController(for key: String) -> UIViewController? {
        let controller = instantiateInitialViewController()
        if controller == nil { Log.once("\(key): the storyboard has no initial controller that could be made; mark a scene as initial, or the window stays empty") }
        return controller
    }
}
