import CSystemd
import DesktopBus
import Testing

@testable import DesktopPortals

/// The keys that engines of ibus return by a signal, from a bus between two ends.
@MainActor
struct ForwardedKeysTests {
    @Test("presses arrive in their order, and releases and other signals are ignored")
    func arrival() throws {
        let (client, daemon) = try BusPeer.connected { BusPeer(descriptor: $0, path: "/org/freedesktop/IBus") }
        let keys = ForwardedKeys(BusConnection(client))
        var calls = 0
        keys.arrived = { calls += 1 }
        for (member, values) in [
            ("ForwardKeyEvent", [BusValue.uint32(32), .uint32(57), .uint32(0)]),
            ("CommitText", [.string("한")]), ("ForwardKeyEvent", [.uint32(32), .uint32(57), .uint32(1 << 30)]),
            ("ForwardKeyEvent", [.string("?")]), ("ForwardKeyEvent", [.uint32(0xFF0D), .uint32(28), .uint32(0)]),
        ] {
            var signal: OpaquePointer?
            sd_bus_message_new_signal(
                daemon.bus, &signal, "/org/freedesktop/IBus/Engine/1", "org.freedesktop.IBus.Engine", member)
            BusMessage(message: signal!).append(values)
            sd_bus_send(daemon.bus, signal, nil)
            sd_bus_message_unref(signal)
        }
        daemon.exchange(with: keys.process)
        #expect(calls > 0)
        #expect(keys.removeKeys() == [.init(symbol: 32, code: 57), .init(symbol: 0xFF0D, code: 28)])
        #expect(keys.removeKeys() == [])
    }

    @Test("the file with the address is that of the display, and a session with fcitx has none")
    func address() throws {
        func file(_ environment: [String: String]) -> String? {
            ForwardedKeys.addressFile(environment.merging(["HOME": "/home/me"]) { first, _ in first })
        }
        let machine = try #require(ForwardedKeys.machine)
        let folder = "/home/me/.config/ibus/bus/\(machine)-"
        #expect(file(["DISPLAY": ":1.0"]) == folder + "unix-1")
        #expect(file(["DISPLAY": "host:2"]) == folder + "host-2")
        #expect(file(["XDG_SESSION_TYPE": "wayland", "DISPLAY": ":0"]) == folder + "unix-wayland-0")
        #expect(file(["XDG_CONFIG_HOME": "/c", "DISPLAY": ":0"]) == "/c/ibus/bus/\(machine)-unix-0")
        #expect(file(["XMODIFIERS": "@im=fcitx"]) == nil)
        #expect(file(["XMODIFIERS": "@im=fcitx", "SDL_IM_MODULE": "ibus"]) != nil)
    }
}
