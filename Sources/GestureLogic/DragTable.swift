/// The table of a drag.
///
/// In short: the target under the finger decides what a release does. After the release or a cancellation nothing
/// changes the outcome.
extension DragMachine {
    /// The requests with the same steps.
    package enum Column: Hashable, Sendable {
        case lift
        case begin(allowsMove: Bool)
        case move(over: Int?)
        /// The target under the finger answers.
        case propose(Operation, Hover)
        case outcome(Operation)
        case add, release, cancel, settle, beginLoading, endLoading
    }

    package enum Step: Hashable, Sendable {
        /// Lifts the items.
        case lift
        /// Begins the session.
        case begin(allowsMove: Bool)
        /// Returns the items to their views: no session has begun.
        case lower
        case move(from: Hover?, to: Int?)
        /// Stores the answer of the target under the finger.
        case propose(Operation, Hover)
        case add
        /// Drops the items if the target takes them, or cancels the drag.
        case release(Hover?)
        case cancel(Hover?)
        /// Replaces the operation of a drop on another program.
        case correct(Hover)
        /// The animations of the drop have ended.
        case conclude(Hover)
        /// The animations of the cancelled drag have ended.
        case end(Operation)
        case beginLoading, endLoading
        /// Notifies the source if the target has all data.
        case completeTransfer
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.idle, .lift): [.lift]

        case (.lifted, .begin(let allowsMove)): [.begin(allowsMove: allowsMove)]
        case (.lifted, .release), (.lifted, .cancel): [.lower]

        case (.dragging(let hover), .move(let target)): [.move(from: hover, to: target)]
        case (.dragging, .propose(let operation, let hover)): [.propose(operation, hover)]
        case (.dragging, .add): [.add]
        case (.dragging(let hover), .release): [.release(hover)]
        case (.dragging(let hover), .cancel): [.cancel(hover)]

        case (.dropping(let hover), .outcome(let operation)):
            [.correct(Hover(target: hover.target, operation: operation))]
        case (.dropping(let hover), .settle): [.conclude(hover)]
        case (.cancelling(let operation), .settle): [.end(operation)]

        // Data is loaded in every phase.
        case (_, .beginLoading): [.beginLoading]
        case (.transferring, .endLoading): [.endLoading, .completeTransfer]
        case (_, .endLoading): [.endLoading]

        // A drag begins once.
        case (_, .lift), (_, .begin): []
        // The outcome is decided, or there is no session.
        case (_, .move), (_, .propose), (_, .add), (_, .release), (_, .cancel): []
        // Nothing was dropped.
        case (_, .outcome): []
        // No animation runs.
        case (_, .settle): []
        }
    }
}
