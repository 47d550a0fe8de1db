/// What a request means in each phase of a presentation: the whole answer to "what if it comes now?".
///
/// In short: what is asked for last is what happens. A dismissal turns UIKit's own motion round where it is; an
/// animator of the app's loses against a call of the app, and its leg is complete, but for an animated dismissal that
/// meets one: it waits for how that ends. What is asked without animation happens now.
package enum PresentationPolicy {
    /// ``PresentationPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable {
        case waiting, presenting, presentingByAnimator, shown, pulled, returning, dismissing, dismissingByAnimator
        /// By an animator that should have ended by now.
        case dismissalOverdue
        case gone
    }

    /// The requests that are treated alike.
    package enum Request: CaseIterable, Sendable {
        case present, animatedDismissal, unanimatedDismissal, finish, adapt
        case animatorBegan, animatorCompleted, animatorCancelled, overdue
        case pull, fling, letGo, motionEnded
    }

    /// One thing that ``PresentationMachine`` can do; each cell lists them in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// The presentation begins; one without motion is complete with that.
        case come
        /// The presentation is complete.
        case arrive
        /// The motion of a presentation stops where it is, and the dismissal continues from there.
        case turn
        /// The presentation is taken back: nothing of it stays.
        case revoke
        /// The dismissal begins; one without motion is complete with that.
        case go
        /// The dismissal is complete.
        case leave
        /// The dismissal is taken back.
        case restore
        /// An animator of the app's moves it from here on.
        case handOver
        /// The animator is not waited for by what is asked for next, nor by what waits.
        case expire
        /// Another dismissal is asked for than the one under way: it is answered with that, or follows where that is
        /// taken back.
        case wait
        /// The dismissal that has waited begins.
        case follow
        case hold, fling, settle
        /// What a finger has moved is where it rests.
        case rest
        /// Another presentation stands in for it.
        case adapt
        /// It is on its way out already: only the completion is called.
        case answer
    }

    // The cells stand in columns.
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

        // An animator has its own end state and cannot be turned round: it is taken to it.
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

        // A gesture or the animator may take it back.
        case (.dismissingByAnimator, .animatedDismissal):   [.wait]
        case (.dismissingByAnimator, .unanimatedDismissal): [.leave, .answer]
        case (.dismissingByAnimator, .finish):              [.leave]
        case (.dismissingByAnimator, .animatorCompleted):   [.leave]
        case (.dismissingByAnimator, .animatorCancelled):   [.restore, .follow]
        case (.dismissingByAnimator, .overdue):             [.expire]

        // An animator that never ends does not keep what it moves on the screen for ever.
        case (.dismissalOverdue, .animatedDismissal):       [.leave, .answer]
        case (.dismissalOverdue, .unanimatedDismissal):     [.leave, .answer]
        case (.dismissalOverdue, .finish):                  [.leave]
        case (.dismissalOverdue, .animatorCompleted):       [.leave]
        case (.dismissalOverdue, .animatorCancelled):       [.restore]

        case (.gone, .animatedDismissal):                   [.answer]
        case (.gone, .unanimatedDismissal):                 [.answer]

        // It has not begun: only the request that begins it can come.
        case (.waiting, .animatedDismissal), (.waiting, .unanimatedDismissal): []
        // A presentation happens once.
        case (_, .present): []
        // Nothing is on its way, or it is too late for another shape.
        case (_, .finish), (_, .adapt): []
        // A finger that comes too late, an end of a motion that is no more, a presentation that any request ends
        // anyway.
        case (_, .animatorBegan), (_, .animatorCompleted), (_, .animatorCancelled), (_, .overdue),
            (_, .pull), (_, .fling), (_, .letGo), (_, .motionEnded): []
        }
    }
}

extension PresentationRequest {
    /// The cell of ``PresentationPolicy`` that this request reads, together with the phase.
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
