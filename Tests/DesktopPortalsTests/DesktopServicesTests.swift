import CSystemd
import DesktopBus
import Foundation
import HostInterface
import Testing

@testable import DesktopPortals

/// The desktop's portals for the screen and addresses.
@MainActor
private final class ServiceDesktop: BusPeer {
    private(set) var calls: [String] = []
    var refuses = false
    static let handle = "/org/freedesktop/portal/desktop/request/1_1/s"

    static func connected() throws -> (DesktopServices, ServiceDesktop) {
        let (client, desktop) = try BusPeer.connected {
            ServiceDesktop(descriptor: $0, path: SettingsPortal.path)
        }
        sd_bus_add_object(
            desktop.bus, nil, handle,
            { message, me, _ in
                MainActor.assumeIsolated {
                    (Unmanaged<BusPeer>.fromOpaque(me!).takeUnretainedValue() as? ServiceDesktop)?.answer(message!)
                }
                return 1
            }, Unmanaged.passUnretained(desktop).toOpaque())
        return (DesktopServices(BusConnection(client)), desktop)
    }

    func exchange(with services: DesktopServices) { exchange(with: services.process) }

    override func answer(_ call: OpaquePointer) {
        let message = BusMessage(message: call)
        var line = message.member
        for value in message.values() {
            if let text = value.text { line += " " + text }
            if let number = value.number { line += " \(number)" }
        }
        calls.append(line)
        guard !refuses else { return refuse(call, "ServiceUnknown") }
        var answer: OpaquePointer?
        sd_bus_message_new_method_return(call, &answer)
        switch message.member {
        case "Inhibit", "OpenURI": sd_bus_message_append_basic(answer, letter("o"), Self.handle)
        default: break
        }
        sd_bus_send(bus, answer, nil)
        sd_bus_message_unref(answer)
    }

    func respond(_ code: UInt32, path: String = handle) {
        var signal: OpaquePointer?
        sd_bus_message_new_signal(bus, &signal, path, "org.freedesktop.portal.Request", "Response")
        BusMessage(message: signal!).append([.uint32(code), .options([])])
        sd_bus_send(bus, signal, nil)
        sd_bus_message_unref(signal)
    }
}

/// The desktop's services for an app.
@MainActor
struct DesktopServicesTests {
    @Test("the screen stays on until the request is closed")
    func awake() throws {
        let (services, desktop) = try ServiceDesktop.connected()
        services.keepAwake(true)
        services.keepAwake(true)
        desktop.exchange(with: services)
        #expect(desktop.calls == ["Inhibit  8"])
        services.keepAwake(false)
        desktop.exchange(with: services)
        #expect(desktop.calls == ["Inhibit  8", "Close"])
        services.keepAwake(true)
        desktop.exchange(with: services)
        #expect(desktop.calls == ["Inhibit  8", "Close", "Inhibit  8"])
    }

    @Test("a request that ends before the answer is closed with the answer")
    func quick() throws {
        let (services, desktop) = try ServiceDesktop.connected()
        services.keepAwake(true)
        services.keepAwake(false)
        desktop.exchange(with: services)
        #expect(desktop.calls == ["Inhibit  8", "Close"])
    }

    @Test("without the portal, the display keeps the screen on")
    func fallback() throws {
        let (services, desktop) = try ServiceDesktop.connected()
        var states: [Bool] = []
        services.keepAwakeOtherwise = { states.append($0) }
        desktop.refuses = true
        services.keepAwake(true)
        desktop.exchange(with: services)
        #expect(states == [true])
        services.keepAwake(false)
        #expect(states == [true, false])
    }

    @Test(
        "the portal's end of an address is the answer",
        arguments: [(0, DesktopServices.LinkAnswer.opened), (1, .cancelled), (2, .failed), (9, .failed)]
            as [(UInt32, DesktopServices.LinkAnswer)])
    func links(code: UInt32, answer: DesktopServices.LinkAnswer) throws {
        let (services, desktop) = try ServiceDesktop.connected()
        var answers: [DesktopServices.LinkAnswer] = []
        services.open(address: "https://example.org") { answers.append($0) }
        desktop.exchange(with: services)
        #expect(desktop.calls == ["OpenURI  https://example.org"])
        #expect(answers == [])
        desktop.respond(code, path: "/org/freedesktop/portal/desktop/request/other")
        desktop.exchange(with: services)
        #expect(answers == [])
        desktop.respond(code)
        desktop.respond(code)
        desktop.exchange(with: services)
        #expect(answers == [answer])
    }

    @Test("an address fails without the portal, and after the desktop is gone")
    func noPortal() throws {
        let (services, desktop) = try ServiceDesktop.connected()
        var answers: [DesktopServices.LinkAnswer] = []
        desktop.refuses = true
        services.open(address: "https://example.org") { answers.append($0) }
        desktop.exchange(with: services)
        #expect(answers == [.failed])
    }
}
