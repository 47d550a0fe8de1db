/// The table of a navigation stack.
///
/// In short: every request is accepted in every phase, and the stack changes immediately. The screen changes with the
/// next layout of the container, as in UIKit: before that layout, no view of a new page is loaded and no appearance
/// call is made. A running animation finishes before an animated request begins; a request without animation ends it
/// immediately. A call by the app cancels an interactive gesture.
extension NavigationMachine {
    /// The phase. A moving or settling transition whose animator, supplied by the app, has exceeded its time is
    /// overdue.
    package enum Row: Hashable, Sendable {
        case offscreen(installed: Page?)
        case appearing(Page?, animated: Bool)
        case idle
        case scheduled(Page?, ScheduledChange<Page>)
        case moving(Transition)
        case dragging(Transition, fraction: Double)
        case settling(Transition, TransitionOutcome)
        /// No request has waited for the animator so far. `decided`: the outcome that a gesture has decided.
        case overdue(Transition, decided: TransitionOutcome?)
        case disappearing(Page?)
    }

    /// The requests with the same steps.
    package enum Column: Hashable, Sendable {
        case misuse(Rejection)
        case animatedChange(StackChange<Page>), unanimatedChange(StackChange<Page>)
        case grab
        case drag(fraction: Double)
        case release(Release)
        /// - Parameter byUser: a finger caught the transition, not an interaction controller of the app.
        case catchAgain(fraction: Double, byUser: Bool)
        case animationEnded
        case layout
        case animatorEnded(TransitionOutcome)
        case overdue
        case willAppear(animated: Bool), didAppear, willDisappear(animated: Bool), didDisappear
    }

    /// The end of a gesture.
    package struct Release: Hashable, Sendable {
        let fraction: Double
        let velocity: Double
        /// Nil if ``PopDecision`` decides.
        var outcome: TransitionOutcome?
    }

    package enum Step: Hashable, Sendable {
        /// The request is misuse and changes nothing.
        case reject(Rejection)
        /// Ends the running transition with its decided outcome.
        case finish(Transition, TransitionOutcome)
        /// Cancels the gesture. A pop that the gesture began is undone; a transition of the app that the gesture caught
        /// is completed.
        case cancelGesture(Transition)
        /// Changes the stack only. The screen stays the same.
        case store(StackChange<Page>)
        /// Removes the view of a page that is not the top page from the container, which is not on screen.
        case uninstall(Page?)
        /// Changes the stack while the container appears. The next layout replaces the appearing page.
        case change(StackChange<Page>)
        /// Replaces the appearing page with the top page if they differ.
        case exchange(Page?, animated: Bool)
        /// Changes the stack at rest. The next layout starts a transition to the page that is the top page then.
        case schedule(StackChange<Page>, animated: Bool)
        /// Changes the stack again before that layout.
        case reschedule(StackChange<Page>, animated: Bool, since: Page?, ScheduledChange<Page>)
        /// Starts the scheduled transition.
        case start(Page?, ScheduledChange<Page>)
        /// Drops the scheduled transition.
        case unschedule
        /// Changes the stack. After the running transition, one transition leads to the page that is the top page then.
        case queue(StackChange<Page>)
        /// Begins to pop the visible page, unless a transition runs.
        case grab
        case scrub(Transition, fraction: Double, last: Double)
        case release(Transition, Release, last: Double)
        /// A gesture holds the running animation, unless the app has changed the stack since.
        case catchAgain(Transition, TransitionOutcome, fraction: Double, byUser: Bool)
        /// The motion has reached the outcome. A waiting request continues.
        case conclude(Transition, TransitionOutcome)
        /// Ends the transition with the animator's outcome, unless a gesture has decided the outcome.
        case answer(Transition, TransitionOutcome, decided: TransitionOutcome?)
        /// Continues a waiting request without the animator. Without a waiting request, the next request does so.
        case expire(Transition, TransitionOutcome)
        /// Completes the disappearance of a page that is not the top page any longer.
        case hide(Page?)
        case enter(over: Page?, animated: Bool), entered(animated: Bool), leave(animated: Bool), left
    }

    package static func steps(_ row: Row, _ column: Column) -> [Step] {
        switch (row, column) {
        case (_, .misuse(let rejection)): [.reject(rejection)]

        // The container is not visible. No appearance call is made for pages that are pushed and popped in this phase.
        case (.offscreen(let page), .animatedChange(let change)),
            (.offscreen(let page), .unanimatedChange(let change)):
            [.store(change), .uninstall(page)]
        case (.offscreen(let page), .willAppear(let animated)): [.enter(over: page, animated: animated)]
        case (.offscreen(let page), .didAppear): [.enter(over: page, animated: false), .entered(animated: false)]

        // The container itself is animated, so no second animation runs inside it.
        case (.appearing, .animatedChange(let change)), (.appearing, .unanimatedChange(let change)):
            [.change(change)]
        case (.appearing(let page, let animated), .layout): [.exchange(page, animated: animated)]
        case (.appearing(let page, let animated), .didAppear):
            [.exchange(page, animated: animated), .entered(animated: animated)]
        case (.appearing, .willDisappear(let animated)): [.leave(animated: animated)]
        case (.appearing, .didDisappear): [.leave(animated: false), .left]

        case (.idle, .animatedChange(let change)): [.schedule(change, animated: true)]
        case (.idle, .unanimatedChange(let change)): [.schedule(change, animated: false)]
        case (.idle, .grab): [.grab]
        case (.idle, .willDisappear(let animated)): [.leave(animated: animated)]
        case (.idle, .didDisappear): [.leave(animated: false), .left]

        // A gesture catches the scheduled transition. A container that disappears keeps the visible page.
        case (.scheduled(let page, let scheduled), .animatedChange(let change)):
            [.reschedule(change, animated: true, since: page, scheduled)]
        case (.scheduled(let page, let scheduled), .unanimatedChange(let change)):
            [.reschedule(change, animated: false, since: page, scheduled)]
        case (.scheduled(let page, let scheduled), .layout): [.start(page, scheduled)]
        case (.scheduled(let page, let scheduled), .grab): [.start(page, scheduled), .grab]
        case (.scheduled, .willDisappear(let animated)): [.unschedule, .leave(animated: animated)]
        case (.scheduled, .didDisappear): [.unschedule, .leave(animated: false), .left]

        case (.moving, .animatedChange(let change)): [.queue(change)]
        case (.moving(let transition), .unanimatedChange(let change)):
            [.finish(transition, .completed), .schedule(change, animated: false)]
        case (.moving(let transition), .catchAgain(let fraction, let byUser)):
            [.catchAgain(transition, .completed, fraction: fraction, byUser: byUser)]
        case (.moving(let transition), .animationEnded): [.conclude(transition, .completed)]
        case (.moving(let transition), .animatorEnded(let outcome)): [.answer(transition, outcome, decided: nil)]
        case (.moving(let transition), .overdue): [.expire(transition, .completed)]
        case (.moving(let transition), .willDisappear(let animated)):
            [.finish(transition, .completed), .leave(animated: animated)]
        case (.moving(let transition), .didDisappear):
            [.finish(transition, .completed), .leave(animated: false), .left]

        // A call by the app cancels the gesture, because the outcome of a drag is open until the user lifts the finger.
        case (.dragging(let transition, _), .animatedChange(let change)):
            [.cancelGesture(transition), .schedule(change, animated: true)]
        case (.dragging(let transition, _), .unanimatedChange(let change)):
            [.cancelGesture(transition), .schedule(change, animated: false)]
        case (.dragging(let transition, let last), .drag(let fraction)):
            [.scrub(transition, fraction: fraction, last: last)]
        case (.dragging(let transition, let last), .release(let release)): [.release(transition, release, last: last)]
        case (.dragging(let transition, _), .animatorEnded(let outcome)): [.answer(transition, outcome, decided: nil)]
        case (.dragging(let transition, _), .willDisappear(let animated)):
            [.cancelGesture(transition), .leave(animated: animated)]
        case (.dragging(let transition, _), .didDisappear):
            [.cancelGesture(transition), .leave(animated: false), .left]

        case (.settling, .animatedChange(let change)): [.queue(change)]
        case (.settling(let transition, let outcome), .unanimatedChange(let change)):
            [.finish(transition, outcome), .schedule(change, animated: false)]
        case (.settling(let transition, let outcome), .catchAgain(let fraction, let byUser)):
            [.catchAgain(transition, outcome, fraction: fraction, byUser: byUser)]
        case (.settling(let transition, let outcome), .animationEnded): [.conclude(transition, outcome)]
        case (.settling(let transition, let decided), .animatorEnded(let outcome)):
            [.answer(transition, outcome, decided: decided)]
        case (.settling(let transition, let outcome), .overdue): [.expire(transition, outcome)]
        case (.settling(let transition, let outcome), .willDisappear(let animated)):
            [.finish(transition, outcome), .leave(animated: animated)]
        case (.settling(let transition, let outcome), .didDisappear):
            [.finish(transition, outcome), .leave(animated: false), .left]

        // An animator that never ends does not block later requests.
        case (.overdue(let transition, let decided), .animatedChange(let change)):
            [.finish(transition, decided ?? .completed), .schedule(change, animated: true)]
        case (.overdue(let transition, let decided), .unanimatedChange(let change)):
            [.finish(transition, decided ?? .completed), .schedule(change, animated: false)]
        case (.overdue(let transition, let decided), .catchAgain(let fraction, let byUser)):
            [.catchAgain(transition, decided ?? .completed, fraction: fraction, byUser: byUser)]
        case (.overdue(let transition, let decided), .animationEnded): [.conclude(transition, decided ?? .completed)]
        case (.overdue(let transition, let decided), .animatorEnded(let outcome)):
            [.answer(transition, outcome, decided: decided)]
        case (.overdue(let transition, let decided), .willDisappear(let animated)):
            [.finish(transition, decided ?? .completed), .leave(animated: animated)]
        case (.overdue(let transition, let decided), .didDisappear):
            [.finish(transition, decided ?? .completed), .leave(animated: false), .left]

        // The page that disappears together with the container stays in the container until the container is removed.
        case (.disappearing, .animatedChange(let change)), (.disappearing, .unanimatedChange(let change)):
            [.store(change)]
        case (.disappearing(let page), .willAppear(let animated)):
            [.hide(page), .enter(over: page, animated: animated)]
        case (.disappearing(let page), .didAppear):
            [.hide(page), .enter(over: page, animated: false), .entered(animated: false)]
        case (.disappearing, .didDisappear): [.left]

        // The container is on its way already, or there.
        case (_, .willAppear), (_, .didAppear), (_, .willDisappear), (_, .didDisappear): []
        // A late touch, a second touch, the end of a replaced motion, a layout without a scheduled transition.
        case (_, .grab), (_, .drag), (_, .release), (_, .catchAgain), (_, .animationEnded), (_, .animatorEnded),
            (_, .overdue), (_, .layout):
            []
        }
    }
}

/// A change of the stack that the app requested.
package enum StackChange<Page: Hashable & Sendable>: Hashable, Sendable {
    case push(Page)
    case pop
    case popTo(Page)
    case popToRoot
    case set([Page])

    /// Whether the request pushes or pops at most one page.
    var isOnePage: Bool {
        switch self {
        case .push, .pop: true
        case .popTo, .popToRoot, .set: false
        }
    }
}
