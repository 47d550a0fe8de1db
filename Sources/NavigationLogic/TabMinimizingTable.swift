/// The table of a tab bar that scrolling minimizes.
///
/// In short: the distance of each scroll counts from its start. Another page or tab shows the bar.
extension TabMinimizingMachine {
    /// The requests with the same steps. Offsets are in points.
    package enum Column: Hashable, Sendable {
        /// The user has scrolled less far than the distance to which the bar reacts.
        case move(to: Double)
        /// The user has scrolled far enough in the direction that minimizes the bar, or in the opposite direction.
        case minimizingScroll(to: Double), restoringScroll(to: Double)
        /// The user has scrolled far enough, to an end of the content where it bounces back.
        case end(at: Double)
        /// The app scrolled the content, or another scroll view is under the bar.
        case rest
        /// The page, the tab or the behavior has changed.
        case restore(animated: Bool)
    }

    package enum Step: Hashable, Sendable {
        /// Begins a scroll distance at this offset.
        case begin(at: Double)
        /// Extends the scroll distance. A reversal begins a new distance.
        case track(ScrollDistance, to: Double)
        /// Forgets the scroll distance.
        case rest
        case minimize(animated: Bool), show(animated: Bool)
    }

    package static func steps(_ row: TabMinimizingPhase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.shown, .move(let offset)):
            [.begin(at: offset)]

        case (.shownWhileScrolling(let distance), .move(let offset)):
            [.track(distance, to: offset)]
        case (.shownWhileScrolling, .minimizingScroll(let offset)):
            [.begin(at: offset), .minimize(animated: true)]
        case (.shownWhileScrolling, .restoringScroll(let offset)), (.shownWhileScrolling, .end(let offset)):
            [.begin(at: offset)]
        case (.shownWhileScrolling, .rest), (.shownWhileScrolling, .restore):
            [.rest]

        case (.minimized, .move(let offset)):
            [.begin(at: offset)]
        case (.minimized, .restore(let animated)):
            [.show(animated: animated)]

        case (.minimizedWhileScrolling(let distance), .move(let offset)):
            [.track(distance, to: offset)]
        case (.minimizedWhileScrolling, .minimizingScroll(let offset)):
            [.begin(at: offset)]
        case (.minimizedWhileScrolling, .restoringScroll(let offset)), (.minimizedWhileScrolling, .end(let offset)):
            [.begin(at: offset), .show(animated: true)]
        case (.minimizedWhileScrolling, .rest):
            [.rest]
        case (.minimizedWhileScrolling, .restore(let animated)):
            [.rest, .show(animated: animated)]

        // A distance begins at zero.
        case (.shown, .minimizingScroll), (.shown, .restoringScroll), (.shown, .end): []
        case (.minimized, .minimizingScroll), (.minimized, .restoringScroll), (.minimized, .end): []
        // Nothing changes.
        case (.shown, .rest), (.shown, .restore), (.minimized, .rest): []
        }
    }
}
