import Decisions
package import FrameTime

/// A drag of this program that a Wayland compositor carries.
///
/// ```
/// home ⇄ held ── performed ──▶ released ── drop ──▶ dropping ── finished, cancelled, silent ──▶ over
///          │                       └── finished, cancelled ──▶ decided ── drop ──▶ over
///          ├── cancelled, refused ──▶ decided
///          └── returned ──▶ inside ── cancel ──▶ over
///
/// home ── left ──▶ leaving ── settled ──▶ held
///                     └── cancelled ──▶ inside
/// ```
/// `home` is over a window of the app, where the drag is the app's own. It has the arrows of `held`.
/// The compositor has the pointer during the drag. So the machine reports the release of the button to the app, and the
/// app then drops or cancels.
///
/// A compositor reports a release over the app before it knows the app's answer as a release over nothing: the pointer
/// leaves, and the drag is canceled. In `leaving` both happened at the same time, and no answer was known. So the
/// button was released over the app.
package struct SurfaceDragMachine: StateMachine, Hashable {
    package enum Phase: Hashable, Sendable {
        /// The button is pressed. Has the answer of the program under the pointer.
        case held(accepts: Bool, TransferOperation?)
        /// The button is pressed over a window of the app. The compositor has confirmed that the app takes a type, or
        /// does not know yet.
        case home(isConfirmed: Bool)
        /// The pointer has left a window of the app, and the compositor had not known the app's answer.
        case leaving
        /// The compositor has dropped the data on another program, and the app does not know yet.
        case released(TransferOperation?)
        /// The outcome is known, and the app has not dropped yet.
        case decided(TransferOperation?)
        /// The app has dropped, and the other program takes the data.
        case dropping(TransferOperation?)
        /// Dropped on a window of the app.
        case inside
        case over
    }

    package enum Request: Hashable, Sendable {
        /// The pointer is over a window of the app, or has left it.
        case entered, left
        /// The program under the pointer takes a type, or none.
        case target(Bool)
        /// The operation that a drop would perform.
        case action(TransferOperation?)
        case performed, finished, cancelled
        /// The button was released over a window of the app.
        case returned
        /// The button was released before the compositor had begun the drag, which never begins.
        case refused
        /// All events that the compositor has sent until now are handled.
        case settled
        /// Requests of the app.
        case drop, cancel
        case time
    }

    package enum Effect: Hashable, Sendable {
        /// The answer at the current position has changed.
        case answer(TransferOperation?)
        /// Notify the app that the pointer has left its window.
        case leave
        /// Notify the app that the button was released.
        case release
        /// The drag is over, with the operation that was performed.
        case end(TransferOperation?)
        /// The drag is over, and the app expects no message.
        case close
    }

    package enum Column: Hashable, Sendable {
        case entered, left
        case target(Bool)
        case action(TransferOperation?)
        case performed, finished, cancelled, returned, refused, settled, drop, cancel, expiry
    }

    package enum Step: Hashable, Sendable {
        case answer(accepts: Bool, TransferOperation?, former: TransferOperation?)
        case enter(former: TransferOperation?)
        case confirm(Bool)
        case leave
        case wait
        case release(Phase)
        case drop(TransferOperation?)
        case decide(TransferOperation?)
        case operation(TransferOperation?)
        case end(TransferOperation?)
        case close
    }

    /// Chosen: seconds after which a program that does not finish a drop is given up.
    package static let dropPatience = 10.0

    package private(set) var phase = Phase.held(accepts: false, nil)
    /// The time at which the drop is given up; nil without a drop.
    package private(set) var deadline: FrameInstant?
    private var now: FrameInstant

    package init(at now: FrameInstant) { self.now = now }

    package var row: Phase { phase }

    /// Handles a request at a time.
    package mutating func handle(_ request: Request, at now: FrameInstant) -> [Effect] {
        self.now = max(self.now, now)
        return handle(request)
    }

    package func column(for request: Request) -> Column? {
        switch request {
        case .entered: .entered
        case .left: .left
        case .target(let accepts): .target(accepts)
        case .action(let operation): .action(operation)
        case .performed: .performed
        case .finished: .finished
        case .cancelled: .cancelled
        case .returned: .returned
        case .refused: .refused
        case .settled: .settled
        case .drop: .drop
        case .cancel: .cancel
        case .time: deadline.map { now >= $0 } == true ? .expiry : nil
        }
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.held(let accepts, let operation), .entered): [.enter(former: accepts ? operation : nil)]
        case (.leaving, .entered): [.enter(former: nil)]
        case (.home, .target(let accepts)): [.confirm(accepts)]
        case (.home(isConfirmed: true), .left): [.leave]
        case (.home(isConfirmed: false), .left): [.wait]
        case (.leaving, .settled): [.leave]
        case (.held(let accepted, let operation), .target(let accepts)):
            [.answer(accepts: accepts, operation, former: accepted ? operation : nil)]
        case (.held(let accepts, let former), .action(let operation)):
            [.answer(accepts: accepts, operation, former: accepts ? former : nil)]
        // Another program answers, so the pointer was over that program before the release.
        case (.leaving, .target(let accepts)): [.leave, .answer(accepts: accepts, nil, former: nil)]
        case (.leaving, .action(let operation)): [.leave, .answer(accepts: false, operation, former: nil)]
        case (.held(_, let operation), .performed): [.release(.released(operation))]
        case (.home, .performed): [.release(.released(nil))]
        case (.leaving, .performed): [.leave, .release(.released(nil))]
        case (.held, .cancelled), (.home, .cancelled), (.held, .refused): [.release(.decided(nil))]
        case (.leaving, .cancelled), (.leaving, .returned): [.release(.inside)]
        case (.held, .returned), (.home, .returned): [.release(.inside)]
        // The compositor has never begun the drag, so the app got the release itself.
        case (.held, .drop), (.home, .drop), (.leaving, .drop): [.end(nil)]

        case (.released(let operation), .drop): [.drop(operation)]
        // A compositor may ask the user for the operation after the drop.
        case (.released, .action(let operation)), (.dropping, .action(let operation)): [.operation(operation)]
        case (.released(let operation), .finished): [.decide(operation)]
        case (.released, .cancelled): [.decide(nil)]

        case (.decided(let operation), .drop): [.end(operation)]

        case (.dropping(let operation), .finished): [.end(operation)]
        case (.dropping, .cancelled), (.dropping, .expiry): [.end(nil)]

        // A drop in the app is no drop on another program.
        case (.inside, .drop), (.inside, .cancel): [.close]
        case (.held, .cancel), (.home, .cancel), (.leaving, .cancel): [.close]
        case (.released, .cancel), (.decided, .cancel): [.close]

        // The data may be on its way.
        case (.dropping, .cancel), (.dropping, .drop): []
        case (.held, .left), (.held, .finished), (.held, .settled), (.held, .expiry): []
        case (.leaving, .left), (.leaving, .finished), (.leaving, .refused), (.leaving, .expiry): []
        // The app is its own target.
        case (.home, .entered), (.home, .action), (.home, .finished), (.home, .refused): []
        case (.home, .settled), (.home, .expiry): []
        // The button is released.
        case (.released, .refused), (.released, .settled), (.decided, .refused), (.decided, .settled): []
        case (.dropping, .refused), (.dropping, .settled), (.inside, .refused), (.inside, .settled): []
        case (.released, .entered), (.released, .left), (.decided, .entered), (.decided, .left): []
        case (.dropping, .entered), (.dropping, .left), (.inside, .entered), (.inside, .left): []
        case (.released, .target), (.released, .performed), (.released, .returned), (.released, .expiry): []
        case (.decided, .target), (.decided, .action), (.decided, .performed), (.decided, .finished): []
        case (.decided, .cancelled), (.decided, .returned), (.decided, .expiry): []
        case (.dropping, .target), (.dropping, .performed), (.dropping, .returned): []
        case (.inside, .target), (.inside, .action), (.inside, .performed), (.inside, .finished): []
        case (.inside, .cancelled), (.inside, .returned), (.inside, .expiry): []
        case (.over, _): []
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .answer(let accepts, let operation, let former):
            phase = .held(accepts: accepts, operation)
            let answer = accepts ? operation : nil
            if answer != former { effects.append(.answer(answer)) }
        case .enter(let former):
            phase = .home(isConfirmed: false)
            if former != nil { effects.append(.answer(nil)) }
        case .confirm(let isConfirmed): phase = .home(isConfirmed: isConfirmed)
        case .leave:
            phase = .held(accepts: false, nil)
            effects.append(.leave)
        case .wait: phase = .leaving
        case .release(let next):
            phase = next
            effects.append(.release)
        case .drop(let operation):
            phase = .dropping(operation)
            deadline = now + Self.dropPatience
        case .decide(let operation): phase = .decided(operation)
        case .operation(let operation):
            if case .released = phase { phase = .released(operation) } else { phase = .dropping(operation) }
        case .end(let operation):
            (phase, deadline) = (.over, nil)
            effects.append(.end(operation))
        case .close:
            (phase, deadline) = (.over, nil)
            effects.append(.close)
        }
    }
}
