package import DataExchange
package import Foundation
package import HostInterface

/// A clipboard in memory. A test acts as another program.
@MainActor
package final class MemoryClipboard: HostClipboard {
    package private(set) var content: (any OfferedData)?
    package private(set) var changes = 0
    package var primarySelection: String?

    package init() {}

    package func offer(_ data: DataSupply?) { replace(data) }

    /// Replaces the data, as another program does.
    package func replace(_ data: (any OfferedData)?) {
        content = data
        changes += 1
    }
}

/// Drags between the app and another program that a test plays.
@MainActor
package final class MemoryDrags: HostDrags {
    /// A drag of the other program.
    package struct Incoming {
        package var data: any OfferedData
        package var answer: TransferOperation?
        package var isFinished = false
        /// The operation that the app has performed.
        package var result: TransferOperation?
    }

    package private(set) var incoming: [DragID: Incoming] = [:]
    /// The app's drag outside of its windows; nil without one.
    package private(set) var outgoing: MemoryOutgoingSession?
    private var count = 0
    /// The windows of the app, front first.
    var windows: @MainActor () -> [HeadlessWindow] = { [] }

    package init() {}

    /// Begins a drag of the other program.
    package func begin(_ data: any OfferedData) -> DragID {
        count += 1
        let id = DragID(count)
        incoming[id] = Incoming(data: data)
        return id
    }

    package func data(of drag: DragID) -> (any OfferedData)? { incoming[drag]?.data }
    package func answer(_ drag: DragID, _ operation: TransferOperation?) { incoming[drag]?.answer = operation }
    package func finish(_ drag: DragID, _ operation: TransferOperation?) {
        guard incoming[drag]?.isFinished == false else { return }
        incoming[drag]?.isFinished = true
        incoming[drag]?.result = operation
    }

    package func location(of point: CGPoint, in window: WindowID) -> (window: WindowID, point: CGPoint)? {
        let windows = windows()
        guard let origin = windows.first(where: { $0.id == window })?.origin else { return nil }
        let place = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        let found = windows.first {
            !$0.isMinimized && CGRect(origin: $0.origin, size: $0.metrics.size).contains(place)
        }
        return found.map { ($0.id, CGPoint(x: place.x - $0.origin.x, y: place.y - $0.origin.y)) }
    }

    package func begin(_ drag: OutgoingDrag, from window: WindowID) -> (any OutgoingSession)? {
        let session = MemoryOutgoingSession(drag, window)
        outgoing = session
        return session
    }
}

/// The app's drag over another program, as that program receives it.
@MainActor
package final class MemoryOutgoingSession: OutgoingSession {
    package enum State: Hashable, Sendable { case inside, outside, dropped, cancelled }

    package let drag: OutgoingDrag
    package let window: WindowID
    package private(set) var state = State.inside
    package private(set) var point = CGPoint.zero
    package var isDroppedByApp: Bool { true }

    init(_ drag: OutgoingDrag, _ window: WindowID) { (self.drag, self.window) = (drag, window) }

    package func move(to point: CGPoint) { (self.point, state) = (point, .outside) }
    package func leave() { state = .inside }
    package func drop() { state = .dropped }
    package func cancel() { state = .cancelled }
}
