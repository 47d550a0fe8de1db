public import Foundation

/// The duration of the animations of a focus update.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// In seconds.
    var duration: TimeInterval { get }
}

/// Runs the app's animations of a focus update. The animations run after all callbacks of the update.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// Nil after the update.
    private var animations: [(body: () -> Void, completion: (() -> Void)?)]? = []

    override init() { super.init() }

    /// Adds animations. The completion handler is called when the animations have ended.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        add({ animations?() }, completion)
    }

    /// Adds animations of the item that gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { add({ animations?(Moment()) }, completion) }

    /// Adds animations of the item that loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { add({ animations?(Moment()) }, completion) }

    private func add(_ body: @escaping () -> Void, _ completion: (() -> Void)?) {
        // After the update, an animation runs at once.
        guard animations != nil else { return Self.run(body, completion) }
        animations?.append((body, completion))
    }

    func finish() {
        let list = animations ?? []
        animations = nil
        for (body, completion) in list { Self.run(body, completion) }
    }

    /// Chosen: the duration of UIKit's short animations.
    fileprivate static var duration: TimeInterval { 0.2 }

    private static func run(_ body: @escaping () -> Void, _ completion: (() -> Void)?) {
        UIView.animate(withDuration: duration, animations: body) { _ in completion?() }
    }

    private final class Moment: NSObject, UIFocusAnimationContext {
        var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
    }
}
