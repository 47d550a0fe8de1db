import XCTest
import UIKit
@testable import Viewer

class ViewerTests: XCTestCase {
    private class Follower: NSObject, UIScrollViewDelegate {
        var scales: [CGFloat] = []
        func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
    }

    @MainActor func testZoomingTellsBothDelegates() {
        let controller = PhotoViewController()
        let follower = Follower()
        controller.zoomDelegate = follower
        controller.loadViewIfNeeded()
        controller.scrollView.zoomScale = 2
        XCTAssertEqual(controller.imageView.transform, CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(follower.scales, [2])
        XCTAssertEqual(controller.log, ["zoom 2.0"])
    }

    @MainActor func testShortcuts() {
        let controller = PhotoViewController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.keyCommands?.map { $0.input }, ["+", "UIKeyInputEscape"])
        let command = controller.keyCommands![0]
        XCTAssertTrue(UIApplication.shared.sendAction(command.action, to: controller, from: command, for: nil))
        XCTAssertEqual(controller.log.first, "Zoom in")
        XCTAssertEqual(controller.scrollView.zoomScale, 2)
    }

    @MainActor func testAClosureOfUIKitsName() {
        let controller = PhotoViewController()
        var taps = 0
        controller.buttons = [ViewerButton(title: "A", action: { taps += 1 }), ViewerButton(title: "B")]
        controller.tapButton(0)
        controller.tapButton(1)
        XCTAssertEqual(taps, 1)
    }

    @MainActor func testWindows() throws {
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        XCTAssertTrue(FloatingWindow(windowScene: scene).isFloating)
        _ = PhotoViewController.topController
    }

    @MainActor func testSharing() {
        let controller = PhotoViewController()
        XCTAssertEqual(controller.share().excludedActivityTypes?.count, 2)
    }

    @MainActor func testAButtonsRects() {
        let button = StackedButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        button.setTitle("Photo", for: .normal)
        button.setImage(UIImage(systemName: "photo"), for: .normal)
        button.layoutIfNeeded()
        XCTAssertEqual(button.imageView?.frame, CGRect(x: 38, y: 0, width: 24, height: 24))
        XCTAssertEqual(button.titleLabel?.frame, CGRect(x: 0, y: 28, width: 100, height: 20))
    }
}
