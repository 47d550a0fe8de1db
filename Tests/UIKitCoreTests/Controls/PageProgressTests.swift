import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The progress of a page in a page control, set by the app or by a timer.
@MainActor
struct PageProgressTests {
    private final class Delegate: UIPageControlTimerProgressDelegate {
        var calls: [String] = []
        var initial: Float = 0
        var advances = true

        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            calls.append("initial \(page)")
            return initial
        }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            calls.append(progress.isProgressVisible ? "visible" : "hidden")
        }
        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool {
            calls.append("advance \(page)")
            return advances
        }
    }

    private let root = UIViewController()
    private let app: TestApp
    private let control = UIPageControl(frame: CGRect(x: 100, y: 300, width: 200, height: 26))
    private let delegate = Delegate()

    init() {
        app = TestApp(root)
        control.numberOfPages = 3
        root.view.addSubview(control)
        app.settle()
    }

    private var dots: [PageIndicator] { control.subviews.compactMap { $0 as? PageIndicator } }

    @Test func `the indicator of the current page is a bar with the progress`() {
        let width = control.intrinsicContentSize.width
        let progress = UIPageControlProgress()
        progress.currentProgress = 0.5
        control.progress = progress
        app.settle()
        let bar = dots[0].subviews[0]
        #expect(dots[0].frame.width > 20 && dots[1].frame.width < 8)
        #expect(abs(bar.frame.width - dots[0].frame.width / 2) < 0.01 && !bar.isHidden)
        #expect(control.size(forNumberOfPages: 3).width > width)
        control.currentPage = 2
        app.settle()
        #expect(progress.currentProgress == 0)
        #expect(dots[2].frame.width > 20 && dots[0].frame.width < 8)
        control.progress = nil
        app.settle()
        #expect(dots[2].frame.width < 8 && control.size(forNumberOfPages: 3).width == width)
    }

    @Test func `the progress is clamped and begins with the value of the delegate`() {
        let progress = UIPageControlProgress()
        progress.delegate = delegate
        control.progress = progress
        #expect(delegate.calls == ["visible"])
        progress.currentProgress = 7
        #expect(progress.currentProgress == 1)
        progress.currentProgress = .nan
        #expect(progress.currentProgress == 1)
        progress.currentProgress = -.infinity
        #expect(progress.currentProgress == 0)
        delegate.initial = 0.25
        control.currentPage = 1
        #expect(progress.currentProgress == 0.25)
        control.isHidden = true
        control.isHidden = false
        control.removeFromSuperview()
        #expect(delegate.calls == ["visible", "initial 1", "hidden", "visible", "hidden"])
    }

    @Test func `a timer goes to the next page, and after the last page to the first`() {
        var pages: [Int] = []
        control.addAction(UIAction { [control] _ in pages.append(control.currentPage) }, for: .valueChanged)
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        timer.setDuration(0.5, forPage: 1)
        control.progress = timer
        #expect(!timer.isRunning && timer.duration(forPage: 0) == 1 && timer.duration(forPage: 1) == 0.5)
        timer.resumeTimer()
        app.advance(seconds: 0.5)
        #expect(timer.currentProgress > 0.4 && timer.currentProgress < 0.55)
        app.advance(seconds: 0.6)
        #expect(pages == [1])
        app.advance(seconds: 0.6)
        #expect(pages == [1, 2])
        app.advance(seconds: 1.05)
        #expect(pages == [1, 2, 0])
        timer.pauseTimer()
        app.advance(seconds: 3)
        #expect(pages == [1, 2, 0] && !timer.isRunning)
    }

    @Test func `a timer stops after the last page, and at a page that the delegate keeps`() {
        let timer = UIPageControlTimerProgress(preferredDuration: 0.2)
        timer.delegate = delegate
        timer.resetsToInitialPageAfterEnd = false
        control.progress = timer
        control.currentPage = 1
        delegate.calls = []
        timer.resumeTimer()
        app.advance(seconds: 2)
        #expect(control.currentPage == 2 && timer.currentProgress == 1 && !timer.isRunning)
        #expect(delegate.calls == ["advance 2", "initial 2"])
        timer.resetsToInitialPageAfterEnd = true
        delegate.advances = false
        timer.resumeTimer()
        app.advance(seconds: 1)
        #expect(control.currentPage == 2 && !timer.isRunning)
    }

    @Test func `a timer waits while the page control is hidden`() {
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        control.progress = timer
        timer.resumeTimer()
        app.advance(seconds: 0.25)
        control.isHidden = true
        let part = timer.currentProgress
        app.advance(seconds: 2)
        #expect(timer.currentProgress == part && timer.isRunning)
        control.isHidden = false
        app.advance(seconds: 0.25)
        #expect(timer.currentProgress > part && timer.currentProgress < 0.7)
    }

    @Test func `a duration that is not positive has no end`() {
        let timer = UIPageControlTimerProgress(preferredDuration: .nan)
        control.progress = timer
        timer.resumeTimer()
        app.advance(seconds: 1)
        timer.preferredDuration = -1
        app.advance(seconds: 1)
        timer.preferredDuration = .infinity
        app.advance(seconds: 1)
        #expect(control.currentPage == 0 && timer.currentProgress == 0)
    }
}
