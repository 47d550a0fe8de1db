import HeadlessHost
import Testing
import UIKit
import UIKitCore

@MainActor
private final class SceneMaker: UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = OneWindow.self
        return configuration
    }
}

@MainActor
private final class OneWindow: UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}

@MainActor
struct SceneTests {
    @Test("a scene has the windows that were created for it")
    func windows() {
        let host = HeadlessHost()
        let context = AppContext()
        let delegate = SceneMaker()
        context.launch(delegate, on: host)
        host.turn()
        context.makeCurrent()
        let windows = UIApplication.shared.connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
        #expect(windows.count == 1)
        #expect(windows.first?.windowScene?.keyWindow === windows.first)
    }
}
