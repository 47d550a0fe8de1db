/// Where one presentation is, from `present` until the presented view has gone.
///
/// ```
///             present               over                    pull
///   waiting ──────────► presenting ──────► shown ◄─────────────────────► pulled
///                        │      │           │  ▲       over               │   │
///                        │      │   dismiss │  └────────── returning ◄────┘   │
///          dismiss, which│      │           │                  │      let go  │
///          turns it round│      │           ▼                  │dismiss       │ dismiss
///                        └──────┼──► dismissing ◄──────────────┴──────────────┘
///                     taken back│        │    │ taken back: shown
///                               ▼        │over
///                              gone ◄────┘
/// ```
package enum PresentationPhase: Hashable, Sendable {
    case waiting
    case presenting(PresentationLeg)
    case shown
    /// A finger holds the presented view on its way out; 1 is where it rests. The velocity is that of a finger which
    /// has let go to dismiss it, else 0: in ways a second, toward where it rests.
    case pulled(fraction: Double, velocity: Double)
    /// The finger has let go, and the view moves back by time: the leg's number.
    case returning(number: Int)
    case dismissing(PresentationLeg)
    case gone
}

/// One way: in, or out.
package struct PresentationLeg: Hashable, Sendable {
    package enum Mover: Hashable, Sendable {
        /// UIKit's own motion.
        case time
        /// The app's animator.
        case animator
        /// The app's animator, which has had its time.
        case overdueAnimator
    }

    /// A dismissal asked for while an animator dismisses.
    package struct Next: Hashable, Sendable {
        package let moves: Bool
        package let tickets: [Int]
    }

    package let number: Int
    package let presents: Bool
    /// The operation as callbacks report it.
    package let animated: Bool
    /// Whether it takes time.
    package let moves: Bool
    /// Of the finger that leaves the presented view to this leg: in ways a second, toward where it rests.
    package var velocity = 0.0
    package internal(set) var mover = Mover.time
    /// The completions that are due when it is over, the oldest first.
    package internal(set) var tickets: [Int]
    /// Begins where this one is taken back; else complete with it.
    package internal(set) var next: Next?
}

extension PresentationPhase {
    /// The row of ``PresentationPolicy`` that this phase reads.
    package var policyPhase: PresentationPolicy.Phase {
        switch self {
        case .waiting: .waiting
        case .presenting(let leg): leg.mover == .time ? .presenting : .presentingByAnimator
        case .shown: .shown
        case .pulled: .pulled
        case .returning: .returning
        case .dismissing(let leg):
            switch leg.mover {
            case .time: .dismissing
            case .animator: .dismissingByAnimator
            case .overdueAnimator: .dismissalOverdue
            }
        case .gone: .gone
        }
    }

    /// The way that is under way.
    package var leg: PresentationLeg? {
        switch self {
        case .presenting(let leg), .dismissing(let leg): leg
        case .waiting, .shown, .pulled, .returning, .gone: nil
        }
    }

    /// Its animator should have ended by now.
    package var isOverdue: Bool { policyPhase == .dismissalOverdue }

    /// Decided to be there, also while its first calls are still to come.
    package var isComing: Bool {
        switch self {
        case .waiting, .presenting: true
        case .shown, .pulled, .returning, .dismissing, .gone: false
        }
    }

    /// It has come, and nothing has sent it away.
    package var isShown: Bool {
        switch self {
        case .shown, .pulled, .returning: true
        case .waiting, .presenting, .dismissing, .gone: false
        }
    }

    /// Decided to go, or gone.
    package var isLeaving: Bool {
        switch self {
        case .dismissing, .gone: true
        case .waiting, .presenting, .shown, .pulled, .returning: false
        }
    }
}
