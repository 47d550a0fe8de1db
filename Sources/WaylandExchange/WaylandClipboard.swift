import CWayland
import DataExchange
import HostInterface

/// The clipboard of a Wayland compositor. The compositor reports the data of another program only to the program with
/// the keyboard, and lets only this program replace the data.
@MainActor
final class WaylandClipboard: HostClipboard {
    private let connection: WaylandConnection
    private let input: WaylandInput
    /// The clipboard of the windows' library: the primary selection, and texts. Weston passes data for one offer of a
    /// program alone, which is that of the windows' library; other compositors pass data for all offers.
    private let texts: any HostClipboard
    private var foreign: WaylandOffer?
    private var own: WaylandSource?
    private var isKnown = false
    private(set) var changes = 0
    /// Called when another program may have replaced the data.
    var changed: @MainActor () -> Void = {}

    init(_ connection: WaylandConnection, _ input: WaylandInput, texts: any HostClipboard) {
        (self.connection, self.input, self.texts) = (connection, input, texts)
    }

    var content: (any OfferedData)? {
        if let own { return own.data }
        guard let foreign, !foreign.types.isEmpty else { return nil }
        return foreign
    }

    func offer(_ data: DataSupply?) {
        changes += 1
        foreign?.close()
        foreign = nil
        let former = own
        own = data.flatMap { WaylandSource($0, connection) }
        own?.received = { [weak self, weak own] request in
            guard request == .cancelled, let self, let own, self.own === own else { return }
            own.close()
            self.own = nil
        }
        if connection.isOpen, let device = connection.device {
            wl_data_device_set_selection(device, own?.proxy, input.serial)
        }
        former?.close()
        connection.flush()
    }

    /// The compositor reports the data on the clipboard. It also does so when a window gets the keyboard: the data may
    /// have changed meanwhile.
    func selected(_ offer: WaylandOffer?) {
        // The program's own data stays until the compositor cancels it.
        guard own == nil else { return offer?.close() ?? () }
        foreign?.close()
        foreign = offer
        offer?.texts = texts
        // The first report is no change.
        guard isKnown else {
            isKnown = true
            return
        }
        changes += 1
        changed()
    }

    func close() {
        own?.close()
        foreign?.close()
        (own, foreign) = (nil, nil)
    }

    var primarySelection: String? {
        get { texts.primarySelection }
        set { texts.primarySelection = newValue }
    }
}
