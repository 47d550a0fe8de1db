/// The table of a presentation.
///
/// In short: the last request wins. A dismissal reverses UIKit's own animation at its current position. A call by the
/// app completes the animation of the app's animator first; only an animated dismissal waits for the end of an
/// animator's dismissal. A request without animation takes effect immediately.
extension PresentationMachine {
    /// The phase, and the animator of an animation.
    package enum Row: Hashable, Sendable {
        case waiting
        case presenting(PresentationAnimation), presentingByAnimator(PresentationAnimation)
        case shown
        case pulled(fraction: Double, velocity: Double)
        case returning
        case dismissing(PresentationAnimation), dismissingByAnimator(PresentationAnimation)
        /// The animator of the dismissal is overdue.
        case dismissalOverdue(PresentationAnimation)
        case gone
    }

    /// The requests with the same steps.
    package enum Column: Hashable, Sendable {
        case present(Presenting)
        case animatedDismissal(Dismissal), unanimatedDismissal(Dismissal)
        case finish, adapt
        case animatorBegan, animatorCompleted, animatorCancelled, overdue
        case pull(fraction: Double), fling(velocity: Double), release(velocity: Double)
        case motionEnded
    }

    package struct Presenting: Hashable, Sendable {
        let animated: Bool
        let moves: Bool
        let ticket: Int
    }

    package struct Dismissal: Hashable, Sendable {
        let animated: Bool
        let moves: Bool
        let ticket: Int
        /// The completions of a presentation that the dismissal reverses. They run after the dismissal.
        var owed: [Int] = []
        /// The velocity at which a finger released the view.
        var velocity = 0.0

        func after(_ presentation: PresentationAnimation) -> Dismissal {
            var dismissal = self
            dismissal.owed = presentation.tickets
            return dismissal
        }

        func at(_ velocity: Double) -> Dismissal {
            var dismissal = self
            dismissal.velocity = velocity
            return dismissal
        }
    }

    package enum Step: Hashable, Sendable {
        /// Begins the presentation. A presentation without animation is complete immediately.
        case beginPresenting(Presenting)
        /// Completes the presentation.
        case completePresenting(PresentationAnimation)
        /// Stops the presentation's animation. The dismissal continues from its position.
        case reverse
        /// Cancels the presentation.
        case cancelPresenting(PresentationAnimation)
        /// Begins the dismissal. A dismissal without animation is complete immediately.
        case beginDismissing(Dismissal)
        /// Completes the dismissal.
        case completeDismissing(PresentationAnimation)
        /// Cancels the dismissal.
        case cancelDismissing(PresentationAnimation)
        /// The app's animator runs the animation from here on.
        case handOver(PresentationAnimation)
        /// No further request waits for the animator.
        case expire(PresentationAnimation)
        /// A second dismissal was requested. It completes together with the current one, or starts after the current
        /// one is cancelled.
        case queue(Dismissal, after: PresentationAnimation)
        /// Begins the waiting dismissal, if any.
        case beginQueued(PresentationAnimation.Next?)
        /// A finger holds the view at a fraction. An invalid number keeps the last fraction.
        case hold(fraction: Double, last: Double)
        case fling(fraction: Double, velocity: Double)
        case settle(velocity: Double)
        /// The view that a finger has moved is back at its resting position.
        case rest
        /// Another presentation controller replaces this one.
        case adapt
        /// The view is already being dismissed: only calls the completion.
        case callCompletion(ticket: Int)
    }

    package static func steps(_ row: Row, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.waiting, .present(let call)): [.beginPresenting(call)]

        case (.presenting(let animation), .animatedDismissal(let call)),
            (.presenting(let animation), .unanimatedDismissal(let call)):
            [.reverse, .beginDismissing(call.after(animation))]
        case (.presenting(let animation), .adapt): [.completePresenting(animation), .adapt]
        case (.presenting(let animation), .animatorBegan): [.handOver(animation)]
        case (.presenting(let animation), .finish), (.presenting(let animation), .motionEnded):
            [.completePresenting(animation)]

        // An animator has its own final state and cannot be reversed. The machine completes its presentation first.
        case (.presentingByAnimator(let animation), .animatedDismissal(let call)),
            (.presentingByAnimator(let animation), .unanimatedDismissal(let call)):
            [.completePresenting(animation), .beginDismissing(call)]
        case (.presentingByAnimator(let animation), .adapt): [.completePresenting(animation), .adapt]
        case (.presentingByAnimator(let animation), .finish),
            (.presentingByAnimator(let animation), .animatorCompleted):
            [.completePresenting(animation)]
        case (.presentingByAnimator(let animation), .animatorCancelled): [.cancelPresenting(animation)]

        case (.shown, .animatedDismissal(let call)), (.shown, .unanimatedDismissal(let call)):
            [.beginDismissing(call)]
        case (.shown, .adapt): [.adapt]
        case (.shown, .pull(let fraction)), (.returning, .pull(let fraction)): [.hold(fraction: fraction, last: 1)]

        case (.pulled(_, let velocity), .animatedDismissal(let call)),
            (.pulled(_, let velocity), .unanimatedDismissal(let call)):
            [.beginDismissing(call.at(velocity))]
        case (.pulled(let last, _), .pull(let fraction)): [.hold(fraction: fraction, last: last)]
        case (.pulled(let fraction, _), .fling(let velocity)): [.fling(fraction: fraction, velocity: velocity)]
        case (.pulled, .release(let velocity)): [.settle(velocity: velocity)]

        case (.returning, .animatedDismissal(let call)), (.returning, .unanimatedDismissal(let call)):
            [.beginDismissing(call)]
        case (.returning, .motionEnded): [.rest]
        case (.pulled, .finish), (.returning, .finish): [.rest]
        case (.pulled, .adapt), (.returning, .adapt): [.rest, .adapt]

        case (.dismissing, .animatedDismissal(let call)): [.callCompletion(ticket: call.ticket)]
        case (.dismissing(let animation), .unanimatedDismissal(let call)):
            [.completeDismissing(animation), .callCompletion(ticket: call.ticket)]
        case (.dismissing(let animation), .animatorBegan): [.handOver(animation)]
        case (.dismissing(let animation), .finish), (.dismissing(let animation), .motionEnded):
            [.completeDismissing(animation)]

        // A gesture or the animator may cancel the dismissal.
        case (.dismissingByAnimator(let animation), .animatedDismissal(let call)): [.queue(call, after: animation)]
        case (.dismissingByAnimator(let animation), .unanimatedDismissal(let call)):
            [.completeDismissing(animation), .callCompletion(ticket: call.ticket)]
        case (.dismissingByAnimator(let animation), .finish),
            (.dismissingByAnimator(let animation), .animatorCompleted):
            [.completeDismissing(animation)]
        case (.dismissingByAnimator(let animation), .animatorCancelled):
            [.cancelDismissing(animation), .beginQueued(animation.next)]
        case (.dismissingByAnimator(let animation), .overdue): [.expire(animation)]

        // An animator that never ends does not keep its view on screen.
        case (.dismissalOverdue(let animation), .animatedDismissal(let call)),
            (.dismissalOverdue(let animation), .unanimatedDismissal(let call)):
            [.completeDismissing(animation), .callCompletion(ticket: call.ticket)]
        case (.dismissalOverdue(let animation), .finish), (.dismissalOverdue(let animation), .animatorCompleted):
            [.completeDismissing(animation)]
        case (.dismissalOverdue(let animation), .animatorCancelled): [.cancelDismissing(animation)]

        case (.gone, .animatedDismissal(let call)), (.gone, .unanimatedDismissal(let call)):
            [.callCompletion(ticket: call.ticket)]

        // The presentation has not begun.
        case (.waiting, .animatedDismissal), (.waiting, .unanimatedDismissal): []
        // A presentation happens once.
        case (_, .present): []
        // No animation runs, or the dismissal has begun.
        case (_, .finish), (_, .adapt): []
        // A late touch, or an overdue animator of a presentation, which any request ends anyway.
        case (_, .animatorBegan), (_, .animatorCompleted), (_, .animatorCancelled), (_, .overdue),
            (_, .pull), (_, .fling), (_, .release), (_, .motionEnded):
            []
        }
    }
}
