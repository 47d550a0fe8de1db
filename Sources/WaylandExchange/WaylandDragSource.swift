import CWayland
import CoreGraphics
import DataExchange
import Decisions
import Foundation
import FrameTime
import HostInterface

/// A drag of this program that the compositor carries. The compositor has the pointer during the drag, so this object
/// reports the pointer to the app.
@MainActor
final class WaylandDragSource: OutgoingSession {
    private let connection: WaylandConnection
    private let source: WaylandSource
    private let window: WaylandWindow
    private let picture: WaylandDragPicture?
    private let now: @MainActor () -> FrameInstant
    private let send: @MainActor (WindowSample) -> Void
    private var machine: SurfaceDragMachine
    /// The last known place of the pointer, in points of the window of the press.
    private var location: CGPoint
    private let allowsMove: Bool
    /// The place under the pointer in another window of the app. It stays after the release of the button, because the
    /// app looks for the target of the drop afterwards.
    private(set) var elsewhere: (window: WindowID, point: CGPoint)?
    /// Called when ``deadline`` may have changed.
    var rescheduled: @MainActor () -> Void = {}
    /// Called when the drag has ended.
    var ended: @MainActor () -> Void = {}
    /// Called when the compositor gives the pointer back.
    var released: @MainActor () -> Void = {}

    /// Nil if the compositor does not exchange data.
    init?(
        _ drag: OutgoingDrag, from window: WaylandWindow, _ press: WaylandInput.Press, at location: CGPoint,
        _ connection: WaylandConnection, now: @escaping @MainActor () -> FrameInstant,
        send: @escaping @MainActor (WindowSample) -> Void
    ) {
        let actions = drag.allowsMove ? WaylandAction.copy | WaylandAction.move : WaylandAction.copy
        guard let device = connection.device, let surface = OpaquePointer(bitPattern: window.surface),
            let source = WaylandSource(drag.data, connection, actions: actions)
        else { return nil }
        (self.connection, self.window, self.source) = (connection, window, source)
        (self.now, self.send, self.location, allowsMove) = (now, send, location, drag.allowsMove)
        machine = SurfaceDragMachine(at: now())
        picture = drag.picture.flatMap {
            WaylandDragPicture($0, drag.size, window.unitsAPoint, pointer: drag.pointer, connection)
        }
        source.received = { [weak self] in self?.perform($0) }
        wl_data_device_start_drag(device, source.proxy, surface, picture?.surface, press.serial)
        picture?.show()
        connection.flush()
    }

    var deadline: FrameInstant? { machine.deadline }
    func checkTime() { perform(.time) }

    // MARK: The compositor

    /// The pointer is over a window of the app. The drag is the app's own there. In other windows than that of the
    /// press, the location for the app stays outside, and the app asks for the place.
    func entered(_ offer: WaylandOffer?, _ window: WaylandWindow, at location: CGPoint, serial: UInt32) {
        perform(.entered)
        offer?.accept(offer?.types.first, WaylandAction.copy, preferred: WaylandAction.copy, serial: serial)
        connection.flush()
        moved(to: location, in: window.id)
    }

    func moved(to location: CGPoint, in window: WindowID) {
        if window == self.window.id {
            (self.location, elsewhere) = (location, nil)
        } else {
            if elsewhere == nil { self.location = Self.outside(self.location, self.window.size) }
            elsewhere = (window, location)
        }
        report(.moved)
    }

    /// The pointer has left a window of the app. The compositor does not report the place outside.
    func left() { perform(.left) }

    /// The point beside the nearest edge.
    private static func outside(_ point: CGPoint, _ size: CGSize) -> CGPoint {
        let distances = [point.x, size.width - point.x, point.y, size.height - point.y]
        switch distances.firstIndex(of: distances.min() ?? 0) {
        case 0: return CGPoint(x: -1, y: point.y)
        case 1: return CGPoint(x: size.width + 1, y: point.y)
        case 2: return CGPoint(x: point.x, y: -1)
        default: return CGPoint(x: point.x, y: size.height + 1)
        }
    }

    /// The button was released over a window of the app.
    func droppedInside() { perform(.returned) }

    /// The button was released, and the compositor has not taken the pointer: it does not begin the drag, and may not
    /// say so.
    func pointerReleased(_ window: WindowID, at location: CGPoint) {
        guard case .held = machine.phase, window == self.window.id else { return }
        self.location = location
        perform(.refused)
    }

    /// All events that the compositor has sent until now are handled.
    func settle() { if machine.phase == .leaving { perform(.settled) } }

    // MARK: OutgoingSession

    var isDroppedByApp: Bool { false }

    func move(to point: CGPoint) { picture?.show() }
    func leave() { picture?.hide() }
    func drop() { perform(.drop) }
    func cancel() { perform(.cancel) }

    // MARK: Effects

    private func perform(_ request: SurfaceDragMachine.Request) {
        // Chosen: an operation that the app does not allow leaves its data, as a copy does.
        let request = request == .action(.move) && !allowsMove ? .action(.copy) : request
        for effect in machine.handle(request, at: now()) { perform(effect) }
        connection.flush()
        rescheduled()
    }

    private func perform(_ effect: SurfaceDragMachine.Effect) {
        switch effect {
        case .answer(let operation): send(WindowSample(.outgoingDrag(.answered(operation)), in: window.id))
        case .leave:
            if elsewhere == nil { location = Self.outside(location, window.size) }
            elsewhere = nil
            report(.moved)
        case .release:
            report(.ended)
            released()
        case .end(let operation):
            close()
            send(WindowSample(.outgoingDrag(.ended(operation)), in: window.id))
        case .close: close()
        }
    }

    private func close() {
        source.close()
        picture?.hide()
        ended()
    }

    private func report(_ phase: PointerSample.Phase) {
        send(
            WindowSample(
                .pointer(PointerSample(kind: .mouse, phase: phase, location: location, time: now())), in: window.id))
    }
}
