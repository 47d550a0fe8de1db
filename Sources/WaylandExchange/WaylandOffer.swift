import CWayland
import DataExchange
import Foundation
import FrameTime
import HostInterface

/// Data that another program offers, on the clipboard or in a drag.
@MainActor
final class WaylandOffer: ForeignOffer {
    private let connection: WaylandConnection
    private let proxy: OpaquePointer
    private let now: @MainActor () -> FrameInstant
    private(set) var types: [String] = []
    var record = OfferRecord()
    /// The operations that the other program allows, as bits of the protocol.
    var sourceActions = WaylandAction.none
    /// The operation that the compositor has chosen, as a bit of the protocol.
    private(set) var action = WaylandAction.none
    /// Has the texts for which the program sent nothing.
    var texts: (any HostClipboard)?
    /// Called when the compositor has chosen another operation.
    var actionChanged: @MainActor () -> Void = {}
    /// Called after a transfer has ended.
    var transferred: @MainActor () -> Void = {}
    private var transfers: [Int: PipeReading] = [:]
    private var count = 0
    private var isClosed = false

    /// Chosen: more types are no list that a program made for a user.
    private static let mostTypes = 1_024
    /// Chosen: more transfers at one time are refused.
    private static let mostTransfers = 64

    init(
        _ proxy: OpaquePointer, _ connection: WaylandConnection, now: @escaping @MainActor () -> FrameInstant
    ) {
        (self.proxy, self.connection, self.now) = (proxy, connection, now)
        wl_data_offer_add_listener(proxy, WaylandListeners.offer, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit { close() }

    /// Ends the offer: no further transfer begins.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        if connection.isOpen { wl_data_offer_destroy(proxy) }
    }

    var hasTransfers: Bool { !transfers.isEmpty }

    func received(type: String) {
        guard types.count < Self.mostTypes, MediaType.uniformType(for: type) != nil, !types.contains(type) else {
            return
        }
        types.append(type)
    }

    func received(action: UInt32) {
        guard action != self.action else { return }
        self.action = action
        actionChanged()
    }

    // MARK: Drags

    /// Answers the other program: the type that a drop would read, and the operations of which the compositor chooses
    /// one. No type refuses the drag.
    func accept(_ type: String?, _ actions: UInt32, preferred: UInt32, serial: UInt32) {
        guard !isClosed, connection.isOpen else { return }
        if let type { wl_data_offer_accept(proxy, serial, type) } else { wl_data_offer_accept(proxy, serial, nil) }
        if connection.version >= 3 { wl_data_offer_set_actions(proxy, actions, preferred) }
    }

    /// Reports the end of a drop. Documented (wl_data_offer.finish): an offer without a chosen operation must not be
    /// finished; its destruction cancels the drag.
    func finish() {
        guard !isClosed, connection.isOpen else { return }
        if connection.version >= 3, action != WaylandAction.none { wl_data_offer_finish(proxy) }
        close()
    }

    // MARK: OfferedData

    func load(_ type: String, progress: Progress?, _ done: @escaping @MainActor (Data?) -> Void) {
        _ = request(type, progress, done)
    }

    func bytes(_ type: String) -> Data? {
        guard record.allowsWait else { return nil }
        let loaded = LoadedBytes()
        request(type, nil) { loaded.data = $0 }?.wait(until: now() + OfferRecord.longestWait)
        return loaded.data
    }

    /// - Returns: the transfer; nil if the handler was called already.
    @discardableResult
    private func request(_ type: String, _ progress: Progress?, _ done: @escaping @MainActor (Data?) -> Void)
        -> PipeReading?
    {
        if let known = record.known(type) {
            done(known)
            return nil
        }
        guard !isClosed, connection.isOpen, types.contains(type), transfers.count < Self.mostTransfers,
            let pipe = WaylandPipe.make()
        else {
            done(nil)
            return nil
        }
        wl_data_offer_receive(proxy, type, pipe.writing)
        connection.flush()
        WaylandPipe.close(pipe.writing)
        count += 1
        let number = count
        let transfer = PipeReading(pipe.reading, progress: progress, now: now) { [weak self] data, failure in
            self?.transfers[number] = nil
            self?.record.ended(failure)
            if data == nil, failure == nil, MediaType.texts.contains(type), let text = self?.texts?.content {
                text.load(type, done)
            } else {
                done(data)
            }
            self?.transferred()
        }
        transfers[number] = transfer
        return transfer
    }
}
