import CoreGraphics
import Foundation
import FrameTime
import HeadlessHost
import HostInterface

@testable import UIKitCore

/// A window on a display whose clock the test advances.
@MainActor
final class ScrollStage {
    let app = AppContext()
    let host: HeadlessHost
    private let loop: FrameLoop
    let window: UIWindow

    init(size: CGSize = CGSize(width: 320, height: 480), safeArea: SafeArea = SafeArea()) {
        host = HeadlessHost(display: HeadlessDisplay(size: size, safeArea: safeArea), shaper: BoxShaper())
        app.makeCurrent()
        loop = FrameLoop(app)
        host.client = loop
        app.attach(host)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
    }

    func frames(_ count: Int) { for _ in 0..<count { host.advanceToNextFrame() } }
    func settle() { host.runUntilIdle(limit: 2000, includingWakes: true) }
}

/// Records the delegate calls of a scroll view.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
    var lines: [String] = []
    var moves = 0
    var target: ((CGPoint) -> CGPoint)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        lines.append("willEndDragging \(velocity.y)")
        if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("didEndScrollingAnimation") }
}
