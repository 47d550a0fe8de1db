import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore

/// Addresses and shortcut items from outside the app.
@MainActor
struct LaunchRequestTests {
    @Test("a URL arrives in the front scene, which comes to the front")
    func opens() throws {
        let app = WindowApp.launch()
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        app.settle()
        app.advance(frames: 2)
        app.switchTo(app.windows[0])
        _ = WindowApp.takeCalls()
        app.open([Self.url("note:1"), Self.url("note:2")])
        app.settle()
        #expect(WindowApp.takeCalls() == ["1 opens note:1 note:2"])
        #expect(app.frontWindow === app.windows[0])
    }

    private static func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

    @Test("texts that are no address are left out")
    func odd() {
        let app = WindowApp.launch()
        _ = WindowApp.takeCalls()
        app.host.request(.open(["note:1", "", "a b\u{0}"]))
        app.host.request(.open([]))
        #expect(WindowApp.takeCalls().allSatisfy { $0.hasPrefix("1 opens note:1") || $0.contains("%") })
    }

    @Test("a scene that prefers a URL gets the URL before the scene in front")
    func prefers() throws {
        let app = WindowApp.launch()
        let first = try #require(app.frontScene)
        first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate {
            content, _ in (content as? String)?.hasPrefix("note:") ?? false
        }
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        app.settle()
        app.advance(frames: 2)
        _ = WindowApp.takeCalls()
        app.host.request(.open(["note:1"]))
        app.settle()
        #expect(WindowApp.takeCalls() == ["1 opens note:1"])
        #expect(app.frontScene === first)
        app.host.request(.open(["other:1"]))
        #expect(WindowApp.takeCalls() == ["1 opens other:1"])
    }

    @Test("a URL that no scene can display opens a window")
    func newScene() throws {
        let app = WindowApp.launch()
        app.frontScene?.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
        _ = WindowApp.takeCalls()
        app.host.request(.open(["note:1"]))
        app.settle()
        #expect(WindowApp.takeCalls() == ["2 connect note:1"])
        #expect(app.windows.count == 2)
    }

    @Test("an app with one window gets a URL in that window, whatever the conditions are")
    func oneWindow() {
        let app = WindowApp.launch(severalWindows: false)
        app.frontScene?.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
        _ = WindowApp.takeCalls()
        app.host.request(.open(["note:1"]))
        #expect(WindowApp.takeCalls() == ["1 opens note:1"])
    }

    @Test("a second start without addresses brings a minimized window to the front")
    func activates() throws {
        let app = WindowApp.launch()
        app.minimizeWindow()
        #expect(app.frontHostWindow?.isMinimized == true)
        app.host.request(.activate)
        app.settle()
        #expect(app.host.windows.first?.isMinimized == false)
    }

    @Test("a shortcut item of the Info.plist and one of the app are performed, an unknown one is not")
    func shortcuts() {
        let app = WindowApp.launch()
        UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "own", localizedTitle: "Own")]
        _ = WindowApp.takeCalls()
        for type in ["org.example.compose", "own", "unknown"] { app.performShortcutItem(type) }
        #expect(WindowApp.takeCalls() == ["1 performs Compose", "1 performs Own"])
    }

    @Test("the first scene of a started app gets the addresses and the item in its connection options")
    func launches() {
        _ = WindowApp.launch()
        WindowApp.calls = []
        _ = WindowApp.relaunch(urls: ["note:1", "note:2"].map(Self.url))
        #expect(WindowApp.takeCalls().first?.hasSuffix("connect note:1 note:2") == true)
        _ = WindowApp.relaunch(shortcutItem: "org.example.compose")
        #expect(WindowApp.takeCalls().first?.hasSuffix("connect org.example.compose") == true)
        _ = WindowApp.relaunch()
        #expect(WindowApp.takeCalls().first?.hasSuffix("connect") == true)
    }

    @Test("an app without scenes gets addresses and items by its delegate")
    func withoutScenes() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            static var calls: [String] = []
            var window: UIWindow?
            required override init() { super.init() }
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                let url = (launchOptions?[.url] as? URL)?.absoluteString
                let item = (launchOptions?[.shortcutItem] as? UIApplicationShortcutItem)?.type
                Self.calls.append("launches \(url ?? item ?? "")")
                return true
            }
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
                -> Bool
            {
                Self.calls.append("opens \(url.absoluteString) \(options[.openInPlace] as? Bool ?? false)")
                return true
            }
            func application(
                _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                Self.calls.append("performs \(shortcutItem.type)")
                completionHandler(true)
            }
        }
        let information = WindowApp.information(severalWindows: false)
        func launch(_ urls: [URL], _ item: String? = nil) -> TestApp {
            TestApp(
                launching: Delegate(), information: information, urls: urls, shortcutItem: item, draws: false)
        }
        let app = launch([Self.url("note:1")])
        #expect(Delegate.calls == ["launches note:1", "opens note:1 false"])
        Delegate.calls = []
        app.host.request(.open(["file:///tmp/a"]))
        app.host.request(.shortcut("org.example.compose"))
        #expect(Delegate.calls == ["opens file:///tmp/a true", "performs org.example.compose"])
        Delegate.calls = []
        _ = launch([], "org.example.compose")
        #expect(Delegate.calls == ["launches org.example.compose", "performs org.example.compose"])
        Delegate.calls = []
        _ = launch([])
        #expect(Delegate.calls == ["launches "])
    }

    @Test("the app asks the desktop once to keep the screen on, and once to stop this")
    func awake() {
        let app = WindowApp.launch()
        let desktop = app.host.memoryDesktop
        #expect(!desktop.isKeptAwake)
        UIApplication.shared.isIdleTimerDisabled = true
        #expect(desktop.isKeptAwake)
        #expect(UIApplication.shared.isIdleTimerDisabled)
        UIApplication.shared.isIdleTimerDisabled = false
        #expect(!desktop.isKeptAwake)
    }

    @Test("a mutable shortcut item keeps the values that an app assigns")
    func mutable() {
        let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
        item.localizedTitle = "B"
        item.localizedSubtitle = "C"
        item.targetContentIdentifier = "d"
        item.icon = UIApplicationShortcutIcon(systemImageName: "plus")
        #expect(item.type == "a")
        #expect(item.localizedTitle == "B")
        #expect(item.localizedSubtitle == "C")
        #expect(item.targetContentIdentifier as? String == "d")
        #expect(item.icon?.name == "plus")
    }
}
