import CXCB
import CoreGraphics
import DataExchange
import Decisions
import Foundation
import FrameTime
import HostInterface

/// The drags of other programs over the windows of this program, by XDND.
///
/// The property `XdndProxy` of each window names the program's own hidden window, which gets all messages. The windows
/// belong to another connection, which therefore does not answer as well.
@MainActor
final class XDropTarget {
    private let connection: XConnection
    private let incoming: XIncoming
    private let now: @MainActor () -> FrameInstant
    private let windows: @MainActor () -> [XWindow]
    private let send: @MainActor (WindowSample) -> Void
    private let selection: UInt32
    private var machine = DropTargetMachine()
    /// The current drag: its number, its data, the end of its drop, and whether its files are or were read.
    private var drag: (id: DragID, data: ForeignData, result: DropResult, isRead: Bool)?
    private var count = 0
    private var last = DropTargetMachine.Place(point: ScreenPoint(x: 0, y: 0), time: 0, suggested: nil)
    private var lastLocation = (window: WindowID(0), point: CGPoint.zero)
    /// The window that the messages name.
    private var named: UInt32 = 0

    init(
        _ connection: XConnection, _ incoming: XIncoming, now: @escaping @MainActor () -> FrameInstant,
        windows: @escaping @MainActor () -> [XWindow], send: @escaping @MainActor (WindowSample) -> Void
    ) {
        (self.connection, self.incoming, self.now) = (connection, incoming, now)
        (self.windows, self.send) = (windows, send)
        selection = connection.atom("XdndSelection")
        connection.set(connection.atom("XdndAware"), of: connection.window, 4, numbers: [5])
        connection.set(connection.atom("XdndProxy"), of: connection.window, 33, numbers: [connection.window])
    }

    /// Lets other programs drop on a window.
    func accept(on window: UInt32) {
        connection.set(connection.atom("XdndAware"), of: window, 4, numbers: [5])
        connection.set(connection.atom("XdndProxy"), of: window, 33, numbers: [connection.window])
        connection.flush()
    }

    func data(of id: DragID) -> ForeignData? { drag?.id == id ? drag?.data : nil }

    // MARK: Messages

    func receive(_ message: DragMessage, about window: UInt32) {
        switch message {
        case .enter(let source, let version, let hasMore, let types):
            guard DragMessage.versions.contains(version) else { return }
            observe(source)
            let listed = hasMore ? connection.numbers(connection.atom("XdndTypeList"), of: source) : types
            let names = connection.names(of: listed).filter { MediaType.uniformType(for: $0) != nil }
            named = window
            perform(.enter(.init(window: source, version: version), types: names))
        case .position(let source, let point, let time, let action):
            named = window
            perform(.position(source, .init(point: point, time: time, suggested: operation(action))))
            read(at: time, from: source)
        case .leave(let source): perform(.leave(source))
        case .drop(let source, let time):
            perform(.drop(source, time: time))
            read(at: time, from: source)
        case .status, .finished: break
        }
    }

    /// The window of another program is gone.
    func lost(_ window: UInt32) { perform(.lost(window)) }

    private func observe(_ window: UInt32) {
        var mask = XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
        xcb_change_window_attributes(connection.connection, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    }

    private func operation(_ action: UInt32) -> TransferOperation? {
        switch action {
        case connection.atom("XdndActionCopy"): .copy
        case connection.atom("XdndActionMove"): .move
        default: nil
        }
    }

    private func action(_ operation: TransferOperation?) -> UInt32 {
        switch operation {
        case .copy: connection.atom("XdndActionCopy")
        case .move: connection.atom("XdndActionMove")
        case nil: 0
        }
    }

    // MARK: The app

    func answer(_ id: DragID, _ operation: TransferOperation?) {
        if drag?.id == id { perform(.answer(operation)) }
    }

    func finish(_ id: DragID, _ operation: TransferOperation?) {
        guard drag?.id == id else { return }
        drag?.result.decide(operation)
        finishWaiting()
    }

    private func finishWaiting() {
        guard let transfers = drag?.data.transfers, let message = drag?.result.message(hasTransfers: transfers > 0)
        else { return }
        perform(.finish(message.operation))
        drag?.data.isOutdated = true
        drag = nil
    }

    // MARK: Effects

    private func perform(_ request: DropTargetMachine.Request) {
        for effect in machine.handle(request) { perform(effect) }
        connection.flush()
    }

    private func perform(_ effect: DropTargetMachine.Effect) {
        switch effect {
        case .prepare(let types): prepare(types)
        case .enter(let place): sendSample(.entered, place)
        case .move(let place): sendSample(.moved, place)
        case .leave:
            sendSample(.left, last)
            drag?.data.isOutdated = true
        case .drop(let time):
            drag?.data.time = time
            // A program may refuse the files before the drop.
            if drag?.data.record.addresses?.isEmpty == true { drag?.data.record.addresses = nil }
            sendSample(.dropped, last)
        case .status(let source, let operation):
            send(.status(window: named, accepts: operation != nil, action: action(operation)), to: source)
        case .finished(let source, let operation):
            send(.finished(window: named, accepts: operation != nil, action: action(operation)), to: source)
        }
    }

    private func send(_ message: DragMessage, to source: DropTargetMachine.Source) {
        connection.send(connection.atom(message.name.rawValue), to: source.window, about: source.window, message.data)
    }

    private func prepare(_ types: [String]) {
        drag?.data.isOutdated = true
        count += 1
        let data = ForeignData(selection, time: 0, connection, incoming, now)
        data.types = types
        let id = DragID(count)
        drag = (id, data, DropResult(), false)
        data.transferred = { [weak self] in
            if let self, drag?.id == id { finishWaiting() }
        }
        // Without files the app is notified of the first position.
        if !types.contains(MediaType.addresses) { read(at: 0) }
    }

    /// Reads the files at the first position.
    ///
    /// Documented (XDND): a position has the time for requests of the data. Qt refuses requests with another time
    /// before the drop, as `QtExchangeTests` shows.
    private func read(at time: UInt32, from source: UInt32? = nil) {
        guard let drag, !drag.isRead, source == nil || source == machine.source?.window else { return }
        self.drag?.isRead = true
        drag.data.time = time
        drag.data.readAddresses { [weak self, id = drag.id] in
            if let self, self.drag?.id == id { perform(.prepared) }
        }
    }

    private func sendSample(_ phase: IncomingDragSample.Phase, _ place: DropTargetMachine.Place) {
        guard let drag else { return }
        last = place
        if phase == .entered || phase == .moved, let found = locate(place.point) { lastLocation = found }
        // Chosen: files are never moved, because the program that gets them would have to remove the originals.
        let allowsMove = place.suggested == .move && !drag.data.types.contains(MediaType.addresses)
        send(
            WindowSample(
                .incomingDrag(
                    IncomingDragSample(
                        id: drag.id, phase: phase, location: lastLocation.point, allowsMove: allowsMove)),
                in: lastLocation.window))
    }

    /// The location in the window that the messages name.
    ///
    /// Chromium names the window of `XdndProxy` instead (crbug.com/41278320), as `ChromiumExchangeTests` shows. Then
    /// the location is in the window under the point, or in the only window if a picture of the drag covers it.
    private func locate(_ point: ScreenPoint) -> (window: WindowID, point: CGPoint)? {
        let windows = windows()
        let target =
            windows.first { $0.number == named }
            ?? connection.first(at: point) { number in windows.first { $0.number == number } }
            ?? (windows.count == 1 ? windows.first : nil)
        return target?.location(ofScreen: point, connection)
    }
}
