import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A scroll view that records the questions about touches of its content.
private final class AskedScrollView: UIScrollView {
    var asked: [UIView] = []
    var cancels: Bool?
    var begins = true

    override func touchesShouldCancel(in view: UIView) -> Bool {
        asked.append(view)
        return cancels ?? super.touchesShouldCancel(in: view)
    }
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { begins }
}

/// A view that records its touches.
private final class TouchedView: UIView {
    var phases: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}

@MainActor
struct ContentTouchTests {
    private let scroll = AskedScrollView()
    private let button = UIButton(type: .system)
    private let view = TouchedView()
    private let app: TestApp

    init() {
        let root = UIViewController()
        app = TestApp(root)
        scroll.frame = root.view.bounds
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: 3000)
        button.frame = CGRect(x: 20, y: 300, width: 200, height: 60)
        view.frame = CGRect(x: 20, y: 400, width: 200, height: 60)
        root.view.addSubview(scroll)
        for part in [button, view] { scroll.addSubview(part) }
        app.settle()
    }

    /// Holds a touch for some frames, and moves up by 100 points.
    private func drag(at y: CGFloat, held frames: Int) -> CGFloat {
        let before = scroll.contentOffset.y
        app.press(at: CGPoint(x: 60, y: y))
        app.advance(frames: frames)
        for step in 1...5 { app.step(to: CGPoint(x: 60, y: y - CGFloat(step) * 20)) }
        let moved = scroll.contentOffset.y - before
        app.lift()
        app.settle()
        return moved
    }

    @Test("a drag that begins at once scrolls, also on a control")
    func immediateDrag() {
        #expect(drag(at: 330, held: 0) > 50)
        #expect(scroll.asked.isEmpty)
    }

    @Test("a control that tracks its touch keeps the touch, and another view loses it")
    func trackedTouch() {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: [.touchUpInside, .touchUpOutside])
        #expect(drag(at: 330, held: 12) == 0)
        #expect(scroll.asked.first === button)
        #expect(taps == 1)
        #expect(drag(at: 430, held: 12) > 50)
        #expect(view.phases == ["began", "cancelled"])
    }

    @Test("an override decides for every view, and without a delay it is asked at once")
    func overrides() {
        scroll.cancels = true
        #expect(drag(at: 330, held: 12) > 50)
        scroll.contentOffset.y = 0
        scroll.cancels = false
        #expect(drag(at: 430, held: 12) == 0)
        #expect(view.phases == ["began", "ended"])
        #expect(drag(at: 430, held: 0) > 50)
        scroll.contentOffset.y = 0
        scroll.delaysContentTouches = false
        #expect(drag(at: 430, held: 0) == 0)
    }

    @Test("content whose touches cannot be cancelled keeps a tracked touch, and the scroll view is not asked")
    func notCancelable() {
        scroll.canCancelContentTouches = false
        #expect(drag(at: 430, held: 12) == 0)
        #expect(scroll.asked.isEmpty)
        #expect(view.phases == ["began", "ended"])
        #expect(drag(at: 430, held: 0) > 50)
    }

    @Test("a refused touch reaches no subview, and still scrolls")
    func refusedTouch() {
        scroll.begins = false
        app.tap(at: CGPoint(x: 60, y: 430))
        #expect(view.phases.isEmpty)
        #expect(drag(at: 430, held: 0) > 50)
        #expect(view.phases.isEmpty)
    }

    @Test("a drag on a button of a row scrolls the table")
    func tables() {
        let table = UITableView()
        #expect(table.touchesShouldCancel(in: button))
        #expect(!UICollectionView(frame: .zero, collectionViewLayout: .init()).touchesShouldCancel(in: button))
        #expect(UIScrollView().touchesShouldCancel(in: view))
    }
}
