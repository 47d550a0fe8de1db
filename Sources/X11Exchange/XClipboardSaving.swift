import CXCB
import DataExchange
import Foundation
import FrameTime

/// Passes the data of the clipboard to the clipboard manager of the desktop, which offers the data after the end of the
/// program.
///
/// Documented (freedesktop.org, Clipboard Manager): the program requests the target `SAVE_TARGETS` of the selection
/// `CLIPBOARD_MANAGER`, with the list of the types in the property. The manager answers after it has the data.
@MainActor
final class XClipboardSaving {
    private let connection: XConnection
    private let now: @MainActor () -> FrameInstant
    private let manager: UInt32
    private var saving: ClipboardSaving?
    /// Called when ``deadline`` has changed.
    var rescheduled: @MainActor () -> Void = {}

    init(_ connection: XConnection, _ now: @escaping @MainActor () -> FrameInstant) {
        (self.connection, self.now) = (connection, now)
        manager = connection.atom("CLIPBOARD_MANAGER")
    }

    var isInProgress: Bool { saving != nil }
    var deadline: FrameInstant? { saving?.deadline }

    /// Does nothing without a manager.
    func begin(_ types: [String], time: UInt32) {
        let cookie = xcb_get_selection_owner(connection.connection, manager)
        guard let reply = xcb_get_selection_owner_reply(connection.connection, cookie, nil) else { return }
        defer { free(reply) }
        guard reply.pointee.owner != 0 else { return }
        let property = connection.atom("CHEVRON_SAVED")
        connection.set(property, of: connection.window, 4, numbers: types.map(connection.atom).filter { $0 != 0 })
        xcb_convert_selection(
            connection.connection, connection.window, manager, connection.atom("SAVE_TARGETS"), property, time)
        connection.flush()
        saving = ClipboardSaving(at: now())
        rescheduled()
    }

    /// - Returns: whether the event is the manager's answer.
    func handle(_ event: XConnection.Event) -> Bool {
        guard Int32(event.kind) == XCB_SELECTION_NOTIFY, event.number(12) == manager else { return false }
        end()
        return true
    }

    /// A program has requested data, or has received a piece.
    func continued() {
        guard saving != nil else { return }
        saving?.continued(at: now())
        rescheduled()
    }

    /// Ends the wait for a manager whose time is over.
    func checkTime() { if saving?.isOver(at: now()) == true { end() } }

    func end() {
        guard saving != nil else { return }
        saving = nil
        rescheduled()
    }
}
