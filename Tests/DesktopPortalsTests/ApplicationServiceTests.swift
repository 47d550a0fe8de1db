import CSystemd
import DesktopBus
import Foundation
import HostInterface
import Testing

@testable import DesktopPortals

/// The bus of a session, with the running instance of an app.
@MainActor
private final class NameBus: BusPeer {
    /// The answer of the bus to a request of the name; nil answers nothing.
    var answerToName: UInt32? = 1
    /// Whether the running instance answers.
    var instanceAnswers = true
    private(set) var calls: [String] = []
    static let identifier = "org.example.my-notes"

    static func connected() throws -> (ApplicationService, NameBus) {
        let (client, peer) = try BusPeer.connected { NameBus(descriptor: $0, path: "/org/freedesktop/DBus") }
        sd_bus_add_object(
            peer.bus, nil, "/org/example/my_notes",
            { message, me, _ in
                MainActor.assumeIsolated {
                    (Unmanaged<BusPeer>.fromOpaque(me!).takeUnretainedValue() as? NameBus)?.answer(message!)
                }
                return 1
            }, Unmanaged.passUnretained(peer).toOpaque())
        return (ApplicationService(BusConnection(client), identifier: identifier), peer)
    }

    override func answer(_ call: OpaquePointer) {
        let message = BusMessage(message: call)
        let values = message.values()
        calls.append("\(message.member) \(values.dropLast().map { "\($0.text ?? $0.texts.joined(separator: ","))" })")
        let isName = message.member == "RequestName"
        guard isName ? answerToName != nil : instanceAnswers else { return }
        var answer: OpaquePointer?
        sd_bus_message_new_method_return(call, &answer)
        if isName, var number = answerToName { sd_bus_message_append_basic(answer, letter("u"), &number) }
        sd_bus_send(bus, answer, nil)
        sd_bus_message_unref(answer)
    }

    /// Lets both ends work for a while, at most `rounds` times.
    func remaining(for service: ApplicationService, rounds: Int = 30) -> () -> UInt64 {
        var left = rounds
        return { [self] in
            exchange { service.process() }
            left -= 1
            return left > 0 ? 1_000 : 0
        }
    }

    /// Calls a method of the app.
    func call(_ member: String, _ arguments: [BusValue], _ service: ApplicationService) -> Bool {
        var call: OpaquePointer?
        sd_bus_message_new_method_call(
            bus, &call, ":1.1", "/org/example/my_notes", ApplicationService.interface, member)
        BusMessage(message: call!).append(arguments)
        final class Answer { var isError: Bool? }
        let answer = Answer()
        sd_bus_call_async(
            bus, nil, call,
            { message, answer, _ in
                Unmanaged<Answer>.fromOpaque(answer!).takeUnretainedValue().isError =
                    sd_bus_message_is_method_error(message, nil) > 0
                return 0
            }, Unmanaged.passUnretained(answer).toOpaque(), 0)
        sd_bus_message_unref(call)
        exchange { service.process() }
        return answer.isError == false
    }
}

/// The name of an app on the session's bus.
@MainActor
struct ApplicationServiceTests {
    @Test(
        "the first start owns the name, a second finds it taken, and any other answer is unknown",
        arguments: [
            (1, ApplicationService.Claim.owned), (4, .owned), (3, .taken), (2, .unknown), (99, .unknown),
        ] as [(UInt32, ApplicationService.Claim)])
    func claims(number: UInt32, claim: ApplicationService.Claim) throws {
        let (service, bus) = try NameBus.connected()
        bus.answerToName = number
        #expect(service.claim(remaining: bus.remaining(for: service)) == claim)
        #expect(bus.calls == [#"RequestName ["org.example.my-notes"]"#])
    }

    @Test("a bus that does not answer ends the wait")
    func silent() throws {
        let (service, bus) = try NameBus.connected()
        bus.answerToName = nil
        #expect(service.claim(remaining: bus.remaining(for: service, rounds: 3)) == .unknown)
    }

    @Test("a second start passes its request to the running instance")
    func passes() throws {
        let (service, bus) = try NameBus.connected()
        #expect(service.pass(.activate, remaining: bus.remaining(for: service)))
        #expect(service.pass(.open(["note:1", "file:///a"]), remaining: bus.remaining(for: service)))
        #expect(service.pass(.shortcut("compose"), remaining: bus.remaining(for: service)))
        #expect(
            bus.calls == ["Activate []", #"Open ["note:1,file:///a"]"#, #"ActivateAction ["compose", ""]"#])
    }

    @Test("a running instance that does not answer ends the wait")
    func frozen() throws {
        let (service, bus) = try NameBus.connected()
        bus.instanceAnswers = false
        #expect(!service.pass(.activate, remaining: bus.remaining(for: service, rounds: 3)))
    }

    @Test("calls of the desktop are requests to the app, and early calls wait for the app")
    func receives() throws {
        let (service, bus) = try NameBus.connected()
        #expect(bus.call("Activate", [.options([])], service))
        var requests: [LaunchRequest] = []
        service.requested = { requests.append($0) }
        #expect(requests == [.activate])
        #expect(bus.call("Open", [.strings(["note:1"]), .options([])], service))
        #expect(bus.call("ActivateAction", [.string("compose"), .array("v", []), .options([])], service))
        #expect(requests == [.activate, .open(["note:1"]), .shortcut("compose")])
    }

    @Test("calls with other arguments and other members are refused")
    func refuses() throws {
        let (service, bus) = try NameBus.connected()
        service.requested = { _ in Issue.record("no request") }
        #expect(!bus.call("Open", [.string("note:1")], service))
        #expect(!bus.call("Open", [], service))
        #expect(!bus.call("ActivateAction", [.uint32(1)], service))
        #expect(!bus.call("Destroy", [], service))
    }

    @Test("only names of a bus are names of an app")
    func names() {
        for name in ["org.example.Notes", "org.example.my-notes", "a.b", "_a.b_1"] {
            #expect(ApplicationService.isName(name), "\(name)")
        }
        let long = "a." + String(repeating: "b", count: 254)
        for name in ["", "notes", ".a", "a.", "a..b", "a.1b", "a.b c", "a.ö", "a.b/c", long] {
            #expect(!ApplicationService.isName(name), "\(name)")
        }
        #expect(ApplicationService.path(of: "org.example.my-notes") == "/org/example/my_notes")
    }
}
