/// The steps for each pair of a phase and a request of a navigation stack.
///
/// ``Phase/overdue`` is a moving or settling transition whose animator, supplied by the app, has exceeded its time.
///
/// In short: every request is accepted in every phase, and the stack changes immediately. The screen changes with the
/// next layout of the container, as in UIKit: before that layout, no view of a new page is loaded and no appearance
/// call is made. A running animation finishes before an animated request begins; a request without animation ends it
/// immediately. A call by the app cancels an interactive gesture.
package enum InterruptionPolicy {
    /// ``NavigationPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable {
        case offscreen, appearing, idle, scheduled, moving, dragging, settling
        /// The app's animator has exceeded its time, and no request has waited for it so far.
        case overdue
        case disappearing
    }

    /// Requests with the same steps.
    package enum Request: CaseIterable, Sendable {
        /// push, pop, popTo, popToRoot, set.
        case animatedChange, unanimatedChange
        case grab, drag, release, catchAgain, animationEnded, layout
        case animatorEnded, overdue
        case willAppear, didAppear, willDisappear, didDisappear
    }

    /// One action of ``NavigationMachine``. Each cell lists its steps in order.
    package enum Step: Hashable, Sendable {
        /// Ends the running transition with its decided outcome.
        case finish
        /// Cancels the gesture. A pop that the gesture began is undone; a transition of the app that the gesture caught
        /// is completed.
        case cancelGesture
        /// Changes the stack only. The screen stays the same.
        case store
        /// Changes the stack while the container appears. The next layout replaces the appearing page.
        case change
        /// Replaces the appearing page with the top page if they differ.
        case exchange
        /// Changes the stack. The next layout starts a transition to the page that is the top page then.
        case schedule
        /// Starts the scheduled transition.
        case start
        /// Changes the stack. After the running transition, one transition leads to the page that is the top page then.
        case queue
        case grab, scrub, release, catchAgain, conclude
        /// Ends the transition with the animator's outcome, unless a gesture has decided the outcome.
        case answer
        /// Continues a waiting request without the animator. Without a waiting request, the next request does so.
        case expire
        case enter, entered, leave, left
    }

    // The cells are aligned in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        // The container is not visible. No appearance call is made for pages that are pushed and popped in this phase.
        case (.offscreen, .animatedChange):      [.store]
        case (.offscreen, .unanimatedChange):    [.store]
        case (.offscreen, .willAppear):          [.enter]
        case (.offscreen, .didAppear):           [.enter, .entered]
        case (.offscreen, .willDisappear):       []
        case (.offscreen, .didDisappear):        []

        // The container itself is animated, so no second animation runs inside it.
        case (.appearing, .animatedChange):      [.change]
        case (.appearing, .unanimatedChange):    [.change]
        case (.appearing, .layout):              [.exchange]
        case (.appearing, .willAppear):          []
        case (.appearing, .didAppear):           [.exchange, .entered]
        case (.appearing, .willDisappear):       [.leave]
        case (.appearing, .didDisappear):        [.leave, .left]

        case (.idle, .animatedChange):           [.schedule]
        case (.idle, .unanimatedChange):         [.schedule]
        case (.idle, .grab):                     [.grab]
        case (.idle, .willAppear):               []
        case (.idle, .didAppear):                []
        case (.idle, .willDisappear):            [.leave]
        case (.idle, .didDisappear):             [.leave, .left]

        // A gesture catches the scheduled transition. A container that disappears keeps the visible page.
        case (.scheduled, .animatedChange):      [.schedule]
        case (.scheduled, .unanimatedChange):    [.schedule]
        case (.scheduled, .layout):              [.start]
        case (.scheduled, .grab):                [.start, .grab]
        case (.scheduled, .willAppear):          []
        case (.scheduled, .didAppear):           []
        case (.scheduled, .willDisappear):       [.leave]
        case (.scheduled, .didDisappear):        [.leave, .left]

        case (.moving, .animatedChange):         [.queue]
        case (.moving, .unanimatedChange):       [.finish, .schedule]
        case (.moving, .catchAgain):             [.catchAgain]
        case (.moving, .animationEnded):         [.conclude]
        case (.moving, .animatorEnded):          [.answer]
        case (.moving, .overdue):                [.expire]
        case (.moving, .willAppear):             []
        case (.moving, .didAppear):              []
        case (.moving, .willDisappear):          [.finish, .leave]
        case (.moving, .didDisappear):           [.finish, .leave, .left]

        // A call by the app cancels the gesture, because the outcome of a drag is open until the user lifts the finger.
        case (.dragging, .animatedChange):       [.cancelGesture, .schedule]
        case (.dragging, .unanimatedChange):     [.cancelGesture, .schedule]
        case (.dragging, .drag):                 [.scrub]
        case (.dragging, .release):              [.release]
        case (.dragging, .animatorEnded):        [.answer]
        case (.dragging, .willAppear):           []
        case (.dragging, .didAppear):            []
        case (.dragging, .willDisappear):        [.cancelGesture, .leave]
        case (.dragging, .didDisappear):         [.cancelGesture, .leave, .left]

        case (.settling, .animatedChange):       [.queue]
        case (.settling, .unanimatedChange):     [.finish, .schedule]
        case (.settling, .catchAgain):           [.catchAgain]
        case (.settling, .animationEnded):       [.conclude]
        case (.settling, .animatorEnded):        [.answer]
        case (.settling, .overdue):              [.expire]
        case (.settling, .willAppear):           []
        case (.settling, .didAppear):            []
        case (.settling, .willDisappear):        [.finish, .leave]
        case (.settling, .didDisappear):         [.finish, .leave, .left]

        // An animator that never ends does not block later requests.
        case (.overdue, .animatedChange):        [.finish, .schedule]
        case (.overdue, .unanimatedChange):      [.finish, .schedule]
        case (.overdue, .catchAgain):            [.catchAgain]
        case (.overdue, .animationEnded):        [.conclude]
        case (.overdue, .animatorEnded):         [.answer]
        case (.overdue, .willAppear):            []
        case (.overdue, .didAppear):             []
        case (.overdue, .willDisappear):         [.finish, .leave]
        case (.overdue, .didDisappear):          [.finish, .leave, .left]

        // The page that disappears together with the container stays in the container until the container is removed.
        case (.disappearing, .animatedChange):   [.store]
        case (.disappearing, .unanimatedChange): [.store]
        case (.disappearing, .willAppear):       [.enter]
        case (.disappearing, .didAppear):        [.enter, .entered]
        case (.disappearing, .willDisappear):    []
        case (.disappearing, .didDisappear):     [.left]

        // A late touch, a second touch, the end of a replaced motion, a layout without a scheduled transition.
        case (_, .grab), (_, .drag), (_, .release), (_, .catchAgain), (_, .animationEnded), (_, .animatorEnded),
            (_, .overdue), (_, .layout): []
        }
    }
}

extension NavigationRequest {
    /// Whether the request pushes or pops at most one page.
    var changesOnePage: Bool {
        switch self {
        case .push, .pop: true
        default: false
        }
    }

    /// Whether the request changes the stack with animation.
    var isAnimated: Bool { policyRequest == .animatedChange }

    /// The column of ``InterruptionPolicy`` for this request.
    var policyRequest: InterruptionPolicy.Request {
        switch self {
        case .push(_, let animated), .pop(let animated), .popTo(_, let animated), .popToRoot(let animated),
            .set(_, let animated):
            animated ? .animatedChange : .unanimatedChange
        case .grab: .grab
        case .drag: .drag
        case .release, .releaseAs: .release
        case .catchAgain, .hold: .catchAgain
        case .animatorEnded: .animatorEnded
        case .overdue: .overdue
        case .animationEnded: .animationEnded
        case .layout: .layout
        case .containerWillAppear: .willAppear
        case .containerDidAppear: .didAppear
        case .containerWillDisappear: .willDisappear
        case .containerDidDisappear: .didDisappear
        }
    }
}
