/// The table of a tab bar controller.
///
/// In short: controllers and selection change immediately with the last request, and the screen changes in order. The
/// animation of an app's animator ends before another change begins.
extension TabMachine {
    /// The requests with the same steps.
    package enum Column: Hashable, Sendable {
        case replace([Page], animated: Bool)
        case select(Page), reorder([Page]), note(Page), more(Page)
        case arrange(animated: Bool)
        case appear, disappear
        case answered(completed: Bool)
        case exchange(animated: Bool)
        /// The page to show is visible already, or another page.
        case showSame, showOther(Page?, mayMove: Bool)
        /// An animator runs the change, or none.
        case moves, stays
        case ended(completed: Bool, back: Page?)
        case release
    }

    package enum Step: Hashable, Sendable {
        /// Decides the controllers and the selection among them.
        case decide([Page])
        /// Decides the selection.
        case select(Page)
        case reorder([Page])
        /// The "More" list.
        case more(Page)
        /// Queues the end of the running animation.
        case interrupt
        /// Queues the animator's answer.
        case conclude(TabChange<Page>, completed: Bool)
        /// Queues the update of the visible tab.
        case arrange(animated: Bool, mayMove: Bool)
        /// Queues the update of values that apps observe.
        case report
        /// Queues the exchange of child controllers.
        case queueExchange(animated: Bool)
        /// Adds and removes child controllers.
        case exchange(animated: Bool)
        /// The page is already visible.
        case rest
        /// Shows another page, with an app's animator or immediately.
        case change(from: Page, to: Page?, mayMove: Bool)
        /// Shows the page immediately.
        case display(Page?)
        /// Shows the page of a change that no animator runs, unless the selection has changed since.
        case displayTarget(TabChange<Page>)
        /// Starts the animator, unless the selection has changed since.
        case begin(TabChange<Page>)
        /// Ends the animation. One of the two pages is visible.
        case end(TabChange<Page>, completed: Bool, back: Page?)
        case release
    }

    package static func steps(_ row: TabPhase<Page>, _ column: Column) -> [Step] {
        switch (row, column) {
        // Decided immediately. The visible tab changes in order.
        case (_, .replace(let pages, let animated)): [.decide(pages), .interrupt, .queueExchange(animated: animated)]
        case (_, .select(let page)): [.select(page), .interrupt, .arrange(animated: false, mayMove: true), .report]
        case (_, .reorder(let pages)): [.reorder(pages), .interrupt, .arrange(animated: false, mayMove: false)]
        case (_, .note(let page)): [.select(page)]
        case (_, .arrange(let animated)): [.arrange(animated: animated, mayMove: false)]
        case (_, .more(let page)): [.more(page)]
        case (_, .appear): [.interrupt, .arrange(animated: false, mayMove: false)]
        case (_, .disappear): [.interrupt]
        case (_, .exchange(let animated)): [.exchange(animated: animated)]
        case (_, .release): [.release]

        case (.empty, .showOther(let page, _)): [.display(page)]
        case (.empty, .showSame): [.rest]

        case (.resting(let old), .showOther(let page, let mayMove)): [.change(from: old, to: page, mayMove: mayMove)]
        case (.resting, .showSame): [.rest]

        case (.asking(let change), .moves): [.begin(change)]
        case (.asking(let change), .stays): [.displayTarget(change)]

        case (.moving, .showOther(_, let mayMove)): [.interrupt, .arrange(animated: false, mayMove: mayMove)]
        case (.moving, .showSame): [.rest]
        case (.moving(let change), .answered(let completed)): [.conclude(change, completed: completed)]
        case (.moving(let change), .ended(let completed, let back)): [.end(change, completed: completed, back: back)]

        // The delegate answers first.
        case (.asking, .showSame), (.asking, .showOther): []
        // No answer is expected, or no animation runs.
        case (_, .moves), (_, .stays), (_, .answered), (_, .ended): []
        }
    }
}
