package import Foundation

/// What an app's `Info.plist` says of its start, and the bundle that its storyboards are in.
///
/// Documented: a key with `~ipad` or `~iphone` at its end counts on such a device alone, and there more than the key
/// without.
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

    /// The storyboard of an app without scenes.
    @MainActor var mainStoryboard: String? { text(value("UIMainStoryboardFile")) }

    /// The nib of an app without scenes and storyboards. Documented: `NSMainNibFile`; other names were found in apps.
    @MainActor var mainNib: String? { text(value("NSMainNibFile")) ?? text(value("UIMainNibFile")) }

    @MainActor private func value(_ key: String) -> Any? {
        keys["\(key)~\(UIScreen.main.traitCollection.resourceSuffix)"] ?? keys[key]
    }

    @MainActor private var manifest: [String: Any]? { value("UIApplicationSceneManifest") as? [String: Any] }

    /// Documented: an app whose `Info.plist` has a manifest of scenes lives by them.
    @MainActor var hasManifest: Bool { manifest != nil }

    /// Documented: the manifest says whether an app has more windows than one.
    @MainActor var supportsMultipleScenes: Bool {
        let value = manifest?["UIApplicationSupportsMultipleScenes"]
        return value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
    }

    struct Scene {
        var name: String?
        var delegateClass: String?
        var storyboard: String?
    }

    /// A scene of the manifest.
    /// - Parameter name: nil is the first of the role.
    @MainActor func scene(_ name: String?, _ role: UISceneSession.Role) -> Scene? {
        guard role == .windowApplication, let manifest,
            let roles = manifest["UISceneConfigurations"] as? [String: Any],
            let scenes = roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        else { return nil }
        let known = scenes.map {
            Scene(
                name: text($0["UISceneConfigurationName"]), delegateClass: text($0["UISceneDelegateClassName"]),
                storyboard: text($0["UISceneStoryboardFile"]))
        }
        if let scene = known.first(where: { name == nil || $0.name == name }) { return scene }
        if !known.isEmpty {
            Log.once(
                """
                UISceneConfiguration(name: "\(name ?? "")"): the manifest of the Info.plist has no scene of \
                this name; it has: \(known.compactMap(\.name).joined(separator: ", "))
                """
            )
        }
        return nil
    }

    /// For an app that shows no window: what the launch looked for, and where.
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

    private func text(_ value: Any?) -> String? { (value as? String).flatMap { $0.isEmpty ? nil : $0 } }
}
