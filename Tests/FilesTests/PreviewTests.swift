@testable import FilesApp
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Previews of files.
@MainActor
struct PreviewTests {
    @Test(
        "a text file is displayed as text, regardless of its name", arguments: ["notes.txt", "README", "picture.png"])
    func text(name: String) async throws {
        let disk = Disk()
        try disk.file(name, "Grüße, 世界\nSecond line")
        let app = disk.start()
        try await disk.open("Disk", until: name)
        try app.tap(name)
        try await app.settle { app.find(UITextView.self) != nil && !app.isBusy }
        #expect(app.find(UITextView.self)?.text == "Grüße, 世界\nSecond line")
        #expect(app.title == name)
        #expect(!disk.navigation.isToolbarHidden)
        #expect(app.find("Recents") == nil)
        try app.back()
        try await app.settle { app.title == "Disk" }
        #expect(disk.navigation.isToolbarHidden)
        #expect(app.visibleTexts.contains("1 item"))
        #expect(app.visibleTexts.contains("Recents"))
    }

    @Test("a long text is truncated between two characters")
    func longText() async throws {
        let disk = Disk()
        try disk.file("long.txt", String(repeating: "äöü\n", count: 60_000))
        let app = disk.start()
        try await disk.open("Disk", until: "long.txt")
        try app.tap("long.txt")
        try await app.settle { app.find(UITextView.self) != nil }
        let text = app.find(UITextView.self)?.text ?? ""
        #expect(text.hasSuffix("…"))
        #expect(text.count > 100_000)
        #expect(!text.contains("\u{FFFD}"))
    }

    @Test("scrolling down in a text hides the bars, scrolling up shows them, and the next screen has them")
    func reading() async throws {
        let disk = Disk()
        try disk.file("long.txt", String(repeating: "line\n", count: 400))
        let app = disk.start()
        try await disk.open("Disk", until: "long.txt")
        try app.tap("long.txt")
        try await app.settle { app.find(UITextView.self) != nil && !app.isBusy }
        app.scroll(by: 200)
        app.settle()
        #expect(disk.navigation.isNavigationBarHidden)
        #expect(disk.navigation.isToolbarHidden)
        #expect(app.title == nil)
        #expect(app.find("Info") == nil)
        app.scroll(by: -60)
        app.settle()
        #expect(!disk.navigation.isNavigationBarHidden)
        #expect(!disk.navigation.isToolbarHidden)
        try app.require("Info")
        app.scroll(by: 200)
        app.settle()
        #expect(disk.navigation.isNavigationBarHidden)
        app.press(.left, modifiers: .alternate)
        try await app.settle { app.title == "Disk" }
        #expect(!disk.navigation.isNavigationBarHidden)
        #expect(disk.navigation.isToolbarHidden)
        app.scroll(by: 60)
        app.settle()
        #expect(!disk.navigation.isNavigationBarHidden)
    }

    @Test("the information about a file is in a sheet that covers half of the screen")
    func info() async throws {
        let disk = Disk()
        try disk.file("a.txt", "text")
        let app = disk.start()
        try await disk.open("Disk", until: "a.txt")
        try app.tap("a.txt")
        try await app.settle { app.find(UITextView.self) != nil && !app.isBusy }
        try app.tap("Info")
        app.settle()
        #expect(app.visibleTexts.contains("4 bytes"))
        let place = try app.require("4 bytes")
        #expect(place.convert(place.bounds, to: nil).minY > 422)
        try app.tap("Done")
        app.settle()
        #expect(!app.visibleTexts.contains("4 bytes"))
        #expect(app.title == "a.txt")
    }

    @Test("an image file displays the image; a tap hides the bars, another tap shows them")
    func picture() async throws {
        let disk = Disk()
        try disk.picture("photo", size: CGSize(width: 640, height: 480))
        let app = disk.start()
        try await disk.open("Disk", until: "photo")
        try app.tap("photo")
        try await app.settle { disk.navigation.topViewController?.children.first is ImageViewController }
        app.settle()
        let middle = CGPoint(x: 195, y: 422)
        app.tap(at: middle)
        app.settle()
        #expect(disk.navigation.isNavigationBarHidden)
        #expect(app.title == nil)
        app.tap(at: middle)
        app.settle()
        #expect(!disk.navigation.isNavigationBarHidden)
        #expect(app.title == "photo")
        app.tap(at: middle)
        app.settle()
        // Without a bar there is no back button; a key goes back, and the next screen has its bars.
        app.press(.left, modifiers: .alternate)
        try await app.settle { app.title == "Disk" }
        #expect(!disk.navigation.isNavigationBarHidden)
        app.tap(at: CGPoint(x: 195, y: 700))
        app.settle()
        #expect(!disk.navigation.isNavigationBarHidden)
    }

    @Test("other files show their information: bytes, a broken image", arguments: ["bytes", "broken.png"])
    func facts(name: String) async throws {
        let disk = Disk()
        try disk.file(
            name, Data(name == "bytes" ? [1, 0, 2, 0, 3] : [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]))
        let app = disk.start()
        try await disk.open("Disk", until: name)
        try app.tap(name)
        try await app.settle { app.visibleTexts.contains("Permissions") }
        #expect(app.visibleTexts.contains(name == "bytes" ? "5 bytes" : "10 bytes"))
        #expect(app.visibleTexts.contains("rw-r--r--"))
        #expect(app.visibleTexts.contains(name == "bytes" ? "File" : "PNG file"))
    }

    @Test("an empty file shows its information, not an empty screen")
    func emptyFile() async throws {
        let disk = Disk()
        try disk.file("nothing")
        let app = disk.start()
        try await disk.open("Disk", until: "nothing")
        try app.tap("nothing")
        try await app.settle { app.visibleTexts.contains("Permissions") }
        #expect(app.visibleTexts.contains("0 bytes"))
    }

    @Test("a file that was deleted before it was read shows the known information")
    func vanished() async throws {
        let disk = Disk()
        try disk.file("gone.txt", "text")
        let app = disk.start()
        try await disk.open("Disk", until: "gone.txt")
        try FileManager.default.removeItem(atPath: "\(disk.path)/gone.txt")
        try app.tap("gone.txt")
        try await app.settle { app.visibleTexts.contains("Permissions") }
        #expect(app.title == "gone.txt")
    }
}
