/// What a request means in each phase: the whole answer to "what if it comes now?".
///
/// ``Phase/overdue`` is a moving or settling transition whose animator, the app's own, has had its time.
///
/// In short: every request is accepted in every phase and the stack changes at once. The screen follows with the next
/// layout of the container, as in UIKit: until then no view of a new page is loaded and no appearance call is made.
/// What moves by time is let finish and the newest request follows it; a request without animation ends it at once; a
/// finger loses against a call of the app.
package enum InterruptionPolicy {
    /// ``NavigationPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable {
        case offscreen, appearing, idle, scheduled, moving, dragging, settling
        /// An animator of the app's should have ended by now, and nothing has waited for it so far.
        case overdue
        case disappearing
    }

    /// The requests that are treated alike.
    package enum Request: CaseIterable, Sendable {
        /// push, pop, popTo, popToRoot, set.
        case animatedChange, unanimatedChange
        case grab, drag, release, catchAgain, animationEnded, layout
        case animatorEnded, overdue
        case willAppear, didAppear, willDisappear, didDisappear
    }

    /// One thing that ``NavigationMachine`` can do; each cell lists them in order.
    package enum Step: Hashable, Sendable {
        /// The running transition reaches its decided outcome now.
        case finish
        /// The finger is sent away: its own pop is undone now, a transition of the app that it caught is completed now.
        case letGo
        /// The stack changes, and nothing on screen follows.
        case store
        /// The stack changes while the container comes; the next layout exchanges the page that it brings along.
        case change
        /// The page that the container brings along is exchanged for the top, if that is another by now.
        case exchange
        /// The stack changes; the next layout starts the transition to whatever is the top by then.
        case schedule
        /// The scheduled transition starts.
        case start
        /// The stack changes; when the running transition ends, one transition leads to whatever is the top by then.
        case wait
        case grab, scrub, release, catchAgain, conclude
        /// The transition ends as the animator says, unless that is decided already.
        case answer
        /// What waits continues without the animator; if nothing does, the next request will.
        case expire
        case enter, entered, leave, left
    }

    // The cells stand in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        // The container is not visible: no appearance call is made for pages that are pushed and popped meanwhile.
        case (.offscreen, .animatedChange):      [.store]
        case (.offscreen, .unanimatedChange):    [.store]
        case (.offscreen, .willAppear):          [.enter]
        case (.offscreen, .didAppear):           [.enter, .entered]
        case (.offscreen, .willDisappear):       []
        case (.offscreen, .didDisappear):        []

        // The container itself moves: a second motion inside it would be noise.
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

        // A finger finds the transition that was asked for. A container that goes takes along what is on screen.
        case (.scheduled, .animatedChange):      [.schedule]
        case (.scheduled, .unanimatedChange):    [.schedule]
        case (.scheduled, .layout):              [.start]
        case (.scheduled, .grab):                [.start, .grab]
        case (.scheduled, .willAppear):          []
        case (.scheduled, .didAppear):           []
        case (.scheduled, .willDisappear):       [.leave]
        case (.scheduled, .didDisappear):        [.leave, .left]

        case (.moving, .animatedChange):         [.wait]
        case (.moving, .unanimatedChange):       [.finish, .schedule]
        case (.moving, .catchAgain):             [.catchAgain]
        case (.moving, .animationEnded):         [.conclude]
        case (.moving, .animatorEnded):          [.answer]
        case (.moving, .overdue):                [.expire]
        case (.moving, .willAppear):             []
        case (.moving, .didAppear):              []
        case (.moving, .willDisappear):          [.finish, .leave]
        case (.moving, .didDisappear):           [.finish, .leave, .left]

        // A call of the app names its stack; a drag is an open question until the user lifts the finger.
        case (.dragging, .animatedChange):       [.letGo, .schedule]
        case (.dragging, .unanimatedChange):     [.letGo, .schedule]
        case (.dragging, .drag):                 [.scrub]
        case (.dragging, .release):              [.release]
        case (.dragging, .animatorEnded):        [.answer]
        case (.dragging, .willAppear):           []
        case (.dragging, .didAppear):            []
        case (.dragging, .willDisappear):        [.letGo, .leave]
        case (.dragging, .didDisappear):         [.letGo, .leave, .left]

        case (.settling, .animatedChange):       [.wait]
        case (.settling, .unanimatedChange):     [.finish, .schedule]
        case (.settling, .catchAgain):           [.catchAgain]
        case (.settling, .animationEnded):       [.conclude]
        case (.settling, .animatorEnded):        [.answer]
        case (.settling, .overdue):              [.expire]
        case (.settling, .willAppear):           []
        case (.settling, .didAppear):            []
        case (.settling, .willDisappear):        [.finish, .leave]
        case (.settling, .didDisappear):         [.finish, .leave, .left]

        // An animator that never ends does not block later requests for ever.
        case (.overdue, .animatedChange):        [.finish, .schedule]
        case (.overdue, .unanimatedChange):      [.finish, .schedule]
        case (.overdue, .catchAgain):            [.catchAgain]
        case (.overdue, .animationEnded):        [.conclude]
        case (.overdue, .animatorEnded):         [.answer]
        case (.overdue, .willAppear):            []
        case (.overdue, .didAppear):             []
        case (.overdue, .willDisappear):         [.finish, .leave]
        case (.overdue, .didDisappear):          [.finish, .leave, .left]

        // The page that leaves with the container stays in it until both are removed.
        case (.disappearing, .animatedChange):   [.store]
        case (.disappearing, .unanimatedChange): [.store]
        case (.disappearing, .willAppear):       [.enter]
        case (.disappearing, .didAppear):        [.enter, .entered]
        case (.disappearing, .willDisappear):    []
        case (.disappearing, .didDisappear):     [.left]

        // A finger that comes too late, a second finger, an end of a motion that is no more, a layout with nothing to
        // start.
        case (_, .grab), (_, .drag), (_, .release), (_, .catchAgain), (_, .animationEnded), (_, .animatorEnded),
            (_, .overdue), (_, .layout): []
        }
    }
}

extension NavigationRequest {
    /// Whether it pushes or pops one page at most, whatever the stack.
    var changesOnePage: Bool {
        switch self {
        case .push, .pop: true
        default: false
        }
    }

    /// Whether a change of the stack is to be animated.
    var isAnimated: Bool { policyRequest == .animatedChange }

    /// The cell of ``InterruptionPolicy`` that this request reads, together with the phase.
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
