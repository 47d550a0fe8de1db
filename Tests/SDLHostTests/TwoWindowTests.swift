import FilesApp
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of one program with two windows.
@MainActor
@Suite(
    .serialized, .timeLimit(.minutes(30)),
    .enabled(
        if: Desk.missing == nil, "\(Desk.missing ?? "") is not installed, so there is no X server to try the window on."
    ))
struct TwoWindowTests {
    /// Starts the probe with two windows beside each other.
    private func start() throws -> (Desk, first: XUser.Window, second: XUser.Window) {
        let desk = try Desk()
        try desk.start(arguments: ["two"])
        #expect(desk.line("block") != nil)
        let first = try desk.window(),
            second = try desk.windows(1, titled: "Other")[0]
        desk.user.move(first, to: 10, 10)
        desk.user.move(second, to: 400, 10)
        return (desk, first, second)
    }

    @Test("Each window receives its own clicks, sizes and end, and the program runs until the last one is closed")
    func samples() throws {
        let (desk, first, second) = try start()
        try desk.click(CGPoint(x: 30, y: 40), in: second)
        #expect(desk.line("second pointer began 30 40") != nil)
        try desk.click(CGPoint(x: 50, y: 80), in: first)
        #expect(desk.line("pointer began 50 80") != nil)
        // A press stays with its window when the pointer leaves the window.
        try desk.movePointer(to: CGPoint(x: 50, y: 80), in: first)
        desk.user.press(.left)
        try desk.frames { try desk.movePointer(to: CGPoint(x: 20, y: 20), in: second) }
        desk.user.release(.left)
        #expect(desk.line("pointer began 50 80") != nil)
        #expect(desk.line("pointer ended") != nil)
        desk.user.resize(second, to: 180, 130)
        #expect(desk.line("second resized 180 130") != nil)
        desk.user.askToClose(second)
        #expect(desk.line("second close") != nil)
        try desk.click(CGPoint(x: 60, y: 80), in: first)
        #expect(desk.line("pointer began 60 80") != nil)
        #expect(desk.probe?.isRunning == true)
        desk.user.askToClose(first)
        #expect(desk.line("close") != nil)
        #expect(desk.line("ended") != nil)
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 0)
    }

    @Test("Clicks in two windows all arrive, also if the program was busy during the clicks")
    func busy() throws {
        let (desk, first, second) = try start()
        // SDL holds the pointer from the press until the program has read the release.
        try desk.movePointer(to: CGPoint(x: 30, y: 40), in: second)
        desk.user.press(.left)
        #expect(desk.line("second pointer began 30 40") != nil)
        desk.freeze()
        desk.user.release(.left)
        try desk.click(CGPoint(x: 50, y: 80), in: first)
        desk.goOn()
        #expect(desk.line("second pointer ended 30 40") != nil)
        #expect(desk.line("pointer began 50 80") != nil)
        #expect(desk.line("pointer ended 50 80") != nil)
        // A press during which the program is busy from its start.
        desk.freeze()
        try desk.click(CGPoint(x: 31, y: 41), in: second)
        try desk.click(CGPoint(x: 51, y: 81), in: first)
        desk.goOn()
        #expect(desk.line("second pointer began 31 41") != nil)
        #expect(desk.line("pointer began 51 81") != nil)
    }

    @Test("One of two windows that another program destroys is closed, and the program goes on")
    func destroyed() throws {
        let (desk, first, second) = try start()
        desk.user.destroy(second)
        #expect(desk.line("second close") != nil)
        try desk.click(CGPoint(x: 50, y: 80), in: first)
        #expect(desk.line("pointer began 50 80") != nil)
        desk.user.destroy(first)
        #expect(desk.line("Another program destroyed the window.") != nil)
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 2)
    }

    // MARK: Files

    /// The app in memory with the locations of the home folder.
    final class App: UIApplicationDelegate {
        static var home = ""
        init() {}
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Files", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    final class Scene: UIWindowSceneDelegate {
        let own = SceneDelegate()
        init() {}
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            own.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
            var places = Location.onThisMachine()
            if !places.isEmpty { places[0].path = DiskPath(App.home) }
            own.window?.rootViewController = FilesSplitViewController(locations: places, userFolders: [])
            for activity in connectionOptions.userActivities { own.scene(scene, continue: activity) }
        }
    }

    private let size = CGSize(width: 390, height: 700)

    private func place(_ name: String, _ app: TestApp) throws -> CGPoint {
        let view = try app.require(name)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return CGPoint(x: Int(middle.x), y: Int(middle.y))
    }

    @Test(
        """
        Files opens a folder in a second window by its menu; each window shows its own pixels, takes its own \
        clicks, and is closed by itself
        """
    )
    func files() async throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("chevron-two-" + UUID().uuidString)
            .path
        let folder = home + "-app"
        try FileManager.default.createDirectory(atPath: home + "/Notes/Deep", withIntermediateDirectories: true)
        defer { for path in [home, folder] { try? FileManager.default.removeItem(atPath: path) } }
        App.home = home
        let twin = TestApp(
            launching: App(),
            information: ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]], size: size,
            scale: 1)
        twin.settle()
        let desk = try Desk(try ProgramBundle.make("Files", in: folder), windowName: "Files", screen: "800x900")
        try desk.start(["CHEVRON_HOST": "sdl", "HOME": home, "CHEVRON_SIZE": "390x700", "LC_ALL": "C.UTF-8"])
        let places = twin.picture()
        #expect(try await desk.difference(from: places) == 0, "The places")
        let first = try desk.window()

        let open = try place("Home", twin)
        try twin.tap("Home")
        try await twin.settle { twin.visibleTexts.contains("Notes") && !twin.isBusy }
        desk.user.move(first, to: 0, 0)
        try desk.click(open)
        let list = twin.picture()
        #expect(try await desk.difference(from: list) == 0, "The list")

        let notes = try place("Notes", twin)
        twin.pressSecondary(at: notes)
        twin.settle()
        try desk.click(notes, .right)
        #expect(try await desk.difference(from: twin.picture()) == 0, "The menu")
        let item = try place("Open in New Window", twin)
        try twin.tap("Open in New Window")
        try await twin.settle { twin.windows.count == 2 }
        try desk.click(item)
        try desk.presents(windows: 2)
        let second = try #require(try desk.windows(2, titled: "Files").first { $0 != first })
        desk.user.move(second, to: 400, 0)
        let window = try #require(twin.windows.last)
        twin.switchTo(window)
        try await twin.settle { twin.visibleTexts.contains("Deep") && !twin.isBusy }
        #expect(try await desk.difference(from: twin.picture(), window: second) == 0, "The second window")
        #expect(try await desk.difference(from: list, window: first) == 0, "The first window beside it")
        if let path = ProcessInfo.processInfo.environment["CHEVRON_TEST_PICTURES"] {
            try twin.picture()?.write(to: path + "/second.png")
        }

        // Each window receives its own clicks.
        try desk.click(place("BackButton", twin), in: second)
        try twin.back()
        twin.settle()
        #expect(try await desk.difference(from: twin.picture(), window: second) == 0, "The second window, back")
        #expect(try await desk.difference(from: list, window: first) == 0, "The first window, untouched")

        desk.user.askToClose(second)
        #expect(try desk.windows(1, titled: "Files", exactly: true) == [first])
        twin.closeWindow()
        try desk.click(place("BackButton", twin), in: first)
        #expect(try await desk.difference(from: places, window: first) == 0, "The first window goes on")
        #expect(desk.probe?.isRunning == true)
        desk.user.askToClose(first)
        desk.probe?.waitForEnd()
        #expect(desk.probe?.terminationReason == .exit)
        #expect(desk.probe?.terminationStatus == 0)
    }
}
