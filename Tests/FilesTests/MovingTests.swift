@testable import FilesApp
import Foundation
import Glibc
import Testing
import UIKit
import UIKitTesting

/// Items are moved to a chosen folder completely, or not at all.
@MainActor
struct MovingTests {
    /// A folder with a text and two folders. The text is open.
    private func openText(_ disk: Disk, size: CGSize = CGSize(width: 390, height: 844)) async throws -> TestApp {
        try disk.folder("sub/inner")
        try disk.folder("other")
        try disk.file("a.txt", "text")
        let app = disk.start(size: size)
        if size.width < 500 { try await disk.open("Disk", until: "a.txt") }
        try await app.settle { app.visibleTexts.contains("a.txt") && !app.isBusy }
        try app.tap("a.txt")
        try await app.settle { app.find(UITextView.self) != nil && !app.isBusy }
        try app.tap("Move")
        // A sidebar contains the text, too.
        try await app.settle { self.asks(disk) && self.count("other", disk) == (size.width < 500 ? 1 : 2) }
        return app
    }

    /// The number of visible labels with a text.
    private func count(_ text: String, _ disk: Disk) -> Int {
        disk.app.findAll(UILabel.self).filter { $0.text == text }.count
    }

    private func asks(_ disk: Disk) -> Bool { disk.app.visibleTexts.contains { $0.hasPrefix("Choose a folder") } }

    @Test(
        "a file moves to the chosen folder and stays open; the list is updated",
        arguments: [CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800)])
    func moves(size: CGSize) async throws {
        let disk = Disk()
        let app = try await openText(disk, size: size)
        #expect(app.visibleTexts.contains("Choose a folder for “a.txt”."))
        #expect(disk.isEnabled("Move") == false)
        #expect(disk.isEnabled("Cancel") == true)
        try app.tap("sub")
        try await app.settle { app.visibleTexts.contains("inner") }
        #expect(disk.isEnabled("Move") == true)
        try app.tap("inner")
        try await app.settle { app.visibleTexts.contains("No Folders") }
        try app.tap("Move")
        try await app.settle { !self.asks(disk) }
        #expect(disk.text("sub/inner/a.txt") == "text")
        #expect(!disk.exists("a.txt"))
        #expect(app.find(UITextView.self)?.text == "text")
        try app.back()
        try await app.settle { app.visibleTexts.contains("2 items") }
        #expect(!disk.rows.contains("a.txt"))
        if size.width < 500 {
            try app.tap("Recents")
            try await app.settle { disk.rows.first == "a.txt" }
        }
    }

    @Test(
        "a file is not moved onto another file of its name; both keep their contents, and another folder may be chosen")
    func taken() async throws {
        let disk = Disk()
        let app = try await openText(disk)
        try disk.file("other/a.txt", "another")
        try app.tap("other")
        try await app.settle { app.visibleTexts.contains("No Folders") }
        try app.tap("Move")
        try await app.settle { app.alert != nil }
        #expect(app.alert?.title == "Not Moved")
        #expect(app.alert?.message == "“other” already contains something named “a.txt”. Nothing was changed.")
        try app.tap("OK")
        app.settle()
        #expect(asks(disk))
        #expect(disk.text("a.txt") == "text")
        #expect(disk.text("other/a.txt") == "another")
        try app.back()
        try await app.settle { app.visibleTexts.contains("sub") }
        try app.tap("sub")
        try await app.settle { app.visibleTexts.contains("inner") }
        try app.tap("Move")
        try await app.settle { !self.asks(disk) }
        #expect(disk.text("sub/a.txt") == "text")
    }

    @Test(
        "Cancel on any page and pulling the sheet down move nothing",
        arguments: ["first", "deeper", "places", "pulled"])
    func cancelled(way: String) async throws {
        let disk = Disk()
        let app = try await openText(disk)
        if way == "deeper" {
            try app.tap("sub")
            try await app.settle { app.visibleTexts.contains("inner") }
        }
        if way == "places" {
            try app.back()
            app.settle()
            #expect(disk.isEnabled("Move") == false)
        }
        if way == "pulled" {
            app.drag(from: CGPoint(x: 195, y: 90), to: CGPoint(x: 195, y: 700), frames: 12)
        } else {
            try app.tap("Cancel")
        }
        app.settle()
        #expect(!asks(disk))
        #expect(disk.text("a.txt") == "text")
        #expect(app.title == "a.txt")
    }

    @Test("several items are selected and moved together; the toolbar replaces the tab bar meanwhile")
    func several() async throws {
        let disk = Disk()
        for name in ["a", "b", "c"] { try disk.file(name, name) }
        try disk.folder("sub")
        let app = disk.start()
        try await disk.open("Disk", until: "sub")
        try app.tap("More")
        app.settle()
        try app.tap("Select")
        app.settle()
        #expect(app.title == "Select Items")
        #expect(app.backLabel == nil)
        #expect(app.find("Recents") == nil)
        #expect(disk.isEnabled("Move") == false)
        try app.tap("a")
        try app.tap("b")
        try app.tap("c")
        try app.tap("b")
        app.settle()
        #expect(app.title == "2 Selected")
        try app.tap("Move")
        try await app.settle {
            app.visibleTexts.contains("Choose a folder for 2 items.") && self.count("sub", disk) == 2
        }
        try app.tap("sub")
        try await app.settle { app.visibleTexts.contains("No Folders") }
        try app.tap("Move")
        try await app.settle { !self.asks(disk) && disk.rows == ["b", "sub"] }
        #expect(disk.text("sub/a") == "a")
        #expect(disk.text("sub/c") == "c")
        #expect(disk.text("b") == "b")
        #expect(app.title == "Disk")
        #expect(app.backLabel == "Browse")
        try app.require("Recents")
        #expect(disk.navigation.isToolbarHidden)
    }

    @Test("a folder is not offered as its own destination; Done ends the selection")
    func folder() async throws {
        let disk = Disk()
        try disk.folder("sub")
        try disk.folder("other")
        let app = disk.start()
        try await disk.open("Disk", until: "sub")
        try app.tap("More")
        app.settle()
        try app.tap("Select")
        app.settle()
        try app.tap("sub")
        app.settle()
        try app.tap("Move")
        try await app.settle { self.asks(disk) && self.count("other", disk) == 2 }
        #expect(count("sub", disk) == 1)
        try app.tap("other")
        try await app.settle { app.visibleTexts.contains("No Folders") }
        try app.tap("Cancel")
        app.settle()
        #expect(app.title == "1 Selected")
        try app.tap("Done")
        app.settle()
        #expect(app.title == "Disk")
        #expect(app.backLabel == "Browse")
        #expect(disk.exists("sub"))
    }

    @Test("a new folder gets an unused name, and appears in the list")
    func newFolder() async throws {
        let disk = Disk()
        let app = disk.start()
        try await disk.open("Disk", until: "Folder is Empty")
        for rows in [["untitled folder"], ["untitled folder", "untitled folder 2"]] {
            try app.tap("More")
            app.settle()
            try app.tap("New Folder")
            app.settle()
            #expect(app.alert?.textFields?.first?.text == rows.last)
            app.press(.enter)
            try await app.settle { disk.rows == rows }
        }
        #expect(app.visibleTexts.contains("2 items"))
        #expect(!app.visibleTexts.contains("Folder is Empty"))
    }

    // MARK: The disk

    @Test("moving overwrites nothing, moves no folder into itself, and loses nothing")
    func mover() throws {
        let disk = Disk()
        for folder in ["from/deep", "to"] { try disk.folder(folder) }
        try disk.file("a", "a")
        let root = DiskPath(disk.path)
        func path(_ name: String) -> DiskPath { root.appending(Array(name.utf8)) }
        #expect(throws: MoveFailure.intoItself) { try FileMover.move(path("from"), into: path("from/deep")) }
        #expect(throws: MoveFailure.intoItself) { try FileMover.move(path("from"), into: path("from")) }
        #expect(throws: MoveFailure.vanished) { try FileMover.move(path("missing"), into: path("to")) }
        #expect(throws: MoveFailure.vanished) { try FileMover.move(path("a"), into: path("missing")) }
        // An empty folder with the same name and a broken link are existing items as well.
        try disk.folder("to/from")
        #expect(throws: MoveFailure.exists) { try FileMover.move(path("from"), into: path("to")) }
        try disk.link("to/a", to: "nowhere")
        #expect(throws: MoveFailure.exists) { try FileMover.move(path("a"), into: path("to")) }
        #expect(disk.text("a") == "a")
        #expect(disk.exists("from/deep"))
        let strange = root.appending([0x66, 0xFF])
        #expect(strange.withCString { mkdir($0, 0o755) } == 0)
        let moved = try FileMover.move(strange, into: path("to"))
        #expect(Entry(path: moved)?.kind == .folder)
        #expect(Entry(path: strange) == nil)
    }

    @Test("items before the first item that cannot be moved are moved, and the message names that item")
    func partly() async throws {
        let disk = Disk()
        try disk.folder("to")
        for name in ["a", "b", "c"] { try disk.file(name, name) }
        try disk.file("to/b", "other")
        let root = DiskPath(disk.path)
        let outcome = await FileMover.move(
            ["a", "b", "c"].map { root.appending(Array($0.utf8)) }, into: root.appending(Array("to".utf8)))
        #expect(outcome.moved.count == 1)
        #expect(outcome.failure?.path.displayName == "b")
        #expect(outcome.failure?.reason == .exists)
        #expect(disk.text("to/a") == "a")
        #expect(disk.text("to/b") == "other")
        #expect(disk.text("b") == "b")
        #expect(disk.text("c") == "c")
    }

    @Test(
        "each reason why an item is not moved has a message",
        arguments: [
            (EEXIST, "already contains"), (EACCES, "permission"), (EROFS, "permission"), (ENOENT, "is gone"),
            (EINVAL, "into itself"), (ENOSPC, "space"),
        ])
    func words(code: Int32, words: String) {
        #expect(MoveFailure(errno: code).sentence(about: "a", into: "b").contains(words))
    }
}
