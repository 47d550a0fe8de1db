import MethodExchange
import UIKit
import XCTest

final class MethodExchangeTests: XCTestCase {
    override func setUp() {
        super.setUp()
        Visits.lines = []
    }

    /// Chained replacements, on a controller, on one that overrides the method, and once.
    @MainActor func testReplacementsOfTheLifecycleAreChained() {
        _ = UIViewController.trackOnce
        _ = UIViewController.trackOnce
        let plain = UIViewController()
        plain.title = "A"
        plain.viewWillAppear(true)
        XCTAssertEqual(Visits.lines, ["tracked A true"])

        Visits.lines = []
        let overriding = OverridingController()
        overriding.title = "B"
        overriding.viewWillAppear(false)
        XCTAssertEqual(Visits.lines, ["own begins", "tracked B false", "own ends"])

        UIViewController.logAlso()
        Visits.lines = []
        overriding.viewWillAppear(false)
        XCTAssertEqual(Visits.lines, ["own begins", "before B", "tracked B false", "after B", "own ends"])

        // Exchanging again takes the second replacement back.
        UIViewController.logAlso()
        Visits.lines = []
        plain.viewWillAppear(true)
        XCTAssertEqual(Visits.lines, ["tracked A true"])
    }

    @MainActor func testAWindowCallsTheReplacement() {
        _ = UIViewController.trackOnce
        let controller = UIViewController()
        controller.title = "Root"
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        XCTAssertEqual(Visits.lines.filter { $0.contains("Root") }, ["tracked Root false"])
    }

    @MainActor func testStacksAreWatchedAlone() {
        UINavigationController.watchStacks()
        UIViewController().loadViewIfNeeded()
        XCTAssertEqual(Visits.lines, [])
        let root = UIViewController()
        let page = UIViewController()
        page.title = "Page"
        let stack = UINavigationController(rootViewController: root)
        stack.loadViewIfNeeded()
        XCTAssertEqual(Visits.lines.filter { $0.contains("stack") }, ["stack loaded"])
        Visits.lines = []
        stack.pushViewController(page, animated: false)
        XCTAssertEqual(stack.viewControllers, [root, page])
        XCTAssertTrue(stack.popViewController(animated: false) === page)
        XCTAssertNil(stack.popViewController(animated: false))
        XCTAssertEqual(Visits.lines, ["push Page", "pop Page", "pop nothing"])
    }

    @MainActor func testAClassWithoutAnOverrideGetsOne() {
        _ = QuietController.watch
        UIViewController().viewDidAppear(false)
        XCTAssertEqual(Visits.lines, [])
        QuietController().viewDidAppear(false)
        XCTAssertEqual(Visits.lines, ["quiet appeared"])
    }

    @MainActor func testAnOverrideOfTheAppIsExchanged() {
        LoudController.watch()
        LoudController().loadViewIfNeeded()
        XCTAssertEqual(Visits.lines, ["before loud", "loud loads"])
        Visits.lines = []
        LouderController().loadViewIfNeeded()
        XCTAssertEqual(Visits.lines, ["before loud", "loud loads", "louder loads"])
    }

    @MainActor func testAPresentationPassesTheReplacement() {
        UIViewController.watchPresentations()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let sheet = UIViewController()
        sheet.title = "Sheet"
        let done = expectation(description: "presented")
        root.present(sheet, animated: false) { done.fulfill() }
        wait(for: [done], timeout: 5)
        XCTAssertEqual(Visits.lines.filter { $0.hasPrefix("presents") }, ["presents Sheet"])
        XCTAssertTrue(root.presentedViewController === sheet)
        root.present(UIViewController(), animated: false)
    }

    @MainActor func testViewsHaveReplacements() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.tag = 77
        view.touchInset = 10
        XCTAssertTrue(view.point(inside: CGPoint(x: -5, y: 5), with: nil))
        XCTAssertFalse(view.point(inside: CGPoint(x: -15, y: 5), with: nil))
        XCTAssertFalse(UIView(frame: view.frame).point(inside: CGPoint(x: -5, y: 5), with: nil))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(view)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.removeFromSuperview()
        XCTAssertEqual(Visits.lines, ["entered", "layout", "left"])
    }

    @MainActor func testSettersAndMethodsOfClassesAreExchanged() {
        UILabel.shout()
        let label = UILabel()
        label.text = "quiet"
        XCTAssertEqual(label.text, "quiet")
        label.tag = 77
        label.text = "loud"
        XCTAssertEqual(label.text, "LOUD")
        label.text = nil
        XCTAssertNil(label.text)

        UIFont.enlarge()
        XCTAssertEqual(UIFont.systemFont(ofSize: 12).pointSize, 13)
        UIFont.enlarge()
        XCTAssertEqual(UIFont.systemFont(ofSize: 12).pointSize, 12)
    }

    func testMethodsOfOneClassAreExchanged() {
        let counter = Counter()
        XCTAssertEqual([counter.next(5), counter.twice(5)], [6, 10])
        Counter.exchange()
        XCTAssertEqual([counter.next(5), counter.twice(5)], [10, 6])
        let takeBack = Counter.fix()
        XCTAssertEqual([counter.next(5), counter.twice(5), counter.fixed(5)], [42, 6, 42])
        takeBack()
        Counter.exchange()
        XCTAssertEqual([counter.next(5), counter.twice(5)], [6, 10])
    }

    @MainActor func testAMethodThatCannotBeExchangedKeepsItsBody() {
        XCTAssertTrue(UIPickerView.exchangeWhatIsUnknown())
        UIPickerView().reloadAllComponents()
        XCTAssertEqual(Visits.lines, [])
    }

    @MainActor func testClassesHaveNames() {
        XCTAssertEqual(String(cString: class_getName(UIView.self)), "UIView")
        XCTAssertEqual(String(cString: class_getName(Counter.self)), "MethodExchange.Counter")
        XCTAssertTrue(class_getSuperclass(UILabel.self) == UIView.self)
        XCTAssertTrue(object_getClass(UILabel()) == UILabel.self)
    }
}
