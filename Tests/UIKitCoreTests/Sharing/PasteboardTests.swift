import Foundation
import Testing
import UIKit
import UIKitTesting

/// Texts, URLs, images and custom values on pasteboards.
@MainActor
struct PasteboardTests {
    @Test("a text is the desktop's, and what others copy is met")
    func text() {
        let app = TestApp(UIViewController(), draws: false)
        let board = UIPasteboard.general
        board.string = "one"
        #expect(app.clipboard == "one")
        let count = board.changeCount
        app.clipboard = "two"
        #expect(board.string == "two")
        #expect(board.strings == ["two"])
        #expect(board.changeCount == count + 1)
        #expect(board.hasStrings && !board.hasImages && !board.hasURLs)
        board.items = []
        #expect(board.string == nil)
        #expect(app.clipboard == nil)
    }

    @Test("images, colors and values stay until another program copies")
    func values() throws {
        let app = TestApp(UIViewController(), draws: false)
        let board = UIPasteboard.general
        let image = try #require(UIImage(systemName: "star"))
        board.image = image
        #expect(board.image === image)
        #expect(board.hasImages)
        board.setData(Data([1, 2, 3]), forPasteboardType: "org.example.own")
        #expect(board.data(forPasteboardType: "org.example.own") == Data([1, 2, 3]))
        #expect(board.contains(pasteboardTypes: ["org.example.own"]))
        #expect(board.types == ["org.example.own"])
        board.colors = [.red, .blue]
        #expect(board.numberOfItems == 2)
        app.clipboard = "other"
        #expect(board.colors == nil)
        #expect(board.string == "other")
    }

    @Test("an address is a text too, and a text that is an address is one")
    func address() throws {
        let app = TestApp(UIViewController(), draws: false)
        let url = try #require(URL(string: "https://example.org/a"))
        UIPasteboard.general.url = url
        #expect(app.clipboard == "https://example.org/a")
        #expect(UIPasteboard.general.url == url)
        UIPasteboard.general.string = "https://example.org/b"
        #expect(UIPasteboard.general.url?.lastPathComponent == "b")
        UIPasteboard.general.string = "plain text"
        #expect(!UIPasteboard.general.hasURLs)
    }

    @Test("pasteboards by name are shared within the app, and removed ones are empty")
    func named() throws {
        let app = TestApp(UIViewController(), draws: false)
        let name = UIPasteboard.Name("drawing")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let first = try #require(UIPasteboard(name: name, create: true))
        first.string = "a"
        let second = try #require(UIPasteboard(name: name, create: false))
        #expect(second.string == "a")
        second.string = "b"
        #expect(first.string == "b")
        #expect(app.clipboard == nil)
        UIPasteboard.remove(withName: name)
        #expect(first.string == nil)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    }

    @Test("a change is posted with the types that came and went")
    func notified() {
        let app = TestApp(UIViewController(), draws: false)
        nonisolated(unsafe) var added: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
        ) {
            added.append($0.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? [])
        }
        UIPasteboard.general.string = "x"
        #expect(added == [["public.utf8-plain-text"]])
        NotificationCenter.default.removeObserver(token)
        withExtendedLifetime(app) {}
    }
}
