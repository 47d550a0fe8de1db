public import Foundation

/// Runs animations and completions of an app together with an animation of dragged items.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Runs `animations` in the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` at the end: with `end` after the animation, with `start` after a cancelled lift.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations that an app adds to an animation of dragged items.
@MainActor
class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    override init() { super.init() }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func runAnimations() {
        let present = animations
        animations = []
        present.forEach { $0() }
    }

    func finish(_ position: UIViewAnimatingPosition) {
        let present = completions
        completions = []
        present.forEach { $0(position) }
    }
}
