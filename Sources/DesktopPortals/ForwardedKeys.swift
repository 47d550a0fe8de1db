import CSystemd
import DesktopBus
import Foundation

/// The keys that an engine of ibus returns unused by the signal `ForwardKeyEvent`, which SDL 2.26 ignores.
///
/// Documented (ibus 1.5.27, bus/dbusimpl.c): the daemon passes the signals of engines to all connections that match.
/// The engine ibus-hangul 1.5.4 returns every unused key in this way, also Space and Return. Later versions with ibus
/// 1.5.28 do so for programs that request the signal.
@MainActor
package final class ForwardedKeys {
    /// A pressed key, in the terms of X11; `code` is the code of the kernel.
    package struct Key: Hashable, Sendable {
        package var symbol: UInt32
        package var code: UInt32
        package init(symbol: UInt32, code: UInt32) { (self.symbol, self.code) = (symbol, code) }
    }

    /// Called on the main queue when keys have arrived.
    package var arrived: () -> Void = {}
    private let bus: BusConnection
    private var keys: [Key] = []

    /// Connects to the daemon of the display; nil if ibus is not running or the session uses fcitx.
    package convenience init?(environment: [String: String]) {
        guard let file = Self.addressFile(environment), let address = Self.address(in: file),
            let bus = BusConnection.bus(at: address)
        else { return nil }
        self.init(bus)
        bus.process()
        bus.observe()
    }

    init(_ bus: BusConnection) {
        self.bus = bus
        bus.handled = { [weak self] in
            if let self, !keys.isEmpty { arrived() }
        }
        // The connection is closed before this object is freed, so no callback runs afterwards.
        sd_bus_match_signal_async(
            bus.connection, nil, nil, nil, "org.freedesktop.IBus.Engine", "ForwardKeyEvent",
            { message, me, _ in
                MainActor.assumeIsolated {
                    guard let message, let me else { return }
                    Unmanaged<ForwardedKeys>.fromOpaque(me).takeUnretainedValue()
                        .receive(BusMessage(message: message).values())
                }
                return 0
            }, nil, Unmanaged.passUnretained(self).toOpaque())
    }

    package var isOpen: Bool { bus.isOpen }

    /// Reads the messages of the bus.
    package func process() { bus.process() }

    /// The keys since the last call.
    package func removeKeys() -> [Key] {
        defer { keys = [] }
        return keys
    }

    /// Documented (ibus, ibustypes.h): bit 30 of the state is set for a release.
    private func receive(_ values: [BusValue]) {
        guard values.count == 3, case .uint32(let symbol) = values[0], case .uint32(let code) = values[1],
            case .uint32(let state) = values[2], state & 1 << 30 == 0
        else { return }
        keys.append(Key(symbol: symbol, code: code))
    }

    // MARK: The address

    /// The file in which the daemon of a display writes its address, as SDL finds the file; nil for a session with
    /// fcitx.
    ///
    /// Documented (SDL 2.26, SDL_ibus.c): `ibus/bus/MACHINE-HOST-NUMBER` in the folder for settings.
    package static func addressFile(_ environment: [String: String]) -> String? {
        let method = environment["SDL_IM_MODULE"] ?? environment["XMODIFIERS"] ?? ""
        guard !method.contains("fcitx") else { return nil }
        if let file = environment["IBUS_ADDRESS"], !file.isEmpty { return file }
        let display = environment["DISPLAY"].flatMap { $0.isEmpty ? nil : $0 } ?? ":0.0"
        guard let colon = display.lastIndex(of: ":") else { return nil }
        let number = display[display.index(after: colon)...].prefix { $0 != "." }
        let isWayland = environment["XDG_SESSION_TYPE"] == "wayland"
        let host = colon > display.startIndex ? String(display[..<colon]) : isWayland ? "unix-wayland" : "unix"
        let home = environment["HOME"].map { $0 + "/.config" }
        guard let settings = environment["XDG_CONFIG_HOME"].flatMap({ $0.isEmpty ? nil : $0 }) ?? home,
            let machine = machine
        else { return nil }
        return "\(settings)/ibus/bus/\(machine)-\(host)-\(number)"
    }

    static var machine: String? {
        ["/var/lib/dbus/machine-id", "/etc/machine-id"].lazy.compactMap {
            try? String(contentsOfFile: $0, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        }.first
    }

    private static func address(in file: String) -> String? {
        let mark = "IBUS_ADDRESS="
        let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(whereSeparator: \.isNewline)
        return lines?.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
}
