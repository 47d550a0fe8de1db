import CXCB
import DataExchange
import Foundation
import FrameTime
import HostInterface

/// The selections that this program owns, and the transfers from this program to others.
@MainActor
final class XOutgoing {
    private struct Transfer {
        var value: OutgoingTransfer
        let window: UInt32
        let property: UInt32
        let type: UInt32
    }

    /// One request of another program.
    private struct Request {
        var requestor: UInt32
        var selection: UInt32
        var target: UInt32
        var property: UInt32
        var time: UInt32
    }

    private let connection: XConnection
    private let now: @MainActor () -> FrameInstant
    /// The owned selections with the time of ownership.
    private var owned: [UInt32: (data: DataSupply, time: UInt32)] = [:]
    private var transfers: [Transfer] = []
    var rescheduled: @MainActor () -> Void = {}
    /// Called when another program requests data of a selection.
    var requested: @MainActor (_ selection: UInt32) -> Void = { _ in }
    private let most: Int

    /// Chosen: more transfers at one time are refused.
    private static let mostTransfers = 64
    /// Chosen: more data is passed in pieces, so that no request is large.
    private static let pieceSize = 262_144

    init(_ connection: XConnection, _ now: @escaping @MainActor () -> FrameInstant) {
        (self.connection, self.now) = (connection, now)
        let words = Int(clamping: xcb_get_maximum_request_length(connection.connection))
        most = max(1_024, min(Self.pieceSize, words * 4 - 256))
    }

    var deadline: FrameInstant? { transfers.map(\.value.deadline).min() }

    // MARK: Ownership

    func own(_ selection: UInt32, _ data: DataSupply, time: UInt32) {
        owned[selection] = (data, time)
        xcb_set_selection_owner(connection.connection, connection.window, selection, time)
        connection.flush()
    }

    /// Gives up a selection. Its data is no longer offered.
    func release(_ selection: UInt32, time: UInt32 = 0) {
        guard owned.removeValue(forKey: selection) != nil else { return }
        xcb_set_selection_owner(connection.connection, 0, selection, time)
        connection.flush()
    }

    /// Another program owns the selection now.
    func lost(_ selection: UInt32) { owned[selection] = nil }
    func data(of selection: UInt32) -> DataSupply? { owned[selection]?.data }

    // MARK: Requests

    /// - Returns: whether the event is about a transfer.
    func handle(_ event: XConnection.Event) -> Bool {
        switch Int32(event.kind) {
        case XCB_SELECTION_REQUEST:
            let request = Request(
                requestor: event.number(12), selection: event.number(16), target: event.number(20),
                property: event.number(24), time: event.number(4))
            answer(request)
            return true
        case XCB_SELECTION_CLEAR:
            lost(event.number(12))
            return true
        case XCB_PROPERTY_NOTIFY:
            let (window, property) = (event.number(4), event.number(8))
            let isDeleted = event.bytes[16] == UInt8(clamping: XCB_PROPERTY_DELETE.rawValue)
            guard let index = transfers.firstIndex(where: { $0.window == window && $0.property == property }) else {
                return false
            }
            if isDeleted { proceed(index, .taken) }
            return true
        case XCB_DESTROY_NOTIFY:
            let window = event.number(8)
            while let index = transfers.firstIndex(where: { $0.window == window }) { proceed(index, .lost) }
            return false
        default: return false
        }
    }

    private func answer(_ request: Request) {
        requested(request.selection)
        guard let data = owned[request.selection]?.data else { return refuse(request) }
        if request.target == connection.atom("MULTIPLE") { return answerSeveral(request, data) }
        var single = request
        // Documented (ICCCM): older programs pass no property.
        if single.property == 0 { single.property = single.target }
        convert(single, data) { [connection] isDone in
            connection.notify(
                single.requestor, single.selection, single.target, isDone ? single.property : 0, single.time)
            connection.flush()
        }
    }

    private func refuse(_ request: Request) {
        connection.notify(request.requestor, request.selection, request.target, 0, request.time)
        connection.flush()
    }

    /// Answers several requests in one: the property lists pairs of a type and a property.
    private func answerSeveral(_ request: Request, _ data: DataSupply) {
        let numbers = connection.numbers(request.property, of: request.requestor, most: 4_096)
        guard request.property != 0, !numbers.isEmpty, numbers.count.isMultiple(of: 2) else { return refuse(request) }
        let batch = Batch(numbers)
        for pair in stride(from: 0, to: numbers.count, by: 2) {
            var single = request
            (single.target, single.property) = (numbers[pair], numbers[pair + 1])
            convert(single, data) { [connection] isDone in
                if !isDone { batch.numbers[pair + 1] = 0 }
                batch.remaining -= 1
                guard batch.remaining == 0 else { return }
                connection.set(
                    request.property, of: request.requestor, connection.atom("ATOM_PAIR"), numbers: batch.numbers)
                connection.notify(
                    request.requestor, request.selection, request.target, request.property, request.time)
                connection.flush()
            }
        }
    }

    @MainActor
    private final class Batch {
        var numbers: [UInt32]
        var remaining: Int
        init(_ numbers: [UInt32]) { (self.numbers, remaining) = (numbers, numbers.count / 2) }
    }

    /// Writes the data of a request to its property.
    private func convert(_ request: Request, _ data: DataSupply, _ done: @escaping @MainActor (Bool) -> Void) {
        guard request.property != 0 else { return done(false) }
        let atom = connection.atom
        switch request.target {
        case atom("TARGETS"):
            let types = ["TARGETS", "MULTIPLE", "TIMESTAMP"] + data.types
            connection.set(request.property, of: request.requestor, 4, numbers: types.map(atom).filter { $0 != 0 })
            return done(true)
        case atom("TIMESTAMP"):
            let time = owned[request.selection]?.time ?? 0
            connection.set(request.property, of: request.requestor, 19, numbers: [time])
            return done(true)
        default: break
        }
        guard let type = connection.names(of: [request.target]).first, data.types.contains(type) else {
            return done(false)
        }
        data.load(type) { [weak self] bytes in
            guard let self, let bytes, transfers.count < Self.mostTransfers else { return done(false) }
            // The type of the text says its encoding.
            let written = type == "TEXT" || type == "text/plain" ? atom("UTF8_STRING") : request.target
            begin(
                Transfer(
                    value: OutgoingTransfer(bytes, most: most, at: now()), window: request.requestor,
                    property: request.property, type: written))
            done(true)
        }
    }

    // MARK: Transfers

    private func begin(_ transfer: Transfer) {
        var transfer = transfer
        let effects = transfer.value.handle(.begin, at: now())
        for effect in effects {
            switch effect {
            case .write(let data): connection.set(transfer.property, of: transfer.window, transfer.type, bytes: data)
            case .announce(let count):
                var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
                xcb_change_window_attributes(
                    connection.connection, transfer.window, XCB_CW_EVENT_MASK.rawValue, &mask)
                connection.set(
                    transfer.property, of: transfer.window, connection.atom("INCR"), numbers: [UInt32(clamping: count)])
                transfers.append(transfer)
            case .piece, .finish: break
            }
        }
        rescheduled()
    }

    private func proceed(_ index: Int, _ request: OutgoingTransfer.Request) {
        for effect in transfers[index].value.handle(request, at: now()) {
            let transfer = transfers[index]
            switch effect {
            case .piece(let data): connection.set(transfer.property, of: transfer.window, transfer.type, bytes: data)
            case .finish:
                transfers.remove(at: index)
                stopObserving(transfer.window)
            case .write, .announce: break
            }
        }
        connection.flush()
        rescheduled()
    }

    private func stopObserving(_ window: UInt32) {
        guard window != connection.window, !transfers.contains(where: { $0.window == window }) else { return }
        var mask: UInt32 = 0
        xcb_change_window_attributes(connection.connection, window, XCB_CW_EVENT_MASK.rawValue, &mask)
    }

    /// Ends transfers to programs that take nothing.
    func checkTime() {
        for index in transfers.indices.reversed() where transfers.indices.contains(index) { proceed(index, .time) }
    }
}
