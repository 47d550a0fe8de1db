import CXCB
import DataExchange
import Foundation
import FrameTime
import HostInterface

/// The clipboard of an X server: the selection `CLIPBOARD`, and the selection `PRIMARY` for texts.
@MainActor
final class XClipboard: HostClipboard {
    private let connection: XConnection
    private let incoming: XIncoming
    private let outgoing: XOutgoing
    private let now: @MainActor () -> FrameInstant
    private let serverTime: @MainActor () -> UInt32
    private let selection: UInt32
    private let primary: UInt32
    private(set) var changes = 0
    private var foreign: ForeignData?
    /// The request for the types of the data; nil if the types are known.
    private var asking: UInt32?
    /// Called when another program has replaced the data, and its types are known.
    var changed: @MainActor () -> Void = {}

    init(
        _ connection: XConnection, _ incoming: XIncoming, _ outgoing: XOutgoing,
        now: @escaping @MainActor () -> FrameInstant, serverTime: @escaping @MainActor () -> UInt32
    ) {
        (self.connection, self.incoming, self.outgoing) = (connection, incoming, outgoing)
        (self.now, self.serverTime) = (now, serverTime)
        (selection, primary) = (connection.atom("CLIPBOARD"), connection.atom("PRIMARY"))
        xcb_xfixes_select_selection_input(
            connection.connection, connection.window, selection,
            XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue
                | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
                | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue)
        askForTypes(0, isChange: false)
    }

    var content: (any OfferedData)? {
        if let own { return own }
        if let asking { incoming.wait(for: asking, until: now() + IncomingTransfer.patience) }
        return foreign
    }

    /// The app's own data on the clipboard.
    var own: DataSupply? { outgoing.data(of: selection) }

    func offer(_ data: DataSupply?) {
        changes += 1
        forget()
        if let data {
            outgoing.own(selection, data, time: serverTime())
        } else if outgoing.data(of: selection) != nil {
            outgoing.release(selection, time: serverTime())
        } else {
            // Another program's data is removed by owning the selection for a moment.
            outgoing.own(selection, DataSupply([]), time: serverTime())
            outgoing.release(selection)
        }
    }

    private func forget() {
        foreign?.isOutdated = true
        foreign = nil
        if asking != nil { incoming.cancel(selection) }
        asking = nil
    }

    /// The selection has another owner.
    func ownerChanged(_ selection: UInt32, to owner: UInt32, at time: UInt32) {
        guard selection == self.selection, owner != connection.window else { return }
        // The end of the own ownership is known already.
        if owner == 0, foreign == nil, asking == nil, outgoing.data(of: selection) == nil { return }
        outgoing.lost(selection)
        forget()
        changes += 1
        if owner == 0 { changed() } else { askForTypes(time, isChange: true) }
    }

    private func askForTypes(_ time: UInt32, isChange: Bool) {
        let data = ForeignData(selection, time: time, connection, incoming, now)
        asking = incoming.request(selection, "TARGETS", time: time) { [weak self] result, _ in
            guard let self else { return }
            asking = nil
            if let result {
                data.types = connection.names(of: XConnection.numbers(in: result.data)).filter {
                    MediaType.uniformType(for: $0) != nil
                }
                foreign = data.types.isEmpty ? nil : data
            }
            if isChange { changed() }
        }
        if asking == 0 { asking = nil }
    }

    // MARK: Primary selection

    var primarySelection: String? {
        get {
            if let own = outgoing.data(of: primary) { return own.text }
            let data = ForeignData(primary, time: 0, connection, incoming, now)
            data.types = ["UTF8_STRING", "STRING"]
            for type in data.types {
                if let bytes = data.bytes(type) { return MediaType.text(bytes, as: type) }
            }
            return nil
        }
        set {
            guard let text = newValue, !text.isEmpty else { return outgoing.release(primary, time: serverTime()) }
            outgoing.own(primary, DataSupply(text: text), time: serverTime())
        }
    }
}

/// The data of another program's selection.
@MainActor
final class ForeignData: ForeignOffer {
    private let selection: UInt32
    /// The time of requests. The program may answer only for the time that it has sent.
    var time: UInt32
    private let connection: XConnection
    private let incoming: XIncoming
    private let now: @MainActor () -> FrameInstant
    var types: [String] = []
    var record = OfferRecord()
    /// Whether the selection has another owner, or the drag has ended.
    var isOutdated = false
    /// Called after a transfer has ended.
    var transferred: @MainActor () -> Void = {}
    /// The number of transfers in progress.
    private(set) var transfers = 0

    init(
        _ selection: UInt32, time: UInt32, _ connection: XConnection, _ incoming: XIncoming,
        _ now: @escaping @MainActor () -> FrameInstant
    ) {
        (self.selection, self.time, self.connection) = (selection, time, connection)
        (self.incoming, self.now) = (incoming, now)
    }

    func load(_ type: String, progress: Progress?, _ done: @escaping @MainActor (Data?) -> Void) {
        _ = request(type, progress, done)
    }

    private func request(_ type: String, _ progress: Progress?, _ done: @escaping @MainActor (Data?) -> Void) -> UInt32
    {
        if let known = record.known(type) {
            done(known)
            return 0
        }
        guard !isOutdated, types.contains(type) else {
            done(nil)
            return 0
        }
        transfers += 1
        return incoming.request(selection, type, time: time, progress: progress) { [weak self] result, failure in
            self?.transfers -= 1
            self?.record.ended(failure)
            // The type of the answer says the encoding of a text.
            let isText = MediaType.texts.contains(type)
            done(result.map { isText && $0.type == "STRING" ? MediaType.received($0.data, as: $0.type) : $0.data })
            self?.transferred()
        }
    }

    func bytes(_ type: String) -> Data? {
        guard record.allowsWait else { return nil }
        let loaded = LoadedBytes()
        let transfer = request(type, nil) { loaded.data = $0 }
        if transfer != 0 { incoming.wait(for: transfer, until: now() + OfferRecord.longestWait) }
        return loaded.data
    }
}
