import CSystemd
import DesktopBus
import Foundation
import HostInterface
import Testing

@testable import DesktopPortals

/// The desktop's end of a connection for dialogs.
@MainActor
private final class FileDesktop: BusPeer {
    private(set) var opened: [String] = []
    private(set) var closed = 0
    var refuses = false
    static let handle = "/org/freedesktop/portal/desktop/request/1_1/t"

    static func connected() throws -> (FileChooserPortal, FileDesktop) {
        let (client, desktop) = try BusPeer.connected {
            FileDesktop(descriptor: $0, path: SettingsPortal.path)
        }
        sd_bus_add_object(
            desktop.bus, nil, handle,
            { message, me, _ in
                MainActor.assumeIsolated {
                    (Unmanaged<BusPeer>.fromOpaque(me!).takeUnretainedValue() as? FileDesktop)?.closeDialog(message)
                }
                return 1
            }, Unmanaged.passUnretained(desktop).toOpaque())
        return (FileChooserPortal(BusConnection(client)), desktop)
    }

    func exchange(with portal: FileChooserPortal) { exchange(with: portal.process) }

    private func text(_ message: OpaquePointer) -> String {
        var text: UnsafePointer<CChar>?
        guard sd_bus_message_read_basic(message, letter("s"), &text) > 0, let text else { return "?" }
        return String(cString: text)
    }

    override func answer(_ call: OpaquePointer) {
        guard !refuses else { return refuse(call, "ServiceUnknown") }
        var answer: OpaquePointer?
        sd_bus_message_new_method_return(call, &answer)
        if sd_bus_message_is_method_call(call, "org.freedesktop.DBus.Properties", "Get") > 0 {
            sd_bus_message_open_container(answer, letter("v"), "u")
            var version: UInt32 = 4
            sd_bus_message_append_basic(answer, letter("u"), &version)
            sd_bus_message_close_container(answer)
        } else {
            opened.append(text(call) + "|" + text(call) + "|" + options(call).joined(separator: " "))
            sd_bus_message_append_basic(answer, letter("o"), Self.handle)
        }
        sd_bus_send(bus, answer, nil)
        sd_bus_message_unref(answer)
    }

    private func closeDialog(_ call: OpaquePointer?) {
        closed += 1
        var answer: OpaquePointer?
        sd_bus_message_new_method_return(call, &answer)
        sd_bus_send(bus, answer, nil)
        sd_bus_message_unref(answer)
    }

    /// The names of the options, with their values as far as they are flags and texts.
    private func options(_ call: OpaquePointer) -> [String] {
        var found: [String] = []
        sd_bus_message_enter_container(call, letter("a"), "{sv}")
        while sd_bus_message_enter_container(call, letter("e"), "sv") > 0 {
            let name = text(call)
            var contents: UnsafePointer<CChar>?
            sd_bus_message_peek_type(call, nil, &contents)
            let type = contents.map { String(cString: $0) } ?? ""
            sd_bus_message_enter_container(call, letter("v"), type)
            switch type {
            case "b":
                var flag: Int32 = 0
                sd_bus_message_read_basic(call, letter("b"), &flag)
                found.append("\(name)=\(flag)")
            case "s": found.append("\(name)=\(text(call))")
            case "ay":
                var bytes: UnsafeRawPointer?
                var count = 0
                sd_bus_message_read_array(call, letter("y"), &bytes, &count)
                let path = bytes.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
                found.append("\(name)=\(path) (\(count))")
            case "a(sa(us))": found.append("\(name)=\(filters(call).joined(separator: ","))")
            default: sd_bus_message_skip(call, type)
            }
            sd_bus_message_exit_container(call)
            sd_bus_message_exit_container(call)
        }
        return found
    }

    private func filters(_ call: OpaquePointer) -> [String] {
        var found: [String] = []
        sd_bus_message_enter_container(call, letter("a"), "(sa(us))")
        while sd_bus_message_enter_container(call, letter("r"), "sa(us)") > 0 {
            _ = text(call)
            sd_bus_message_enter_container(call, letter("a"), "(us)")
            while sd_bus_message_enter_container(call, letter("r"), "us") > 0 {
                var kind: UInt32 = 9
                sd_bus_message_read_basic(call, letter("u"), &kind)
                found.append("\(kind):\(text(call))")
                sd_bus_message_exit_container(call)
            }
            sd_bus_message_exit_container(call)
            sd_bus_message_exit_container(call)
        }
        sd_bus_message_exit_container(call)
        return found
    }

    func respond(_ code: UInt32, _ uris: [String], path: String = FileDesktop.handle) {
        var message: OpaquePointer?
        sd_bus_message_new_signal(bus, &message, path, FileChooserPortal.requestInterface, "Response")
        var code = code
        sd_bus_message_append_basic(message, letter("u"), &code)
        sd_bus_message_open_container(message, letter("a"), "{sv}")
        for (name, isList) in [("choices", false), ("uris", true)] {
            sd_bus_message_open_container(message, letter("e"), "sv")
            sd_bus_message_append_basic(message, letter("s"), name)
            sd_bus_message_open_container(message, letter("v"), isList ? "as" : "s")
            if isList {
                sd_bus_message_open_container(message, letter("a"), "s")
                for uri in uris { sd_bus_message_append_basic(message, letter("s"), uri) }
                sd_bus_message_close_container(message)
            } else {
                sd_bus_message_append_basic(message, letter("s"), "none")
            }
            sd_bus_message_close_container(message)
            sd_bus_message_close_container(message)
        }
        sd_bus_message_close_container(message)
        sd_bus_send(bus, message, nil)
        sd_bus_message_unref(message)
    }
}

@MainActor
struct FileChooserPortalTests {
    private func request() -> FileRequest {
        var request = FileRequest()
        request.title = "Open"
        request.isMultiple = true
        request.mediaTypes = ["image/png"]
        request.extensions = ["png"]
        request.folder = "/tmp/a b"
        return request
    }

    @Test func `the dialog is available after the desktop has answered with its version`() throws {
        let (portal, desktop) = try FileDesktop.connected()
        #expect(!portal.isAvailable)
        desktop.exchange(with: portal)
        #expect(portal.isAvailable)
        let (none, refusing) = try FileDesktop.connected()
        refusing.refuses = true
        refusing.exchange(with: none)
        #expect(!none.isAvailable)
    }

    @Test func `a request has its options, and the chosen files are the answer`() throws {
        let (portal, desktop) = try FileDesktop.connected()
        var answers: [FileAnswer] = []
        _ = portal.choose(request(), parent: "x11:2a") { answers.append($0) }
        desktop.exchange(with: portal)
        #expect(
            desktop.opened == [
                "x11:2a|Open|multiple=1 directory=0 modal=1 current_folder=/tmp/a b (9) filters=0:*.png,1:image/png"
            ])
        desktop.respond(0, ["file:///x"], path: "/org/freedesktop/portal/desktop/request/1_1/other")
        desktop.exchange(with: portal)
        #expect(answers.isEmpty)
        desktop.respond(0, ["file:///tmp/a%20b.png", "http://example.com/c.png"])
        desktop.respond(0, ["file:///late"])
        desktop.exchange(with: portal)
        #expect(answers == [.chosen([URL(fileURLWithPath: "/tmp/a b.png")])])
    }

    @Test func `a folder is chosen without filters, with a label of its own`() throws {
        let (portal, desktop) = try FileDesktop.connected()
        var wanted = request()
        wanted.choosesFolder = true
        wanted.acceptLabel = "Save"
        wanted.folder = nil
        wanted.title = "Zero\0Rest"
        var answers: [FileAnswer] = []
        _ = portal.choose(wanted, parent: "") { answers.append($0) }
        desktop.exchange(with: portal)
        #expect(desktop.opened == ["|Zero|multiple=0 directory=1 modal=1 accept_label=Save"])
        desktop.respond(1, [])
        desktop.exchange(with: portal)
        #expect(answers == [.cancelled])
    }

    @Test func `a desktop without the dialog answers that it is unavailable`() throws {
        let (portal, desktop) = try FileDesktop.connected()
        desktop.exchange(with: portal)
        desktop.refuses = true
        var answers: [FileAnswer] = []
        _ = portal.choose(request(), parent: "") { answers.append($0) }
        desktop.exchange(with: portal)
        #expect(answers == [.unavailable])
    }

    @Test func `a cancelled request closes its dialog and has no answer, even before the dialog is open`() throws {
        let (portal, desktop) = try FileDesktop.connected()
        var answers: [FileAnswer] = []
        let first = try #require(portal.choose(request(), parent: "") { answers.append($0) })
        desktop.exchange(with: portal)
        first()
        desktop.exchange(with: portal)
        #expect(desktop.closed == 1)
        desktop.respond(0, ["file:///x"])
        let second = try #require(portal.choose(request(), parent: "") { answers.append($0) })
        second()
        desktop.exchange(with: portal)
        #expect(desktop.closed == 2 && desktop.opened.count == 2 && answers.isEmpty)
    }
}
