import AccessibilityLogic
import CSystemd
import DesktopBus
import Foundation
import Testing

@testable import AccessibilityHost

/// The connection of an app to a bus, with the test as the registry and as a screen reader at the other end.
@MainActor
struct BusTests {
    /// The other end of the connection.
    @MainActor
    private final class Registry {
        let link: BusConnection
        private(set) var calls: [String] = []
        private(set) var signals: [String] = []
        var listeners: [BusValue] = []
        /// The programs that listen to keys.
        var keyListeners: [BusValue] = []
        /// Whether a listener uses each key; nil for no answer.
        var usesKeys: Bool? = false
        private(set) var keys: [BusValue] = []
        var refuses = false

        init(_ link: BusConnection) {
            self.link = link
            sd_bus_add_filter(
                link.connection, nil,
                { message, me, _ in
                    MainActor.assumeIsolated {
                        guard let message, let me else { return 0 }
                        return Unmanaged<Registry>.fromOpaque(me).takeUnretainedValue().received(message)
                    }
                }, Unmanaged.passUnretained(self).toOpaque())
        }

        private func received(_ message: OpaquePointer) -> Int32 {
            var type: UInt8 = 0
            sd_bus_message_get_type(message, &type)
            let read = BusMessage(message: message)
            guard type == 1 else {
                if type == 4 {
                    signals.append(
                        ([read.path.split(separator: "/").last.map(String.init) ?? "", read.member]
                            + read.values().prefix(1).compactMap(\.text)).joined(separator: " "))
                }
                return 0
            }
            calls.append(read.member)
            switch read.member {
            case _ where refuses: link.reply(to: message, .failure(.unknownMember("x")))
            case "GetRegisteredEvents": link.reply(to: message, .success([.array("(ss)", listeners)]))
            case "GetKeystrokeListeners":
                link.reply(to: message, .success([.array("(souua(iisi)u(bbb))", keyListeners)]))
            case "NotifyListenersSync", "NotifyListenersAsync":
                keys += read.values()
                if let usesKeys { link.reply(to: message, .success([.flag(usesKeys)])) }
            case "Embed":
                link.reply(
                    to: message,
                    .success([.structure([.string(":1.0"), .path("/org/a11y/atspi/accessible/root")])]))
            default: return 0
            }
            return 1
        }
    }

    private let app = PaperApp()
    private let bus: AccessibilityBus
    private let registry: Registry

    init() throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        func connection(_ descriptor: Int32, isServer: Bool) -> BusConnection {
            var made: OpaquePointer?
            sd_bus_new(&made)
            sd_bus_set_fd(made, descriptor, descriptor)
            if isServer {
                var id = sd_id128_t()
                sd_id128_randomize(&id)
                sd_bus_set_server(made, 1, id)
            }
            sd_bus_start(made)
            return BusConnection(made!)
        }
        registry = Registry(connection(ends[0], isServer: true))
        bus = AccessibilityBus(connection(ends[1], isServer: false))
    }

    private func exchange() {
        for _ in 0..<20 {
            registry.link.process()
            bus.process()
        }
    }

    private func ask(_ path: String, _ member: String, _ arguments: [BusValue] = []) -> [BusValue]? {
        var answer: [BusValue]?
        registry.link.call(":1.5", path, "org.a11y.atspi.Accessible", member, arguments) { answer = $0 }
        exchange()
        return answer
    }

    private func listen(_ event: String, _ member: String = "EventListenerRegistered", program: String = ":1.9") {
        registry.link.emit(
            "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", member,
            [.string(program), .string(event), .strings([])])
        exchange()
    }

    private func changeOwner(_ name: String, _ former: String, _ owner: String) {
        registry.link.emit(
            "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged",
            [.string(name), .string(former), .string(owner)])
        exchange()
    }

    @Test("the app registers with its root, and is read")
    func registers() {
        registry.listeners = [.structure([.string(":1.7"), .string("window:activate")])]
        bus.source = app
        exchange()
        #expect(Set(registry.calls).isSuperset(of: ["GetRegisteredEvents", "Embed"]))
        #expect(bus.isRegistered && bus.isHeard && !bus.hasReader)
        #expect(ask(AccessibleID(3).path, "GetRole") == [.uint32(43)])
        #expect(ask("/org/a11y/atspi/accessible/999", "GetRole") == nil)
        #expect(ask(AccessibleID(3).path, "GetRole", [.double(1)]) == nil)
        #expect(ask("/elsewhere", "GetRole") == nil)
    }

    @Test("a reader is known from the event that it registers until it deregisters")
    func listeners() {
        bus.source = app
        exchange()
        var changes = 0
        bus.changed = { changes += 1 }
        listen("object:state-changed:focused")
        #expect(bus.hasReader && changes == 1)
        listen("", "EventListenerDeregistered")
        #expect(!bus.hasReader && !bus.isHeard && changes == 2)
        // Signals of other forms.
        registry.link.emit(
            "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "EventListenerRegistered", [.uint32(1)])
        registry.link.emit("/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "EventListenerRegistered", [])
        exchange()
        #expect(!bus.isHeard)
    }

    @Test("only the events that somebody listens to are sent, and entries of copies to all listeners")
    func events() {
        bus.source = app
        exchange()
        let events = [
            AccessibleEvent(AccessibleID(5), .cached), AccessibleEvent(AccessibleID(5), .state(.focused, true)),
            AccessibleEvent(AccessibleID(5), .nameChanged("Anna")), AccessibleEvent(AccessibleID(6), .uncached),
        ]
        bus.send(events)
        exchange()
        #expect(registry.signals.isEmpty)
        listen("object:state-changed:focused")
        bus.send(events)
        exchange()
        #expect(registry.signals == ["cache AddAccessible", "5 StateChanged focused", "cache RemoveAccessible"])
    }

    @Test("two readers at once: events are sent until the last one ends")
    func twoReaders() {
        bus.source = app
        exchange()
        let event = AccessibleEvent(AccessibleID(5), .state(.focused, true))
        listen("object:state-changed:focused")
        listen("object:state-changed:focused", program: ":1.10")
        listen("window:", program: ":1.10")
        bus.send([event])
        exchange()
        // One signal reaches both.
        #expect(registry.signals == ["5 StateChanged focused"])
        listen("", "EventListenerDeregistered")
        #expect(bus.hasReader && bus.isHeard)
        bus.send([event])
        exchange()
        #expect(registry.signals.count == 2)
        listen("object:state-changed:focused", "EventListenerDeregistered", program: ":1.10")
        #expect(!bus.hasReader && bus.isHeard)
        listen("", "EventListenerDeregistered", program: ":1.10")
        bus.send([event])
        exchange()
        #expect(!bus.isHeard && registry.signals.count == 2)
    }

    @Test("a registry that ends leaves no listeners, and the next registry gets the app again")
    func restartedRegistry() {
        bus.source = app
        exchange()
        let name = "org.a11y.atspi.Registry"
        // The registry that answers first may appear after the call.
        changeOwner(name, "", ":1.0")
        #expect(registry.calls.filter { $0 == "Embed" }.count == 1)
        listen("object:state-changed:focused")
        var changes = 0
        bus.changed = { changes += 1 }
        changeOwner("org.example.Other", ":1.0", "")
        #expect(bus.hasReader && bus.isRegistered && changes == 0)
        changeOwner(name, ":1.0", "")
        #expect(!bus.isHeard && !bus.isRegistered && changes == 1)
        #expect(registry.calls.filter { $0 == "Embed" }.count == 1)
        registry.listeners = [.structure([.string(":1.9"), .string("object:state-changed:focused")])]
        changeOwner(name, "", ":1.7")
        #expect(registry.calls.filter { $0 == "Embed" }.count == 2)
        #expect(bus.hasReader && bus.isRegistered)
    }

    private func listener(isForDisplay: Bool = false) -> BusValue {
        .structure([
            .string(":1.9"), .path("/org/a11y/atspi/listeners/0"), .uint32(0), .uint32(3), .array("(iisi)", []),
            .uint32(0), .structure([.flag(true), .flag(true), .flag(isForDisplay)]),
        ])
    }

    private func changeKeyListeners(_ listeners: [BusValue], _ signals: Int = 1) {
        registry.keyListeners = listeners
        for _ in 0..<signals {
            registry.link.emit(
                "/org/a11y/atspi/registry/deviceeventcontroller", "org.a11y.atspi.DeviceEventListener",
                "KeystrokeListenerRegistered", [listener()])
        }
        exchange()
    }

    @Test("a program that listens to keys is known from the registry, and many registrations are few questions")
    func keyListeners() {
        registry.keyListeners = [listener(isForDisplay: true)]
        bus.source = app
        exchange()
        var changes = 0
        bus.keyListenersChanged = { changes += 1 }
        #expect(!bus.hasKeyListeners)
        let before = registry.calls.count
        changeKeyListeners([listener()], 256)
        #expect(bus.hasKeyListeners && changes == 1)
        #expect(registry.calls.count - before <= 4)
        changeKeyListeners([])
        #expect(!bus.hasKeyListeners && changes == 2)
        changeKeyListeners([.uint32(1), .structure([]), .structure([.string("x")])])
        #expect(!bus.hasKeyListeners)
        changeKeyListeners([listener()])
        changeOwner("org.a11y.atspi.Registry", ":1.0", "")
        #expect(!bus.hasKeyListeners)
    }

    @Test("a key is sent with its symbol, code, modifiers, time and text, and the registry decides")
    func keys() {
        bus.source = app
        exchange()
        changeKeyListeners([listener()])
        var answers: [Bool] = []
        let key = KeyStroke(isDown: true, symbol: 0x41, code: 38, modifiers: .shift, milliseconds: .max)
        bus.ask(key) { answers.append($0) }
        exchange()
        #expect(answers == [false])
        #expect(
            registry.keys == [
                .structure([
                    .uint32(0), .int32(0x41), .int32(38), .int32(1), .int32(-1), .string("A"), .flag(true),
                ])
            ])
        registry.usesKeys = true
        bus.ask(key) { answers.append($0) }
        exchange()
        bus.notify(key)
        exchange()
        #expect(answers == [false, true] && registry.keys.count == 3)
        // A registry that ends answers nothing.
        registry.usesKeys = nil
        bus.ask(key) { answers.append($0) }
        exchange()
        #expect(answers.count == 2)
        sd_bus_close(registry.link.connection)
        for _ in 0..<5 { bus.process() }
        #expect(answers == [false, true, false])
    }

    @Test("an announcement is a notification for a reader that does not listen to announcements")
    func announcements() {
        bus.source = app
        exchange()
        let event = AccessibleEvent(AccessibleID(1), .announcement("Saved", .polite))
        listen("object:state-changed")
        bus.send([event])
        exchange()
        #expect(registry.signals.last?.hasSuffix("StateChanged showing") == true)
        let notice = registry.signals.last?.split(separator: " ").first.map(String.init) ?? ""
        #expect(ask(AccessibleID.base + "/" + notice, "GetRole") == [.uint32(101)])
        listen("object:announcement")
        bus.send([event])
        exchange()
        #expect(registry.signals.last == "1 Announcement ")
    }

    @Test("a request is performed after its reply")
    func requests() {
        bus.source = app
        exchange()
        var answer: [BusValue]?
        registry.link.call(
            ":1.5", AccessibleID(3).path, "org.a11y.atspi.Action", "DoAction", [.int32(0)]
        ) { answer = $0 }
        exchange()
        #expect(answer == [.flag(true)])
        #expect(app.requests.map(\.0) == [3])
    }

    @Test("an app whose registry refuses, and an app without objects, do not stop")
    func refusal() {
        registry.refuses = true
        bus.source = app
        exchange()
        #expect(!bus.isRegistered && !bus.isHeard)
        bus.source = nil
        #expect(ask(AccessibleID(3).path, "GetRole") == nil)
    }

    @Test("a bus that ends leaves no listeners")
    func end() {
        bus.source = app
        exchange()
        listen("object:state-changed:focused")
        sd_bus_close(registry.link.connection)
        for _ in 0..<5 { bus.process() }
        #expect(!bus.hasReader && !bus.isRegistered)
        bus.send([AccessibleEvent(AccessibleID(5), .state(.focused, true))])
    }

    @Test("the environment may refuse accessibility, or name a bus that does not exist")
    func environment() {
        #expect(AccessibilityBus(environment: ["NO_AT_BRIDGE": "1"], observes: false) == nil)
        for address in [
            "nonsense", "unix:path=/nowhere/bus", "unix:", "tcp:host=,port=x", String(repeating: "x", count: 9_000),
        ] {
            #expect(AccessibilityBus(environment: ["AT_SPI_BUS_ADDRESS": address], observes: false) == nil)
        }
    }
}
