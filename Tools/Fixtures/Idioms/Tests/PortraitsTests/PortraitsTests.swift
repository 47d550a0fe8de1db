import Portraits
import UIKit
import XCTest

final class PortraitsTests: XCTestCase {
    private final class Screen: UIViewController {
        let square = UIView()
        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            square.backgroundColor = .white
            view.addSubview(square)
        }
        override func viewDidLayoutSubviews() {
            square.frame = view.bounds.inset(by: view.safeAreaInsets)
        }
    }

    func testAScreenHasTheDevicesSizeTraitsAndSafeArea() {
        let screen = Screen()
        let image = portrait(of: screen, on: .lowPhone)
        XCTAssertEqual(image.size, CGSize(width: 844, height: 390))
        XCTAssertEqual(screen.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(screen.square.frame, CGRect(x: 47, y: 0, width: 750, height: 369))
    }

    func testPortraitsAreComparedByColors() {
        let gray = UIViewController(), almostGray = UIViewController(), red = UIViewController()
        gray.view.backgroundColor = UIColor(white: 0.5, alpha: 1)
        almostGray.view.backgroundColor = UIColor(white: 0.51, alpha: 1)
        red.view.backgroundColor = .red
        let portraits = [gray, almostGray, red].map { portrait(of: $0, on: .lowPhone) }
        XCTAssertNil(mismatch(portraits[0], portraits[1], precision: 0.98))
        XCTAssertNotNil(mismatch(portraits[0], portraits[1], precision: 1))
        XCTAssertNotNil(mismatch(portraits[0], portraits[2], precision: 0.98))
    }

    func testAHierarchyIsAText() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.backgroundColor = .red
        view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        XCTAssertTrue(text(of: view).hasPrefix("<UIView; frame = (0 0; 10 20)"))
        XCTAssertTrue(text(of: view).contains("\n   | <UIView; frame = (1 2; 3 4)"))
    }
}
