/// What a request means in each phase of a tab bar controller: the whole answer to "what if it comes now?".
///
/// In short: controllers and selection are those of the last request at once, what shows follows in order. What an
/// animator of the app's moves ends before anything else comes.
package enum TabPolicy {
    /// ``TabPhase`` without its payload.
    package enum Phase: CaseIterable, Sendable { case empty, resting, asking, moving }

    /// The requests that are treated alike.
    package enum Request: CaseIterable, Sendable {
        case replace, select, reorder, note, arrange, more, appear, disappear
        case answered, exchange, showSame, showOther, moves, stays, ended, release
    }

    /// One thing that ``TabMachine`` can do; each cell lists them in order.
    package enum Step: Hashable, CaseIterable, Sendable {
        /// The controllers are decided, and what is selected among them.
        case decide
        /// The selection is decided.
        case select
        case reorder, note, more
        /// What moves ends when it is the turn of that.
        case interrupt
        /// The end of the animator counts when it is its turn.
        case conclude
        /// What shows is looked at when it is the turn of that.
        case arrange
        /// Controllers come and go.
        case exchange
        /// It shows already.
        case rest
        /// Another one is to show, at once or by an animator of the app's.
        case change
        /// It shows at once.
        case display
        /// The animator begins.
        case begin
        /// The animator has ended: one of the two rests.
        case end
        case release
    }

    // The cells stand in columns.
    // swift-format-ignore
    package static func steps(_ phase: Phase, _ request: Request) -> [Step] {
        switch (phase, request) {
        // Decided at once; what shows follows in its turn.
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
        // Nothing is asked, or nothing moves.
        case (_, .moves), (_, .stays), (_, .answered), (_, .ended): []
        }
    }
}
