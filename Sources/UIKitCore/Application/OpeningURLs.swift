import Foundation
import HostInterface

extension UIApplication {
    /// A key of the options of opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Bool`: open only if an app was made for the address. No desktop knows, so true opens nothing.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
        /// - Coverage: inert (nothing is measured)
        public static let eventAttribution = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
    }

    /// On iOS the address of the app's page among the settings. A desktop has no such page: it is not opened, and
    /// ``canOpenURL(_:)`` says so.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// As ``openSettingsURLString``, of notifications.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    func start(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any], _ completion: ((Bool) -> Void)?) {
        let app = AppContext.current
        // In a turn of its own, on the app's clock: never before the call has returned.
        func answer(_ success: Bool) {
            guard let completion else { return }
            app.after(0) { completion(success) }
        }
        guard mayLeave(url), options[.universalLinksOnly] as? Bool != true, let links = app.host?.links else {
            return answer(false)
        }
        links.open(url.absoluteString) { answer($0) }
    }

    func hasProgram(for url: URL) -> Bool {
        guard mayLeave(url), let scheme = url.scheme?.lowercased() else { return false }
        // Every desktop opens files by their type.
        return scheme == "file" || AppContext.current.host?.links.hasProgram(for: scheme) ?? false
    }

    /// Whether the address is one of another program's.
    private func mayLeave(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), !scheme.isEmpty else { return false }
        guard scheme == "app-settings" else { return true }
        Log.once("UIApplication.openSettingsURLString: a desktop has no settings of single apps; nothing is opened")
        return false
    }
}
