package import Foundation

/// The keys of an app's `Info.plist` that concern the launch, and the bundle with the app's storyboards.
///
/// Documented (Information Property List Key Reference, About Info.plist Keys and Values): a key with the suffix
/// `~ipad` or `~iphone` applies only to this device, and has precedence there over the key without a suffix.
package struct LaunchInformation {
    package var keys: [String: Any]
    package var bundle: Bundle

    package init(keys: [String: Any], bundle: Bundle) {
        self.keys = keys
        self.bundle = bundle
    }

    package static var ofProgram: LaunchInformation {
        LaunchInformation(keys: Bundle.main.infoDictionary ?? [:], bundle: .main)
    }

    /// The main storyboard of an app without scenes.
    @MainActor var mainStoryboard: String? { text(value("UIMainStoryboardFile")) }

    /// The main nib of an app without scenes and storyboards.
    ///
    /// Documented (Information Property List, NSMainNibFile): the name of the nib. Apps also use `UIMainNibFile`.
    @MainActor var mainNib: String? { text(value("NSMainNibFile")) ?? text(value("UIMainNibFile")) }

    @MainActor private func value(_ key: String) -> Any? {
        keys["\(key)~\(UIScreen.main.traitCollection.resourceSuffix)"] ?? keys[key]
    }

    /// The name of the app as the user knows it: its display name, its name, or the name of the program.
    @MainActor var appName: String {
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            if let name = value(key) as? String, !name.isEmpty { return name }
        }
        return ProcessInfo.processInfo.processName
    }

    /// Documented (Information Property List, UIUserInterfaceStyle): `Light` and `Dark` are the appearance of the app,
    /// whatever the user's settings are. Other values follow the settings.
    @MainActor var requiredStyle: UIUserInterfaceStyle {
        switch keys["UIUserInterfaceStyle"] as? String {
        case "Light": .light
        case "Dark": .dark
        default: .unspecified
        }
    }

    @MainActor var manifest: [String: Any]? { value("UIApplicationSceneManifest") as? [String: Any] }

    /// Documented (Information Property List, UIApplicationSceneManifest): an app whose `Info.plist` has a scene
    /// manifest uses scenes.
    @MainActor var hasManifest: Bool { manifest != nil }

    /// Documented (Information Property List, UIApplicationSupportsMultipleScenes): the manifest specifies whether an
    /// app can have several windows.
    @MainActor var supportsMultipleScenes: Bool {
        let value = manifest?["UIApplicationSupportsMultipleScenes"]
        return value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
    }

    /// The log text for an app without a window: the storyboards and nibs that the launch searched, and where.
    @MainActor var missingWindowText: String {
        let file = bundle.bundlePath + "/Info.plist"
        let found = keys.isEmpty ? "\(file) is not there or has no keys" : "\(file) was read"
        let scene =
            hasManifest
            ? "its UIApplicationSceneManifest names no scene that made a window" : "no UIApplicationSceneManifest"
        let storyboard = mainStoryboard.map { "the storyboard \($0) made no window" } ?? "no UIMainStoryboardFile"
        return
            "the app has no window after its launch: \(found); \(scene); \(storyboard); and the app's delegate made no "
            + "window visible. Put the Info.plist beside the program, or call UIWindow.makeKeyAndVisible()."
    }

    func text(_ value: Any?) -> String? { (value as? String).flatMap { $0.isEmpty ? nil : $0 } }
}
