import CXCB
package import DataExchange
import Dispatch
package import Foundation
package import FrameTime
package import HostInterface
import NumberConversion

/// A window of the app on an X server.
package struct XWindow: Hashable, Sendable {
    package var id: WindowID
    /// The server's number of the window.
    package var number: UInt32
    /// The pixels of the screen per point.
    package var unitsAPoint: CGFloat

    package init(id: WindowID, number: UInt32, unitsAPoint: CGFloat) {
        (self.id, self.number, self.unitsAPoint) = (id, number, unitsAPoint)
    }
}

extension XWindow {
    private var unit: CGFloat { unitsAPoint > 0 ? unitsAPoint : 1 }

    /// A point of the screen as a location in the window.
    @MainActor
    func location(ofScreen point: ScreenPoint, _ connection: XConnection) -> (window: WindowID, point: CGPoint)? {
        connection.translate(point, from: connection.root, to: number).map {
            (id, CGPoint(x: CGFloat($0.point.x) / unit, y: CGFloat($0.point.y) / unit))
        }
    }

    /// A location in the window as a point of the screen.
    @MainActor
    func screenPoint(of point: CGPoint, _ connection: XConnection) -> ScreenPoint? {
        let place = ScreenPoint(x: Int(saturating: point.x * unit), y: Int(saturating: point.y * unit))
        return connection.translate(place, from: number, to: connection.root)?.point
    }
}

/// The clipboard and the drags of an X server, over a connection of its own. The connection only lives on the main
/// queue, which sleeps until the server has an event or a program has not answered in time.
@MainActor
package final class X11Exchange: HostDrags {
    private let connection: XConnection
    private let incoming: XIncoming
    private let outgoing: XOutgoing
    private let board: XClipboard
    private let target: XDropTarget
    private let saving: XClipboardSaving
    private var source: XDragSource?
    private let now: @MainActor () -> FrameInstant
    private let windows: @MainActor () -> [XWindow]
    private let send: @MainActor (WindowSample) -> Void
    private let reader: any DispatchSourceRead
    private let timer: any DispatchSourceTimer
    private var isQueued = false
    private let messages: [UInt32: DragMessage.Name]

    package var clipboard: any HostClipboard { board }

    /// Nil if the server does not answer.
    /// - Parameters:
    ///   - display: the name of the server; nil for that of the environment.
    ///   - now: the running time, not that of a frame.
    ///   - windows: the open windows of the app.
    ///   - send: called on the main queue, outside of turns.
    package init?(
        display: String? = nil, now: @escaping @MainActor () -> FrameInstant,
        windows: @escaping @MainActor () -> [XWindow], send: @escaping @MainActor (WindowSample) -> Void
    ) {
        guard let connection = XConnection(display: display) else { return nil }
        self.connection = connection
        (self.now, self.windows, self.send) = (now, windows, send)
        incoming = XIncoming(connection, now)
        outgoing = XOutgoing(connection, now)
        let mark = connection.atom("CHEVRON_TIME")
        board = XClipboard(
            connection, incoming, outgoing, now: now,
            serverTime: { Self.serverTime(connection, mark, now) })
        target = XDropTarget(connection, incoming, now: now, windows: windows, send: send)
        saving = XClipboardSaving(connection, now)
        messages = Dictionary(
            DragMessage.Name.allCases.map { (connection.atom($0.rawValue), $0) },
            uniquingKeysWith: { first, _ in first })
        reader = DispatchSource.makeReadSource(fileDescriptor: connection.fileDescriptor, queue: .main)
        timer = DispatchSource.makeTimerSource(queue: .main)
        reader.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.drain() } }
        timer.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.checkTime() } }
        timer.schedule(deadline: .distantFuture)
        reader.activate()
        timer.activate()
        board.changed = { [weak self] in self?.send(WindowSample(.clipboardChanged)) }
        incoming.rescheduled = { [weak self] in self?.queueDrain() }
        outgoing.rescheduled = { [weak self] in self?.queueDrain() }
        saving.rescheduled = { [weak self] in self?.queueDrain() }
        outgoing.requested = { [weak self] in self?.source?.requested($0) }
        queueDrain()
    }

    isolated deinit {
        reader.cancel()
        timer.cancel()
    }

    /// Lets other programs drop on a window.
    package func accept(on window: UInt32) { target.accept(on: window) }

    /// Ends the exchange: data of the app is no longer offered.
    package func close() {
        source?.cancel()
        saving.end()
        reader.cancel()
        timer.cancel()
    }

    /// Passes the app's data on the clipboard to the clipboard manager of the desktop, which offers the data after the
    /// end of the app. ``isSavingClipboard`` is true until the manager has the data, for a limited time.
    package func saveClipboard() {
        guard !connection.isBroken, let data = board.own, data.outlivesApp, !data.types.isEmpty else { return }
        let time = Self.serverTime(connection, connection.atom("CHEVRON_TIME"), now)
        saving.begin(data.types, time: time)
    }

    package var isSavingClipboard: Bool { saving.isInProgress }

    // MARK: Events

    /// Answers of the server may have brought events that the descriptor does not report again.
    private func queueDrain() {
        guard !isQueued else { return }
        isQueued = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated { [weak self] in
                self?.isQueued = false
                self?.drain()
            }
        }
    }

    private func drain() {
        while let event = connection.next() { handle(event) }
        connection.flush()
        if connection.isBroken { return close() }
        schedule()
    }

    private func schedule() {
        let deadlines = [incoming.deadline, outgoing.deadline, source?.deadline, saving.deadline].compactMap { $0 }
        guard let first = deadlines.min() else { return timer.schedule(deadline: .distantFuture) }
        timer.schedule(deadline: .now() + max(first - now(), 0), leeway: .milliseconds(20))
    }

    /// Answers that have arrived count, whatever the time: the app may have been too busy to read them.
    private func checkTime() {
        drain()
        if connection.isBroken { return }
        incoming.checkTime()
        outgoing.checkTime()
        source?.checkTime()
        saving.checkTime()
        drain()
    }

    private func handle(_ event: XConnection.Event) {
        if event.kind == connection.firstFixesEvent {
            board.ownerChanged(event.number(12), to: event.number(8), at: event.number(16))
            return
        }
        if outgoing.handle(event) { return saving.continued() }
        if saving.handle(event) || incoming.handle(event) { return }
        switch Int32(event.kind) {
        case XCB_CLIENT_MESSAGE:
            guard event.bytes[1] == 32, let name = messages[event.number(8)] else { return }
            let numbers = (0..<5).map { event.number(12 + $0 * 4) }
            guard let message = DragMessage(name, numbers) else { return }
            source?.receive(message)
            target.receive(message, about: event.number(4))
        case XCB_DESTROY_NOTIFY:
            source?.lost(event.number(8))
            target.lost(event.number(8))
        default: break
        }
    }

    /// The time of the server, which the ownership of a selection needs. Documented (ICCCM): a program gets it by a
    /// change of a property.
    private static func serverTime(
        _ connection: XConnection, _ mark: UInt32, _ now: @MainActor () -> FrameInstant
    ) -> UInt32 {
        connection.set(mark, of: connection.window, 19, numbers: [0])
        var time: UInt32?
        let end = now() + 1
        connection.wait(
            until: { time != nil }, remaining: { Int32(saturating: ((end - now()) * 1_000).rounded(.up)) },
            { event in
                guard Int32(event.kind) == XCB_PROPERTY_NOTIFY, event.number(8) == mark else { return false }
                time = event.number(12)
                return true
            })
        return time ?? 0
    }

    // MARK: HostDrags

    package func data(of drag: DragID) -> (any OfferedData)? { target.data(of: drag) }
    package func answer(_ drag: DragID, _ operation: TransferOperation?) {
        target.answer(drag, operation)
        queueDrain()
    }
    package func finish(_ drag: DragID, _ operation: TransferOperation?) {
        target.finish(drag, operation)
        queueDrain()
    }

    package func location(of point: CGPoint, in window: WindowID) -> (window: WindowID, point: CGPoint)? {
        let windows = windows()
        guard let home = windows.first(where: { $0.id == window }), let place = home.screenPoint(of: point, connection)
        else { return nil }
        return connection.first(at: place) { number in windows.first { $0.number == number } }?
            .location(ofScreen: place, connection)
    }

    package func begin(_ drag: OutgoingDrag, from window: WindowID) -> (any OutgoingSession)? {
        guard let place = windows().first(where: { $0.id == window }) else { return nil }
        source?.cancel()
        let time = Self.serverTime(connection, connection.atom("CHEVRON_TIME"), now)
        let made = XDragSource(drag, from: place, connection, outgoing, time: time, now: now, send: send)
        made.rescheduled = { [weak self] in self?.queueDrain() }
        made.ended = { [weak self, weak made] in if self?.source === made { self?.source = nil } }
        source = made
        queueDrain()
        return made
    }
}
