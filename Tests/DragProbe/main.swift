import CoreGraphics
import Foundation
import UIKit
import UIKitCore

/// An app that prints its drags and drops, for the tests of drags between programs. With the argument `two` it has a
/// second window, and with `restricted` its drags stay in the app.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

final class DragProbe: UIResponder, UIApplicationDelegate {
    required override init() { super.init() }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = ProbeScene.self
        return configuration
    }
}

final class ProbeScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    required override init() { super.init() }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let isSecond = UIApplication.shared.connectedScenes.count > 1
        scene.title = isSecond ? "Other" : "Drags"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = isSecond ? LocalTarget() : ListTargets()
        window.makeKeyAndVisible()
        self.window = window
        if !isSecond, CommandLine.arguments.contains("two") {
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
                say("failed \(error)")
            }
        }
        // The window is on the screen after this turn.
        DispatchQueue.main.async { say(isSecond ? "second ready" : "ready") }
    }
}

DragProbe.main()
