import CXCB
import DataExchange
import Foundation
import FrameTime
import NumberConversion

/// The transfers from other programs to this one. Each has a property of its own on the program's window.
@MainActor
final class XIncoming {
    struct Result {
        var data: Data
        /// The name of the data's type, which may differ from the requested name.
        var type: String
    }

    private struct Transfer {
        var value: IncomingTransfer
        let selection: UInt32
        let target: UInt32
        var type = ""
        let progress: Progress?
        let done: @MainActor (Result?, IncomingTransfer.Failure?) -> Void
    }

    private let connection: XConnection
    private let now: @MainActor () -> FrameInstant
    private var transfers: [UInt32: Transfer] = [:]
    private var count = 0
    /// Called when a deadline has changed.
    var rescheduled: @MainActor () -> Void = {}

    /// Chosen: more transfers at one time are refused.
    private static let most = 256

    init(_ connection: XConnection, _ now: @escaping @MainActor () -> FrameInstant) {
        (self.connection, self.now) = (connection, now)
    }

    var deadline: FrameInstant? { transfers.values.map(\.value.deadline).min() }

    /// The number of transfers of a selection.
    func count(of selection: UInt32) -> Int { transfers.values.count { $0.selection == selection } }

    /// Requests a type of a selection. The handler is called once.
    /// - Returns: identifies the transfer for ``wait(for:)``.
    @discardableResult
    func request(
        _ selection: UInt32, _ type: String, time: UInt32, progress: Progress? = nil,
        _ done: @escaping @MainActor (Result?, IncomingTransfer.Failure?) -> Void
    ) -> UInt32 {
        let target = connection.atom(type)
        let property = freeProperty()
        guard target != 0, property != 0 else {
            done(nil, .refused)
            return 0
        }
        transfers[property] = Transfer(
            value: IncomingTransfer(at: now()), selection: selection, target: target, progress: progress, done: done)
        connection.remove(property, of: connection.window)
        xcb_convert_selection(connection.connection, connection.window, selection, target, property, time)
        connection.flush()
        rescheduled()
        return property
    }

    /// A property that no transfer has. The numbers go round, so that a late answer rarely meets another transfer.
    private func freeProperty() -> UInt32 {
        guard transfers.count < Self.most else { return 0 }
        while true {
            count = (count + 1) % (Self.most * 2)
            let property = connection.atom("CHEVRON_DATA_\(count)")
            if transfers[property] == nil { return property }
        }
    }

    // MARK: Events

    /// - Returns: whether the event is about a transfer.
    func handle(_ event: XConnection.Event) -> Bool {
        switch Int32(event.kind) {
        case XCB_SELECTION_NOTIFY:
            let (selection, target, property) = (event.number(12), event.number(16), event.number(20))
            if property == 0 {
                // The refusal names no property: it answers the first request of this type.
                let refused = transfers.keys.sorted().first {
                    transfers[$0]?.selection == selection && transfers[$0]?.target == target
                        && transfers[$0]?.value.phase == .waiting
                }
                guard let refused else { return true }
                handle(.refusal, refused)
            } else if transfers[property]?.selection == selection {
                readAnswer(property)
            }
            return true
        case XCB_PROPERTY_NOTIFY:
            let property = event.number(8)
            guard event.number(4) == connection.window, let transfer = transfers[property] else { return false }
            let isNew = event.bytes[16] == UInt8(clamping: XCB_PROPERTY_NEW_VALUE.rawValue)
            if isNew, transfer.value.phase == .receiving { readPiece(property) }
            return true
        default: return false
        }
    }

    private func readAnswer(_ property: UInt32) {
        guard transfers[property]?.value.phase == .waiting else { return }
        let most = IncomingTransfer.mostBytes
        guard let found = connection.property(property, of: connection.window, most: most, deletes: true) else {
            return handle(.refusal, property)
        }
        if found.type == connection.atom("INCR") {
            let announced = XConnection.numbers(in: found.data).first ?? 0
            handle(.announcement(Int(clamping: announced)), property)
        } else {
            transfers[property]?.type = connection.names(of: [found.type]).first ?? ""
            handle(.bytes(found.data), property)
        }
    }

    private func readPiece(_ property: UInt32) {
        let most = IncomingTransfer.mostBytes
        guard let found = connection.property(property, of: connection.window, most: most, deletes: true) else {
            return handle(.cancel, property)
        }
        transfers[property]?.type = connection.names(of: [found.type]).first ?? ""
        handle(.piece(found.data), property)
    }

    private func handle(_ request: IncomingTransfer.Request, _ property: UInt32) {
        guard let effects = transfers[property]?.value.handle(request, at: now()) else { return }
        for effect in effects {
            switch effect {
            // Reading a piece has removed it, which requests the next one.
            case .proceed:
                if transfers[property]?.progress?.isCancelled == true { handle(.cancel, property) }
            case .progress(let received, let total):
                guard let progress = transfers[property]?.progress else { continue }
                progress.totalUnitCount = Int64(clamping: total)
                // The last unit follows with the end.
                progress.completedUnitCount = Int64(clamping: min(received, max(total - 1, 0)))
            case .finish(let data): end(property, data, nil)
            case .fail(let failure): end(property, nil, failure)
            }
        }
        connection.flush()
        rescheduled()
    }

    private func end(_ property: UInt32, _ data: Data?, _ failure: IncomingTransfer.Failure?) {
        guard let transfer = transfers.removeValue(forKey: property) else { return }
        connection.remove(property, of: connection.window)
        transfer.done(data.map { Result(data: $0, type: transfer.type) }, failure)
    }

    // MARK: Time

    /// Ends transfers whose time is over.
    func checkTime() { for property in transfers.keys.sorted() { handle(.time, property) } }

    /// Waits until a transfer has ended, which its deadline guarantees as long as no bytes arrive.
    /// - Parameter end: the latest time, even while bytes arrive.
    func wait(for property: UInt32, until end: FrameInstant) {
        connection.wait(
            until: { transfers[property] == nil },
            remaining: {
                guard let transfer = transfers[property] else { return 0 }
                return Int32(saturating: ((min(transfer.value.deadline, end) - now()) * 1_000).rounded(.up))
            },
            { handle($0) })
        if transfers[property] != nil { self.end(property, nil, .silent) }
    }

    /// Ends all transfers of a selection, whose data is gone.
    func cancel(_ selection: UInt32) {
        for property in transfers.keys.sorted() where transfers[property]?.selection == selection {
            handle(.cancel, property)
        }
    }
}
