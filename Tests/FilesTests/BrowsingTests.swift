@testable import FilesApp
import Foundation
import Glibc
import Testing
import UIKit
import UIKitTesting

/// Tabs in narrow windows, a sidebar in wide ones, and the change between them.
@MainActor
struct BrowsingTests {
    nonisolated static let narrow = CGSize(width: 390, height: 700)
    nonisolated static let wide = CGSize(width: 1280, height: 800)

    // MARK: Tabs

    private func tapTab(_ name: String, _ app: TestApp) throws {
        app.tap(try #require(app.find(UITabBar.self)?.descendants.first { ($0 as? UILabel)?.text == name }))
    }

    @Test(
        "Recents lists opened items, the newest first, then the last changed items, without hidden items")
    func recents() async throws {
        let disk = Disk()
        try disk.folder("sub")
        for (name, time) in [
            ("old.txt", 1_000_000), ("new.txt", 2_000_000), ("sub/deep.txt", 3_000_000), (".hidden", 4_000_000),
        ] {
            try disk.file(name, "text")
            disk.touch(name, time)
        }
        let app = disk.start()
        try app.tap("Recents")
        try await app.settle { disk.rows == ["deep.txt", "new.txt", "old.txt"] }
        #expect(app.title == "Recents")
        try app.tap("Browse")
        app.settle()
        try await disk.open("Disk", until: "old.txt")
        try app.tap("old.txt")
        try await app.settle { app.find(UITextView.self) != nil && !app.isBusy }
        try app.back()
        try await app.settle { app.title == "Disk" }
        try app.tap("Recents")
        try await app.settle { disk.rows == ["old.txt", "deep.txt", "new.txt"] }
        try app.tap("deep.txt")
        try await app.settle { app.find(UITextView.self) != nil && !app.isBusy }
        #expect(app.backLabel == "Recents")
        try app.back()
        try await app.settle { disk.rows == ["deep.txt", "old.txt", "new.txt"] }
    }

    @Test("an empty Recents displays a message")
    func noRecents() async throws {
        let disk = Disk()
        let app = disk.start()
        try app.tap("Recents")
        try await app.settle { app.visibleTexts.contains("No Recents") }
    }

    @Test("each tab keeps its stack; a tap on the selected tab pops to its first screen")
    func stacks() async throws {
        let disk = Disk()
        try disk.folder("sub")
        let app = disk.start()
        try await disk.open("Disk", until: "sub")
        try app.tap("Recents")
        app.settle()
        #expect(app.title == "Recents")
        try tapTab("Browse", app)
        app.settle()
        #expect(app.title == "Disk")
        try tapTab("Browse", app)
        app.settle()
        #expect(app.title == "Browse")
        #expect(disk.navigation.viewControllers.count == 1)
    }

    // MARK: Wide

    /// The titles on the stack beside the sidebar, or on the visible tab's stack.
    private func titles(_ disk: Disk) -> [String] { disk.navigation.viewControllers.map { $0.title ?? "" } }

    private func startWide(_ disk: Disk) async throws -> TestApp {
        try disk.folder("sub/inner")
        try disk.file("sub/a.txt", "text")
        try disk.file("note.txt", "text")
        let app = disk.start(size: Self.wide)
        try await app.settle { disk.rows.filter { $0 == "sub" }.count == 2 && !app.isBusy }
        return app
    }

    @Test(
        "a wide window shows the locations beside the first one; a selected location replaces it",
        arguments: [false, true])
    func sidebar(dark: Bool) async throws {
        let disk = Disk()
        let app = try await startWide(disk)
        app.isDark = dark
        #expect(!disk.files.isCollapsed)
        #expect(titles(disk) == ["Disk"])
        #expect(app.visibleTexts.contains("2 items"))
        #expect(app.visibleTexts.contains("Locations"))
        try app.tap("Recents")
        try await app.settle { app.visibleTexts.contains("a.txt") }
        #expect(titles(disk) == ["Recents"])
        // The sidebar is in front of the columns.
        try app.tap("sub")
        try await app.settle { app.visibleTexts.contains("inner") }
        #expect(titles(disk) == ["sub"])
        try app.tap("inner")
        try await app.settle { app.visibleTexts.contains("Folder is Empty") }
        #expect(titles(disk) == ["sub", "inner"])
        app.press(.left, modifiers: .alternate)
        app.settle()
        #expect(titles(disk) == ["sub"])
        let sidebar = try #require(app.find(UICollectionView.self))
        let marked = (sidebar.indexPathsForSelectedItems ?? []).compactMap { path in
            sidebar.cellForItem(at: path)?.descendants.lazy.compactMap { ($0 as? UILabel)?.text }.first
        }
        #expect(marked == ["sub"])
    }

    @Test("the open page stays open when the window gets narrow, and when it gets wide again")
    func narrowAndWide() async throws {
        let disk = Disk()
        let app = try await startWide(disk)
        try app.tap("sub")
        try await app.settle { app.visibleTexts.contains("a.txt") }
        let folder = disk.navigation.topViewController
        try app.tap("a.txt")
        try await app.settle { app.find(UITextView.self) != nil && !app.isBusy }
        app.resize(to: Self.narrow)
        app.settle()
        #expect(disk.files.isCollapsed)
        #expect(titles(disk) == ["Browse", "sub", "a.txt"])
        #expect(app.title == "a.txt")
        #expect(app.backLabel == "sub")
        #expect(app.find("ToggleSidebar") == nil)
        #expect(app.find("Recents") == nil)
        app.resize(to: Self.wide)
        app.settle()
        #expect(titles(disk) == ["sub", "a.txt"])
        #expect(disk.navigation.viewControllers.first === folder)
        app.resize(to: Self.narrow)
        app.settle()
        try app.back()
        try await app.settle { app.title == "sub" }
        #expect(app.backLabel == "Browse")
        try app.require("Recents")
        try app.back()
        app.settle()
        #expect(app.title == "Browse")
        app.resize(to: Self.wide)
        try await app.settle { self.titles(disk) == ["Disk"] && app.visibleTexts.contains("2 items") }
    }

    @Test("Recents stays selected between wide and narrow windows")
    func recentsCollapse() async throws {
        let disk = Disk()
        let app = try await startWide(disk)
        try app.tap("Recents")
        try await app.settle { app.visibleTexts.contains("a.txt") }
        try app.tap("a.txt")
        try await app.settle { app.find(UITextView.self) != nil && !app.isBusy }
        app.resize(to: Self.narrow)
        app.settle()
        #expect(titles(disk) == ["Recents", "a.txt"])
        app.resize(to: Self.wide)
        app.settle()
        #expect(titles(disk) == ["Recents", "a.txt"])
        #expect(app.find(UITextView.self)?.text == "text")
    }

    @Test("the window may be resized during a push and a pop", arguments: [3, 12, 20])
    func inMotion(frames: Int) async throws {
        let disk = Disk()
        let app = try await startWide(disk)
        try app.tap("sub")
        try await app.settle { app.visibleTexts.contains("inner") }
        try app.tap("inner")
        app.advance(frames: frames)
        app.resize(to: Self.narrow)
        app.advance(frames: 2)
        #expect(titles(disk) == ["Browse", "sub", "inner"])
        try await app.settle {
            app.title == "inner" && app.backLabel == "sub" && app.visibleTexts.contains("Folder is Empty")
        }
        try app.back()
        app.advance(frames: frames)
        app.resize(to: Self.wide)
        try await app.settle { app.visibleTexts.contains("inner") && !app.isBusy }
        #expect(titles(disk) == ["sub"])
        #expect(app.animatedLayers == [])
    }

    @Test("without locations nothing opens, and the app continues", arguments: [narrow, wide])
    func nowhere(size: CGSize) {
        let app = TestApp(FilesSplitViewController(locations: [], userFolders: []), size: size)
        #expect(app.settle())
        #expect(app.visibleTexts.contains("Browse"))
    }

    @Test(
        "folders that the desktop knows by their purpose are listed, unless they are missing or the home folder itself")
    func userFolders() throws {
        let disk = Disk()
        try disk.folder("Pictures")
        try disk.folder("Meine Musik")
        let list = """
            # a comment
            XDG_PICTURES_DIR="$HOME/Pictures"
            XDG_MUSIC_DIR="$HOME/Meine Musik"
            XDG_VIDEOS_DIR="$HOME/Missing"
            XDG_DESKTOP_DIR="$HOME/"
            """
        let folders = Location.userFolders(in: list, home: disk.path)
        #expect(folders.map(\.name) == ["Pictures", "Meine Musik"])
        #expect(folders.map(\.symbol) == ["photo", "music.note"])
    }

    @Test("all screens are freed with the window's root", arguments: [narrow, wide])
    func freed(size: CGSize) async throws {
        let disk = Disk()
        try disk.folder("sub")
        try disk.file("a.txt", "text")
        var left: [() -> UIViewController?] = []
        func walk() async throws {
            let app = disk.start(size: size)
            if size.width < 500 { try await disk.open("Disk", until: "a.txt") }
            try await app.settle { app.visibleTexts.contains("a.txt") && !app.isBusy }
            try app.tap("a.txt")
            try await app.settle { app.find(UITextView.self) != nil && !app.isBusy }
            try app.tap("Move")
            try await app.settle {
                app.visibleTexts.contains("sub") && app.visibleTexts.contains { $0.hasPrefix("Choose") }
            }
            var all: [UIViewController] =
                [disk.files]
                + [disk.files.presentedViewController, disk.navigation.presentedViewController].compactMap { $0 }
            var next = 0
            while next < all.count { all += all[next].children; next += 1 }
            left = all.map { one in { [weak one] in one } }
            try app.tap("Cancel")
            app.settle()
        }
        try await walk()
        #expect(left.count >= 5)
        disk.close()
        try await disk.app.settle { left.allSatisfy { $0() == nil } }
    }
}
