import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

/// The open view animation block, if any.
@MainActor
struct ViewAnimationState: AppPart {
    /// The state of the current app. `UIView.animate` has no parameter for the app.
    static var ofApp: ViewAnimationState {
        get { AppContext.current.animation }
        _modify { yield &AppContext.current.animation }
    }

    enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(Spring)
        /// Follows a transition, interactive or timed.
        case timeline(Timeline, AnimatedChanges?)
        /// The model value changes immediately; the displayed value fades to it.
        case easing(Timeline, DifferenceFade)
        /// Keyframes that are collected, and evaluated after the block. `from` and `to` are fractions of the duration.
        case keyframes(KeyframeCollection, from: Double, to: Double)
    }

    struct Block {
        var time: ViewAnimationTime
        var pace: Pace
        /// Whether the block began with a call and ends with another call.
        var isOpenEnded = false
    }

    var open: [Block] = []
    /// The number of nested `performWithoutAnimation` blocks.
    var suppressed = 0
    /// Whether `setAnimationsEnabled(false)` was called.
    var isOff = false
    /// Whether a window has its new size but its old size classes. Work that depends on the size classes is deferred.
    var isBetweenShapes = false
    /// Views that an animation of the system is about to remove.
    var removed: Set<ObjectIdentifier> = []
    /// Views whose controllers were not notified of a layout in this state.
    var unnotified: [UIView] = []

    var isEnabled: Bool { suppressed == 0 && !isOff }
    var current: Block? { isEnabled ? open.last : nil }
    /// Whether the current change eases together with the new shape of a window.
    var changesShape: Bool { if case .easing(_, .over)? = current?.pace { true } else { false } }
}

extension UIView.AnimationOptions {
    var timingFunction: CAMediaTimingFunction {
        switch rawValue >> 16 & 3 {
        case 1: CAMediaTimingFunction(name: .easeIn)
        case 2: CAMediaTimingFunction(name: .easeOut)
        case 3: CAMediaTimingFunction(name: .linear)
        default: CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }
}

/// Adds the animation of one property after the property has changed.
@MainActor
final class ViewAnimationAction: CAAction {
    let block: ViewAnimationState.Block
    let from: Any

    init(block: ViewAnimationState.Block, from: Any) {
        self.block = block
        self.from = from
    }

    func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer else { return }
        let animation = makeAnimation(key)
        animation.fromValue = from
        block.time.begin(animation, on: layer, forKey: key)
    }

    private func makeAnimation(_ key: String) -> CABasicAnimation {
        switch block.pace {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = function
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: key)
            animation.mass = CGFloat(spring.mass)
            animation.stiffness = CGFloat(spring.stiffness)
            animation.damping = CGFloat(spring.damping)
            animation.initialVelocity = CGFloat(spring.initialVelocity)
            return animation
        case .timeline, .easing, .keyframes:
            return CABasicAnimation(keyPath: key)
        }
    }
}

@MainActor
final class CompletionRelay: CAAnimationDelegate {
    private let group: CompletionGroup
    init(_ group: CompletionGroup) { self.group = group }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { group.leave(finished: flag) }
}

extension AppContext {
    /// The open view animation block.
    var animation: ViewAnimationState {
        get { self[ViewAnimationState.self] }
        _modify { yield &self[ViewAnimationState.self] }
    }
}
