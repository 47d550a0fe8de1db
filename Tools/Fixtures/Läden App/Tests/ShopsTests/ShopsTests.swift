import XCTest
import UIKit
@testable import Shops

class ShopsTests: XCTestCase {
    @MainActor func testTheDependencyIsRewrittenToo() {
        let shops = ShopsViewController()
        shops.loadViewIfNeeded()
        XCTAssertEqual(shops.title, "Hello, Läden")
        let item = shops.navigationItem.rightBarButtonItem!
        _ = shops.perform(item.action, with: item)
        XCTAssertEqual(shops.count, 11)
    }

    /// The manifest lists no resources.
    @MainActor func testAStoryboardThatTheManifestDoesNotListIsInTheModulesBundle() {
        for bundle in [Streets.resources, Bundle(for: ShopsViewController.self)] {
            let street = UIStoryboard(name: "Street", bundle: bundle).instantiateInitialViewController()
            XCTAssertEqual(street?.title, "Street")
        }
    }

    func testResourcesWithNamesOfTheBuildFolderAreRead() throws {
        let bundle = Bundle(for: ShopsViewController.self)
        let stock = try XCTUnwrap(bundle.url(forResource: "description", withExtension: "json"))
        XCTAssertEqual(try String(contentsOf: stock, encoding: .utf8), "{\"pears\": 12}\n")
        XCTAssertNotNil(bundle.url(forResource: "pears", withExtension: "html", subdirectory: "index"))
        XCTAssertNotNil(bundle.url(forResource: "apples", withExtension: "txt", subdirectory: "Modules"))
    }
}
