@testable import FilesApp
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Files restores its state at launch.
@MainActor
@Suite(.serialized) struct ComingBackTests {
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
            own.scene(scene, willConnectTo: session, options: connectionOptions)
            own.window?.rootViewController = ComingBackTests.disk?.makeFiles()
        }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            own.stateRestorationActivity(for: scene)
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            own.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
        }
    }

    private func launch(_ disk: Disk, _ state: TestState? = nil, size: CGSize) -> TestApp {
        Self.disk = disk
        let app = TestApp(launching: App(), state: state, size: size, scale: 1)
        disk.use(app)
        app.settle()
        return app
    }

    private func titles(_ disk: Disk) -> [String] { disk.navigation.viewControllers.map { $0.title ?? "" } }

    private func filled() throws -> Disk {
        let disk = Disk()
        try disk.folder("sub/attic")
        for number in 100..<180 { try disk.file("sub/file\(number).txt", "text") }
        try disk.file("note.txt", "text")
        return disk
    }

    private func list(_ disk: Disk) -> UIScrollView? {
        disk.navigation.topViewController?.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    private func top(_ disk: Disk) -> CGFloat? {
        list(disk).map { $0.contentOffset.y + $0.adjustedContentInset.top }
    }

    @Test(
        """
        After a crash in a folder of a narrow window, the folder, its scroll position and its back button are \
        restored
        """
    )
    func narrow() async throws {
        let disk = try filled()
        let app = launch(disk, size: BrowsingTests.narrow)
        try await disk.open("Disk", until: "sub")
        try await disk.open("sub", until: "attic")
        let table = try #require(list(disk))
        table.contentOffset.y += 1000
        app.settle()
        app.switchToAnotherApp()
        let again = launch(disk, app.kill(), size: BrowsingTests.narrow)
        #expect(titles(disk) == ["Browse", "Disk", "sub"])
        try await again.settle { self.top(disk) == 1000 }
        #expect(again.title == "sub")
        #expect(again.backLabel == "Disk")
        // Again, before the folder was read.
        let third = launch(disk, again.quit(), size: BrowsingTests.narrow)
        try await third.settle { self.top(disk) == 1000 }
        try third.back()
        try await third.settle { third.title == "Disk" }
    }

    @Test("A state saved in a narrow window is restored in a wide one, and the reverse")
    func shapes() async throws {
        let disk = try filled()
        let app = launch(disk, size: BrowsingTests.narrow)
        try await disk.open("Disk", until: "sub")
        try await disk.open("sub", until: "attic")
        let wide = launch(disk, app.quit(), size: BrowsingTests.wide)
        #expect(!disk.files.isCollapsed)
        #expect(titles(disk) == ["Disk", "sub"])
        try await wide.settle { wide.visibleTexts.contains("attic") && !wide.isBusy }
        try wide.tap("attic")
        try await wide.settle { self.titles(disk) == ["Disk", "sub", "attic"] && !wide.isBusy }
        let narrow = launch(disk, wide.quit(), size: BrowsingTests.narrow)
        #expect(disk.files.isCollapsed)
        #expect(titles(disk) == ["Browse", "Disk", "sub", "attic"])
        try await narrow.settle { narrow.visibleTexts.contains("Folder is Empty") }
    }

    @Test(
        "Recents stays the selected tab, and the other tab keeps its folders",
        arguments: [BrowsingTests.narrow, BrowsingTests.wide])
    func recents(size: CGSize) async throws {
        let disk = try filled()
        let app = launch(disk, size: size)
        if size == BrowsingTests.narrow { try await disk.open("Disk", until: "sub") }
        try app.tap("Recents")
        try await app.settle { app.visibleTexts.contains("note.txt") && !app.isBusy }
        try app.tap("note.txt")
        try await app.settle { app.find(UITextView.self) != nil && !app.isBusy }
        let again = launch(disk, app.quit(), size: size)
        #expect(titles(disk) == ["Recents", "note.txt"])
        try await again.settle { again.find(UITextView.self)?.text == "text" }
        guard size == BrowsingTests.narrow else { return }
        try again.back()
        try await again.settle { again.title == "Recents" }
        try again.tap("Browse")
        try await again.settle { again.title == "Disk" }
    }

    @Test("Missing files are skipped together with the pages above them")
    func gone() async throws {
        let disk = try filled()
        let app = launch(disk, size: BrowsingTests.narrow)
        try await disk.open("Disk", until: "sub")
        try await disk.open("sub", until: "attic")
        try await disk.open("attic", until: "Folder is Empty")
        let state = app.quit()
        try FileManager.default.removeItem(atPath: disk.path + "/sub")
        let again = launch(disk, state, size: BrowsingTests.narrow)
        #expect(titles(disk) == ["Browse", "Disk"])
        try await again.settle { again.title == "Disk" }
    }

    @Test("An activity of another type, or with damaged values, changes nothing")
    func foreign() throws {
        let disk = try filled()
        _ = disk.start(size: BrowsingTests.narrow)
        let other = NSUserActivity(activityType: "com.example.other")
        disk.files.restore(from: other)
        let odd = NSUserActivity(activityType: Place.activityType)
        odd.userInfo = ["browse": [["kind": "folder", "path": 3], 7] as [Any], "isRecents": "yes"]
        disk.files.restore(from: odd)
        #expect(titles(disk) == ["Browse"])
    }
}
