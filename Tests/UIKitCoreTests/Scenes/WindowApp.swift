import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import UIKitTesting

@testable import UIKitCore

/// An app with scenes that records the calls about windows, addresses and shortcut items.
@MainActor
enum WindowApp {
    static var calls: [String] = []
    /// Called when a scene connects, before its window is created.
    static var connecting: (UIWindowScene) -> Void = { _ in }
    /// The predicates of new scenes.
    static var conditions: () -> UISceneActivationConditions = { UISceneActivationConditions() }
    static var root: () -> UIViewController = { UIViewController() }
    private static var made = 0

    static let shortcuts: [[String: Any]] = [
        ["UIApplicationShortcutItemType": "org.example.compose", "UIApplicationShortcutItemTitle": "Compose"]
    ]

    static func launch(
        severalWindows: Bool = true, size: CGSize = CGSize(width: 390, height: 844)
    ) -> TestApp {
        (calls, made) = ([], 0)
        (connecting, conditions, root) = (
            { _ in }, { UISceneActivationConditions() }, { UIViewController() }
        )
        return relaunch(severalWindows: severalWindows, size: size)
    }

    /// Launches with the closures that a test has assigned.
    static func relaunch(
        severalWindows: Bool = true, urls: [URL] = [], shortcutItem: String? = nil,
        size: CGSize = CGSize(width: 390, height: 844)
    ) -> TestApp {
        TestApp(
            launching: Delegate(), information: information(severalWindows: severalWindows), urls: urls,
            shortcutItem: shortcutItem, size: size, scale: 1, draws: false, safeArea: .zero)
    }

    static func information(severalWindows: Bool) -> [String: Any] {
        var information: [String: Any] = ["UIApplicationShortcutItems": shortcuts]
        if severalWindows {
            information["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
        }
        return information
    }

    static func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    final class Delegate: UIResponder, UIApplicationDelegate {
        required override init() { super.init() }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "One", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var name = ""
        required override init() { super.init() }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            made += 1
            name = "\(made)"
            let urls = connectionOptions.urlContexts.map(\.url.absoluteString).sorted()
            let parts = ["connect"] + urls + [connectionOptions.shortcutItem?.type].compactMap { $0 }
            say(parts.joined(separator: " "))
            scene.activationConditions = WindowApp.conditions()
            WindowApp.connecting(scene)
            window = UIWindow(windowScene: scene)
            window?.rootViewController = WindowApp.root()
            window?.makeKeyAndVisible()
        }

        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            say("opens " + URLContexts.map(\.url.absoluteString).sorted().joined(separator: " "))
        }

        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            say("performs \(shortcutItem.localizedTitle)")
            completionHandler(true)
        }

        func windowScene(
            _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) {
            say(
                "geometry \(Self.text(previousEffectiveGeometry)) to \(Self.text(windowScene.effectiveGeometry))")
        }

        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            let size = previousCoordinateSpace.bounds.size
            say("space from \(Int(size.width))x\(Int(size.height))")
        }

        func sceneDidDisconnect(_ scene: UIScene) { say("disconnects") }

        private func say(_ text: String) { calls.append("\(name) \(text)") }

        private static func text(_ geometry: UIWindowScene.Geometry) -> String {
            let frame = geometry.systemFrame
            return "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
        }
    }
}

extension TestApp {
    /// The scene of the front window, and its window on the desktop.
    var frontScene: UIWindowScene? { frontWindow?.windowScene }
    var frontHostWindow: HeadlessWindow? { frontWindow?.hostWindow as? HeadlessWindow }
}
