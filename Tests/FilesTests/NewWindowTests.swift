@testable import FilesApp
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Folders side by side in separate windows.
@MainActor
@Suite(.serialized) struct NewWindowTests {
    static weak var disk: Disk?

    /// The app's own delegates, with the test's folder.
    final class App: UIApplicationDelegate {
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
            own.window?.rootViewController = NewWindowTests.disk?.makeFiles()
            for activity in connectionOptions.userActivities { own.scene(scene, continue: activity) }
        }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            own.stateRestorationActivity(for: scene)
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            own.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
        }
    }

    private func launch(_ disk: Disk, _ state: TestState? = nil, several: Bool = true) -> TestApp {
        Self.disk = disk
        let manifest = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": several]]
        let app = TestApp(launching: App(), state: state, information: manifest, size: BrowsingTests.narrow, scale: 1)
        disk.use(app)
        app.settle()
        return app
    }

    private func openMenu(_ name: String, _ app: TestApp) throws {
        let row = try app.require(name)
        app.pressSecondary(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        app.settle()
    }

    @Test("a folder's menu opens a new window; both windows return at the next launch")
    func opens() async throws {
        let disk = Disk()
        try disk.folder("sub/inner")
        try disk.file("note.txt", "text")
        let app = launch(disk)
        try await disk.open("Disk", until: "sub")
        try openMenu("note.txt", app)
        #expect(!app.visibleTexts.contains("Open in New Window"))
        app.press(.escape)
        app.settle()
        try openMenu("sub", app)
        try app.tap("Open in New Window")
        try await app.settle { app.windows.count == 2 }
        let first = app.window
        app.switchTo(app.windows[1])
        try await app.settle { app.visibleTexts.contains("inner") && !app.isBusy }
        #expect(app.title == "sub")
        #expect(app.backLabel == "Browse")
        app.switchTo(first)
        #expect(app.title == "Disk")
        let again = launch(disk, app.quit())
        #expect(again.windows.count == 2)
        again.switchTo(again.windows[1])
        try await again.settle { again.title == "sub" && again.visibleTexts.contains("inner") }
    }

    @Test("an app with one window has no menu element for a new window")
    func single() async throws {
        let disk = Disk()
        try disk.folder("sub")
        let app = launch(disk, several: false)
        try await disk.open("Disk", until: "sub")
        try openMenu("sub", app)
        #expect(app.visibleTexts.contains("Rename"))
        #expect(!app.visibleTexts.contains("Open in New Window"))
    }
}
