import Foundation
import HeadlessHost
import HostInterface
import Testing

@testable import UIKitCore

/// Apps whose `Info.plist` names a main storyboard.
@MainActor struct MainStoryboardTests {
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="v"><scenes>
        <scene><objects><viewController title="First" id="v"><view key="view" id="pv"/></viewController></objects>\
        </scene></scenes></document>
        """
    private static let manifest: [String: Any] = [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
            "UIWindowSceneSessionRoleApplication": [
                [
                    "UISceneConfigurationName": "Default Configuration",
                    "UISceneDelegateClassName": "UIKitCoreTests.StoryboardScene",
                    "UISceneStoryboardFile": "Main",
                ],
                ["UISceneConfigurationName": "Other", "UISceneDelegateClassName": "UIKitCoreTests.NoSuchScene"],
            ]
        ],
    ]

    private func launch(
        _ keys: [String: Any], _ make: () -> any UIApplicationDelegate, text: String = Self.text,
        more: [String: String] = [:]
    ) throws -> (
        HeadlessHost, AppContext
    ) {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("Main-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent("Base.lproj"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(text.utf8).write(to: url.appendingPathComponent("Base.lproj/Main.storyboard"))
        for (name, text) in more { try Data(text.utf8).write(to: url.appendingPathComponent(name)) }
        StoryboardCalls.lines = []
        let host = HeadlessHost(), context = AppContext()
        context.launch(
            make(), on: host, information: LaunchInformation(keys: keys, bundle: try #require(Bundle(path: url.path))))
        host.turn()
        context.makeCurrent()
        return (host, context)
    }

    @Test(
        """
        Without scenes, the delegate's window has the initial controller before the launch continues, and is shown \
        after it
        """
    )
    func main() throws {
        let delegate = StoryboardDelegate()
        let (host, context) = try launch(["UIMainStoryboardFile": "Main"]) { delegate }
        #expect(StoryboardCalls.lines == ["will launch with First, hidden", "launched with First, hidden", "active"])
        #expect(delegate.window?.isKeyWindow == true)
        #expect(delegate.window?.rootViewController?.viewIfLoaded?.window === delegate.window)
        #expect(UIApplication.shared.connectedScenes.isEmpty)
        #expect(host.windows.count == 1)
        withExtendedLifetime(context) {}
    }

    @Test("A key for the device wins over the general key, and so does a document for the device")
    func device() throws {
        let own = StoryboardDelegate()
        _ = try launch([
            "UIMainStoryboardFile~iphone": "Main", "UIMainStoryboardFile": "Missing",
            "UIMainStoryboardFile~ipad": "Missing",
        ]) { own }
        #expect(own.window?.rootViewController?.title == "First")
        let second = StoryboardDelegate()
        _ = try launch(
            ["UIMainStoryboardFile": "Main"], { second },
            more: [
                "Main~iphone.storyboard": Self.text.replacing("First", with: "Narrow"),
                "Main~ipad.storyboard": Self.text.replacing("First", with: "Wide"),
            ])
        #expect(second.window?.rootViewController?.title == "Narrow")
        let scene = PlainDelegate()
        let (host, _) = try launch(["UIApplicationSceneManifest~iphone": Self.manifest, "UIMainStoryboardFile": "Main"])
        { scene }
        #expect(scene.window == nil)
        #expect(host.windows.count == 1)
        #expect(UIApplication.shared.connectedScenes.count == 1)
    }

    @Test(
        "A main nib creates the window, connected to the delegate, which replaces the object of its class",
        arguments: ["NSMainNibFile", "NSMainNibFile~iphone", "UIMainNibFile"])
    func nib(_ key: String) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"><connections>\
            <outlet property="delegate" destination="d" id="o1"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <customObject id="d" customClass="NibDelegate" customModule="UIKitCoreTests"><connections>\
            <outlet property="window" destination="w" id="o2"/></connections></customObject>
            <window opaque="NO" resizesToFullScreen="YES" id="w">\
            <rect key="frame" x="0" y="0" width="320" height="480"/><connections>\
            <outlet property="rootViewController" destination="v" id="o3"/></connections></window>
            <viewController title="Nib" id="v"><view key="view" id="pv"/></viewController></objects></document>
            """
        let delegate = NibDelegate(), made = NibDelegate.made
        let (host, context) = try launch([key: "Old"], { delegate }, more: ["Old.xib": text])
        #expect(NibDelegate.made == made)
        #expect(host.windows.count == 1)
        #expect(delegate.window?.isKeyWindow == true)
        #expect(delegate.window?.rootViewController?.title == "Nib")
        #expect(delegate.window?.frame == UIScreen.main.bounds)
        withExtendedLifetime(context) {}
    }

    @Test("A main nib without a window leaves the window to the delegate")
    func windowlessNib() throws {
        let delegate = ReplacingDelegate()
        let text =
            """
            <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects>\
            <placeholder placeholderIdentifier='IBFilesOwner' id='-1'/></objects></document>
            """
        let (host, _) = try launch(["NSMainNibFile": "Old"], { delegate }, more: ["Old.xib": text])
        #expect(host.windows.count == 1)
        #expect(delegate.window?.rootViewController?.title == "Own")
    }

    @Test("The main storyboard is not shown if the delegate has no window; another window of the delegate is shown")
    func others() throws {
        let (host, _) = try launch(["UIMainStoryboardFile": "Main"]) { WindowlessDelegate() }
        #expect(host.windows.isEmpty)
        let delegate = ReplacingDelegate()
        let (second, _) = try launch(["UIMainStoryboardFile": "Main"]) { delegate }
        #expect(second.windows.count == 1)
        #expect(delegate.window?.rootViewController?.title == "Own")
    }

    @Test(
        """
        A scene of the manifest has a window with the initial controller before it connects; the window is shown \
        later
        """)
    func scene() throws {
        let delegate = PlainDelegate()
        let (host, _) = try launch(["UIApplicationSceneManifest": Self.manifest, "UIMainStoryboardFile": "Main"]) {
            delegate
        }
        #expect(StoryboardCalls.lines == ["connects with First, hidden, Default Configuration", "comes"])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.windows.count == 1)
        #expect(scene.windows.first?.isKeyWindow == true)
        #expect(host.windows.count == 1)
        #expect((scene.delegate as? StoryboardScene)?.window === scene.windows.first)
        #expect(delegate.window == nil)
    }

    @Test("A configuration inherits from the manifest's entry of its name, and values of the app win")
    func configured() throws {
        _ = try launch(["UIApplicationSceneManifest": Self.manifest]) { PlainDelegate() }
        let named = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        #expect(named.delegateClass == StoryboardScene.self)
        #expect(named.hasStoryboard)
        named.storyboard = nil
        #expect(!named.hasStoryboard)
        let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
        #expect(other.delegateClass == nil)
        #expect(!other.hasStoryboard)
        let unknown = UISceneConfiguration(name: "Unknown", sessionRole: .windowApplication)
        #expect(unknown.delegateClass == nil)
        #expect(unknown.name == "Unknown")
    }

    @Test("A storyboard without an initial controller leaves the window empty")
    func noInitial() throws {
        let delegate = StoryboardDelegate()
        _ = try launch(
            ["UIMainStoryboardFile": "Main"], { delegate },
            text: Self.text.replacing("initialViewController=\"v\"", with: ""))
        #expect(delegate.window?.rootViewController == nil)
        #expect(delegate.window?.isKeyWindow == true)
    }

    @Test("A main storyboard that is not in the bundle stops the program with its name")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                AppContext().launch(
                    StoryboardDelegate(), on: HeadlessHost(),
                    information: LaunchInformation(keys: ["UIMainStoryboardFile": "Missing"], bundle: .main))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIStoryboard(name: \"Missing\"): there is no Missing.storyboard"))
    }
}

@MainActor private enum StoryboardCalls { static var lines: [String] = [] }

private final class StoryboardDelegate: UIApplicationDelegate {
    var window: UIWindow?
    private var state: String {
        "with \(window?.rootViewController?.title ?? "nothing"), \(window?.isHidden == true ? "hidden" : "shown")"
    }
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        StoryboardCalls.lines.append("will launch \(state)")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        StoryboardCalls.lines.append("launched \(state)")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { StoryboardCalls.lines.append("active") }
}

final class NibDelegate: UIApplicationDelegate {
    static var made = 0
    var window: UIWindow?
    init() { Self.made += 1 }
}

private final class PlainDelegate: UIApplicationDelegate { var window: UIWindow? }
private final class WindowlessDelegate: UIApplicationDelegate {}

private final class ReplacingDelegate: UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let root = UIViewController()
        root.title = "Own"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }
}

final class StoryboardScene: UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        StoryboardCalls.lines.append(
            """
            connects with \(window?.rootViewController?.title ?? "nothing"), \
            \(window?.isHidden == true ? "hidden" : "shown"), \(session.configuration.name ?? "-")
            """
        )
    }
    func sceneWillEnterForeground(_ scene: UIScene) { StoryboardCalls.lines.append("comes") }
}
