import Decisions

/// A drag of another program over the windows of this program, by XDND.
///
/// ```
/// idle ── enter ──▶ preparing ── prepared, with a position ──▶ over ── drop ──▶ dropping ── finish ──▶ idle
///                     └───────────── leave, lost ───────────────┴─▶ idle
/// ```
/// The program is prepared when it knows the files of the drag. Each position is answered at once, with the app's last
/// answer; a later answer is sent without another position. A drop before the app is prepared waits.
package struct DropTargetMachine: StateMachine, Hashable {
    /// The window of the other program, and its version of the protocol.
    package struct Source: Hashable, Sendable {
        package var window: UInt32
        package var version: UInt32
        package init(window: UInt32, version: UInt32) { (self.window, self.version) = (window, version) }
    }

    /// A position, and the operation that the other program suggests; nil for another operation than these.
    package struct Place: Hashable, Sendable {
        package var point: ScreenPoint
        package var time: UInt32
        package var suggested: TransferOperation?
        package init(point: ScreenPoint, time: UInt32, suggested: TransferOperation?) {
            (self.point, self.time, self.suggested) = (point, time, suggested)
        }
    }

    package enum Phase: Hashable, Sendable {
        case idle
        /// The files of the drag are read. Has the last position, and the time of a drop.
        case preparing(Source, Place?, drop: UInt32?)
        /// The files are known, and no position has arrived.
        case prepared(Source)
        /// The app was notified, and has answered with an operation or none.
        case over(Source, TransferOperation?)
        case dropping(Source)
    }

    package enum Request: Hashable, Sendable {
        case enter(Source, types: [String])
        case position(UInt32, Place)
        case leave(UInt32)
        case drop(UInt32, time: UInt32)
        /// The files are known, or cannot be read.
        case prepared
        /// The app's answer for the last position.
        case answer(TransferOperation?)
        /// The app has all data, with the operation that it performed.
        case finish(TransferOperation?)
        /// The window of the other program is gone.
        case lost(UInt32)
    }

    package enum Effect: Hashable, Sendable {
        /// Read the files of the drag. The end is the request `prepared`.
        case prepare(types: [String])
        /// Notify the app.
        case enter(Place)
        case move(Place)
        case leave
        case drop(time: UInt32)
        /// Send the answer for a position to the other program.
        case status(Source, TransferOperation?)
        case finished(Source, TransferOperation?)
    }

    package enum Column: Hashable, Sendable {
        case enter(Source, types: [String])
        case position(Place)
        case leave
        case drop(time: UInt32)
        case prepared
        case answer(TransferOperation?)
        case finish(TransferOperation?)
        case lost
    }

    package enum Step: Hashable, Sendable {
        case begin(Source, types: [String])
        /// Stores a position, and refuses it for now.
        case keep(Source, Place, drop: UInt32?)
        /// Stores the time of a drop.
        case keepDrop(Source, Place?, time: UInt32)
        /// Notifies the app of the drag, and of a drop that waits.
        case announce(Source, Place, drop: UInt32?)
        /// Waits for the first position.
        case await(Source)
        /// Answers the first position before the app has an answer.
        case accept(Source)
        case move(Source, Place, TransferOperation?)
        case answer(Source, TransferOperation?)
        case leave
        case drop(Source, time: UInt32)
        case finish(Source, TransferOperation?)
        case forget
    }

    package private(set) var phase = Phase.idle

    package init() {}

    package var row: Phase { phase }

    /// The other program; nil without a drag.
    package var source: Source? {
        switch phase {
        case .idle: nil
        case .preparing(let source, _, _), .prepared(let source), .over(let source, _), .dropping(let source): source
        }
    }

    /// Nil for messages of another window than that of the drag.
    package func column(for request: Request) -> Column? {
        switch request {
        case .enter(let source, let types): .enter(source, types: types)
        case .position(let window, let place): window == source?.window ? .position(place) : nil
        case .leave(let window): window == source?.window ? .leave : nil
        case .drop(let window, let time): window == source?.window ? .drop(time: time) : nil
        case .prepared: .prepared
        case .answer(let operation): .answer(operation)
        case .finish(let operation): .finish(operation)
        case .lost(let window): window == source?.window ? .lost : nil
        }
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.idle, .enter(let source, let types)), (.preparing, .enter(let source, let types)),
            (.prepared, .enter(let source, let types)):
            [.begin(source, types: types)]
        // The other program was ended in the middle of its drag.
        case (.over, .enter(let source, let types)): [.leave, .begin(source, types: types)]
        case (.dropping(let former), .enter(let source, let types)):
            [.finish(former, nil), .begin(source, types: types)]

        case (.preparing(let source, _, let drop), .position(let place)): [.keep(source, place, drop: drop)]
        case (.preparing(let source, let place, _), .drop(let time)): [.keepDrop(source, place, time: time)]
        case (.preparing(let source, let place?, let drop), .prepared): [.announce(source, place, drop: drop)]
        // A drop without any position is none.
        case (.preparing(let source, nil, .some), .prepared): [.finish(source, nil)]
        case (.preparing(let source, nil, nil), .prepared): [.await(source)]
        case (.preparing, .leave), (.preparing, .lost), (.prepared, .leave), (.prepared, .lost): [.forget]

        case (.prepared(let source), .position(let place)): [.accept(source), .announce(source, place, drop: nil)]
        case (.prepared(let source), .drop): [.finish(source, nil)]

        case (.over(let source, let operation), .position(let place)): [.move(source, place, operation)]
        case (.over(let source, let former), .answer(let operation)):
            former == operation ? [] : [.answer(source, operation)]
        case (.over, .leave), (.over, .lost): [.leave]
        case (.over(let source, _), .drop(let time)): [.drop(source, time: time)]

        case (.dropping(let source), .finish(let operation)): [.finish(source, operation)]
        case (.dropping, .lost): [.forget]

        // The app has not been notified, or the drop is decided.
        case (.preparing, .answer), (.preparing, .finish), (.dropping, .answer), (.over, .finish): []
        case (.prepared, .answer), (.prepared, .finish), (.prepared, .prepared): []
        case (.dropping, .position), (.dropping, .leave), (.dropping, .drop): []
        case (.over, .prepared), (.dropping, .prepared): []
        case (.idle, _): []
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .begin(let source, let types):
            phase = .preparing(source, nil, drop: nil)
            effects.append(.prepare(types: types))
        case .keep(let source, let place, let drop):
            phase = .preparing(source, place, drop: drop)
            effects.append(.status(source, nil))
        case .keepDrop(let source, let place, let time): phase = .preparing(source, place, drop: time)
        case .announce(let source, let place, let drop):
            phase = drop == nil ? .over(source, nil) : .dropping(source)
            effects.append(.enter(place))
            if let drop { effects.append(.drop(time: drop)) }
        case .await(let source): phase = .prepared(source)
        case .accept(let source): effects.append(.status(source, nil))
        case .move(let source, let place, let operation): effects += [.status(source, operation), .move(place)]
        case .answer(let source, let operation):
            phase = .over(source, operation)
            effects.append(.status(source, operation))
        case .leave:
            phase = .idle
            effects.append(.leave)
        case .drop(let source, let time):
            phase = .dropping(source)
            effects.append(.drop(time: time))
        case .finish(let source, let operation): finish(source, operation, &effects)
        case .forget: phase = .idle
        }
    }

    private mutating func finish(_ source: Source, _ operation: TransferOperation?, _ effects: inout [Effect]) {
        phase = .idle
        effects.append(.finished(source, operation))
    }
}
