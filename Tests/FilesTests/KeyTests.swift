import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FilesApp

/// Files by keys alone.
@MainActor
struct KeyTests {
    @Test(
        "keys open folders and files, search, select, rename and go back",
        arguments: [CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800)])
    func browsing(size: CGSize) async throws {
        let disk = Disk()
        try disk.folder("sub/inner")
        try disk.file("sub/note.txt", "text")
        let app = disk.start(size: size)
        app.settle()
        #expect(app.viewsWithoutKeys.isEmpty, "\(app.viewsWithoutKeys)")
        app.press(.down)
        app.type("Disk")
        app.settle()
        app.press(.enter)
        try await app.settle { app.visibleTexts.contains("sub") }
        #expect(app.viewsWithoutKeys.isEmpty, "\(app.viewsWithoutKeys)")
    }

    @Test("every view of a folder, a menu, a selection and a preview is reached by keys")
    func screens() async throws {
        let disk = Disk()
        try disk.folder("sub")
        try disk.file("note.txt", "text")
        let app = disk.start()
        try await disk.open("Disk", until: "note.txt")
        #expect(app.viewsWithoutKeys.isEmpty, "\(app.viewsWithoutKeys)")
        app.press(.down)
        app.press(.menu)
        app.settle()
        #expect(app.visibleTexts.contains("Rename"))
        app.press(.escape)
        app.settle()
        app.press(.enter)
        try await app.settle { app.title == "note" || app.title == "note.txt" }
        #expect(app.viewsWithoutKeys.isEmpty, "\(app.viewsWithoutKeys)")
        app.press(.left, modifiers: .alternate)
        app.settle()
        #expect(app.title == "Disk")
    }
}
