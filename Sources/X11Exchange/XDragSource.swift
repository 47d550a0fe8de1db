import CXCB
import CoreGraphics
import DataExchange
import Foundation
import FrameTime
import HostInterface
import NumberConversion

/// A drag of this program over the windows of other programs, by XDND. The pointer belongs to the window of the press,
/// whose connection reports its movement.
@MainActor
final class XDragSource: OutgoingSession {
    private let connection: XConnection
    private let outgoing: XOutgoing
    private let now: @MainActor () -> FrameInstant
    private let send: @MainActor (WindowSample) -> Void
    private let drag: OutgoingDrag
    private let window: XWindow
    private let selection: UInt32
    private var machine: DragSourceMachine
    private var picture: XDragPicture?
    /// The time of the server at which the drag was offered. Targets request its data with this time.
    private let time: UInt32
    var rescheduled: @MainActor () -> Void = {}
    /// Called when the drag has ended.
    var ended: @MainActor () -> Void = {}

    init(
        _ drag: OutgoingDrag, from window: XWindow, _ connection: XConnection, _ outgoing: XOutgoing, time: UInt32,
        now: @escaping @MainActor () -> FrameInstant, send: @escaping @MainActor (WindowSample) -> Void
    ) {
        (self.drag, self.window, self.connection, self.outgoing) = (drag, window, connection, outgoing)
        (self.now, self.send) = (now, send)
        self.time = time
        selection = connection.atom("XdndSelection")
        machine = DragSourceMachine(at: now())
        outgoing.own(selection, drag.data, time: time)
        connection.set(
            connection.atom("XdndTypeList"), of: connection.window, 4,
            numbers: drag.data.types.map(connection.atom).filter { $0 != 0 })
        let actions = drag.allowsMove ? ["XdndActionCopy", "XdndActionMove"] : ["XdndActionCopy"]
        connection.set(
            connection.atom("XdndActionList"), of: connection.window, 4, numbers: actions.map(connection.atom))
    }

    var deadline: FrameInstant? { machine.deadline }
    func checkTime() { perform(.time) }
    func requested(_ selection: UInt32) { if selection == self.selection { perform(.activity) } }
    func lost(_ window: UInt32) { perform(.lost(window)) }

    func receive(_ message: DragMessage) {
        switch message {
        case .status(let window, let accepts, let action):
            perform(.status(window, accepts ? operation(action) : nil))
        case .finished(let window, let accepts, let action):
            perform(.finished(window, accepts ? operation(action) : nil))
        default: break
        }
    }

    /// Chosen: another action than a move leaves the data, as a copy does.
    private func operation(_ action: UInt32) -> TransferOperation {
        action == connection.atom("XdndActionMove") && drag.allowsMove ? .move : .copy
    }

    // MARK: OutgoingSession

    var isDroppedByApp: Bool { true }

    func move(to point: CGPoint) {
        let cookie = xcb_query_pointer(connection.connection, connection.root)
        guard let reply = xcb_query_pointer_reply(connection.connection, cookie, nil) else { return }
        defer { free(reply) }
        let place = ScreenPoint(x: Int(clamping: reply.pointee.root_x), y: Int(clamping: reply.pointee.root_y))
        // Chosen, as on most desktops: a drag copies, and moves while the key Shift is held.
        let isMove = drag.allowsMove && UInt32(clamping: reply.pointee.mask) & XCB_MOD_MASK_SHIFT.rawValue != 0
        showPicture(at: place)
        perform(
            .move(.init(point: place, time: time, operation: isMove ? .move : .copy), over: target(at: place)))
    }

    func leave() {
        picture = nil
        perform(.move(.init(point: ScreenPoint(x: 0, y: 0), time: time, operation: .copy), over: nil))
    }

    func drop() {
        picture = nil
        perform(.release(time: time))
    }

    func cancel() {
        isSilent = true
        picture = nil
        perform(.cancel)
    }

    /// Whether the app has ended the drag and expects no sample.
    private var isSilent = false

    private func showPicture(at place: ScreenPoint) {
        if picture == nil, let image = drag.picture {
            picture = XDragPicture(image, drag.size, window.unitsAPoint, pointer: drag.pointer, connection)
        }
        picture?.move(to: place)
    }

    // MARK: Targets

    /// The window of another program at a point that accepts drags.
    private func target(at point: ScreenPoint) -> DragSourceMachine.Target? {
        connection.first(at: point) { target($0) }.flatMap { $0.receiver == connection.window ? nil : $0 }
    }

    private func target(_ window: UInt32) -> DragSourceMachine.Target? {
        let (aware, proxy) = (connection.atom("XdndAware"), connection.atom("XdndProxy"))
        var receiver = window
        // Documented (XDND): a proxy that names itself is alive.
        if let other = connection.numbers(proxy, of: window, most: 64).first, other != 0,
            connection.numbers(proxy, of: other, most: 64).first == other
        {
            receiver = other
        }
        guard let version = connection.numbers(aware, of: receiver, most: 64).first,
            version >= DragMessage.versions.lowerBound
        else { return nil }
        return .init(window: window, receiver: receiver, version: min(version, DragMessage.versions.upperBound))
    }

    // MARK: Effects

    private func perform(_ request: DragSourceMachine.Request) {
        for effect in machine.handle(request, at: now()) { perform(effect) }
        connection.flush()
        rescheduled()
    }

    private func perform(_ effect: DragSourceMachine.Effect) {
        let own = connection.window
        switch effect {
        case .enter(let target):
            var mask = XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
            xcb_change_window_attributes(connection.connection, target.window, XCB_CW_EVENT_MASK.rawValue, &mask)
            let types = drag.data.types.map(connection.atom).filter { $0 != 0 }
            send(.enter(window: own, version: target.version, hasMore: types.count > 3, types: types), to: target)
        case .position(let target, let place):
            let action = connection.atom(place.operation == .move ? "XdndActionMove" : "XdndActionCopy")
            send(.position(window: own, at: place.point, time: place.time, action: action), to: target)
        case .leave(let target): send(.leave(window: own), to: target)
        case .drop(let target, let time): send(.drop(window: own, time: time), to: target)
        case .answer(let operation): report(.answered(operation))
        case .end(let operation):
            picture = nil
            outgoing.release(selection)
            if !isSilent { report(.ended(operation)) }
            ended()
        }
    }

    private func send(_ message: DragMessage, to target: DragSourceMachine.Target) {
        connection.send(
            connection.atom(message.name.rawValue), to: target.receiver, about: target.window, message.data)
    }

    private func report(_ sample: OutgoingDragSample) {
        send(WindowSample(.outgoingDrag(sample), in: window.id))
    }
}
