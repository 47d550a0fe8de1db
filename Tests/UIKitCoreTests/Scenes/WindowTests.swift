import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import LayerScene
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
private final class TouchCounter: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
}

@MainActor
private final class KeyWindow: UIWindow {
    var calls: [String] = []
    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
}

@MainActor
struct WindowTests {
    /// A window of the app that is smaller than the display.
    private func overlay(_ frame: CGRect = CGRect(x: 20, y: 30, width: 100, height: 100)) -> KeyWindow {
        let window = KeyWindow(frame: frame)
        window.rootViewController = UIViewController()
        return window
    }

    @Test("A second window is drawn over the first in one picture, and keeps its own frame")
    func composed() throws {
        let app = TestApp(UIViewController())
        let second = overlay()
        second.isHidden = false
        app.turn()
        let root = try #require(app.host.windows.first?.scene?.root)
        #expect(app.host.windows.count == 1)
        #expect(root.children.map(\.id) == [app.window.layer.id, second.layer.id])
        #expect(second.frame == CGRect(x: 20, y: 30, width: 100, height: 100))
        app.resize(to: CGSize(width: 500, height: 700))
        #expect(app.window.frame.size == CGSize(width: 500, height: 700))
        #expect(second.frame.size == CGSize(width: 100, height: 100))
    }

    @Test("A window with a higher level is in front, regardless of the order in which windows were shown")
    func levels() throws {
        let app = TestApp(UIViewController())
        let alert = overlay()
        alert.windowLevel = .alert
        alert.isHidden = false
        let normal = overlay()
        normal.isHidden = false
        app.turn()
        #expect(UIApplication.shared.windows.map { $0.windowLevel } == [.normal, .normal, .alert])
        #expect(app.host.windows.first?.scene?.root?.children.last?.id == alert.layer.id)
    }

    @Test("A hidden window is not drawn, and another window becomes the key window")
    func hidden() throws {
        let app = TestApp(UIViewController())
        let second = overlay()
        second.makeKeyAndVisible()
        #expect(second.isKeyWindow)
        app.turn()
        second.isHidden = true
        #expect(app.window.isKeyWindow)
        #expect(second.calls == ["become", "resign"])
        app.settle()
        #expect(app.host.windows.first?.scene?.root?.id == app.window.layer.id)
    }

    @Test("A window that is shown without becoming key gets touches but no keys")
    func shownOnly() {
        let app = TestApp(UIViewController())
        let second = overlay()
        let counter = TouchCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        second.isHidden = false
        second.rootViewController?.view.addSubview(counter)
        app.turn()
        #expect(app.window.isKeyWindow)
        app.tap(at: CGPoint(x: 60, y: 60))
        #expect(counter.calls == ["began", "ended"])
    }

    @Test("A touch beside the front window reaches the window behind it")
    func behind() {
        let root = UIViewController()
        let app = TestApp(root)
        let counter = TouchCounter(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.view.addSubview(counter)
        overlay().isHidden = false
        app.turn()
        app.tap(at: CGPoint(x: 300, y: 500))
        #expect(counter.calls == ["began", "ended"])
        app.tap(at: CGPoint(x: 60, y: 60))
        #expect(counter.calls.count == 2)
    }

    @Test("Losing the desktop's focus cancels touches and resigns the key window once")
    func focus() {
        let app = TestApp(UIViewController())
        let key = overlay(app.window.frame)
        key.makeKeyAndVisible()
        let counter = TouchCounter(frame: key.bounds)
        key.rootViewController?.view.addSubview(counter)
        app.turn()
        app.press(at: CGPoint(x: 60, y: 60))
        app.host.send([.focus(false), .focus(false), .focus(true), .focus(true)])
        #expect(counter.calls == ["began", "cancelled"])
        #expect(key.calls == ["become", "resign", "become"])
    }

    @Test("The touch of a view that is removed from the window is cancelled")
    func leaves() {
        let root = UIViewController()
        let app = TestApp(root)
        let counter = TouchCounter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let button = UIButton(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
        root.view.addSubview(counter)
        root.view.addSubview(button)
        app.turn()
        app.press(at: CGPoint(x: 50, y: 50))
        counter.removeFromSuperview()
        app.lift()
        #expect(counter.calls == ["began", "cancelled"])
        app.press(at: CGPoint(x: 250, y: 250))
        #expect(button.isTracking)
        button.removeFromSuperview()
        #expect(!button.isTracking)
        #expect(!button.isHighlighted)
    }

    @Test("Presentations of the old root end with the root")
    func replacedRoot() {
        let old = UIViewController()
        let app = TestApp(old)
        let sheet = UIViewController()
        old.present(sheet, animated: false)
        app.turn()
        app.window.rootViewController = UIViewController()
        app.turn()
        #expect(sheet.viewIfLoaded?.window == nil)
        #expect(app.window.subviews.count == 1)
    }

    @Test("A controller that is removed with its view is no longer first responder")
    func responder() {
        final class Typist: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let root = UIViewController()
        let app = TestApp(root)
        let typist = Typist()
        root.addChild(typist)
        root.view.addSubview(typist.view)
        #expect(typist.becomeFirstResponder())
        typist.view.removeFromSuperview()
        #expect(app.window.firstResponder == nil)
    }
}

@MainActor
private var lifeCalls: [String] = []
@MainActor
private var lifeNotes: [String] = []

@MainActor
private final class LifeDelegate: UIApplicationDelegate {
    static var hasScenes = true
    var window: UIWindow?
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        lifeCalls.append("launched")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Self.hasScenes ? LifeScene.self : nil
        return configuration
    }
    func applicationDidBecomeActive(_ application: UIApplication) { lifeCalls.append("app active") }
    func applicationWillResignActive(_ application: UIApplication) { lifeCalls.append("app resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { lifeCalls.append("app background") }
    func applicationWillTerminate(_ application: UIApplication) { lifeCalls.append("app ends") }
}

@MainActor
private final class LifeScene: UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { say("connect", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { say("foreground", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { say("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { say("resigns", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { say("background", scene) }
    func sceneDidDisconnect(_ scene: UIScene) { say("disconnects", scene) }
    private func say(_ text: String, _ scene: UIScene) { lifeCalls.append("\(text) \(scene.activationState)") }
}

@MainActor
@Suite(.serialized) struct ApplicationLifeTests {
    private func live(scenes: Bool) -> [String] {
        lifeCalls = []
        LifeDelegate.hasScenes = scenes
        let host = HeadlessHost()
        let context = AppContext()
        let delegate = LifeDelegate()
        context.launch(delegate, on: host)
        host.turn()
        host.send([.closeRequested, .closeRequested])
        #expect(host.isStopped)
        return lifeCalls
    }

    @Test("A scene connects, becomes active and disconnects in UIKit's order, once")
    func scenes() {
        #expect(
            live(scenes: true) == [
                "launched", "connect unattached", "foreground unattached", "active foregroundActive",
                "resigns foregroundActive",
                "background background", "disconnects background", "app ends",
            ])
    }

    @Test("Settings are saved in the background, at the end, and when another program comes to the front")
    func settings() throws {
        let app = TestApp(UIViewController())
        let choices = try #require(app.context.choices as? MemoryChoices)
        app.host.send([.focus(true)])
        #expect(choices.saveCount == 0)
        app.host.send([.focus(false)])
        #expect(choices.saveCount == 1)
        app.host.send([.closeRequested])
        #expect(choices.saveCount == 3)
    }

    @Test("Notifications are posted in the same order")
    func notifications() {
        lifeNotes = []
        let all = [
            UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willTerminateNotification,
        ]
        let observers = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let said = note.name.rawValue
                MainActor.assumeIsolated { lifeNotes.append(said) }
            }
        }
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        _ = live(scenes: true)
        #expect(lifeNotes == all.map(\.rawValue))
    }

    @Test("The general pasteboard is the desktop's clipboard")
    func pasteboard() {
        let app = TestApp()
        UIPasteboard.general.string = "copied"
        #expect(app.host.clipboard.text == "copied")
        #expect(UIPasteboard.general.hasStrings)
        UIPasteboard.general.string = nil
        #expect(!UIPasteboard.general.hasStrings)
    }

    @Test("The delegate of an app without scenes gets the life cycle callbacks")
    func noScenes() {
        #expect(live(scenes: false) == ["launched", "app active", "app resigns", "app background", "app ends"])
    }
}
