import Decisions
package import Foundation
package import FrameTime

/// The transfer of data from another program: one answer with all bytes, or an announcement (`INCR`) and pieces.
///
/// ```
/// waiting ── bytes ──────────────────────────▶ over
///    │  └── announcement ──▶ receiving ── last piece ──▶ over
///    └── refusal, no answer in time, too many bytes ───▶ over
/// ```
/// The program may be slow as long as pieces arrive; a program without an answer fails the transfer.
package struct IncomingTransfer: StateMachine {
    package enum Phase: Hashable, Sendable { case waiting, receiving, over }

    package enum Failure: Hashable, Sendable { case refused, silent, tooLarge, cancelled }

    package enum Request: Hashable, Sendable {
        case bytes(Data)
        /// The program announces pieces, and at least this number of bytes. Nothing is reserved for the number.
        case announcement(Int)
        /// A piece; an empty one is the last.
        case piece(Data)
        case refusal
        case cancel
        /// The time has come so far.
        case time
    }

    package enum Effect: Hashable, Sendable {
        /// Request the first piece, or the next one.
        case proceed
        /// The bytes that have arrived, and the announced number.
        case progress(Int, of: Int)
        case finish(Data)
        case fail(Failure)
    }

    package enum Column: Hashable, Sendable {
        case bytes(Data), announcement(Int), piece(Data), refusal, cancel, expiry
    }

    package enum Step: Hashable, Sendable {
        case begin(Int), add(Data), finish(Data), fail(Failure)
    }

    /// Chosen: seconds until a program without an answer is given up.
    package static let patience = 2.0
    /// Chosen: a larger amount is no content of a clipboard, and would fill the memory.
    package static let mostBytes = 512 << 20

    package private(set) var phase = Phase.waiting
    /// The transfer fails at this time, unless bytes arrive before.
    package private(set) var deadline: FrameInstant
    private var now: FrameInstant
    private var received = Data()
    private var announced = 0
    private let mostBytes: Int

    package init(at now: FrameInstant, mostBytes: Int = IncomingTransfer.mostBytes) {
        self.now = now
        self.mostBytes = mostBytes
        deadline = now + Self.patience
    }

    package var row: Phase { phase }

    /// Handles a request at a time.
    package mutating func handle(_ request: Request, at now: FrameInstant) -> [Effect] {
        self.now = max(self.now, now)
        return handle(request)
    }

    package func column(for request: Request) -> Column? {
        switch request {
        case .bytes(let data): .bytes(data)
        case .announcement(let count): .announcement(count)
        case .piece(let data): .piece(data)
        case .refusal: .refusal
        case .cancel: .cancel
        case .time: now >= deadline ? .expiry : nil
        }
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.waiting, .bytes(let data)): [.finish(data)]
        case (.waiting, .announcement(let count)): [.begin(count)]
        case (.waiting, .refusal): [.fail(.refused)]
        case (.receiving, .piece(let data)): [.add(data)]
        case (.waiting, .cancel), (.receiving, .cancel): [.fail(.cancelled)]
        case (.waiting, .expiry), (.receiving, .expiry): [.fail(.silent)]

        // Pieces follow an announcement only.
        case (.waiting, .piece): []
        // A program answers once.
        case (.receiving, .bytes), (.receiving, .announcement), (.receiving, .refusal): []
        case (.over, _): []
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .begin(let count):
            phase = .receiving
            announced = max(0, count)
            deadline = now + Self.patience
            effects.append(.proceed)
        case .add(let data):
            deadline = now + Self.patience
            guard !data.isEmpty else { return finish(received, &effects) }
            guard data.count <= mostBytes - received.count else { return fail(.tooLarge, &effects) }
            received.append(data)
            effects += [.progress(received.count, of: max(announced, received.count)), .proceed]
        case .finish(let data):
            data.count > mostBytes ? fail(.tooLarge, &effects) : finish(data, &effects)
        case .fail(let failure): fail(failure, &effects)
        }
    }

    private mutating func finish(_ data: Data, _ effects: inout [Effect]) {
        phase = .over
        received = Data()
        effects.append(.finish(data))
    }

    private mutating func fail(_ failure: Failure, _ effects: inout [Effect]) {
        phase = .over
        received = Data()
        effects.append(.fail(failure))
    }
}
