import UIKit
import XCTest
@testable import SixStyle

@MainActor
class ScreenTestCase: XCTestCase {
    var screen: AlbumViewController!

    override func setUp() async throws {
        try await super.setUp()
        screen = AlbumViewController(store: AlbumStore())
        screen.loadViewIfNeeded()
    }
}

final class AlbumScreenTests: ScreenTestCase {
    func testAnEmptyNameHasAReplacement() {
        XCTAssertTrue(Thread.isMainThread)
        screen.rename(to: "")
        XCTAssertEqual(screen.title, "Untitled")
    }
}

final class AlbumCountTests: ScreenTestCase {
    func testItStartsEmpty() { XCTAssertEqual(screen.count, 0) }

    func testAlbumsAreCounted() async throws {
        await screen.add(try Album("One"))
        XCTAssertEqual(screen.count, 1)
    }

    nonisolated func testAlbumsNeedNames() throws { XCTAssertThrowsError(try Album("")) }
}
