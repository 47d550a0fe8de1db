import UIKit
import XCTest

/// Typical tests of an app on iOS: XCTest classes whose methods name no actor.
final class ClientTests: XCTestCase {
    var coordinator: MainCoordinator!
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func setUp() {
        super.setUp()
        coordinator = MainCoordinator()
    }

    override func tearDown() {
        coordinator = nil
        super.tearDown()
    }

    func testCoordinatorPushesItsList() {
        coordinator.start()
        XCTAssertTrue(coordinator.navigationController.topViewController is ListViewController)
        XCTAssertEqual(coordinator.navigationController.viewControllers.count, 1)
    }

    func testRowsComeFromTheModel() {
        let list = ListViewController(model: Model())
        list.loadViewIfNeeded()
        XCTAssertEqual(list.tableView(list.tableView, numberOfRowsInSection: 0), 2)
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(cell.textLabel?.text, "Two")
        list.model.items.append("Three")
        XCTAssertEqual(list.reloads, 1)
    }

    func testTopMostIsFoundThroughStacks() {
        let page = Screens.detail("Detail")
        window.rootViewController = UINavigationController(rootViewController: page)
        window.makeKeyAndVisible()
        XCTAssertTrue(window.rootViewController?.topMost === page)
    }

    func testStylesAndLayersAreMadeAnywhere() {
        let label = Style().label("Text")
        label.applyTheme(.red)
        XCTAssertEqual(label.textColor, .red)
        XCTAssertGreaterThan(Style().height, 17)
        XCTAssertTrue(GradientView().layer is CAGradientLayer)
        let layer = DotLayer()
        layer.cornerRadius = 3
        XCTAssertEqual(layer.cornerRadius, 3)
        ThemeCenter.shared.window = window
        ThemeCenter.shared.apply(.green)
    }

    func testWorkOffTheMainThread() {
        let done = expectation(description: "drawn")
        DispatchQueue.global().async {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            DispatchQueue.main.async {
                XCTAssertEqual(image.size, CGSize(width: 8, height: 8))
                done.fulfill()
            }
        }
        wait(for: [done], timeout: 5)
    }
}
