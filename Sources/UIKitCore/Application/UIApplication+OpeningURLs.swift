import Diagnostics
import Foundation
import HostInterface

extension UIApplication {
    /// A key of the options of opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Bool`: open the URL only in an app that is registered for it. A desktop has no such registration, so true
        /// opens nothing.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
        /// - Coverage: inert (nothing is measured)
        public static let eventAttribution = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
    }

    /// The URL of the app's settings on iOS. A desktop has no such page: the URL is not opened, and ``canOpenURL(_:)``
    /// returns false.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The URL of the app's notification settings on iOS. It is not opened, like ``openSettingsURLString``.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    func start(_ url: URL, _ options: [OpenExternalURLOptionsKey: Any], _ completion: ((Bool) -> Void)?) {
        let app = context
        // Called in a later turn on the app's clock: never before the call has returned.
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
        // Every desktop opens files with the program for their type.
        return scheme == "file" || context.host?.links.hasProgram(for: scheme) ?? false
    }

    /// Whether the URL can be opened by another program.
    private func mayLeave(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), !scheme.isEmpty else { return false }
        guard scheme == "app-settings" else { return true }
        Log.once("UIApplication.openSettingsURLString: a desktop has no settings of single apps; nothing is opened")
        return false
    }
}
