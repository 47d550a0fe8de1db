import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The images, the directions and the interactions of a page control.
@MainActor
struct PageControlTests {
    private let root = UIViewController()
    private let app: TestApp
    private let control = UIPageControl(frame: CGRect(x: 100, y: 300, width: 200, height: 26))

    init() {
        app = TestApp(root)
        control.numberOfPages = 4
        root.view.addSubview(control)
        app.settle()
    }

    private var dots: [PageIndicator] { control.subviews.compactMap { $0 as? PageIndicator } }
    private var platter: UIView { control.subviews[0] }
    private func picture(_ index: Int) -> UIImageView? { dots[index].subviews.compactMap { $0 as? UIImageView }.first }
    private func place(of index: Int) -> CGPoint {
        control.convert(CGPoint(x: dots[index].frame.midX, y: dots[index].frame.midY), to: nil)
    }

    @Test func `a page's own image has precedence over the image of all pages`() {
        let (all, own) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
        let current = UIImage(systemName: "circle")
        control.preferredIndicatorImage = all
        control.setIndicatorImage(own, forPage: 2)
        #expect(control.indicatorImage(forPage: 2) === own && control.indicatorImage(forPage: 1) == nil)
        app.settle()
        #expect(picture(0)?.image != nil && dots[0].backgroundColor == nil)
        let style = PageControlStyle(image: all, currentImage: current, images: [2: own!])
        #expect(style.image(for: 1, isCurrent: false) === all)
        #expect(style.image(for: 2, isCurrent: false) === own)
        #expect(style.image(for: 2, isCurrent: true) === current)
        control.setCurrentPageIndicatorImage(own, forPage: 0)
        #expect(control.currentPageIndicatorImage(forPage: 0) === own)
        control.preferredCurrentPageIndicatorImage = current
        #expect(control.preferredCurrentPageIndicatorImage === current)
    }

    @Test func `images of pages that do not exist are ignored, and nil restores the dot`() {
        control.setIndicatorImage(UIImage(systemName: "star"), forPage: 4)
        control.setIndicatorImage(UIImage(systemName: "star"), forPage: -1)
        control.setCurrentPageIndicatorImage(UIImage(systemName: "star"), forPage: .max)
        #expect(control.indicatorImage(forPage: 4) == nil && control.indicatorImage(forPage: -1) == nil)
        let width = control.intrinsicContentSize.width
        control.preferredIndicatorImage = UIImage(systemName: "star")
        #expect(control.intrinsicContentSize.width > width)
        control.preferredIndicatorImage = nil
        #expect(control.intrinsicContentSize.width == width)
        #expect(dots[1].backgroundColor == .tertiaryLabel)
    }

    @Test func `the direction orders the dots`() {
        control.direction = .rightToLeft
        app.settle()
        #expect(dots[0].frame.minX > dots[3].frame.minX)
        let wide = control.intrinsicContentSize
        control.direction = .topToBottom
        #expect(control.intrinsicContentSize == CGSize(width: wide.height, height: wide.width))
        control.frame = CGRect(x: 100, y: 100, width: 26, height: 200)
        app.settle()
        #expect(dots[0].frame.minY < dots[3].frame.minY && dots[0].frame.midX == dots[3].frame.midX)
        app.tap(at: control.convert(CGPoint(x: 13, y: 190), to: nil))
        #expect(control.currentPage == 1)
        control.direction = .bottomToTop
        app.settle()
        #expect(dots[0].frame.minY > dots[3].frame.minY)
        app.tap(at: control.convert(CGPoint(x: 13, y: 190), to: nil))
        #expect(control.currentPage == 0)
    }

    @Test func `the background is visible as the style says`() {
        #expect(platter.alpha == 0)
        control.backgroundStyle = .prominent
        app.settle()
        #expect(platter.alpha == 1)
        #expect(platter.frame.width == control.intrinsicContentSize.width)
        control.backgroundStyle = .minimal
        app.settle()
        #expect(platter.alpha == 0)
    }

    @Test func `a tap is a discrete interaction while the event is sent`() {
        var states: [UIPageControl.InteractionState] = []
        control.addAction(UIAction { [control] _ in states.append(control.interactionState) }, for: .valueChanged)
        app.tap(at: place(of: 3))
        #expect(control.currentPage == 1)
        #expect(states == [.discrete] && control.interactionState == .none)
    }

    @Test func `a held touch shows the background and selects the nearest page`() {
        var pages: [Int] = []
        control.addAction(UIAction { [control] _ in pages.append(control.currentPage) }, for: .valueChanged)
        app.press(at: place(of: 0))
        app.advance(frames: 20)
        #expect(control.interactionState == .continuous)
        app.step(to: place(of: 2))
        app.advance(frames: 20)
        #expect(control.currentPage == 2 && pages == [2])
        #expect(platter.alpha == 1)
        app.step(to: place(of: 3))
        app.lift()
        app.settle()
        #expect(pages == [2, 3] && control.currentPage == 3)
        #expect(control.interactionState == .none && platter.alpha == 0)
    }

    @Test func `a control without continuous interaction has only taps`() {
        control.allowsContinuousInteraction = false
        app.press(at: place(of: 0))
        app.advance(frames: 30)
        app.step(to: place(of: 3))
        app.advance(frames: 2)
        #expect(control.interactionState == .none && control.currentPage == 0)
        app.lift()
        #expect(control.currentPage == 1)
    }
}
