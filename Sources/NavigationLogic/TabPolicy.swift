/// The steps for each pair of a phase and a request of a tab bar controller.
///
/// In short: controllers and selection change immediately with the last request, and the screen changes in order. The
/// animation of an app's animator ends before another change begins.
package enum TabPolicy {
    /// ``TabPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable { case empty, resting, asking, moving }

    /// Requests with the same steps.
    package enum Request: CaseIterable, Sendable {
        case replace, select, reorder, note, arrange, more, appear, disappear
        case answered, exchange, showSame, showOther, moves, stays, ended, release
    }

    /// One action of ``TabMachine``. Each cell lists its steps in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// Decides the controllers and the selection among them.
        case decide
        /// Decides the selection.
        case select
        case reorder, note, more
        /// Queues the end of the running animation.
        case interrupt
        /// Queues the animator's answer.
        case conclude
        /// Queues the update of the visible tab.
        case arrange
        /// Adds and removes child controllers.
        case exchange
        /// The page is already visible.
        case rest
        /// Shows another page, with an app's animator or immediately.
        case change
        /// Shows the page immediately.
        case display
        /// Starts the animator.
        case begin
        /// Ends the animation. One of the two pages is visible.
        case end
        case release
    }

    // The cells are aligned in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        // Decided immediately. The visible tab changes in order.
        case (_, .replace):             [.decide, .interrupt, .exchange]
        case (_, .select):              [.select, .interrupt, .arrange]
        case (_, .reorder):             [.reorder, .interrupt, .arrange]
        case (_, .note):                [.note]
        case (_, .arrange):             [.arrange]
        case (_, .more):                [.more]
        case (_, .appear):              [.interrupt, .arrange]
        case (_, .disappear):           [.interrupt]
        case (_, .exchange):            [.exchange]
        case (_, .release):             [.release]

        case (.empty, .showOther):      [.display]
        case (.empty, .showSame):       [.rest]

        case (.resting, .showOther):    [.change]
        case (.resting, .showSame):     [.rest]

        case (.asking, .moves):         [.begin]
        case (.asking, .stays):         [.display]

        case (.moving, .showOther):     [.interrupt, .arrange]
        case (.moving, .showSame):      [.rest]
        case (.moving, .answered):      [.conclude]
        case (.moving, .ended):         [.end]

        // The delegate answers first.
        case (.asking, .showSame), (.asking, .showOther): []
        // No answer is expected, or no animation runs.
        case (_, .moves), (_, .stays), (_, .answered), (_, .ended): []
        }
    }
}
