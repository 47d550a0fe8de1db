import Foundation

extension UIApplication {
    /// Returns the orientations that the app's `Info.plist` lists for its windows (`UISupportedInterfaceOrientations`).
    /// Without the key: all orientations on a pad, all except upside down on a phone.
    /// Documented: UIApplication.supportedInterfaceOrientations(for:).
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let idiom = (window?.traitCollection ?? UIScreen.main.traitCollection).userInterfaceIdiom
        let key = "UISupportedInterfaceOrientations"
        let information = Bundle.main.infoDictionary ?? [:]
        let padNames: Any? = idiom == .pad ? information[key + "~ipad"] : nil
        let names = (padNames ?? information[key]) as? [String] ?? []
        let known: [String: UIInterfaceOrientationMask] = [
            "UIInterfaceOrientationPortrait": .portrait,
            "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
            "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        let named = UIInterfaceOrientationMask(names.compactMap { known[$0] })
        return named.isEmpty ? (idiom == .pad ? .all : .allButUpsideDown) : named
    }
}
