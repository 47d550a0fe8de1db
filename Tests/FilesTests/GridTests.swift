@testable import FilesApp
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Folders as icons, and the outline of folders beside them.
@MainActor
struct GridTests {
    private func filled() throws -> Disk {
        let disk = Disk()
        for name in ["a", "b"] { try disk.folder(name) }
        for name in ["c.txt", "d.txt", "e.txt"] { try disk.file(name, "text") }
        return disk
    }

    private func open(_ disk: Disk) async throws -> TestApp {
        let app = disk.start()
        try await disk.open("Disk", until: "a")
        try choose("Icons", disk)
        try await app.settle { disk.icons.count == 5 }
        return app
    }

    private func choose(_ words: String, _ disk: Disk) throws {
        try disk.app.tap("More")
        disk.app.settle()
        try disk.app.tap(words)
        disk.app.settle()
    }

    private func icon(_ name: String, _ disk: Disk) throws -> EntryIconCell {
        try #require(disk.app.findAll(EntryIconCell.self).first { $0.accessibilityLabel == name })
    }

    @Test("the menu shows a folder as icons in rows, with their number, and as a list again")
    func switching() async throws {
        let disk = try filled(), app = try await open(disk)
        #expect(disk.icons == ["a", "b", "c.txt", "d.txt", "e.txt"])
        #expect(app.visibleTexts.contains("5 items"))
        #expect(disk.rows.isEmpty)
        let (first, third, fourth) = (
            try icon("a", disk).frame, try icon("c.txt", disk).frame, try icon("d.txt", disk).frame
        )
        #expect(first.minY == third.minY)
        #expect(first.minX == fourth.minX)
        #expect(fourth.minY > first.maxY)
        #expect(
            app.findAll(EntryIconCell.self).allSatisfy { $0.frame.height == first.height || $0.frame.minY > first.minY }
        )
        try choose("List", disk)
        #expect(disk.icons.isEmpty)
        #expect(disk.rows == ["a", "b", "c.txt", "d.txt", "e.txt"])
    }

    @Test("an icon opens its item, and the folder is as before when the user returns")
    func opening() async throws {
        let disk = try filled(), app = try await open(disk)
        try disk.file("a/inner.txt", "text")
        app.tap(try icon("a", disk))
        try await app.settle { app.visibleTexts.contains("inner.txt") && !app.isBusy }
        #expect(app.title == "a")
        try app.back()
        app.settle()
        #expect(disk.icons.count == 5)
        #expect(app.findAll(UICollectionView.self).allSatisfy { $0.indexPathsForSelectedItems?.isEmpty != false })
    }

    @Test("a long touch lifts the icon and opens the menu; a deleted item leaves the grid")
    func menu() async throws {
        let disk = try filled(), app = try await open(disk)
        let cell = try icon("d.txt", disk)
        app.pressSecondary(at: cell.convert(CGPoint(x: cell.bounds.midX, y: 30), to: nil))
        app.settle()
        try app.tap("Delete")
        try await app.settle { disk.icons == ["a", "b", "c.txt", "e.txt"] }
        #expect(app.visibleTexts.contains("4 items"))
        #expect(!disk.exists("d.txt"))
    }

    @Test("in selection mode taps mark icons, and the marks move to another folder")
    func selecting() async throws {
        let disk = try filled(), app = try await open(disk)
        try choose("Select", disk)
        app.tap(try icon("c.txt", disk))
        app.tap(try icon("e.txt", disk))
        app.tap(try icon("a", disk))
        app.settle()
        #expect(app.title == "3 Selected")
        app.tap(try icon("a", disk))
        app.settle()
        #expect(app.title == "2 Selected")
        #expect(try icon("c.txt", disk).accessibilityTraits.contains(.selected))
        #expect(try !icon("a", disk).accessibilityTraits.contains(.selected))
        try app.tap("Select All")
        app.settle()
        #expect(app.title == "5 Selected")
        try app.tap("Done")
        app.settle()
        #expect(app.title == "Disk")
        #expect(app.findAll(EntryIconCell.self).allSatisfy { !$0.isSelected })
        // A tap opens again.
        app.tap(try icon("b", disk))
        try await app.settle { app.title == "b" }
    }

    @Test("large text gives fewer columns, and right to left begins at the right")
    func formats() async throws {
        let disk = try filled(), app = try await open(disk)
        func columns() throws -> Int {
            let top = try icon("a", disk).frame.minY
            return app.findAll(EntryIconCell.self).count { $0.frame.minY == top }
        }
        #expect(try columns() == 3)
        let height = try icon("a", disk).frame.height
        app.textSize = .accessibilityExtraExtraExtraLarge
        app.settle()
        #expect(try columns() == 1)
        #expect(try icon("a", disk).frame.height > height)
        app.textSize = .large
        app.isRightToLeft = true
        app.settle()
        #expect(try icon("a", disk).frame.minX > icon("b", disk).frame.minX)
    }

    @Test("a folder of icons is restored as icons")
    func restored() throws {
        var page = Place.Page(kind: .folder, path: DiskPath("/"), showsIcons: true)
        page = try #require(Place.Page(page.values))
        #expect(page.showsIcons)
    }

    // MARK: Outline

    @Test("the sidebar of a wide window shows folders as an outline; a folder without folders has no disclosure")
    func outline() async throws {
        let disk = Disk()
        try disk.folder("one/two/three")
        try disk.folder("other")
        let app = disk.start(size: CGSize(width: 1280, height: 800))
        func texts() -> [String] {
            guard let list = app.findAll(UICollectionView.self).first else { return [] }
            return list.visibleCells.compactMap(\.accessibilityLabel)
        }
        try await app.settle { texts().contains("one") && !app.isBusy }
        #expect(texts() == ["Recents", "Disk", "one", "other"])
        func toggle(_ name: String) throws {
            let list = try #require(app.findAll(UICollectionView.self).first)
            let cell = try #require(list.visibleCells.first { $0.accessibilityLabel == name })
            app.tap(at: cell.convert(CGPoint(x: cell.bounds.maxX - 22, y: cell.bounds.midY), to: nil))
        }
        try toggle("one")
        try await app.settle { texts().contains("two") && !app.isBusy }
        #expect(texts() == ["Recents", "Disk", "one", "two", "other"])
        try toggle("two")
        try await app.settle { texts().contains("three") && !app.isBusy }
        try toggle("other")
        try await app.settle {
            let list = app.findAll(UICollectionView.self).first
            let cell = list?.visibleCells.first { $0.accessibilityLabel == "other" } as? UICollectionViewListCell
            return cell?.accessories.isEmpty == true && !app.isBusy
        }
        try app.tap("three")
        try await app.settle { disk.navigation.topViewController?.title == "three" }
        // A collapsed folder hides its folders and shows them again.
        try toggle("one")
        app.settle()
        #expect(texts() == ["Recents", "Disk", "one", "other"])
        try toggle("one")
        try await app.settle { texts().contains("three") && !app.isBusy }
        #expect(texts() == ["Recents", "Disk", "one", "two", "three", "other"])
    }
}
