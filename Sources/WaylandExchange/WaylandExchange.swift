import CWayland
import CoreGraphics
package import DataExchange
import Diagnostics
import Dispatch
package import Foundation
package import FrameTime
package import HostInterface

/// A window of the app on a Wayland compositor.
package struct WaylandWindow: Hashable, Sendable {
    package var id: WindowID
    /// The address of the window's surface.
    package var surface: UInt
    /// In points.
    package var size: CGSize
    /// The units of the surface per point.
    package var unitsAPoint: CGFloat

    package init(id: WindowID, surface: UInt, size: CGSize, unitsAPoint: CGFloat) {
        (self.id, self.surface, self.size, self.unitsAPoint) = (id, surface, size, unitsAPoint)
    }
}

/// The clipboard and the drags of a Wayland compositor, over the connection of the windows.
///
/// A compositor gives a drag to the connection that owns the surface, so the connection cannot be another one. The
/// windows' library reads the events; ``dispatch()`` handles those of the exchange afterwards.
@MainActor
package final class WaylandExchange: HostDrags {
    private let connection: WaylandConnection
    private let input: WaylandInput
    private let board: WaylandClipboard
    private let target: WaylandDropTarget
    private var source: WaylandDragSource?
    /// Offers that the compositor has announced, and not yet used.
    private var offers: [UInt: WaylandOffer] = [:]
    /// The offer of the app's own drag over its own window.
    private var ownOffer: WaylandOffer?
    /// The window under the drag.
    private var current: WaylandWindow?
    /// The points outside of the window of a drag that the compositor does not carry, since its last drag.
    private var unofferedPoints = 0
    private let now: @MainActor () -> FrameInstant
    private let windows: @MainActor () -> [WaylandWindow]
    private let send: @MainActor (WindowSample) -> Void
    private let timer: any DispatchSourceTimer

    /// Called when the compositor has taken the pointer for a drag, and when it gives the pointer back: the windows'
    /// library has not seen the release of the button.
    package var tookPointer: @MainActor () -> Void = {}
    package var releasedPointer: @MainActor () -> Void = {}
    /// Called for each act with the left button, with the window of the press and the location in points.
    package var acted: @MainActor (WaylandPress, WindowID, CGPoint) -> Void = { _, _, _ in }

    package var clipboard: any HostClipboard { board }

    /// Chosen: an announced offer is used at once, so more are a fault of the compositor.
    private static let mostOffers = 16

    /// Nil for a compositor without a seat or without an exchange of data.
    /// - Parameters:
    ///   - display: the connection of the windows, as libwayland's `wl_display`.
    ///   - texts: provides the primary selection.
    ///   - now: the running time, not that of a frame.
    ///   - windows: the open windows of the app.
    ///   - send: called on the main queue, outside of turns.
    package init?(
        display: OpaquePointer, texts: any HostClipboard, now: @escaping @MainActor () -> FrameInstant,
        windows: @escaping @MainActor () -> [WaylandWindow], send: @escaping @MainActor (WindowSample) -> Void
    ) {
        guard let connection = WaylandConnection(display: display), let device = connection.device else { return nil }
        self.connection = connection
        (self.now, self.windows, self.send) = (now, windows, send)
        input = WaylandInput(connection)
        board = WaylandClipboard(connection, input, texts: texts)
        target = WaylandDropTarget(connection, send: send)
        timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.checkTime() } }
        timer.schedule(deadline: .distantFuture)
        timer.activate()
        wl_data_device_add_listener(device, WaylandListeners.device, Unmanaged.passUnretained(self).toOpaque())
        board.changed = { [weak self] in self?.send(WindowSample(.clipboardChanged)) }
        input.acted = { [weak self] act, surface, point in
            guard let self, let window = window(of: surface) else { return }
            let place = location(point.x, point.y, in: window)
            if act == .ended { source?.pointerReleased(window.id, at: place) }
            acted(act, window.id, place)
        }
        connection.flush()
    }

    isolated deinit { close() }

    /// Handles the events that the windows' library has read.
    package func dispatch() {
        connection.dispatch()
        source?.settle()
    }

    /// Ends the exchange: data of the app is no longer offered. Called before the connection of the windows closes.
    package func close() {
        guard connection.isOpen else { return }
        timer.cancel()
        source?.cancel()
        source = nil
        target.close()
        board.close()
        ownOffer?.close()
        offers.values.forEach { $0.close() }
        offers = [:]
        input.close()
        connection.close()
    }

    private func window(of surface: UInt) -> WaylandWindow? { windows().first { $0.surface == surface } }

    private func location(_ x: Double, _ y: Double, in window: WaylandWindow) -> CGPoint {
        CGPoint(x: x / window.unitsAPoint, y: y / window.unitsAPoint)
    }

    // MARK: Events of the data device

    func announced(_ offer: UInt) {
        guard let proxy = OpaquePointer(bitPattern: offer) else { return }
        guard offers.count < Self.mostOffers else { return wl_data_offer_destroy(proxy) }
        offers[offer] = WaylandOffer(proxy, connection, now: now)
    }

    func selected(_ offer: UInt) { board.selected(offers.removeValue(forKey: offer)) }

    func entered(_ surface: UInt, _ x: Double, _ y: Double, _ offer: UInt, _ serial: UInt32) {
        let found = offers.removeValue(forKey: offer)
        guard let window = window(of: surface) else { return found?.close() ?? () }
        current = window
        let place = location(x, y, in: window)
        if let source {
            ownOffer?.close()
            ownOffer = found
            return source.entered(found, window, at: place, serial: serial)
        }
        // Without an offer the drag is private to another program.
        guard let found else { return }
        target.entered(found, window.id, at: place, serial: serial)
    }

    func moved(_ x: Double, _ y: Double) {
        guard let current else { return }
        let place = location(x, y, in: current)
        if let source { source.moved(to: place, in: current.id) } else { target.moved(to: place) }
    }

    func left() {
        let isOverApp = current != nil
        current = nil
        guard let source else { return target.left() }
        ownOffer?.close()
        ownOffer = nil
        if isOverApp { source.left() }
    }

    func dropped() {
        guard let source else { return target.dropped() }
        if current != nil { source.droppedInside() }
        ownOffer?.finish()
        (ownOffer, current) = (nil, nil)
    }

    // MARK: HostDrags

    /// The compositor reports the pointer only during a drag that it carries, and then over all windows of the app.
    package func location(of point: CGPoint, in window: WindowID) -> (window: WindowID, point: CGPoint)? {
        if let source { return source.elsewhere }
        noteMissingSource(point, window)
        return nil
    }

    /// The first point outside of the window comes before the offer of the drag.
    private func noteMissingSource(_ point: CGPoint, _ id: WindowID) {
        let open = windows()
        guard open.count > 1, let window = open.first(where: { $0.id == id }),
            !CGRect(origin: .zero, size: window.size).contains(point)
        else { return }
        unofferedPoints += 1
        guard unofferedPoints == 2 else { return }
        Log.once(
            """
            UIDragInteraction: this drag stays in its window, because the Wayland compositor carries only drags by \
            mouse with data for other programs; give the items data, and do not restrict the session to the app
            """)
    }

    package func data(of drag: DragID) -> (any OfferedData)? { target.data(of: drag) }
    package func answer(_ drag: DragID, _ operation: TransferOperation?) { target.answer(drag, operation) }
    package func finish(_ drag: DragID, _ operation: TransferOperation?) { target.finish(drag, operation) }

    /// Nil without a pressed mouse button: a drag by a finger stays in the app.
    package func begin(_ drag: OutgoingDrag, from window: WindowID) -> (any OutgoingSession)? {
        guard let place = windows().first(where: { $0.id == window }), let press = input.press,
            press.surface == place.surface
        else { return nil }
        source?.cancel()
        let start = location(input.location.x, input.location.y, in: place)
        guard
            let made = WaylandDragSource(drag, from: place, press, at: start, connection, now: now, send: send)
        else { return nil }
        made.rescheduled = { [weak self] in self?.schedule() }
        made.ended = { [weak self, weak made] in if let self, source === made { source = nil } }
        made.released = { [weak self] in self?.releasedPointer() }
        source = made
        unofferedPoints = 0
        tookPointer()
        return made
    }

    private func schedule() {
        guard let deadline = source?.deadline else { return timer.schedule(deadline: .distantFuture) }
        timer.schedule(deadline: .now() + max(deadline - now(), 0), leeway: .milliseconds(20))
    }

    private func checkTime() {
        source?.checkTime()
        schedule()
    }
}
