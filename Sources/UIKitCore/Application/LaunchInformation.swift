package import Foundation

/// What an app's `Info.plist` says of its start, and the bundle that its storyboards are in.
package struct LaunchInformation {
    package var keys: [String: Any]
    package var bundle: Bundle

    package init(keys: [String: Any], bundle: Bundle) {
        self.keys = keys
        self.bundle = bundle
    }

    package static var ofProgram: LaunchInformation { LaunchInformation(keys: Bundle.main.infoDictionary ?? [:], bundle: .main) }

    /// The storyboard of an app without scenes.
    var mainStoryboard: String? { text(keys["UIMainStoryboardFile"]) }

    /// Documented: an app whose `Info.plist` has a manifest of scenes lives by them.
    var hasManifest: Bool { keys["UIApplicationSceneManifest"] is [String: Any] }

    /// Documented: the manifest says whether an app has more windows than one.
    var supportsMultipleScenes: Bool {
        let value = (keys["UIApplicationSceneManifest"] as? [String: Any])?["UIApplicationSupportsMultipleScenes"]
        return value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
    }

    struct Scene {
        var name: String?
        var delegateClass: String?
        var storyboard: String?
    }

    /// A scene of the manifest.
    /// - Parameter name: nil is the first of the role.
    func scene(_ name: String?, _ role: UISceneSession.Role) -> Scene? {
        guard role == .windowApplication, let manifest = keys["UIApplicationSceneManifest"] as? [String: Any],
            let roles = manifest["UISceneConfigurations"] as? [String: Any],
            let scenes = roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        else { return nil }
        let known = scenes.map {
            Scene(name: text($0["UISceneConfigurationName"]), delegateClass: text($0["UISceneDelegateClassName"]), storyboard: text($0["UISceneStoryboardFile"]))
        }
        if let scene = known.first(where: { name == nil || $0.name == name }) { return scene }
        if !known.isEmpty {
            Log.once("UISceneConfiguration(name: \"\(name ?? "")\"): the manifest of the Info.plist has no scene of this name; it has: \(known.compactMap(\.name).joined(separator: ", "))")
        }
        return nil
    }

    private func text(_ value: Any?) -> String? { (value as? String).flatMap { $0.isEmpty ? nil : $0 } }
}
