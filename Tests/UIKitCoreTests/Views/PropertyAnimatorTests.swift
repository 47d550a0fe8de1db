import Testing
import UIKit
import UIKitTesting

/// Animators that can be paused, scrubbed, reversed and stopped.
@MainActor
struct PropertyAnimatorTests {
    let app: TestApp
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        app = TestApp(UIViewController(), size: CGSize(width: 100, height: 100), draws: false)
        app.window.addSubview(mark)
        app.settle()
    }

    private var x: Double { Double(mark.layer.presentation()?.position.x ?? -1) }
    private func makeAnimator() -> UIViewPropertyAnimator {
        app.activate()
        return UIViewPropertyAnimator(duration: 1, curve: .linear) { [mark] in mark.center.x = 105 }
    }

    @Test("it runs from start to end and says where it ended")
    func runs() {
        let animator = makeAnimator()
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        app.advance(frames: 31)
        #expect(abs(x - 55) < 1)
        #expect(abs(animator.fractionComplete - 0.5) < 0.01)
        app.settle()
        #expect(ended == [.end])
        #expect(animator.state == .inactive)
        #expect(mark.center.x == 105)
    }

    @Test("a paused animation holds and needs no frames; then it runs for the remaining time")
    func pauses() {
        let animator = makeAnimator()
        animator.startAnimation()
        app.advance(frames: 31)
        animator.pauseAnimation()
        app.advance(frames: 100)
        #expect(abs(x - 55) < 1)
        #expect(!app.isMoving)
        animator.fractionComplete = 0.75
        app.advance(frames: 1)
        #expect(x == 80)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        app.advance(frames: 17)
        #expect(animator.state == .inactive)
        #expect(mark.center.x == 105)
    }

    @Test("a reversed animation returns the views to their start")
    func reverses() {
        let animator = makeAnimator()
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        animator.startAnimation()
        app.advance(frames: 31)
        animator.isReversed = true
        app.advance(frames: 16)
        #expect(abs(x - 30) < 2)
        app.settle()
        #expect(ended == [.start])
        #expect(mark.center.x == 5)
    }

    @Test(
        "stopped, it leaves the views as displayed, and finishes at the requested position",
        arguments: [UIViewAnimatingPosition.start, .current, .end])
    func stops(position: UIViewAnimatingPosition) {
        let animator = makeAnimator()
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        animator.startAnimation()
        app.advance(frames: 31)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(abs(mark.center.x - 55) < 1)
        animator.finishAnimation(at: position)
        #expect(ended == [position])
        app.settle()
        switch position {
        case .start: #expect(mark.center.x == 5)
        case .current: #expect(abs(mark.center.x - 55) < 1)
        case .end: #expect(mark.center.x == 105)
        }
    }

    @Test("a spring passes its goal, and one of mass and stiffness takes its own time")
    func springs() {
        app.activate()
        let swinging = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [mark] in mark.center.x = 105 }
        swinging.startAnimation()
        var furthest = 0.0
        for _ in 0..<60 {
            app.advance(frames: 1)
            furthest = max(furthest, x)
        }
        #expect(furthest > 110)
        #expect(UIViewPropertyAnimator(duration: 3, timingParameters: UISpringTimingParameters()).duration == 0.5)
        #expect(UISpringTimingParameters().timingCurveType == .spring)
        #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1.x == 0.42)
    }

    @Test("a block that is added with a delay waits for its share of the way")
    func delays() {
        let animator = makeAnimator()
        animator.addAnimations({ [mark] in mark.alpha = 0 }, delayFactor: 0.5)
        animator.fractionComplete = 0.5
        app.advance(frames: 1)
        #expect(mark.layer.presentation()?.opacity == 1)
        animator.fractionComplete = 0.75
        app.advance(frames: 1)
        #expect(mark.layer.presentation()?.opacity == 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
    }

    @Test("a layer with speed 0 holds until its time offset is set")
    func layerTime() {
        app.activate()
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        app.window.addSubview(holder)
        holder.addSubview(mark)
        holder.layer.speed = 0
        var ended = false
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            mark.center.x = 105
        } completion: { _ in
            ended = true
        }
        app.advance(frames: 30)
        #expect(x == 5)
        #expect(!app.isMoving)
        holder.layer.timeOffset = 0.5
        app.advance(frames: 1)
        #expect(abs(x - 55) < 0.001)
        #expect(holder.layer.convertTime(123, from: nil) == 0.5)
        holder.layer.speed = 2
        holder.layer.beginTime = CACurrentMediaTime()
        app.advance(frames: 14)
        #expect(!ended)
        app.advance(frames: 4)
        #expect(ended)
    }
}
