import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The animation state of a stage.
struct PresentationMotionState {
    /// The position of the presented view without an animation: 0 off screen, 1 at rest.
    var place = 0.0
    /// From 0 off screen to 1 at rest, during animations of UIKit and interactive gestures.
    var timeline: Timeline?
    /// The drivers of animations that are decided and have not begun, in order.
    var announced: [(animation: Int, driver: TransitionDriver)] = []
    /// The driver of the current animation, from its start until its completions have run.
    var driver: TransitionDriver?
    var animation: PresentationAnimation?
    var placeBelow: PlaceInTree?
}

/// UIKit's own animations of presentations, timed or interactive.
extension PresentationStage {
    static let motionKey = "presentation"
    /// The key of the animation of the view below, which may have its own presentation animation.
    private static let belowKey = "presentation above"

    func begin(_ animation: PresentationAnimation) {
        if let driver = motion.driver, let customAnimator = driver.customAnimator,
            begin(animation, by: customAnimator, driver)
        {
            return
        }
        move(animation)
    }

    /// The current position of the presented view.
    private var place: Double { motion.timeline?.progress(at: stageView.appContext.now) ?? motion.place }

    private func move(_ animation: PresentationAnimation) {
        let (start, target): (Double, Double) = (place, animation.presents ? 1 : 0)
        stopMoving()
        motion.place = start
        guard abs(target - start) > 1e-6 else { return request(.motionEnded(animation.number)) }
        // Animations alongside run from 0 to 1 in both directions.
        let along = Timeline(heldAt: 0)
        motion.driver?.begin(along, in: stageView, isHeld: false)
        along.run(from: 0, to: 1, spring: .modal, duration: TimedSpring.modal.duration)
        let timeline = Timeline(heldAt: start)
        addMotion(timeline, appearing: animation.presents)
        timeline.onEnd = { [weak self] in self?.request(.motionEnded(animation.number)) }
        timeline.run(
            from: start, to: target, spring: Spring.modal.with(initialVelocity: animation.velocity / (target - start)),
            duration: TimedSpring.modal.duration)
    }

    /// Stops the animation at its current position. An animator of the app ends at its target.
    func halt() {
        if isMovedByApp, let animation = motion.animation { return end(animation, completed: true) }
        motion.place = place
        stopMoving()
    }

    func end(_ animation: PresentationAnimation, completed: Bool) {
        if isMovedByApp { endByAnimator(animation, completed ? .completed : .cancelled) }
        stopMoving()
        motion.place = animation.presents == completed ? 1 : 0
    }

    private func stopMoving() {
        let timeline = motion.timeline
        motion.timeline = nil
        timeline?.onEnd = nil
        timeline?.end()
        for view in [presentation.parts.dim, presentation.movingView] {
            view?.layer.removeAnimation(forKey: Self.motionKey)
        }
        endMotionBelow()
    }

    /// The view below the presented view.
    var viewBelow: UIView? { host?.presentationStage?.presentation.movingView ?? host?.viewIfLoaded }

    private func addMotion(_ timeline: Timeline, appearing: Bool) {
        motion.timeline = timeline
        presentation.parts.dim?.layer.add(
            TimelineAnimation(timeline) { $0.opacity *= Float(min(max($1, 0), 1)) }, forKey: Self.motionKey)
        addMotionBelow(timeline, appearing: true)
        guard let moving = presentation.movingView else { return }
        let travel = stageView.bounds.height - (moving.center.y - moving.bounds.height / 2)
        let motion = presentation.motion
        moving.layer.add(
            TimelineAnimation(timeline) { model, p in
                let share = CGFloat(min(max(p, 0), 1))
                switch motion {
                case .cover: model.position.y += travel * CGFloat(1 - p)
                case .fade: model.opacity *= Float(share)
                case .flip: model.narrow(to: max(2 * share - 1, 0))
                case .alert:
                    model.opacity *= Float(share)
                    // Measured (presentations/alert-motion) by eye: an alert starts slightly enlarged and shrinks to
                    // its size; a dismissed alert only fades.
                    if appearing {
                        model.transform = CATransform3DMakeScale(CGFloat(1.2 - 0.2 * p), CGFloat(1.2 - 0.2 * p), 1)
                    }
                }
            }, forKey: Self.motionKey)
    }

    /// - Parameter appearing: whether the timeline runs from 0 to 1 while the presented view appears.
    func addMotionBelow(_ timeline: Timeline, appearing: Bool) {
        guard let below = viewBelow, let motion = motionBelow(timeline, appearing) else { return }
        host?[PresentationPart.self].animatingStage = self
        below.layer.add(motion, forKey: Self.belowKey)
    }

    /// Whether the view below has stepped back behind this sheet, not behind a newer sheet.
    var leadsBelow: Bool { host?[PresentationPart.self].stepper === self }

    func endMotionBelow() {
        guard host?[PresentationPart.self].animatingStage === self else { return }
        viewBelow?.layer.removeAnimation(forKey: Self.belowKey)
    }

    private func motionBelow(_ timeline: Timeline, _ appearing: Bool) -> TimelineAnimation? {
        if presentation.motion == .flip, !isMovedByApp {
            return TimelineAnimation(timeline) { model, p in model.narrow(to: CGFloat(min(max(1 - 2 * p, 0), 1))) }
        }
        guard presentation.isSheet else { return nil }
        // The model value has already stepped back: the displayed value moves there with the sheet.
        return TimelineAnimation(timeline) { model, p in
            let end = model.transform
            let share = CGFloat(min(max(appearing ? p : 1 - p, 0), 1))
            var mixed = CATransform3DMakeScale(1 + (end.m11 - 1) * share, 1 + (end.m22 - 1) * share, 1)
            mixed.m41 = end.m41 * share
            mixed.m42 = end.m42 * share
            model.transform = mixed
            model.cornerRadius *= share
        }
    }

    // MARK: Interactive gesture

    /// Tracks the user's drag of the presented view; 1 is at rest.
    func hold(at fraction: Double) {
        guard let timeline = motion.timeline else { return addMotion(Timeline(heldAt: fraction), appearing: false) }
        timeline.onEnd = nil
        timeline.hold(at: fraction)
    }

    /// Called at the end of a drag after which the presented view stays.
    func settle(_ number: Int, _ velocity: Double) {
        let start = place
        guard let timeline = motion.timeline, abs(1 - start) > 1e-6 else { return request(.motionEnded(number)) }
        timeline.onEnd = { [weak self] in self?.request(.motionEnded(number)) }
        timeline.run(
            from: start, to: 1, spring: Spring.modal.with(initialVelocity: velocity / (1 - start)),
            duration: TimedSpring.modal.duration)
    }
}

extension LayerModel {
    /// Scales the layer horizontally around its center, before its transform.
    fileprivate mutating func narrow(to share: CGFloat) {
        transform.m11 *= share
        transform.m12 *= share
    }
}
