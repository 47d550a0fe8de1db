import CSystemd
import DesktopBus
package import HostInterface

/// Reads and observes the desktop's settings through `org.freedesktop.portal.Settings` on the session's D-Bus.
///
/// All requests are asynchronous. A desktop without a bus or a portal has no settings, which is not an error.
@MainActor
package final class SettingsPortal {
    /// The settings reported by the portal so far.
    package private(set) var settings = DesktopSettings()
    /// Called on the main queue after ``settings`` have changed.
    package var changed: (() -> Void)?
    /// Whether the portal has answered, or is known not to answer.
    package private(set) var hasAnswered = false

    private let bus: BusConnection

    static let service = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let interface = "org.freedesktop.portal.Settings"

    /// Nil if the session has no bus.
    package convenience init?() {
        guard let bus = BusConnection.session() else { return nil }
        self.init(bus)
    }

    init(_ bus: BusConnection) {
        self.bus = bus
        let connection = bus.connection
        let me = Unmanaged.passUnretained(self).toOpaque()
        // The connection is closed before this object is freed, so no callback runs afterwards.
        sd_bus_match_signal_async(
            connection, nil, nil, Self.path, Self.interface, "SettingChanged",
            { message, me, _ in
                MainActor.assumeIsolated { SettingsPortal.of(me)?.settingChanged(BusReader(message)) }
                return 0
            }, nil, me)
        var question: OpaquePointer?
        guard
            sd_bus_message_new_method_call(connection, &question, Self.service, Self.path, Self.interface, "ReadAll")
                >= 0, let question
        else {
            hasAnswered = true
            return
        }
        sd_bus_message_open_container(question, CChar(UInt8(ascii: "a")), "s")
        for namespace in DesktopSettings.namespaces {
            sd_bus_message_append_basic(question, CChar(UInt8(ascii: "s")), namespace)
        }
        sd_bus_message_close_container(question)
        let sent = sd_bus_call_async(
            connection, nil, question,
            { message, me, _ in
                MainActor.assumeIsolated { SettingsPortal.of(me)?.answered(BusReader(message)) }
                return 0
            }, me, 0)
        sd_bus_message_unref(question)
        hasAnswered = sent < 0
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> SettingsPortal? {
        pointer.map { Unmanaged<SettingsPortal>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Handles incoming messages and sends pending ones.
    package func process() { bus.process() }

    /// Waits until the session's bus has answered the handshake.
    /// - Parameter remaining: returns the remaining time in microseconds by the host's clock.
    /// - Returns: false if the bus has not answered in time or the connection has ended.
    package func waitForBus(remaining: () -> UInt64) -> Bool {
        process()
        while !bus.isReady {
            let time = remaining()
            guard time > 0, bus.wait(microseconds: time) else { return bus.isReady }
            process()
        }
        return true
    }

    /// Waits for the first answer, so that the first frame uses the desktop's settings.
    /// - Parameter remaining: returns the remaining time in microseconds by the host's clock. Called after each
    ///   message.
    package func waitForAnswer(remaining: () -> UInt64) {
        process()
        while !hasAnswered {
            let time = remaining()
            guard time > 0, bus.wait(microseconds: time) else { return }
            process()
        }
    }

    /// Lets the main queue handle incoming messages from now on. The last settings stay when the desktop's session
    /// ends.
    package func observe() { bus.observe() }

    // MARK: Answers

    private func answered(_ answer: BusReader) {
        hasAnswered = true
        guard !answer.isError else { return }
        let former = settings
        answer.dictionary("s", "a{sv}") {
            guard let namespace = answer.string() else { return }
            answer.dictionary("s", "v") {
                guard let name = answer.string() else { return }
                settings[.init(namespace, name)] = answer.variant()
            }
        }
        if settings != former { changed?() }
    }

    private func settingChanged(_ signal: BusReader) {
        guard let namespace = signal.string(), let name = signal.string(),
            DesktopSettings.namespaces.contains(namespace)
        else { return }
        let former = settings
        settings[.init(namespace, name)] = signal.variant()
        if settings != former { changed?() }
    }
}
