import FilesApp
import Foundation
import UIKit
import UIKitTesting

/// Simulates a user's session in the Files app on the real disk, without a display, and saves a picture of each step.
@main
enum FilesTour {
    @MainActor
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "icon", let folder = arguments.dropFirst().first {
            return try FilesIcon.write(to: folder)
        }
        let folder = arguments.first ?? "build/tour"
        let tour = try Tour(folder)
        try await tour.play()
        print("chevron: \(tour.count) pictures are in \(folder)/")
    }
}

/// One session in the app, with its pictures.
@MainActor
final class Tour {
    private let folder: String
    private let disk: TourDisk
    private(set) var count = 0

    init(_ folder: String) throws {
        self.folder = folder
        // An app's host draws the pictures, so the app is created before the disk's files.
        let app = TestApp()
        app.activate()
        disk = try TourDisk()
    }

    func play() async throws {
        for dark in [false, true] {
            try await walkNarrow(dark: dark)
            try await walkWide(dark: dark)
        }
        disk.remove()
    }

    private func start(_ size: CGSize, dark: Bool) -> (files: FilesSplitViewController, app: TestApp) {
        let places =
            [Location(name: "Tour", path: DiskPath(disk.path), symbol: "folder")] + Location.onThisMachine().prefix(2)
        let files = FilesSplitViewController(
            locations: places, userFolders: [], trash: Trash(home: DiskPath(disk.trash)))
        let app = TestApp(files, size: size, dark: dark)
        app.settle()
        return (files, app)
    }

    private func keep(_ app: TestApp, _ step: String) throws {
        count += 1
        try app.picture()?.write(to: "\(folder)/\(step).png")
    }

    /// Reads the disk without advancing the app's clock, because a disk is faster than a page transition.
    private func read() async {
        for _ in 0..<20 {
            await Task.detached(priority: .background) { for _ in 0..<200 { await Task.yield() } }.value
            await Task.yield()
        }
    }

    private func walkNarrow(dark: Bool) async throws {
        let size = CGSize(width: 390, height: 844)
        let (files, app) = start(size, dark: dark)
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        func keep(_ step: String) throws { try self.keep(app, "phone-\(dark ? "dark" : "light")-\(step)") }
        func reopen() async throws {
            files.shownNavigation.popToRootViewController(animated: false)
            app.settle()
            try app.tap("Tour")
            try await app.settle(until: { app.visibleTexts.contains("Album") })
        }
        try keep("01-browse")

        try app.tap("Tour")
        await read()
        app.advance(frames: 7)
        try keep("02-push")
        try await app.settle(until: { app.visibleTexts.contains("Album") })
        try keep("03-folder")

        app.scroll(by: 120)
        app.settle()
        try keep("04-scrolled")
        for _ in 0..<3 { app.scroll(by: -400) }
        app.settle()

        try app.tap("More")
        app.settle()
        try keep("05-menu")
        try app.tap("Select")
        app.settle()
        try app.tap("Album")
        try app.tap("Music")
        app.settle()
        try keep("06-select")
        try app.tap("Done")
        app.settle()

        try app.tap("Deep")
        try await app.settle(until: { app.title == "Deep" && app.visibleTexts.contains { $0.hasPrefix("a title") } })
        try app.tap { $0.hasPrefix("a title") }
        try await app.settle(until: { app.visibleTexts.contains("العنوان الثاني") })
        try keep("07-long-title")
        try app.tap("العنوان الثاني")
        try await app.settle(until: { app.visibleTexts.contains("Folder is Empty") })
        try keep("08-empty")
        try app.pressLong("BackButton")
        app.settle()
        try keep("09-history")
        app.tap(at: CGPoint(x: size.width - 20, y: size.height - 160))
        app.settle()

        app.drag(
            from: CGPoint(x: 3, y: size.height / 2), to: CGPoint(x: size.width * 0.45, y: size.height / 2), frames: 30,
            lifts: false)
        try keep("10-swipe")
        app.lift()
        app.settle()

        try await reopen()
        try app.tap("Album")
        try await app.settle(until: { app.visibleTexts.contains("gradient.png") })
        try app.tap("gradient.png")
        await read()
        app.advance(frames: 10)
        try keep("11-tabs-leave")
        try await app.settle(until: { app.title == "gradient.png" && !app.isBusy })
        try keep("12-picture")
        app.tap(at: middle)
        app.settle()
        try keep("13-bars-hidden")
        app.tap(at: middle)
        app.settle()

        try await reopen()
        try app.tap("note 1.txt")
        try await app.settle(until: { app.title == "note 1.txt" && !app.isBusy })
        try keep("14-text")
        app.scroll(by: 300)
        app.settle()
        try keep("15-reading")
        app.scroll(by: -60)
        app.settle()
        try app.tap("Info")
        app.settle()
        try keep("16-info")
        try app.tap("Done")
        app.settle()
        try app.tap("Move")
        try await app.settle(until: { app.visibleTexts.contains("Album") })
        try keep("17-move")
        try app.tap("Notes")
        try await app.settle(until: { app.visibleTexts.contains("No Folders") })
        try keep("18-move-target")
        try app.tap("Cancel")
        app.settle()

        try await reopen()
        try app.tap("broken link")
        app.settle()
        try keep("19-facts")

        // A folder that is removed between its listing and its opening.
        try disk.addVanishing()
        try await reopen()
        disk.removeVanishing()
        try app.tap("A folder that goes away")
        try await app.settle(until: { app.visibleTexts.contains("Folder Is Gone") })
        try keep("20-gone")

        try app.tap("Recents")
        try await app.settle(until: { app.title == "Recents" && app.visibleTexts.contains("note 1.txt") })
        try keep("21-recents")

        // A row is swiped and deleted.
        try app.tap("Browse")
        app.settle()
        try await reopen()
        let note = dark ? "note 4.txt" : "note 3.txt"
        try app.swipe(note, towards: .leading, by: 160, lifts: false)
        try keep("22-row-swiped")
        app.lift()
        app.settle()
        try app.tap("Delete")
        await read()
        app.advance(frames: 8)
        try keep("23-row-leaves")
        try await app.settle(until: { !app.visibleTexts.contains(note) })

        try app.pressLong("note 1.txt")
        app.settle()
        try keep("24-row-menu")
        try app.tap("Rename")
        app.settle()
        try keep("25-rename")
        try app.tap("Cancel")
        app.settle()
        try walkIcons(app, keep)
    }

    /// The same folder as icons: with marks, with a menu, with large text, and from right to left.
    private func walkIcons(_ app: TestApp, _ keep: (String) throws -> Void) throws {
        func choose(_ words: String) throws {
            try app.tap("More")
            app.settle()
            try app.tap(words)
            app.settle()
        }
        try choose("Icons")
        try keep("26-icons")
        let album = try app.require("Album")
        app.pressSecondary(at: album.convert(CGPoint(x: album.bounds.midX, y: 30), to: nil))
        app.settle()
        try keep("27-icon-menu")
        app.press(.escape)
        app.settle()
        try choose("Select")
        try app.tap("Album")
        try app.tap("note 2.txt")
        app.settle()
        try keep("28-icons-marked")
        try app.tap("Done")
        app.settle()
        app.textSize = .accessibilityLarge
        app.settle()
        try keep("29-icons-large-text")
        app.textSize = .large
        app.isRightToLeft = true
        app.settle()
        try keep("30-icons-right-to-left")
        app.isRightToLeft = false
        app.settle()
    }

    private func walkWide(dark: Bool) async throws {
        let (_, app) = start(CGSize(width: 1280, height: 800), dark: dark)
        func keep(_ step: String) throws { try self.keep(app, "desktop-\(dark ? "dark" : "light")-\(step)") }
        try await app.settle(until: { app.findAll(UILabel.self).filter { $0.text == "Album" }.count == 2 })
        try keep("01-sidebar")
        // Outline rows: the disclosure at the trailing end shows the folders of a folder.
        func expand(_ name: String, until inner: String) async throws {
            let rows = app.findAll(UICollectionViewListCell.self)
            guard let row = rows.first(where: { $0.accessibilityLabel == name }) else { return }
            app.tap(at: row.convert(CGPoint(x: row.bounds.maxX - 22, y: row.bounds.midY), to: nil))
            try await app.settle(until: { app.visibleTexts.contains { $0.hasPrefix(inner) } && !app.isBusy })
        }
        try await expand("Deep", until: "a title")
        try await expand("a title that is much too long for any bar", until: "العنوان")
        try keep("10-outline")
        try app.tap("Recents")
        try await app.settle(until: { app.visibleTexts.contains("note 1.txt") })
        try keep("02-recents")
        try app.tap("Album")
        try await app.settle(until: { app.visibleTexts.contains("gradient.png") })
        // The secondary mouse button.
        let picture = try app.require("gradient.png")
        app.pressSecondary(at: picture.convert(CGPoint(x: 60, y: picture.bounds.midY), to: nil))
        app.settle()
        try keep("09-pointer-menu")
        app.press(.escape)
        app.settle()
        try app.tap("gradient.png")
        await read()
        app.advance(frames: 7)
        try keep("03-push")
        try await app.settle(until: { app.find("Move") != nil && !app.isBusy })
        try keep("04-picture")
        try app.tap("Move")
        try await app.settle(until: { app.visibleTexts.contains("No Folders") })
        try keep("05-move")
        try app.tap("Cancel")
        app.settle()

        // The window becomes narrow: open screens stay open. Then it becomes wide again.
        app.resize(to: CGSize(width: 520, height: 800))
        app.settle()
        try keep("06-narrow")
        try app.back()
        app.settle()
        try keep("07-tabs")
        app.resize(to: CGSize(width: 1000, height: 700))
        app.settle()
        try keep("08-wide-again")
    }
}
