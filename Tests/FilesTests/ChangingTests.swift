@testable import FilesApp
import Foundation
import Glibc
import Testing
import UIKit
import UIKitTesting

/// Items are deleted and renamed by swipes and menus of their rows.
@MainActor
struct ChangingTests {
    private func openList(_ disk: Disk) async throws -> TestApp {
        for name in ["a.txt", "b.txt", "c.txt"] { try disk.file(name, name) }
        let app = disk.start()
        try await disk.open("Disk", until: "c.txt")
        return app
    }

    private func place(_ name: String, _ app: TestApp) throws -> CGPoint {
        let view = try app.require(name)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private func note(_ disk: Disk, _ name: String) -> String? {
        try? String(contentsOfFile: "\(disk.trash)/info/\(name).trashinfo", encoding: .utf8)
    }

    @Test("a swiped row is deleted into the trash and can be restored from there", arguments: [false, true])
    func swiped(far: Bool) async throws {
        let disk = Disk()
        let app = try await openList(disk)
        try app.swipe("b.txt", towards: .leading, by: far ? 320 : 160)
        if !far { try app.tap("Delete") }
        try await app.settle { disk.rows == ["a.txt", "c.txt"] }
        #expect(app.visibleTexts.contains("2 items"))
        #expect(!disk.exists("b.txt"))
        #expect(try String(contentsOfFile: "\(disk.trash)/files/b.txt", encoding: .utf8) == "b.txt")
        let written = try #require(self.note(disk, "b.txt"))
        #expect(written.hasPrefix("[Trash Info]\nPath=\(disk.path)/b.txt\nDeletionDate=2"))
    }

    @Test("the trash keeps two items of the same name")
    func twice() async throws {
        let disk = Disk()
        let trash = Trash(home: DiskPath(disk.trash))
        for text in ["one", "two"] {
            try disk.file("näme %.txt", text)
            try await trash.take(DiskPath("\(disk.path)/näme %.txt"))
        }
        #expect(try String(contentsOfFile: "\(disk.trash)/files/näme %.txt", encoding: .utf8) == "one")
        #expect(try String(contentsOfFile: "\(disk.trash)/files/näme %.txt.2", encoding: .utf8) == "two")
        #expect(note(disk, "näme %.txt.2")?.contains("/n%C3%A4me%20%25.txt\n") == true)
    }

    @Test("a file that cannot be moved to the trash stays, without an information file in the trash")
    func stays() async throws {
        let disk = Disk()
        let app = try await openList(disk)
        // A file in place of the trash's folder.
        try disk.file("../\(URL(fileURLWithPath: disk.trash).lastPathComponent)", "in the way")
        try app.swipe("b.txt", towards: .leading, by: 320)
        try await app.settle { app.alert != nil }
        #expect(app.alert?.title == "Not Deleted")
        try app.tap("OK")
        app.settle()
        #expect(disk.rows == ["a.txt", "b.txt", "c.txt"])
        #expect(disk.text("b.txt") == "b.txt")
        await #expect(throws: MoveFailure.vanished) {
            try await Trash(home: DiskPath(disk.trash)).take(DiskPath("\(disk.path)/none"))
        }
        await #expect(throws: MoveFailure.intoItself) {
            try await Trash(home: DiskPath("\(disk.path)/in/it")).take(DiskPath(disk.path))
        }
        #expect(disk.exists("a.txt"))
    }

    @Test("a row's menu renames an item to a name that no other item has")
    func rename() async throws {
        let disk = Disk()
        let app = try await openList(disk)
        try app.pressLong("b.txt")
        app.settle()
        try app.tap("Rename")
        app.settle()
        let field = try #require(app.alert?.textFields?.first)
        #expect(field.text == "b.txt")
        #expect(disk.isEnabled("Rename") == true)
        app.type("c/d")
        #expect(disk.isEnabled("Rename") == false)
        app.press(.backspace)
        app.press(.backspace)
        app.type(".txt")
        app.press(.enter)
        try await app.settle { app.alert?.title == "Not Renamed" }
        #expect(disk.text("b.txt") == "b.txt")
        #expect(disk.text("c.txt") == "c.txt")
        try app.tap("OK")
        app.settle()
        app.pressSecondary(at: try place("b.txt", app))
        app.settle()
        try app.tap("Rename")
        app.settle()
        app.type("z.txt")
        app.press(.enter)
        try await app.settle { disk.rows == ["a.txt", "c.txt", "z.txt"] }
        #expect(disk.text("z.txt") == "b.txt")
    }

    @Test("a row's menu moves, shows information and deletes")
    func menu() async throws {
        let disk = Disk()
        try disk.folder("sub")
        let app = try await openList(disk)
        func choose(_ title: String) throws {
            app.pressSecondary(at: try place("b.txt", app))
            app.settle()
            try app.tap(title)
            app.settle()
        }
        try choose("Get Info")
        #expect(app.title == "b.txt")
        #expect(app.visibleTexts.contains("Permissions"))
        try app.back()
        app.settle()
        try choose("Move")
        #expect(app.visibleTexts.contains("Choose a folder for “b.txt”."))
        try app.tap("Cancel")
        app.settle()
        try choose("Delete")
        try await app.settle { !disk.rows.contains("b.txt") }
        #expect(!disk.exists("b.txt"))
    }

    @Test("during a selection, rows have neither swipe actions nor menus")
    func selecting() async throws {
        let disk = Disk()
        let app = try await openList(disk)
        try app.tap("More")
        app.settle()
        try app.tap("Select")
        app.settle()
        try app.swipe("b.txt", towards: .leading, by: 160)
        app.pressSecondary(at: try place("b.txt", app))
        app.settle()
        #expect(app.find("Delete") == nil)
        #expect(disk.rows.count == 3)
    }

    @Test(
        "invalid names are rejected",
        arguments: [
            ("a", true), (".hidden", true), ("", false), (".", false), ("..", false), ("a/b", false), ("a\0b", false),
            (String(repeating: "x", count: 256), false),
        ])
    func names(name: String, isName: Bool) async throws {
        let disk = Disk()
        #expect(FileMover.isName(name) == isName)
        guard !isName else { return }
        try disk.file("a", "a")
        await #expect(throws: MoveFailure.badName) { try await FileMover.renamed(DiskPath("\(disk.path)/a"), to: name) }
        #expect(disk.text("a") == "a")
    }
}
