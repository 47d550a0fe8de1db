/// The phase of one presentation, from `present` until the presented view is removed.
///
/// ```
///             present               over                    pull
///   waiting ──────────► presenting ──────► shown ◄─────────────────────► pulled
///                        │      │           │  ▲       over               │   │
///                        │      │   dismiss │  └────────── returning ◄────┘   │
///       dismiss, reverses│      │           │                  │     release  │
///           the animation│      │           ▼                  │dismiss       │ dismiss
///                        └──────┼──► dismissing ◄──────────────┴──────────────┘
///                      cancelled│        │    │ cancelled: shown
///                               ▼        │over
///                              gone ◄────┘
/// ```
package enum PresentationPhase: Hashable, Sendable {
    case waiting
    case presenting(PresentationAnimation)
    case shown
    /// A finger has moved the presented view toward its dismissal; at 1 the view is at its resting position. The
    /// velocity is that of a finger that released the view to dismiss it, else 0: fraction of the full distance per
    /// second, positive toward the resting position.
    case pulled(fraction: Double, velocity: Double)
    /// The finger has released the view, and the view is animated back. The number identifies the animation.
    case returning(number: Int)
    case dismissing(PresentationAnimation)
    case gone
}

/// One animation of a presentation or of a dismissal.
package struct PresentationAnimation: Hashable, Sendable {
    package enum Animator: Hashable, Sendable {
        /// UIKit's own motion.
        case time
        /// The app's animator.
        case animator
        /// The app's animator, overdue.
        case overdueAnimator
    }

    /// A dismissal that was requested while an animator dismisses.
    package struct Next: Hashable, Sendable {
        package let moves: Bool
        package let tickets: [Int]
    }

    package let number: Int
    package let presents: Bool
    /// The value of `animated` in callbacks.
    package let animated: Bool
    /// Whether the change is animated.
    package let moves: Bool
    /// The velocity at which a finger released the view: fraction of the full distance per second, positive toward the
    /// resting position.
    package var velocity = 0.0
    package internal(set) var animator = Animator.time
    /// The completions to call at the end, the oldest first.
    package internal(set) var tickets: [Int]
    /// Begins after this dismissal is cancelled, or completes together with it.
    package internal(set) var next: Next?
}

extension PresentationPhase {
    /// The running presentation or dismissal.
    package var animation: PresentationAnimation? {
        switch self {
        case .presenting(let animation), .dismissing(let animation): animation
        case .waiting, .shown, .pulled, .returning, .gone: nil
        }
    }

    /// The animator has exceeded its time.
    package var isOverdue: Bool {
        if case .dismissing(let animation) = self { animation.animator == .overdueAnimator } else { false }
    }

    /// Waiting or being presented.
    package var isAppearing: Bool {
        switch self {
        case .waiting, .presenting: true
        case .shown, .pulled, .returning, .dismissing, .gone: false
        }
    }

    /// Presented, and not being dismissed.
    package var isShown: Bool {
        switch self {
        case .shown, .pulled, .returning: true
        case .waiting, .presenting, .dismissing, .gone: false
        }
    }

    /// Being dismissed or dismissed.
    package var isLeaving: Bool {
        switch self {
        case .dismissing, .gone: true
        case .waiting, .presenting, .shown, .pulled, .returning: false
        }
    }
}
