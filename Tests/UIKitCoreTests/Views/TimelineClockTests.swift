import CoreGraphics
import Foundation
import FrameTime
import HeadlessHost
import MotionLogic
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

/// The clock of a timeline.
@MainActor
struct TimelineClockTests {
    private let app = TestApp(UIViewController(), draws: false)

    private func running() -> Timeline {
        let timeline = Timeline()
        timeline.run(from: 0, to: 1, pace: .curve(.linear), duration: 1)
        return timeline
    }

    @Test("reading the progress of a motion that no frame has shown does not start the motion")
    func reading() {
        app.settle()
        let timeline = running()
        let now = app.context.now
        #expect(timeline.progress(at: now) == 0)
        #expect(timeline.progress(at: now + 0.5) == 0)
        #expect(timeline.progress(at: now) == 0)
    }

    @Test("the next frame starts the motion, and the motion ends after its duration")
    func starting() {
        app.settle()
        let timeline = running()
        app.turn()
        let start = app.context.now
        #expect(timeline.progress(at: start) == 0)
        #expect(abs(timeline.progress(at: start + 0.25) - 0.25) < 1e-6)
        app.advance(frames: 59)
        #expect(!timeline.isOver)
        app.advance(frames: 2)
        #expect(timeline.isOver)
    }

    @Test("a motion that was held and runs again starts with the next frame")
    func again() {
        app.settle()
        let timeline = running()
        app.advance(frames: 30)
        timeline.hold(at: 0.5)
        app.advance(frames: 10)
        timeline.run(from: 0.5, to: 0, pace: .curve(.linear), duration: 1)
        #expect(timeline.progress(at: app.context.now + 0.5) == 0.5)
        app.turn()
        #expect(abs(timeline.progress(at: app.context.now + 0.5) - 0.25) < 1e-6)
    }

    @Test("an animator's fraction that an app reads before the first frame costs the animation nothing")
    func animator() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.window.addSubview(view)
        app.settle()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        #expect(animator.fractionComplete == 0)
        // The app works for a third of a second before the next frame.
        app.host.manualClock.advance(to: app.context.now + 1.0 / 3)
        #expect(animator.fractionComplete == 0)
        app.turn()
        #expect(animator.fractionComplete == 0)
    }
}
