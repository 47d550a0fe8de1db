import Decisions
package import Foundation
package import FrameTime

/// The transfer of data to another program: at once if the data fits into one request, otherwise an announcement
/// (`INCR`) and pieces, each after the program has taken the former one.
package struct OutgoingTransfer: StateMachine {
    package enum Phase: Hashable, Sendable {
        case idle, sending
        /// The last piece, which is empty, was passed.
        case closing
        case over
    }

    package enum Request: Hashable, Sendable {
        case begin
        /// The program has taken the announcement or a piece.
        case taken
        /// The window of the program is gone.
        case lost
        case time
    }

    package enum Effect: Hashable, Sendable {
        /// Pass all bytes. The transfer is over.
        case write(Data)
        /// Announce pieces with this number of bytes in total.
        case announce(Int)
        /// Pass a piece; an empty one is the last.
        case piece(Data)
        /// Forget the program.
        case finish
    }

    package enum Column: Hashable, Sendable { case begin, taken, lost, expiry }
    package enum Step: Hashable, Sendable { case begin, next, end }

    /// Chosen: seconds until a program that takes no further piece is given up.
    package static let patience = 5.0

    package private(set) var phase = Phase.idle
    package private(set) var deadline: FrameInstant
    private var now: FrameInstant
    private let data: Data
    private let most: Int
    private var offset = 0

    /// - Parameter most: the number of bytes that fit into one request.
    package init(_ data: Data, most: Int, at now: FrameInstant) {
        (self.data, self.most, self.now) = (data, max(most, 1), now)
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
        case .begin: .begin
        case .taken: .taken
        case .lost: .lost
        case .time: now >= deadline ? .expiry : nil
        }
    }

    package static func steps(_ row: Phase, _ column: Column) -> [Step] {
        switch (row, column) {
        case (.idle, .begin): [.begin]
        case (.sending, .taken): [.next]
        case (.sending, .lost), (.sending, .expiry): [.end]
        case (.closing, .taken), (.closing, .lost), (.closing, .expiry): [.end]
        // A transfer begins once, and nothing is passed before.
        case (.sending, .begin), (.closing, .begin), (.idle, .taken), (.idle, .lost), (.idle, .expiry): []
        case (.over, _): []
        }
    }

    package mutating func perform(_ step: Step, into effects: inout [Effect]) {
        switch step {
        case .begin:
            guard data.count > most else {
                phase = .over
                return effects.append(.write(data))
            }
            phase = .sending
            effects.append(.announce(data.count))
        case .next:
            deadline = now + Self.patience
            let piece = data.dropFirst(offset).prefix(most)
            offset += piece.count
            if piece.isEmpty { phase = .closing }
            effects.append(.piece(Data(piece)))
        case .end:
            phase = .over
            effects.append(.finish)
        }
    }
}
