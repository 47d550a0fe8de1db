import CoreGraphics
import Foundation
import TemporaryFolder
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitCore

/// A temporary folder with files, which is removed at the end.
private final class SampleFolder {
    private let folder = TemporaryFolder("documents")
    var url: URL { folder.url }

    init() throws {
        for name in ["b.txt", "A.txt", "note 10.md", "note 9.md", ".hidden", "photo.png", "Inner/deep.txt"] {
            try folder.write(name, name)
        }
    }

    func text(_ name: String) -> String? {
        (try? Data(contentsOf: url.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
    }
}

@MainActor
private final class Receiver: NSObject, UIDocumentPickerDelegate {
    var calls: [String] = []
    var urls: [URL] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        calls.append("picked " + urls.map(\.lastPathComponent).joined(separator: ", "))
        self.urls = urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { calls.append("cancelled") }
}

@MainActor
struct DocumentPickerTests {
    private let folder: SampleFolder
    private let receiver = Receiver()
    private let root = UIViewController()
    private let app: TestApp

    init() throws {
        folder = try SampleFolder()
        app = TestApp(root)
    }

    private func present(_ picker: UIDocumentPickerViewController) {
        picker.delegate = receiver
        picker.directoryURL = folder.url
        root.present(picker, animated: true)
        app.settle()
    }

    @Test("a folder lists its visible entries, folders first, in the order of the desktop")
    func listing() {
        let names = FolderListing(folder.url).entries.map(\.url.lastPathComponent)
        #expect(names == ["Inner", "A.txt", "b.txt", "note 9.md", "note 10.md", "photo.png"])
        #expect(FolderListing(folder.url.appendingPathComponent("missing")).entries.isEmpty)
    }

    @Test("a tap chooses a document, and the delegate is called once the picker is dismissed")
    func open() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
        try app.tap("photo.png")
        app.settle()
        #expect(root.presentedViewController != nil)
        try app.tap("b.txt")
        #expect(receiver.calls.isEmpty)
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(receiver.calls == ["picked b.txt"])
        #expect(receiver.urls.first?.standardizedFileURL.path == folder.url.appendingPathComponent("b.txt").path)
    }

    @Test("a copy is made in a folder of its own, and the document stays")
    func openCopy() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true))
        try app.tap("Inner")
        app.settle()
        try app.tap("deep.txt")
        app.settle()
        #expect(receiver.calls == ["picked deep.txt"])
        let copy = try #require(receiver.urls.first)
        defer { removeCopies() }
        #expect(!copy.path.hasPrefix(folder.url.path))
        #expect(try String(contentsOf: copy, encoding: .utf8) == "Inner/deep.txt")
        #expect(folder.text("Inner/deep.txt") == "Inner/deep.txt")
    }

    /// Removes the folders of the copies, which belong to the app.
    private func removeCopies() {
        for url in receiver.urls { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    }

    @Test("several documents are chosen by their rows, and confirmed by a button")
    func several() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text, .png])
        picker.allowsMultipleSelection = true
        present(picker)
        try app.tap("photo.png")
        try app.tap("A.txt")
        try app.tap("b.txt")
        try app.tap("b.txt")
        app.settle()
        #expect(receiver.calls.isEmpty)
        try app.tap("Open")
        app.settle()
        #expect(receiver.calls.count == 1)
        #expect(Set(receiver.urls.map(\.lastPathComponent)) == ["photo.png", "A.txt"])
    }

    @Test("a folder is chosen where it is open")
    func chooseFolder() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
        try app.tap("Inner")
        app.settle()
        try app.tap("Open")
        app.settle()
        #expect(receiver.calls == ["picked Inner"])
    }

    @Test("Cancel and a dismissal by the app or the user cancel once")
    func cancel() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        try app.tap("Cancel")
        app.settle()
        #expect(receiver.calls == ["cancelled"])
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
        root.dismiss(animated: true)
        app.settle()
        #expect(receiver.calls == ["cancelled", "cancelled"])
    }

    @Test("an export copies or moves, and never replaces a document")
    func export() throws {
        let source = folder.url.appendingPathComponent("A.txt")
        try Data("other".utf8).write(to: folder.url.appendingPathComponent("Inner/A.txt"))
        present(UIDocumentPickerViewController(forExporting: [source], asCopy: true))
        try app.tap("Inner")
        app.settle()
        try app.tap("Save")
        app.settle()
        #expect(receiver.calls == ["picked A 2.txt"])
        #expect(folder.text("A.txt") == "A.txt")
        #expect(folder.text("Inner/A.txt") == "other")
        #expect(folder.text("Inner/A 2.txt") == "A.txt")
        present(UIDocumentPickerViewController(forExporting: [source]))
        try app.tap("Inner")
        app.settle()
        try app.tap("Save")
        app.settle()
        #expect(folder.text("A.txt") == nil)
        #expect(folder.text("Inner/A 3.txt") == "A.txt")
    }

    @Test("a failed export tells the user, loses nothing and stays open")
    func failedExport() throws {
        present(UIDocumentPickerViewController(forExporting: [folder.url.appendingPathComponent("missing")]))
        try app.tap("Save")
        app.settle()
        #expect(receiver.calls.isEmpty)
        #expect(root.presentedViewController?.presentedViewController is UIAlertController)
        try app.tap("Done")
        app.settle()
        try app.tap("Cancel")
        app.settle()
        #expect(receiver.calls == ["cancelled"])
    }

    @Test("the older initializers choose the types and the task")
    func olderInitializers() throws {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text", "bad type"], in: .import)
        #expect(picker.documentPickerMode == .import)
        present(picker)
        try app.tap("A.txt")
        app.settle()
        let copy = try #require(receiver.urls.first)
        defer { removeCopies() }
        #expect(!copy.path.hasPrefix(folder.url.path))
        #expect(
            UIDocumentPickerViewController(url: folder.url, in: .moveToService).documentPickerMode == .moveToService)
        #expect(UIDocumentPickerViewController(forExporting: []).documentPickerMode == .exportToService)
    }

    @Test("the picker is freed")
    func freed() {
        weak var freed: UIDocumentPickerViewController?
        do {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            freed = picker
            present(picker)
        }
        root.dismiss(animated: false)
        app.settle()
        #expect(freed == nil)
    }
}
