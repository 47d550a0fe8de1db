import CSystemd
import DesktopBus
import Foundation
import HostInterface

/// Keeps the screen on and opens addresses through `org.freedesktop.portal.Desktop` on the
/// session's D-Bus. No call blocks.
@MainActor
package final class DesktopServices: HostDesktop {
    /// Called to keep the screen on without the portal, or to end this.
    package var keepAwakeOtherwise: (Bool) -> Void = { _ in }

    private let bus: BusConnection
    private var isKeptAwake = false
    /// The object of the portal that keeps the screen on; nil before its answer.
    private var inhibition: String?
    /// Whether the portal was asked to keep the screen on, and has not answered.
    private var isAsking = false
    private var isAwakeOtherwise = false
    /// The addresses that the portal is opening, by the path of the request's object.
    private var openings: [String: @MainActor (LinkAnswer) -> Void] = [:]

    /// The portal's answer to an address.
    package enum LinkAnswer: Hashable, Sendable {
        case opened, cancelled
        /// There is no portal, or the portal has found no program.
        case failed
    }

    private static let requestInterface = "org.freedesktop.portal.Request"

    /// Nil if the session has no bus.
    package convenience init?() {
        guard let bus = BusConnection.session() else { return nil }
        self.init(bus)
        bus.observe()
    }

    init(_ bus: BusConnection) {
        self.bus = bus
        // The connection is closed before this object is freed, so no callback runs afterwards.
        sd_bus_match_signal_async(
            bus.connection, nil, nil, nil, Self.requestInterface, "Response",
            { message, me, _ in
                MainActor.assumeIsolated {
                    guard let message, let me else { return }
                    Unmanaged<DesktopServices>.fromOpaque(me).takeUnretainedValue()
                        .responded(BusMessage(message: message))
                }
                return 0
            }, nil, Unmanaged.passUnretained(self).toOpaque())
    }

    package func process() { bus.process() }

    private func call(
        _ portal: String, _ member: String, _ arguments: [BusValue],
        _ answer: @escaping @MainActor ([BusValue]?) -> Void
    ) {
        bus.call(
            SettingsPortal.service, SettingsPortal.path, "org.freedesktop.portal." + portal, member, arguments,
            answer: answer)
        bus.process()
    }

    // MARK: The screen

    package func keepAwake(_ isAwake: Bool) {
        guard isAwake != isKeptAwake else { return }
        isKeptAwake = isAwake
        isAwake ? inhibit() : release()
    }

    /// Documented (org.freedesktop.portal.Inhibit): the flag 8 is for the idle session, and the inhibition lasts until
    /// the object of the answer is closed.
    private func inhibit() {
        guard !isAsking, inhibition == nil else { return }
        guard bus.isOpen else { return awakeOtherwise(true) }
        isAsking = true
        call("Inhibit", "Inhibit", [.string(""), .uint32(8), .options([])]) { [weak self] values in
            guard let self else { return }
            isAsking = false
            guard let handle = values?.first?.text else { return awakeOtherwise(isKeptAwake) }
            inhibition = handle
            if !isKeptAwake { release() }
        }
    }

    private func release() {
        awakeOtherwise(false)
        guard let handle = inhibition else { return }
        inhibition = nil
        bus.call(SettingsPortal.service, handle, Self.requestInterface, "Close")
        bus.process()
    }

    private func awakeOtherwise(_ isAwake: Bool) {
        guard isAwake != isAwakeOtherwise else { return }
        isAwakeOtherwise = isAwake
        keepAwakeOtherwise(isAwake)
    }

    // MARK: Addresses

    /// Opens an address with the desktop's program. The portal refuses addresses of files.
    package func open(address: String, answer: @escaping @MainActor (LinkAnswer) -> Void) {
        guard bus.isOpen else { return answer(.failed) }
        call("OpenURI", "OpenURI", [.string(""), .string(address), .options([])]) { [weak self] values in
            guard let handle = values?.first?.text else { return answer(.failed) }
            self?.openings[handle] = answer
        }
    }

    /// Documented (org.freedesktop.portal.Request): 0 is success, 1 is cancelled by the user, 2 is another end.
    private func responded(_ signal: BusMessage) {
        guard let answer = openings.removeValue(forKey: signal.path) else { return }
        switch signal.values().first?.number {
        case 0: answer(.opened)
        case 1: answer(.cancelled)
        default: answer(.failed)
        }
    }
}
