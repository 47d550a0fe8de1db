import Foundation
import Testing

@testable import UIKitCore
import UIKit
import UIKitTesting
import HeadlessHost
import HostInterface

/// Data on the clipboard between the app and other programs.
@MainActor
struct ForeignPasteboardTests {
    private let app = TestApp(UIViewController(), draws: false)
    private let board = UIPasteboard.general

    @Test("a clipboard manager may keep items after the end of the app, except those that expire")
    func lasting() {
        let item = ["public.utf8-plain-text": "one"]
        var supply: DataSupply? { app.host.clipboard.content as? DataSupply }
        board.setItems([item])
        #expect(supply?.outlivesApp == true)
        board.setItems([item], options: [.expirationDate: Date(timeIntervalSinceReferenceDate: 9e9)])
        #expect(supply?.outlivesApp == false)
    }

    /// Data that counts requests.
    private final class Counted: OfferedData {
        let types: [String]
        let data: [String: Data]
        private(set) var requests: [String] = []
        init(_ data: [String: Data]) { (self.data, types) = (data, data.keys.sorted()) }
        func load(_ type: String, progress: Progress?, _ done: @escaping @MainActor (Data?) -> Void) {
            requests.append(type)
            done(data[type])
        }
        func bytes(_ type: String) -> Data? {
            requests.append(type)
            return data[type]
        }
    }

    @Test("questions about types and changes request no data from another program")
    func noRequests() {
        let data = Counted(["text/html": Data("<b>x</b>".utf8), "UTF8_STRING": Data("x".utf8), "image/png": Data([1])])
        let count = board.changeCount
        app.host.copyElsewhere(data)
        app.turn()
        #expect(board.changeCount == count + 1)
        #expect(
            board.types == ["public.utf8-plain-text", "public.png", "public.html"]
                || Set(board.types) == [
                    "public.utf8-plain-text", "public.png", "public.html",
                ])
        #expect(board.hasStrings && board.hasImages && !board.hasURLs && !board.hasColors)
        #expect(board.contains(pasteboardTypes: ["public.html"]))
        #expect(board.numberOfItems == 1)
        #expect(data.requests.isEmpty)
        #expect(board.string == "x")
        #expect(data.requests == ["UTF8_STRING"])
        #expect(board.data(forPasteboardType: "public.html") == Data("<b>x</b>".utf8))
        #expect(data.requests == ["UTF8_STRING", "text/html"])
    }

    @Test("a change by another program is posted once, with the new types")
    func notified() {
        nonisolated(unsafe) var added: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { added.append($0.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []) }
        defer { NotificationCenter.default.removeObserver(token) }
        app.copyInOtherProgram(["text/html": Data("a".utf8)])
        app.advance(frames: 2)
        #expect(added == [["public.html"]])
        app.copyInOtherProgram([:])
        app.advance(frames: 2)
        #expect(added == [["public.html"], []])
        #expect(board.types.isEmpty && board.items.isEmpty && !board.hasStrings)
    }

    @Test("copied files are one item each, and are opened where they lie")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a b.txt", "ä.png"].map { folder.appendingPathComponent($0) }
        for file in files { try Data("content".utf8).write(to: file) }
        app.copyInOtherProgram(files: files)
        app.turn()
        #expect(board.hasURLs && !board.hasStrings)
        #expect(board.urls?.map(\.path) == files.map(\.path))
        #expect(board.numberOfItems == 2)
        let providers = board.itemProviders
        #expect(
            providers.map(\.registeredTypeIdentifiers) == [
                ["public.plain-text", "public.file-url", "public.url"],
                ["public.png", "public.file-url", "public.url"],
            ])
        #expect(providers.first?.suggestedName == "a b")
        let (url, isOriginal) = await withCheckedContinuation { done in
            providers[0].loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") { url, isOriginal, _ in
                done.resume(returning: (url, isOriginal))
            }
        }
        #expect(url?.path == files[0].path && isOriginal)
        let isCopy = await withCheckedContinuation { done in
            providers[0].loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
                let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                done.resume(returning: text == "content" && url?.path != files[0].path)
            }
        }
        #expect(isCopy)
        #expect(try String(contentsOf: files[0], encoding: .utf8) == "content")
    }

    @Test("an image and a color of another program")
    func imageAndColor() throws {
        let image = try #require(UIImage(systemName: "star")?.pngData())
        app.copyInOtherProgram(["image/png": image])
        #expect(board.image?.size.width ?? 0 > 1)
        #expect(board.data(forPasteboardType: "public.png") == image)
        app.copyInOtherProgram(["application/x-color": Data([255, 255, 0, 0, 0, 0, 255, 255])])
        #expect(board.hasColors)
        #expect(board.color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        app.copyInOtherProgram(["image/png": Data([1, 2, 3])])
        #expect(board.hasImages && board.image == nil)
    }

    @Test("other programs get texts, addresses, files, images, colors and the app's own types")
    func offers() throws {
        board.setItems([
            ["public.html": Data("<i>x</i>".utf8), "public.utf8-plain-text": "x", "com.example.note": Data([7])]
        ])
        #expect(
            app.clipboardTypes == [
                "STRING", "TEXT", "UTF8_STRING", "com.example.note", "text/html", "text/plain",
                "text/plain;charset=utf-8",
            ])
        #expect(app.clipboardData("text/html") == Data("<i>x</i>".utf8))
        #expect(app.clipboardData("com.example.note") == Data([7]))
        #expect(app.clipboardData("image/png") == nil)
        board.urls = [URL(fileURLWithPath: "/tmp/a b"), try #require(URL(string: "https://example.org/"))]
        #expect(app.clipboardData("text/uri-list") == Data("file:///tmp/a%20b\r\nhttps://example.org/\r\n".utf8))
        #expect(app.clipboardData("x-special/gnome-copied-files") == Data("copy\nfile:///tmp/a%20b".utf8))
        board.strings = ["ä", "日"]
        #expect(app.clipboard == "ä\n日")
        #expect(app.clipboardData("STRING") == nil)
        board.image = UIImage(systemName: "star")
        #expect(app.clipboardData("image/png")?.starts(with: [0x89, 0x50]) == true)
        board.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(app.clipboardData("application/x-color") == Data([255, 255, 0, 0, 0, 0, 255, 255]))
    }

    @Test("a provider's data that other programs may not read is not offered")
    func hidden() {
        let provider = NSItemProvider()
        for (type, visibility) in [
            ("com.example.own", NSItemProviderRepresentationVisibility.ownProcess), ("com.example.all", .all),
        ] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
                done(Data([1]), nil)
                return nil
            }
        }
        #expect(provider.registeredTypeIdentifiers == ["com.example.own", "com.example.all"])
        #expect(provider.visibleTypes == ["com.example.all"])
    }

    @Test("odd bytes of another program are no texts, addresses or images, and nothing stops")
    func odd() {
        for bytes in [Data(), Data([0]), Data([0xFF]), Data(repeating: 0xFE, count: 4_000)] {
            app.copyInOtherProgram([
                "text/uri-list": bytes, "text/html": bytes, "image/png": bytes, "application/x-color": bytes,
                "x-special/gnome-copied-files": bytes, "": bytes,
            ])
            app.advance(frames: 2)
            _ = (board.string, board.urls, board.images, board.colors, board.items, board.itemProviders, board.types)
            #expect(board.image == nil)
        }
    }

    @Test("a text that another part of the app copies is the pasteboard's")
    func ownFields() {
        board.string = "a"
        let count = board.changeCount
        app.host.clipboard.text = "b"
        #expect(board.string == "b")
        #expect(board.changeCount == count + 1)
    }
}
