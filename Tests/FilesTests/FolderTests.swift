@testable import FilesApp
import Foundation
import Glibc
import Testing
import UIKit
import UIKitTesting

/// Folders of every kind and their screens.
@MainActor
struct FolderTests {
    @Test(
        "the first screen lists the locations under a large title",
        arguments: [CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800)],
        [false, true])
    func locations(size: CGSize, dark: Bool) {
        let disk = Disk()
        let app = disk.start(size: size, dark: dark)
        #expect(app.title == "Browse")
        #expect(app.backLabel == nil)
        #expect(app.visibleTexts.contains { $0.lowercased() == "locations" })
        #expect(disk.rows.contains("Disk"))
        #expect((app.navigationBar?.frame.height ?? 0) > 90)
        let names = Location.onThisMachine().map(\.name)
        #expect(names.starts(with: ["Home", "File System"]))
    }

    @Test("a folder opens with its items by name, their number, and a back button")
    func opens() async throws {
        let disk = Disk()
        for name in ["b", "A", "c"] { try disk.folder(name) }
        let app = disk.start()
        try await disk.open("Disk", until: "A")
        #expect(disk.rows == ["A", "b", "c"])
        #expect(app.title == "Disk")
        #expect(app.backLabel == "Browse")
        #expect(app.visibleTexts.contains("3 items"))
        try app.back()
        app.settle()
        #expect(app.title == "Browse")
        #expect(!app.visibleTexts.contains("3 items"))
    }

    @Test("names with numbers are in the order of the numbers, and equal numbers in the order of the names")
    func numbers() async throws {
        let disk = Disk()
        for name in ["note 10", "note 2", "note", "notes", "7", "b", "note 010"] { try disk.folder(name) }
        disk.start()
        try await disk.open("Disk", until: "7")
        #expect(disk.rows == ["7", "b", "note", "note 2", "note 010", "note 10", "notes"])
        #expect(SortOrder.key(of: "a") == "a")
        let long = String(repeating: "9", count: 200)
        #expect(SortOrder.key(of: "A" + long) < SortOrder.key(of: "Ab"))
        #expect(SortOrder.key(of: "00") == SortOrder.key(of: "0"))
    }

    @Test("the first screen is unchanged after a visit to a folder", arguments: ["button", "key", "swipe"])
    func sameAgain(way: String) async throws {
        let disk = Disk()
        try disk.folder("a")
        let app = disk.start(size: CGSize(width: 390, height: 700))
        let before = try #require(app.picture())
        try await disk.open("Disk", until: "a")
        switch way {
        case "button": try app.back()
        case "key": app.press(.left, modifiers: .alternate)
        default: app.swipe(from: .left)
        }
        app.settle()
        let after = try #require(app.picture())
        #expect(after.compare(with: before) == nil)
    }

    @Test("folders open at any depth, and the back menu pops to any of them")
    func deep() async throws {
        let disk = Disk()
        let titles = ["one", "a title that is much too long for the bar of any phone", "العنوان", "日本語"]
        try disk.folder(titles.joined(separator: "/"))
        let app = disk.start()
        try await disk.open("Disk", until: titles[0])
        for (title, next) in zip(titles, titles.dropFirst()) { try await disk.open(title, until: next) }
        try await disk.open(titles[3], until: "Folder is Empty")
        #expect(app.title == "日本語")
        #expect(app.backLabel == "العنوان")
        try app.pressLong("BackButton")
        app.settle()
        for name in ["العنوان", titles[1], "one", "Disk", "Browse"] { #expect(app.find(name) != nil, "\(name)") }
        try app.tap("one")
        try await app.settle { app.title == "one" }
        #expect(disk.navigation.viewControllers.count == 3)
        #expect(disk.rows == [titles[1]])
    }

    // MARK: Unreadable folders

    @Test("an empty folder displays a message")
    func empty() async throws {
        let disk = Disk()
        let app = disk.start()
        try await disk.open("Disk", until: "Folder is Empty")
        #expect(app.visibleTexts.contains("0 items"))
        #expect(disk.rows.isEmpty)
    }

    @Test("a deleted folder displays a message")
    func vanished() async throws {
        let disk = Disk()
        try disk.folder("going")
        let app = disk.start()
        try await disk.open("Disk", until: "going")
        rmdir("\(disk.path)/going")
        try await disk.open("going", until: "Folder Is Gone")
        #expect(app.find { $0.contains("“going” was moved or deleted") } != nil)
        #expect(app.title == "going")
    }

    @Test("a folder that became a file displays a message, and so does a folder whose links are circular")
    func wrongKind() async throws {
        let disk = Disk()
        try disk.file("file", "text")
        try disk.link("circle", to: "circle")
        disk.start("file")
        try await disk.open("Disk", until: "Not a Folder")
        disk.start("circle")
        try await disk.open("Disk", until: "Endless Link")
    }

    @Test(
        "each reason why a folder cannot be read has a message",
        arguments: [
            (EACCES, "No Access"), (EPERM, "No Access"), (ENOENT, "Folder Is Gone"), (ENOTDIR, "Not a Folder"),
            (ELOOP, "Endless Link"),
            (EIO, "Cannot Be Read"),
        ])
    func failures(code: Int32, words: String) async throws {
        let page = FolderViewController(folder: DiskPath("/secret"), reader: { _ in throw FolderFailure(errno: code) })
        let app = TestApp(UINavigationController(rootViewController: page), scale: 1)
        try await app.settle { app.visibleTexts.contains(words) }
        #expect(!app.isBusy)
        #expect(app.title == "secret")
    }

    @Test("a folder without permission displays a message", .enabled(if: geteuid() != 0, "root may read everything"))
    func locked() async throws {
        let disk = Disk()
        try disk.folder("locked")
        chmod("\(disk.path)/locked", 0)
        defer { chmod("\(disk.path)/locked", 0o755) }
        disk.start()
        try await disk.open("Disk", until: "locked")
        try await disk.open("locked", until: "No Access")
    }

    @Test("a slow folder shows a spinner after 0.1 seconds, and then its items")
    func slow() async throws {
        let (stream, go) = AsyncStream<Void>.makeStream()
        let page = FolderViewController(
            folder: DiskPath("/slow"),
            reader: { _ in
                for await _ in stream { break }
                return []
            })
        let app = TestApp(UINavigationController(rootViewController: page), scale: 1)
        let spinner = try #require(page.view.descendants.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(app.shownAlpha(of: spinner) == 0)
        app.advance(frames: 5)
        #expect(app.shownAlpha(of: spinner) == 0)
        app.advance(frames: 10)
        #expect(app.shownAlpha(of: spinner) == 1)
        #expect(app.isBusy)
        go.yield()
        try await app.settle { app.visibleTexts.contains("Folder is Empty") }
        #expect(!app.isBusy)
        #expect(!app.isMoving)
    }

    @Test("a popped screen is freed while its folder is still read")
    func abandoned() async throws {
        let (stream, go) = AsyncStream<Void>.makeStream()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(navigation, scale: 1)
        func push() -> () -> AnyObject? {
            let page = FolderViewController(
                folder: DiskPath("/slow"),
                reader: { _ in
                    for await _ in stream { break }
                    return []
                })
            navigation.pushViewController(page, animated: true)
            return { [weak page] in page }
        }
        let page = push()
        app.settle()
        navigation.popViewController(animated: true)
        app.settle()
        #expect(page() == nil)
        go.finish()
    }

    // MARK: Links and names

    @Test(
        "a broken link and a circular link are listed as broken, and open their information",
        arguments: ["nowhere", "circle"])
    func brokenLinks(kind: String) async throws {
        let disk = Disk()
        try disk.link("first", to: kind == "nowhere" ? "/nowhere/at/all" : "second")
        if kind == "circle" { try disk.link("second", to: "first") }
        let app = disk.start()
        try await disk.open("Disk", until: "first")
        #expect(app.visibleTexts.contains("Broken link"))
        try app.tap("first")
        try await app.settle { app.title == "first" }
        #expect(app.visibleTexts.contains("Kind"))
        #expect(app.visibleTexts.contains("Broken link"))
    }

    @Test("a link to the folder itself opens repeatedly")
    func selfLink() async throws {
        let disk = Disk()
        try disk.link("again", to: ".")
        let app = disk.start()
        try await disk.open("Disk", until: "again")
        for depth in 3...6 {
            app.tap(try #require(app.findAll(UITableViewCell.self).first))
            try await app.settle { disk.navigation.viewControllers.count == depth && disk.rows == ["again"] }
        }
        #expect(app.title == "again")
    }

    @Test("items whose names are not valid text are listed and open")
    func bytes() async throws {
        let disk = Disk()
        let name: [UInt8] = [0x66, 0xFF, 0xFE, 0x6F]
        let folder = DiskPath(disk.path).appending(name)
        #expect(folder.withCString { mkdir($0, 0o755) } == 0)
        let file = folder.appending([0xC3, 0x28] + Array(".txt".utf8))
        let number = try #require(file.withCString { creat($0, 0o644) })
        write(number, "strange name", 12)
        close(number)
        let app = disk.start()
        let shown = String(decoding: name, as: UTF8.self)
        try await disk.open("Disk", until: shown)
        let inner = String(decoding: [0xC3, 0x28] + Array(".txt".utf8), as: UTF8.self)
        try await disk.open(shown, until: inner)
        #expect(app.title == shown)
        try app.tap(inner)
        try await app.settle { app.find(UITextView.self)?.text == "strange name" }
    }

    // MARK: Sorting

    private func choose(_ words: String, _ disk: Disk, until rows: [String]) async throws {
        try disk.app.tap("More")
        disk.app.settle()
        try disk.app.tap(words)
        try await disk.app.settle { disk.rows == rows }
    }

    @Test("the menu sorts by name, date, size and kind, and shows hidden items")
    func sorting() async throws {
        let disk = Disk()
        try disk.file("b.txt", "12345")
        try disk.file("C.md", "1")
        try disk.file("a.txt", "123")
        try disk.folder("folder")
        try disk.file(".hidden", "1234567")
        for (index, name) in ["a.txt", "folder", "b.txt", "C.md", ".hidden"].enumerated() {
            var times = [
                timeval(tv_sec: 1_000_000 + index, tv_usec: 0), timeval(tv_sec: 1_000_000 + index, tv_usec: 0),
            ]
            utimes("\(disk.path)/\(name)", &times)
        }
        let app = disk.start()
        try await disk.open("Disk", until: "a.txt")
        #expect(disk.rows == ["a.txt", "b.txt", "C.md", "folder"])
        try await choose("Date", disk, until: ["C.md", "b.txt", "folder", "a.txt"])
        try await choose("Kind", disk, until: ["folder", "C.md", "a.txt", "b.txt"])
        try await choose("Show Hidden", disk, until: ["folder", ".hidden", "C.md", "a.txt", "b.txt"])
        #expect(app.visibleTexts.contains("5 items"))
        try await choose("Name", disk, until: [".hidden", "a.txt", "b.txt", "C.md", "folder"])
        try await choose("Show Hidden", disk, until: ["a.txt", "b.txt", "C.md", "folder"])
        try disk.app.tap("More")
        disk.app.settle()
        try disk.app.tap("Size")
        try await app.settle { disk.rows.filter { $0 != "folder" } == ["b.txt", "a.txt", "C.md"] }
    }

    // MARK: Many

    @Test("a hundred thousand files open and scroll with a screenful of rows")
    func many() async throws {
        let disk = Disk()
        let folder = open(disk.path, O_DIRECTORY)
        // Links to a few hidden files, because creating as many files takes seconds.
        for source in 0..<4 { try disk.file(".source\(source)") }
        for number in 0..<100_000 { linkat(folder, ".source\(number % 4)", folder, "f\(number)", 0) }
        close(folder)
        let app = disk.start()
        try app.tap("Disk")
        try await app.settle { disk.rows.first == "f0" }
        let table = try #require(app.find(UITableView.self))
        #expect(table.descendants.count < 600)
        let drawn = app.drawnFrameCount
        table.contentOffset.y = table.contentSize.height - table.bounds.height
        app.settle()
        #expect(disk.rows.last == "f99999")
        #expect(app.visibleTexts.contains("100000 items"))
        #expect(app.drawnFrameCount - drawn <= 2)
        app.scroll(by: -600)
        app.settle()
        #expect(table.visibleCells.count <= 20)
        #expect(table.descendants.count < 600)
    }
}

extension UIView {
    /// All subviews, in the order of the hierarchy.
    var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
