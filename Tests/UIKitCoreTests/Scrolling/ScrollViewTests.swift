import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import Testing

@testable import UIKitCore

@MainActor
struct ScrollViewTests {
    private func scrollView(on stage: ScrollStage, content: CGSize = CGSize(width: 320, height: 2000)) -> UIScrollView {
        let view = UIScrollView(frame: stage.window.bounds)
        view.contentSize = content
        stage.window.addSubview(view)
        stage.settle()
        return view
    }

    @Test func `a drag moves the content with the finger, and a throw coasts to rest`() {
        let stage = ScrollStage(), view = scrollView(on: stage), log = ScrollLog()
        view.delegate = log
        view.holdContent()
        #expect(view.isTracking)
        #expect(!view.isDragging)
        view.beginDragging()
        view.drag(by: CGPoint(x: 0, y: -100))
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
        #expect(view.isDragging)
        view.endDragging(velocity: CGPoint(x: 0, y: -1000))
        #expect(view.isDecelerating)
        stage.settle()
        #expect(abs(view.contentOffset.y - (100 + 990 * 0.499)) <= 0.5)
        #expect(
            log.lines == [
                "willBeginDragging", "willEndDragging 1.0", "didEndDragging true", "willBeginDecelerating",
                "didEndDecelerating",
            ])
    }

    @Test func `a drag without a throw ends at once`() {
        let stage = ScrollStage(), view = scrollView(on: stage), log = ScrollLog()
        view.delegate = log
        view.beginDragging()
        view.drag(by: CGPoint(x: 0, y: -100))
        view.endDragging(velocity: .zero)
        #expect(
            log.lines == ["willBeginDragging", "willEndDragging -0.0", "didEndDragging false"]
                || log.lines == ["willBeginDragging", "willEndDragging 0.0", "didEndDragging false"])
        #expect(!view.isDecelerating)
        #expect(!view.isTracking)
    }

    @Test func `a finger that comes down stops what coasts`() {
        let stage = ScrollStage(), view = scrollView(on: stage)
        view.beginDragging()
        view.endDragging(velocity: CGPoint(x: 0, y: -2000))
        stage.frames(10)
        view.holdContent()
        let caught = view.contentOffset
        #expect(caught.y > 100)
        stage.frames(10)
        #expect(view.contentOffset == caught)
        view.releaseContent()
        stage.settle()
        #expect(view.contentOffset == caught)
    }

    @Test func `content pulled past its end shows the pull weakened and comes back`() {
        let stage = ScrollStage(), view = scrollView(on: stage)
        view.beginDragging()
        view.drag(by: CGPoint(x: 30, y: 100))
        #expect(view.contentOffset.y < -20)
        #expect(view.contentOffset.y > -60)
        #expect(view.contentOffset.x == 0)
        view.endDragging(velocity: .zero)
        stage.settle()
        #expect(view.contentOffset == .zero)
    }

    @Test func `the delegate may choose where a throw rests`() {
        let stage = ScrollStage(), view = scrollView(on: stage), log = ScrollLog()
        log.target = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
        view.delegate = log
        view.beginDragging()
        view.drag(by: CGPoint(x: 0, y: -130))
        view.endDragging(velocity: CGPoint(x: 0, y: -700))
        stage.settle()
        #expect(view.contentOffset.y == 500)
    }

    @Test func `setContentOffset animated arrives and says so`() {
        let stage = ScrollStage(), view = scrollView(on: stage), log = ScrollLog()
        view.delegate = log
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(view.contentOffset.y == 0)
        stage.frames(9)
        #expect(view.contentOffset.y > 100)
        #expect(view.contentOffset.y < 200)
        stage.frames(10)
        #expect(view.contentOffset.y == 300)
        #expect(log.lines == ["didEndScrollingAnimation"])
        #expect(log.moves > 10)
    }

    @Test func `the wheel moves content at once and stops at its end`() {
        let stage = ScrollStage(), view = scrollView(on: stage)
        #expect(view.scrollByWheel(CGPoint(x: 0, y: -50)))
        #expect(view.contentOffset.y == 50)
        #expect(view.scrollByWheel(CGPoint(x: 0, y: 500)))
        #expect(view.contentOffset.y == 0)
        #expect(!view.scrollByWheel(CGPoint(x: 0, y: 10)))
    }

    @Test func `offsets are whole device pixels, and numbers that are none are refused`() {
        let stage = ScrollStage(), view = scrollView(on: stage)
        view.contentOffset = CGPoint(x: 0, y: 10.3)
        #expect(view.contentOffset.y == 10.5)
        view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
        #expect(view.contentOffset.y == 10.5)
    }

    @Test func `automatic insets take the safe area in only where content scrolls`() {
        let stage = ScrollStage(safeArea: SafeArea(top: 47, bottom: 34))
        let tall = scrollView(on: stage), short = scrollView(on: stage, content: CGSize(width: 320, height: 100))
        #expect(tall.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(tall.contentOffset.y == -47)
        #expect(short.adjustedContentInset == .zero)
        short.alwaysBounceVertical = true
        #expect(short.adjustedContentInset.top == 47)
        tall.contentInsetAdjustmentBehavior = .never
        #expect(tall.adjustedContentInset == .zero)
        tall.contentInsetAdjustmentBehavior = .always
        tall.contentInset.top = 10
        #expect(tall.adjustedContentInset.top == 57)
        #expect(tall.contentOffset.y == -57)
    }

    @Test func `content keeps no second distance from what the insets took in`() {
        let stage = ScrollStage(safeArea: SafeArea(top: 47, bottom: 34))
        let view = scrollView(on: stage), inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        view.addSubview(inner)
        stage.settle()
        #expect(inner.safeAreaInsets == .zero)
    }

    @Test func `content that shrinks takes the offset along`() {
        let stage = ScrollStage(), view = scrollView(on: stage)
        view.contentOffset.y = 1500
        view.contentSize.height = 1000
        #expect(view.contentOffset.y == 520)
    }

    @Test func `scrollRectToVisible scrolls just so far`() {
        let stage = ScrollStage(), view = scrollView(on: stage)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 0)
        view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 70)
        view.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 5), animated: false)
        #expect(view.contentOffset.y == 60)
    }

    @Test func `scrolling draws and lays out nothing of the content`() {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let stage = ScrollStage(), view = scrollView(on: stage),
            content = Counting(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
        view.addSubview(content)
        stage.settle()
        let layouts = content.layouts, drawings = stage.window.recordedLayers
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        stage.settle()
        #expect(content.layouts == layouts)
        #expect(stage.window.recordedLayers == drawings)
    }

    @Test func `constraints to a scroll view's edges decide the content's size`() {
        let stage = ScrollStage(), view = scrollView(on: stage, content: .zero), content = UIView(), floating = UIView()
        for inner in [content, floating] {
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
        }
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: view.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
            floating.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 5),
            floating.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.settle()
        #expect(view.contentSize == CGSize(width: 320, height: 920))
        #expect(content.frame == CGRect(x: 0, y: 20, width: 320, height: 900))
        view.contentOffset.y = 100
        stage.settle()
        #expect(floating.frame.minY == 105)
        #expect(content.frame.minY == 20)
    }

    @Test func `indicators show while content moves and are gone afterwards`() {
        let stage = ScrollStage(), view = scrollView(on: stage)
        #expect(view.layer.sublayers == nil)
        view.beginDragging()
        view.drag(by: CGPoint(x: 0, y: -200))
        #expect(view.layer.sublayers?.count == 1)
        let bar = view.layer.sublayers?.first?.frame ?? .zero
        #expect(bar.maxX == 317)
        #expect(bar.width == 3)
        #expect(bar.minY > 200)
        #expect(bar.maxY < 680)
        view.endDragging(velocity: .zero)
        stage.settle()
        #expect(view.layer.sublayers == nil)
    }

    @Test func `content pulled far enough refreshes, keeps room for it, and gives it back`() {
        let stage = ScrollStage(), view = scrollView(on: stage), refresh = UIRefreshControl()
        var sent = 0
        refresh.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        view.refreshControl = refresh
        view.beginDragging()
        view.drag(by: CGPoint(x: 0, y: 100))
        #expect(sent == 0)
        view.drag(by: CGPoint(x: 0, y: 250))
        #expect(sent == 1)
        #expect(refresh.isRefreshing)
        view.endDragging(velocity: .zero)
        for _ in 0..<120 { stage.frames(1) }
        #expect(view.contentOffset.y == -60)
        #expect(refresh.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
        refresh.endRefreshing()
        stage.frames(60)
        #expect(view.contentOffset.y == 0)
        #expect(!refresh.isRefreshing)
        #expect(sent == 1)
    }

    @Test func `an observer that watches content may choose where it rests`() {
        final class Snap: ScrollObserver {
            var moves = 0
            func scrollViewDidMove(_ scrollView: UIScrollView) { moves += 1 }
            func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
                if target.y < 52 { target.y = target.y > 26 ? 52 : 0 }
            }
        }
        let stage = ScrollStage(), view = scrollView(on: stage), snap = Snap()
        view.scrollObservers.add(snap)
        view.beginDragging()
        view.drag(by: CGPoint(x: 0, y: -30))
        view.endDragging(velocity: .zero)
        stage.settle()
        #expect(view.contentOffset.y == 52)
        _ = view.scrollByWheel(CGPoint(x: 0, y: 40))
        stage.settle()
        #expect(view.contentOffset.y == 0)
        #expect(snap.moves > 2)
    }
}
