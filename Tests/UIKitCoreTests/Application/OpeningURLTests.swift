import Foundation
import Testing
import UIKit
import UIKitTesting

/// URLs that other programs open.
@MainActor
struct OpeningURLTests {
    private let app = TestApp(UIViewController())
    private let page = URL(string: "https://example.org/a?b=c")

    @Test("a URL is opened, and the completion is called in a later turn")
    func opened() throws {
        let page = try #require(page)
        var answers: [Bool] = []
        app.activate()
        UIApplication.shared.open(page) { answers.append($0) }
        #expect(answers.isEmpty)
        app.turn()
        #expect(answers == [true])
        #expect(app.openedURLs == [page])
        UIApplication.shared.open(page)
        #expect(app.openedURLs.count == 2)
    }

    @Test("addresses without a program or a scheme, and the app's settings, are not opened")
    func refused() throws {
        var answers: [Bool] = []
        app.activate()
        for text in ["tel:123", "example.org", UIApplication.openSettingsURLString] {
            let url = try #require(URL(string: text))
            #expect(!UIApplication.shared.canOpenURL(url))
            UIApplication.shared.open(url, options: [:]) { answers.append($0) }
        }
        let page = try #require(page)
        UIApplication.shared.open(page, options: [.universalLinksOnly: true]) { answers.append($0) }
        app.turn()
        #expect(answers == [false, false, false, false])
        #expect(app.openedURLs.isEmpty)
        app.openableSchemes.insert("tel")
        #expect(UIApplication.shared.canOpenURL(try #require(URL(string: "TEL:123"))))
        #expect(UIApplication.shared.canOpenURL(page))
    }

    @Test("it can be waited for")
    func waited() async throws {
        let page = try #require(page)
        let task = Task { @MainActor in
            app.activate()
            return await UIApplication.shared.open(page)
        }
        try await app.settle { !app.openedURLs.isEmpty }
        app.advance(frames: 2)
        #expect(await task.value)
    }
}
