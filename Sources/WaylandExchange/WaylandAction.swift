import CWayland
import DataExchange

/// The operations of a drag, as bits of the protocol.
enum WaylandAction {
    static let none: UInt32 = WL_DATA_DEVICE_MANAGER_DND_ACTION_NONE.rawValue
    static let copy: UInt32 = WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY.rawValue
    static let move: UInt32 = WL_DATA_DEVICE_MANAGER_DND_ACTION_MOVE.rawValue

    /// Chosen: "ask" is no operation, because no drop of UIKit asks.
    static func operation(_ action: UInt32) -> TransferOperation? {
        switch action {
        case copy: .copy
        case move: .move
        default: nil
        }
    }
}
