import XCTest
import BirdsKit
@testable import Birds

class BirdsTests: XCTestCase {
    func testTheAppsBundleIsTheMainOne() throws {
        XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.birds")
        XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "FavoriteBird") as? String, "birds robin")
        XCTAssertEqual(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String, "2.1")
        let song = try XCTUnwrap(Bundle.main.url(forResource: "robin", withExtension: "txt", subdirectory: "Songs"))
        XCTAssertEqual(try String(contentsOf: song, encoding: .utf8), "tick tick\n")
        XCTAssertEqual(UIImage(named: "Robin")?.size, CGSize(width: 4, height: 4))
    }

    func testTheMainStoryboardAndTheNibAreInTheBundle() throws {
        let name = try XCTUnwrap(Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String)
        let stack = try XCTUnwrap(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as? UINavigationController)
        let birds = try XCTUnwrap(stack.topViewController as? BirdsViewController)
        XCTAssertEqual((birds.view.subviews.first as? UILabel)?.text, "All birds")
        XCTAssertEqual((Bundle.main.loadNibNamed("NestView", owner: nil)?.first as? UILabel)?.text, "Nest")
    }

    func testTheButtonHatches() {
        let controller = BirdsViewController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "Birds")
        let item = controller.navigationItem.rightBarButtonItem!
        XCTAssertNotNil(item.image)
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertEqual(controller.nest.eggs, 2)
        #if SINGING
        XCTFail("conditions of the app are not those of its tests")
        #endif
    }
}
