import CoreGraphics
import Foundation
import FrameTime
import HeadlessHost
import HostInterface
import Testing

@testable import UIKitCore

@MainActor
extension ScrollStage {
    /// A touch that moves for some frames and ends while it still moves.
    func drag(from start: CGPoint, by way: CGPoint, frames: Int, lifts: Bool = true) {
        func sample(_ phase: PointerSample.Phase, _ share: Double) -> InputSample {
            .pointer(
                PointerSample(
                    phase: phase, location: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share),
                    time: host.nextFrameInstant))
        }
        host.advanceToNextFrame([sample(.began, 0)])
        for frame in 1...frames { host.advanceToNextFrame([sample(.moved, Double(frame) / Double(frames))]) }
        if lifts { host.advanceToNextFrame([sample(.ended, 1)]) }
    }
}

@MainActor
struct ScrollTouchTests {
    private func scrollView(on stage: ScrollStage) -> UIScrollView {
        let view = UIScrollView(frame: stage.window.bounds)
        view.contentSize = CGSize(width: 320, height: 3000)
        stage.window.addSubview(view)
        stage.settle()
        return view
    }

    @Test func `a finger drags content by what it moves beyond the slop`() {
        let stage = ScrollStage(), view = scrollView(on: stage)
        stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -110), frames: 10, lifts: false)
        #expect(view.isDragging)
        #expect(view.isTracking)
        #expect(abs(view.contentOffset.y - 100) <= 2)
    }

    @Test(
        "a drag ends editing where the content says so",
        arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .onDragWithAccessory])
    func dismissesKeyboard(_ mode: UIScrollView.KeyboardDismissMode) {
        let stage = ScrollStage(), view = scrollView(on: stage)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.addSubview(field)
        view.keyboardDismissMode = mode
        #expect(field.becomeFirstResponder())
        stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -5), frames: 3, lifts: false)
        #expect(field.isFirstResponder)
        stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -110), frames: 10)
        #expect(field.isFirstResponder == (mode == .none))
    }

    @Test func `a throw goes on after the finger and comes to rest`() {
        let stage = ScrollStage(), view = scrollView(on: stage), log = ScrollLog()
        view.delegate = log
        stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -200), frames: 6)
        let atLift = view.contentOffset.y
        #expect(view.isDecelerating)
        stage.settle()
        #expect(view.contentOffset.y > atLift + 300)
        #expect(log.lines.first == "willBeginDragging")
        #expect(log.lines.last == "didEndDecelerating")
    }

    @Test func `a finger across leaves content that only scrolls down to a view around it`() {
        let stage = ScrollStage()
        let pager = UIScrollView(frame: stage.window.bounds), list = UIScrollView(frame: stage.window.bounds)
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 960, height: 480)
        list.contentSize = CGSize(width: 320, height: 3000)
        pager.addSubview(list)
        stage.window.addSubview(pager)
        stage.settle()
        stage.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: -120, y: 5), frames: 6)
        stage.settle()
        #expect(pager.contentOffset == CGPoint(x: 320, y: 0))
        #expect(list.contentOffset == .zero)
        stage.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 5, y: -100), frames: 6)
        stage.settle()
        #expect(list.contentOffset.x == 0)
        #expect(pager.contentOffset.x == 320)
    }

    @Test func `the edge swipe has to fail before content scrolls`() {
        let stage = ScrollStage(), view = scrollView(on: stage)
        view.contentSize.width = 2000
        let edge = UIScreenEdgePanGestureRecognizer(action: { _ in })
        edge.edges = .left
        stage.window.addGestureRecognizer(edge)
        view.contentOffset.x = 500
        stage.drag(from: CGPoint(x: 3, y: 200), by: CGPoint(x: 150, y: 0), frames: 8)
        stage.settle()
        #expect(view.contentOffset.x == 500)
    }

    @Test func `the wheel scrolls the innermost content that can move, then what is around it`() {
        let stage = ScrollStage(), outer = scrollView(on: stage),
            inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        inner.contentSize = CGSize(width: 320, height: 260)
        outer.addSubview(inner)
        stage.settle()
        func wheel(_ delta: CGFloat) {
            stage.host.advanceToNextFrame([
                .wheel(
                    WheelSample(
                        location: CGPoint(x: 10, y: 20), delta: CGPoint(x: 0, y: delta),
                        time: stage.host.nextFrameInstant))
            ])
        }
        wheel(-60)
        #expect(inner.contentOffset.y == 60)
        #expect(outer.contentOffset.y == 0)
        wheel(-10)
        #expect(outer.contentOffset.y == 10)
    }

    @Test func `a tap on a row selects it, a drag across rows does not`() {
        final class Source: UITableViewDataSource, UITableViewDelegate {
            var selected: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                selected.append(indexPath.row)
            }
        }
        let stage = ScrollStage(), source = Source(), table = UITableView(frame: stage.window.bounds)
        table.dataSource = source
        table.delegate = source
        stage.window.addSubview(table)
        stage.settle()
        stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 2), frames: 2)
        stage.settle()
        #expect(source.selected == [2])
        stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -200), frames: 5)
        #expect(table.isDecelerating)
        // The next touch stops the table and selects no row.
        stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: 0), frames: 2)
        stage.settle()
        #expect(source.selected == [2])
        #expect(table.contentOffset.y > 150)
    }
}
