import Decisions
package import FrameTime

/// A drag of this program over the windows of other programs, by XDND.
///
/// ```
/// away ⇄ over ── release, accepted ──▶ dropping ── finished, silent, lost ──▶ over
///          └──── release before the answer ──▶ releasing ── answer ──▶ dropping or over
/// ```
/// A target gets a further position after its answer for the former one. A target that answers neither a position nor
/// a drop is given up at a time.
package struct DragSourceMachine: StateMachine, Hashable {
    /// A window that accepts drags, and the receiver of its messages.
    package struct Target: Hashable, Sendable {
        package var window: UInt32
        package var receiver: UInt32
        package var version: UInt32
        package init(window: UInt32, receiver: UInt32, version: UInt32) {
            (self.window, self.receiver, self.version) = (window, receiver, version)
        }
    }

    package struct Place: Hashable, Sendable {
        package var point: ScreenPoint
        package var time: UInt32
        package var operation: TransferOperation
        package init(point: ScreenPoint, time: UInt32, operation: TransferOperation) {
            (self.point, self.time, self.operation) = (point, time, operation)
        }
    }

    package enum Phase: Hashable, Sendable {
        /// Over no window that accepts drags.
        case away
        /// Over a target. `accepted` is its last answer.
        case over(Target, accepted: TransferOperation?)
        /// Released over a target that has not answered the last position.
        case releasing(Target, time: UInt32)
        case dropping(Target, TransferOperation)
        case ended
    }

    package enum Request: Hashable, Sendable {
        case move(Place, over: Target?)
        case status(UInt32, TransferOperation?)
        case release(time: UInt32)
        case cancel
        /// The target has all data, with the operation that it performed.
        case finished(UInt32, TransferOperation?)
        /// A window is gone.
        case lost(UInt32)
        /// The target requests data.
        case activity
        case time
    }

    package enum Effect: Hashable, Sendable {
        case enter(Target)
        case position(Target, Place)
        case leave(Target)
        case drop(Target, time: UInt32)
        /// The answer at the current position has changed.
        case answer(TransferOperation?)
        /// The drag is over, with the operation that was performed.
        case end(TransferOperation?)
    }

    package enum Column: Hashable, Sendable {
        case move(Place, over: Target?)
        case status(TransferOperation?)
        case release(time: UInt32)
        case cancel
        case finished(TransferOperation?)
        case lost, expiry
    }

    package enum Step: Hashable, Sendable {
        case enter(Target, Place)
        case position(Target, Place, TransferOperation?)
        case leave(Target)
        case forget
        case answer(Target, TransferOperation?)
        case release(Target, TransferOperation?, time: UInt32)
        case drop(Target, TransferOperation, time: UInt32)
        case end(TransferOperation?)
    }

    /// Chosen: seconds until a target without an answer is given up, after a position and again after the release.
    package static let patience = 2.0
    /// Chosen: seconds without a request for data after which a dropped target is given up.
    package static let dropPatience = 10.0

    package private(set) var phase = Phase.away
    /// The time at which a target without an answer is given up; nil without such a target.
    package private(set) var deadline: FrameInstant?
    private var now: FrameInstant
    /// The last position while the target has not yet answered it; nil after the answer.
    private var question: Question?

    /// A position that a target has not answered.
    private struct Question: Hashable {
        /// The position that follows after the answer.
        var next: Place?
    }

    package init(at now: FrameInstant) { self.now = now }

    package var row: Phase { phase }

    package var target: Target? {
        switch phase {
        case .away, .ended: nil
        case .over(let target, _), .releasing(let target, _), .dropping(let target, _): target
        }
    }

    /// Handles a request at a time.
    package mutating func handle(_ request: Request, at now: FrameInstant) -> [Effect] {
        self.now = max(self.now, now)
        if request == .activity, deadline != nil, case .dropping = phase { deadline = self.now + Self.dropPatience }
        return handle(request)
    }

    package func column(for request: Request) -> Column? {
        switch request {
        case .move(let place, let target): .move(place, over: target)
        case .status(let window, let operation): window == target?.window ? .status(operation) : nil
        case .release(let time): .release(time: time)
        case .cancel: .cancel
        case .finished(let window, let operation): window == target?.window ? .finished(operation) : nil
        case .lost(let window): window == target?.window || window == target?.receiver ? .lost : nil
        case .activity: nil
        case .time: deadline.map { now >= $0 } == true ? .expiry : nil
        }
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.away, .move(let place, let target)): target.map { [.enter($0, place)] } ?? []
        case (.over(let former, let accepted), .move(let place, let target)):
            if former == target {
                [.position(former, place, accepted)]
            } else {
                [.leave(former)] + (target.map { [.enter($0, place)] } ?? [])
            }
        case (.over(let target, _), .status(let operation)): [.answer(target, operation)]
        case (.over(let target, let accepted), .release(let time)): [.release(target, accepted, time: time)]
        case (.over(let target, _), .cancel): [.leave(target), .end(nil)]
        // The drag goes on without the target. A target that is only silent may answer later.
        case (.over, .lost): [.forget]
        case (.over(let target, _), .expiry): [.answer(target, nil)]

        case (.releasing(let target, let time), .status(let operation)):
            operation.map { [.drop(target, $0, time: time)] } ?? [.leave(target), .end(nil)]
        case (.releasing(let target, _), .expiry), (.releasing(let target, _), .cancel): [.leave(target), .end(nil)]
        case (.releasing, .lost): [.end(nil)]

        case (.dropping(let target, let operation), .finished(let performed)):
            // Documented (XDND): older versions do not report the operation.
            [.end(target.version >= 5 ? performed : operation)]
        case (.dropping, .lost), (.dropping, .expiry): [.end(nil)]

        case (.away, .release), (.away, .cancel): [.end(nil)]
        case (.away, .status), (.away, .finished), (.away, .lost), (.away, .expiry): []
        // Nothing was dropped.
        case (.over, .finished), (.releasing, .finished): []
        // The pointer no longer decides: the target may be receiving the data.
        case (.releasing, .move), (.releasing, .release): []
        case (.dropping, .move), (.dropping, .status), (.dropping, .release), (.dropping, .cancel): []
        case (.ended, _): []
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .enter(let target, let place):
            phase = .over(target, accepted: nil)
            effects.append(.enter(target))
            send(target, place, &effects)
        case .position(let target, let place, let accepted):
            phase = .over(target, accepted: accepted)
            if question == nil { send(target, place, &effects) } else { question?.next = place }
        case .leave(let target):
            effects.append(.leave(target))
            clear(&effects)
        case .forget: clear(&effects)
        case .answer(let target, let operation):
            let next = question?.next
            (question, deadline) = (nil, nil)
            let former = if case .over(_, let accepted) = phase { accepted } else { nil as TransferOperation? }
            phase = .over(target, accepted: operation)
            if former != operation { effects.append(.answer(operation)) }
            if let next { send(target, next, &effects) }
        case .release(let target, let accepted, let time):
            if question != nil {
                phase = .releasing(target, time: time)
                deadline = now + Self.patience
            } else if let accepted {
                drop(target, accepted, time, &effects)
            } else {
                effects.append(.leave(target))
                end(nil, &effects)
            }
        case .drop(let target, let operation, let time): drop(target, operation, time, &effects)
        case .end(let operation): end(operation, &effects)
        }
    }

    private mutating func send(_ target: Target, _ place: Place, _ effects: inout [Effect]) {
        question = Question()
        deadline = now + Self.patience
        effects.append(.position(target, place))
    }

    private mutating func clear(_ effects: inout [Effect]) {
        if case .over(_, .some) = phase { effects.append(.answer(nil)) }
        (phase, question, deadline) = (.away, nil, nil)
    }

    private mutating func drop(
        _ target: Target, _ operation: TransferOperation, _ time: UInt32, _ effects: inout [Effect]
    ) {
        phase = .dropping(target, operation)
        deadline = now + Self.dropPatience
        effects.append(.drop(target, time: time))
    }

    private mutating func end(_ operation: TransferOperation?, _ effects: inout [Effect]) {
        (phase, question, deadline) = (.ended, nil, nil)
        effects.append(.end(operation))
    }
}
