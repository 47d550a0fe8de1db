import XCTest
import UIKit
import RunLoops

class RunLoopsTests: XCTestCase {
    @MainActor func testALoopThatIsTurnedByHand() {
        let window = UIWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let fading = FadingView()
        controller.view.addSubview(fading)
        var isDone = false
        fading.fade { isDone = true }
        let end = Date(timeIntervalSinceNow: 3)
        while !isDone && Date() < end { RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        XCTAssertTrue(isDone)
    }

    @MainActor func testLayoutComesWithATurn() {
        class Counting: UIView { var count = 0; override func layoutSubviews() { super.layoutSubviews(); count += 1 } }
        let window = UIApplication.shared.windows.first { $0.isKeyWindow } ?? UIWindow()
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        RunLoop.current.run(until: Date())
        let before = view.count
        view.setNeedsLayout()
        XCTAssertEqual(view.count, before)
        RunLoop.current.run(until: Date())
        XCTAssertEqual(view.count, before + 1)
        view.removeFromSuperview()
    }

    @MainActor func testTheHostHasAKeyWindowWithAScene() {
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        XCTAssertNotNil(scene?.delegate)
        XCTAssertNotNil(scene?.windows.first?.rootViewController)
    }

    func testMainQueue() {
        let done = expectation(description: "main")
        DispatchQueue.global().async { DispatchQueue.main.async { done.fulfill() } }
        waitForExpectations(timeout: 2)
    }
}
