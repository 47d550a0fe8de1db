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
}
