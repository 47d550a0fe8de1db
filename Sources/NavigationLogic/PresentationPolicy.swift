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
        case pull, fling, release, motionEnded
    }

    /// One action of ``PresentationMachine``. Each cell lists its steps in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// Begins the presentation. A presentation without animation is complete immediately.
        case beginPresenting
        /// Completes the presentation.
        case completePresenting
        /// Stops the presentation's animation. The dismissal continues from its position.
        case reverse
        /// Cancels the presentation.
        case cancelPresenting
        /// Begins the dismissal. A dismissal without animation is complete immediately.
        case beginDismissing
        /// Completes the dismissal.
        case completeDismissing
        /// Cancels the dismissal.
        case cancelDismissing
        /// The app's animator runs the animation from here on.
        case handOver
        /// No further request waits for the animator.
        case expire
        /// A second dismissal was requested. It completes together with the current one, or starts after the current
        /// one is cancelled.
        case queue
        /// Begins the waiting dismissal.
        case beginQueued
        case hold, fling, settle
        /// The view that a finger has moved is back at its resting position.
        case rest
        /// Another presentation controller replaces this one.
        case adapt
        /// The view is already being dismissed: only calls the completion.
        case callCompletion
    }

    // The cells are aligned in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        case (.waiting, .present):                          [.beginPresenting]

        case (.presenting, .animatedDismissal):             [.reverse, .beginDismissing]
        case (.presenting, .unanimatedDismissal):           [.reverse, .beginDismissing]
        case (.presenting, .finish):                        [.completePresenting]
        case (.presenting, .adapt):                         [.completePresenting, .adapt]
        case (.presenting, .animatorBegan):                 [.handOver]
        case (.presenting, .motionEnded):                   [.completePresenting]

        // An animator has its own final state and cannot be reversed. The machine completes its presentation first.
        case (.presentingByAnimator, .animatedDismissal):   [.completePresenting, .beginDismissing]
        case (.presentingByAnimator, .unanimatedDismissal): [.completePresenting, .beginDismissing]
        case (.presentingByAnimator, .finish):              [.completePresenting]
        case (.presentingByAnimator, .adapt):               [.completePresenting, .adapt]
        case (.presentingByAnimator, .animatorCompleted):   [.completePresenting]
        case (.presentingByAnimator, .animatorCancelled):   [.cancelPresenting]

        case (.shown, .animatedDismissal):                  [.beginDismissing]
        case (.shown, .unanimatedDismissal):                [.beginDismissing]
        case (.shown, .adapt):                              [.adapt]
        case (.shown, .pull):                               [.hold]

        case (.pulled, .animatedDismissal):                 [.beginDismissing]
        case (.pulled, .unanimatedDismissal):               [.beginDismissing]
        case (.pulled, .finish):                            [.rest]
        case (.pulled, .adapt):                             [.rest, .adapt]
        case (.pulled, .pull):                              [.hold]
        case (.pulled, .fling):                             [.fling]
        case (.pulled, .release):                             [.settle]

        case (.returning, .animatedDismissal):              [.beginDismissing]
        case (.returning, .unanimatedDismissal):            [.beginDismissing]
        case (.returning, .finish):                         [.rest]
        case (.returning, .adapt):                          [.rest, .adapt]
        case (.returning, .pull):                           [.hold]
        case (.returning, .motionEnded):                    [.rest]

        case (.dismissing, .animatedDismissal):             [.callCompletion]
        case (.dismissing, .unanimatedDismissal):           [.completeDismissing, .callCompletion]
        case (.dismissing, .finish):                        [.completeDismissing]
        case (.dismissing, .animatorBegan):                 [.handOver]
        case (.dismissing, .motionEnded):                   [.completeDismissing]

        // A gesture or the animator may cancel the dismissal.
        case (.dismissingByAnimator, .animatedDismissal):   [.queue]
        case (.dismissingByAnimator, .unanimatedDismissal): [.completeDismissing, .callCompletion]
        case (.dismissingByAnimator, .finish):              [.completeDismissing]
        case (.dismissingByAnimator, .animatorCompleted):   [.completeDismissing]
        case (.dismissingByAnimator, .animatorCancelled):   [.cancelDismissing, .beginQueued]
        case (.dismissingByAnimator, .overdue):             [.expire]

        // An animator that never ends does not keep its view on screen.
        case (.dismissalOverdue, .animatedDismissal):       [.completeDismissing, .callCompletion]
        case (.dismissalOverdue, .unanimatedDismissal):     [.completeDismissing, .callCompletion]
        case (.dismissalOverdue, .finish):                  [.completeDismissing]
        case (.dismissalOverdue, .animatorCompleted):       [.completeDismissing]
        case (.dismissalOverdue, .animatorCancelled):       [.cancelDismissing]

        case (.gone, .animatedDismissal):                   [.callCompletion]
        case (.gone, .unanimatedDismissal):                 [.callCompletion]

        // The presentation has not begun.
        case (.waiting, .animatedDismissal), (.waiting, .unanimatedDismissal): []
        // A presentation happens once.
        case (_, .present): []
        // No animation runs, or the dismissal has begun.
        case (_, .finish), (_, .adapt): []
        // A late touch, the end of a replaced animation, or an overdue animator of a presentation, which any request
        // ends anyway.
        case (_, .animatorBegan), (_, .animatorCompleted), (_, .animatorCancelled), (_, .overdue),
            (_, .pull), (_, .fling), (_, .release), (_, .motionEnded): []
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
        case .release: .release
        case .motionEnded: .motionEnded
        }
    }
}
