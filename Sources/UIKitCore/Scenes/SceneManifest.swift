import Diagnostics
import Foundation

extension LaunchInformation {
    /// A scene configuration of the manifest.
    struct Scene {
        var name: String?
        var delegateClass: String?
        var storyboard: String?
    }

    /// Returns a scene configuration of the manifest.
    /// - Parameter name: nil for the first configuration of the role.
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
}
