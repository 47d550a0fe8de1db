import CSystemd
import DesktopBus
import Foundation
import Testing

@testable import DesktopPortals

/// The desktop's end of a connection for notifications.
@MainActor
private final class NotificationDesktop: BusPeer {
    private(set) var shown: [String] = []
    private(set) var closed: [UInt32] = []
    private(set) var pictures: [String?] = []
    var refuses = false

    static func connected() throws -> (NotificationService, NotificationDesktop) {
        let (client, desktop) = try BusPeer.connected {
            NotificationDesktop(descriptor: $0, path: NotificationService.path)
        }
        return (NotificationService(BusConnection(client)), desktop)
    }

    func exchange(with service: NotificationService) { exchange(with: service.process) }

    private func text(_ message: OpaquePointer) -> String {
        var text: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(message, letter("s"), &text) > 0, let text else { return "?" }
        return String(cString: text)
    }

    /// The picture among the hints.
    private func picture(_ call: OpaquePointer) -> String? {
        var found: String?
        sd_bus_message_enter_container(call, letter("a"), "{sv}")
        while sd_bus_message_enter_container(call, letter("e"), "sv") > 0 {
            if text(call) == "image-path" {
                sd_bus_message_enter_container(call, letter("v"), "s")
                found = text(call)
                sd_bus_message_exit_container(call)
            } else {
                sd_bus_message_skip(call, "v")
            }
            sd_bus_message_exit_container(call)
        }
        sd_bus_message_exit_container(call)
        return found
    }

    override func answer(_ call: OpaquePointer) {
        if sd_bus_message_is_method_call(call, nil, "CloseNotification") > 0 {
            var id: UInt32 = 0
            sd_bus_message_read_basic(call, letter("u"), &id)
            closed.append(id)
            return
        }
        guard !refuses else { return refuse(call, "Failed") }
        var line = text(call)
        sd_bus_message_skip(call, "u")
        for _ in 0..<3 { line += "|" + text(call) }
        sd_bus_message_enter_container(call, letter("a"), "s")
        while sd_bus_message_at_end(call, 0) == 0 { line += "|" + text(call) }
        sd_bus_message_exit_container(call)
        shown.append(line)
        pictures.append(picture(call))
        var answer: OpaquePointer?
        sd_bus_message_new_method_return(call, &answer)
        var id = UInt32(40 + shown.count)
        sd_bus_message_append_basic(answer, letter("u"), &id)
        sd_bus_send(bus, answer, nil)
        sd_bus_message_unref(answer)
    }

    func say(_ signal: String, _ id: UInt32, _ action: String?) {
        var message: OpaquePointer?
        sd_bus_message_new_signal(bus, &message, NotificationService.path, NotificationService.service, signal)
        var id = id
        sd_bus_message_append_basic(message, letter("u"), &id)
        var reason: UInt32 = 2
        if let action {
            sd_bus_message_append_basic(message, letter("s"), action)
        } else {
            sd_bus_message_append_basic(message, letter("u"), &reason)
        }
        sd_bus_send(bus, message, nil)
        sd_bus_message_unref(message)
    }
}

@MainActor
struct NotificationServiceTests {
    @Test("A message is shown with its texts and buttons, and the chosen button is reported by its number")
    func shown() throws {
        let (service, desktop) = try NotificationDesktop.connected()
        var received: [String] = []
        service.chosen = { received.append("\($0) \($1)") }
        service.closed = { received.append("\($0) closed") }
        var message = NotificationService.Message(title: "Tea", body: "1 < 2 & more")
        message.actions = [(key: "snooze", words: "Later")]
        let number = try #require(service.show(message, appName: "App"))
        desktop.exchange(with: service)
        #expect(desktop.shown == ["App||Tea|1 &lt; 2 &amp; more|default||snooze|Later"])
        desktop.say("ActionInvoked", 41, "snooze")
        desktop.say("ActionInvoked", 7, "of another program")
        desktop.say("NotificationClosed", 41, nil)
        desktop.say("ActionInvoked", 41, "too late")
        desktop.exchange(with: service)
        #expect(received == ["\(number) snooze", "\(number) closed"])
    }

    @Test("A message is removed, even before the desktop has answered")
    func closed() throws {
        let (service, desktop) = try NotificationDesktop.connected()
        let first = try #require(service.show(.init(title: "A", body: ""), appName: "App"))
        desktop.exchange(with: service)
        service.close(first)
        let second = try #require(service.show(.init(title: "B", body: ""), appName: "App"))
        service.close(second)
        desktop.exchange(with: service)
        #expect(desktop.closed == [41, 42])
    }

    @Test("A desktop that refuses has no message")
    func refused() throws {
        let (service, desktop) = try NotificationDesktop.connected()
        desktop.refuses = true
        var gone: [Int] = []
        service.closed = { gone.append($0) }
        let number = try #require(service.show(.init(title: "A\0B", body: ""), appName: "App"))
        desktop.exchange(with: service)
        #expect(gone == [number])
    }

    @Test func `a picture is passed by its address`() throws {
        let (service, desktop) = try NotificationDesktop.connected()
        var message = NotificationService.Message(title: "Tea", body: "")
        _ = service.show(message, appName: "App")
        message.picture = URL(fileURLWithPath: "/tmp/a picture.png")
        _ = service.show(message, appName: "App")
        desktop.exchange(with: service)
        #expect(desktop.pictures == [nil, "file:///tmp/a%20picture.png"])
    }
}
