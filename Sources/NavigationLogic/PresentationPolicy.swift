/// The steps for each pair of a phase and a request of a presentation.
///
/// In short: the last request wins. A dismissal reverses UIKit's own animation at its current position. A call by the
/// app completes the animation of the app's animator first; only an animated dismissal waits for the end of an
/// animator's dismissal. A request without animation takes effect immediately.
package enum PresentationPolicy {
    /// ``PresentationPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable {
        case waiting, presenting, presentingByAnimator, shown, pulled, returning, dismissing, dismissingByAnimator
        /// By an animator that has exceeded its time.
        case dismissalOverdue
        case gone
    }

    /// Requests with the same steps.
    package enum Request: CaseIterable, Sendable {
        case present, animatedDismissal, unanimatedDismissal, finish, adapt
        case animatorBegan, animatorCompleted, animatorCancelled, overdue
        case pull, fling, letGo, motionEnded
    }

    /// One action of ``PresentationMachine``. Each cell lists its steps in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// Begins the presentation. A presentation without animation is complete immediately.
        case come
        /// Completes the presentation.
        case arrive
        /// Stops the presentation's animation. The dismissal continues from its position.
        case turn
        /// Cancels the presentation.
        case revoke
        /// Begins the dismissal. A dismissal without animation is complete immediately.
        case go
        /// Completes the dismissal.
        case leave
        /// Cancels the dismissal.
        case restore
        /// The app's animator runs the animation from here on.
        case handOver
        /// No further request waits for the animator.
        case expire
        /// A second dismissal was requested. It completes together with the current one, or starts after the current
        /// one is cancelled.
        case wait
        /// Begins the waiting dismissal.
        case follow
        case hold, fling, settle
        /// The view that a finger has moved is back at its resting position.
        case rest
        /// Another presentation controller replaces this one.
        case adapt
        /// The view is already being dismissed: only calls the completion.
        case answer
    }

    // The cells are aligned in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        case (.waiting, .present):                          [.come]

        case (.presenting, .animatedDismissal):             [.turn, .go]
        case (.presenting, .unanimatedDismissal):           [.turn, .go]
        case (.presenting, .finish):                        [.arrive]
        case (.presenting, .adapt):                         [.arrive, .adapt]
        case (.presenting, .animatorBegan):                 [.handOver]
        case (.presenting, .motionEnded):                   [.arrive]

        // An animator has its own final state and cannot be reversed. The machine completes its presentation first.
        case (.presentingByAnimator, .animatedDismissal):   [.arrive, .go]
        case (.presentingByAnimator, .unanimatedDismissal): [.arrive, .go]
        case (.presentingByAnimator, .finish):              [.arrive]
        case (.presentingByAnimator, .adapt):               [.arrive, .adapt]
        case (.presentingByAnimator, .animatorCompleted):   [.arrive]
        case (.presentingByAnimator, .animatorCancelled):   [.revoke]

        case (.shown, .animatedDismissal):                  [.go]
        case (.shown, .unanimatedDismissal):                [.go]
        case (.shown, .adapt):                              [.adapt]
        case (.shown, .pull):                               [.hold]

        case (.pulled, .animatedDismissal):                 [.go]
        case (.pulled, .unanimatedDismissal):               [.go]
        case (.pulled, .finish):                            [.rest]
        case (.pulled, .adapt):                             [.rest, .adapt]
        case (.pulled, .pull):                              [.hold]
        case (.pulled, .fling):                             [.fling]
        case (.pulled, .letGo):                             [.settle]

        case (.returning, .animatedDismissal):              [.go]
        case (.returning, .unanimatedDismissal):            [.go]
        case (.returning, .finish):                         [.rest]
        case (.returning, .adapt):                          [.rest, .adapt]
        case (.returning, .pull):                           [.hold]
        case (.returning, .motionEnded):                    [.rest]

        case (.dismissing, .animatedDismissal):             [.answer]
        case (.dismissing, .unanimatedDismissal):           [.leave, .answer]
        case (.dismissing, .finish):                        [.leave]
        case (.dismissing, .animatorBegan):                 [.handOver]
        case (.dismissing, .motionEnded):                   [.leave]

        // A gesture or the animator may cancel the dismissal.
        case (.dismissingByAnimator, .animatedDismissal):   [.wait]
        case (.dismissingByAnimator, .unanimatedDismissal): [.leave, .answer]
        case (.dismissingByAnimator, .finish):              [.leave]
        case (.dismissingByAnimator, .animatorCompleted):   [.leave]
        case (.dismissingByAnimator, .animatorCancelled):   [.restore, .follow]
        case (.dismissingByAnimator, .overdue):             [.expire]

        // An animator that never ends does not keep its view on screen.
        case (.dismissalOverdue, .animatedDismissal):       [.leave, .answer]
        case (.dismissalOverdue, .unanimatedDismissal):     [.leave, .answer]
        case (.dismissalOverdue, .finish):                  [.leave]
        case (.dismissalOverdue, .animatorCompleted):       [.leave]
        case (.dismissalOverdue, .animatorCancelled):       [.restore]

        case (.gone, .animatedDismissal):                   [.answer]
        case (.gone, .unanimatedDismissal):                 [.answer]

        // The presentation has not begun.
        case (.waiting, .animatedDismissal), (.waiting, .unanimatedDismissal): []
        // A presentation happens once.
        case (_, .present): []
        // No animation runs, or the dismissal has begun.
        case (_, .finish), (_, .adapt): []
        // A late touch, the end of a replaced animation, or an overdue animator of a presentation, which any request
        // ends anyway.
        case (_, .animatorBegan), (_, .animatorCompleted), (_, .animatorCancelled), (_, .overdue),
            (_, .pull), (_, .fling), (_, .letGo), (_, .motionEnded): []
        }
    }
}

extension PresentationRequest {
    /// The column of ``PresentationPolicy`` for this request.
    var policyRequest: PresentationPolicy.Request {
        switch self {
        case .present: .present
        case .dismiss(let animated, _, _): animated ? .animatedDismissal : .unanimatedDismissal
        case .finish: .finish
        case .adapt: .adapt
        case .animatorBegan: .animatorBegan
        case .animatorEnded(_, let completed, let mayReturn):
            completed || !mayReturn ? .animatorCompleted : .animatorCancelled
        case .overdue: .overdue
        case .pull: .pull
        case .fling: .fling
        case .letGo: .letGo
        case .motionEnded: .motionEnded
        }
    }
}
