import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// An image in a scroll view that records the calls during zooming.
private final class ZoomScreen: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var calls: [String] = []
    var zooms = 0
    var zooming = true

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 4
        scrollView.contentSize = picture.bounds.size
        scrollView.addSubview(picture)
        scrollView.delegate = self
        view.addSubview(scrollView)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooming ? picture : nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        calls.append("begin \(view === picture)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("end \((scale * 100).rounded() / 100)")
    }
}

@MainActor
struct ScrollZoomTests {
    private let screen = ZoomScreen()
    private var scroll: UIScrollView { screen.scrollView }

    private func start() -> TestApp {
        let app = TestApp(screen)
        app.settle()
        return app
    }
    private func close(_ a: CGFloat, _ b: CGFloat, _ by: CGFloat = 1) -> Bool { abs(a - b) <= by }

    @Test("a scale is the view's transform and its content's size, and keeps the middle in the middle")
    func scale() {
        _ = start()
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 2)
        #expect(screen.picture.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(screen.picture.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
        #expect(scroll.contentSize == CGSize(width: 600, height: 800))
        #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
        #expect(screen.zooms == 1)
        scroll.zoomScale = 100
        #expect(scroll.zoomScale == 4)
        scroll.zoomScale = 0.01
        #expect(scroll.zoomScale == 0.5)
        #expect(scroll.contentOffset == .zero)
        #expect(scroll.contentSize == CGSize(width: 150, height: 200))
        #expect(screen.calls == [])
    }

    @Test("without a view to zoom, and for what is no scale, nothing changes")
    func nothing() {
        _ = start()
        screen.zooming = false
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 1)
        #expect(scroll.contentSize == CGSize(width: 300, height: 400))
        screen.zooming = true
        for odd in [CGFloat.nan, .infinity, 0, -3] {
            scroll.zoomScale = odd
            scroll.minimumZoomScale = odd
            scroll.maximumZoomScale = odd
        }
        #expect(scroll.zoomScale == 1)
        #expect(scroll.minimumZoomScale == 0.5)
        #expect(scroll.maximumZoomScale == 4)
    }

    @Test("two fingers zoom around the point that is between them")
    func pinch() {
        let app = start()
        #expect(scroll.pinchGestureRecognizer != nil)
        app.pinch(around: CGPoint(x: 100, y: 100), from: 40, to: 120, frames: 10, lifts: false)
        #expect(scroll.isZooming)
        #expect(scroll.zoomScale > 2)
        #expect(scroll.zoomScale < 3)
        // The point of the image is still at the same position.
        let place = screen.picture.convert(CGPoint(x: 100, y: 100), to: nil)
        // The fingers move one after the other, so their center is slightly aside when the pinch begins.
        #expect(close(place.x, 100, 8))
        #expect(close(place.y, 100, 8))
        #expect(screen.calls == ["begin true"])
        let scale = scroll.zoomScale
        app.liftBothFingers()
        app.settle()
        #expect(!scroll.isZooming)
        #expect(scroll.zoomScale == scale)
        #expect(screen.calls.count == 2)
    }

    @Test("a pinch beyond the end shows a part of it, and bounces back")
    func bounce() {
        let app = start()
        scroll.maximumZoomScale = 1.5
        app.pinch(around: CGPoint(x: 150, y: 200), from: 30, to: 200, frames: 10, lifts: false)
        #expect(scroll.zoomScale > 1.5)
        #expect(scroll.zoomScale < 4)
        app.liftBothFingers()
        app.advance(frames: 2)
        #expect(scroll.isZoomBouncing)
        app.settle()
        #expect(scroll.zoomScale == 1.5)
        #expect(close(screen.picture.frame.width, 450, 0.001))
        #expect(close(screen.picture.frame.height, 600, 0.001))
        #expect(screen.calls == ["begin true", "end 1.5"])
        scroll.bouncesZoom = false
        app.pinch(around: CGPoint(x: 150, y: 200), from: 30, to: 200, frames: 10, lifts: false)
        #expect(scroll.zoomScale == 1.5)
        app.liftBothFingers()
    }

    @Test("a finger that drags before the second one comes down goes on to zoom")
    func dragThenPinch() {
        let app = start()
        scroll.zoomScale = 2
        app.pinch(around: CGPoint(x: 150, y: 200), from: 200, to: 60, frames: 10)
        app.settle()
        #expect(scroll.zoomScale < 2)
        #expect(!scroll.isDragging)
        #expect(!scroll.isTracking)
        #expect(scroll.contentOffset.x >= 0)
        #expect(scroll.contentOffset.x <= max(0, scroll.contentSize.width - 300))
    }

    @Test("a rectangle is shown as large as it fits, in 0.3 s")
    func rectangle() {
        let app = start()
        scroll.zoom(to: CGRect(x: 150, y: 200, width: 100, height: 100), animated: true)
        #expect(screen.calls == ["begin true"])
        app.advance(frames: 9)
        #expect(scroll.zoomScale > 1)
        #expect(scroll.zoomScale < 3)
        app.settle()
        #expect(scroll.zoomScale == 3)
        #expect(scroll.contentOffset == CGPoint(x: 450, y: 550))
        #expect(screen.calls == ["begin true", "end 3.0"])
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 300, height: 400), animated: false)
        #expect(scroll.zoomScale == 1)
        #expect(scroll.contentOffset == .zero)
    }

    @Test("constraints give the content its size at scale 1; zoomed, the view's corner stays where they have it")
    func constraints() {
        screen.loadViewIfNeeded()
        screen.picture.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            screen.picture.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
            screen.picture.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
            screen.picture.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            screen.picture.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            screen.picture.widthAnchor.constraint(equalToConstant: 200),
            screen.picture.heightAnchor.constraint(equalToConstant: 300),
        ])
        let app = start()
        #expect(scroll.contentSize == CGSize(width: 220, height: 310))
        scroll.zoomScale = 3
        app.settle()
        #expect(scroll.contentSize == CGSize(width: 620, height: 910))
        #expect(screen.picture.frame == CGRect(x: 20, y: 10, width: 600, height: 900))
    }

    @Test("a delegate that centers what is smaller than the view has its way")
    func centered() {
        let app = start()
        final class Centering: NSObject, UIScrollViewDelegate {
            weak var picture: UIView?
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
            func scrollViewDidZoom(_ scrollView: UIScrollView) {
                let x = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
                let y = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
                picture?.center = CGPoint(
                    x: scrollView.contentSize.width / 2 + x, y: scrollView.contentSize.height / 2 + y)
            }
        }
        let centering = Centering()
        centering.picture = screen.picture
        scroll.delegate = centering
        scroll.zoomScale = 0.5
        #expect(screen.picture.frame == CGRect(x: 75, y: 100, width: 150, height: 200))
        #expect(scroll.contentSize == CGSize(width: 150, height: 200))
        app.pinch(around: CGPoint(x: 150, y: 200), from: 40, to: 200, frames: 10)
        app.settle()
        #expect(scroll.zoomScale > 1)
        #expect(close(screen.picture.frame.minX, 0))
        #expect(close(screen.picture.frame.minY, 0))
    }
}
