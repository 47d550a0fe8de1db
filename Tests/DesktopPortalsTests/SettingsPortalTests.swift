import CSystemd
import DesktopBus
import Foundation
import HostInterface
import Testing

@testable import DesktopPortals

/// The desktop's end of a connection for the settings portal.
@MainActor
private final class Desktop: BusPeer {
    /// Values by namespace and key.
    var values: [String: [String: Value]] = [:]
    /// The requested namespaces.
    private(set) var namespaces: [String] = []
    var refuses = false

    enum Value {
        case number(UInt32), double(Double), flag(Bool), text(String), pair(UInt32, UInt32)
    }

    static func connected() throws -> (SettingsPortal, Desktop) {
        let (client, desktop) = try BusPeer.connected { Desktop(descriptor: $0, path: SettingsPortal.path) }
        return (SettingsPortal(BusConnection(client)), desktop)
    }

    func exchange(with portal: SettingsPortal) { exchange(with: portal.process) }

    override func answer(_ question: OpaquePointer) {
        namespaces = []
        sd_bus_message_enter_container(question, letter("a"), "s")
        var name: UnsafePointer<CChar>?
        while sd_bus_message_read_basic(question, letter("s"), &name) > 0, let text = name {
            namespaces.append(String(cString: text))
        }
        guard !refuses else { return refuse(question, "UnknownMethod") }
        var answer: OpaquePointer?
        sd_bus_message_new_method_return(question, &answer)
        sd_bus_message_open_container(answer, letter("a"), "{sa{sv}}")
        for (namespace, entries) in values.sorted(by: { $0.key < $1.key }) {
            sd_bus_message_open_container(answer, letter("e"), "sa{sv}")
            sd_bus_message_append_basic(answer, letter("s"), namespace)
            sd_bus_message_open_container(answer, letter("a"), "{sv}")
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                sd_bus_message_open_container(answer, letter("e"), "sv")
                sd_bus_message_append_basic(answer, letter("s"), key)
                append(value, to: answer)
                sd_bus_message_close_container(answer)
            }
            sd_bus_message_close_container(answer)
            sd_bus_message_close_container(answer)
        }
        sd_bus_message_close_container(answer)
        sd_bus_send(bus, answer, nil)
        sd_bus_message_unref(answer)
    }

    func change(_ namespace: String, _ key: String, _ value: Value) {
        var signal: OpaquePointer?
        sd_bus_message_new_signal(bus, &signal, SettingsPortal.path, SettingsPortal.interface, "SettingChanged")
        sd_bus_message_append_basic(signal, letter("s"), namespace)
        sd_bus_message_append_basic(signal, letter("s"), key)
        append(value, to: signal)
        sd_bus_send(bus, signal, nil)
        sd_bus_message_unref(signal)
    }

    private func append(_ value: Value, to message: OpaquePointer?) {
        func put(_ type: String, _ body: () -> Void) {
            sd_bus_message_open_container(message, letter("v"), type)
            body()
            sd_bus_message_close_container(message)
        }
        switch value {
        case .number(var number): put("u") { sd_bus_message_append_basic(message, letter("u"), &number) }
        case .double(var number): put("d") { sd_bus_message_append_basic(message, letter("d"), &number) }
        case .flag(let flag):
            var number: Int32 = flag ? 1 : 0
            put("b") { sd_bus_message_append_basic(message, letter("b"), &number) }
        case .text(let text): put("s") { sd_bus_message_append_basic(message, letter("s"), text) }
        case .pair(var a, var b):
            put("(uu)") {
                sd_bus_message_open_container(message, letter("r"), "uu")
                sd_bus_message_append_basic(message, letter("u"), &a)
                sd_bus_message_append_basic(message, letter("u"), &b)
                sd_bus_message_close_container(message)
            }
        }
    }
}

@MainActor
struct SettingsPortalTests {
    @Test("a bus that never answers the handshake is given up when the time is over")
    func silentBus() throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        defer { close(ends[0]) }
        var client: OpaquePointer?
        sd_bus_new(&client)
        sd_bus_set_fd(client, ends[1], ends[1])
        sd_bus_start(client)
        let portal = SettingsPortal(BusConnection(try #require(client)))
        var times: [UInt64] = [1, 1, 1]
        #expect(!portal.waitForBus { times.popLast() ?? 0 })
        #expect(times == [])
        let (answered, desktop) = try Desktop.connected()
        desktop.exchange(with: answered)
        #expect(answered.waitForBus { 0 })
    }

    private func settings(_ portal: SettingsPortal, _ environment: [String: String] = [:]) throws -> HostSettings {
        try EnvironmentSettings(environment: environment).with(portal.settings)
    }

    @Test("The desktop's appearance, contrast, motion and size of text are read at the start")
    func reads() throws {
        let (portal, desktop) = try Desktop.connected()
        desktop.values = [
            "org.freedesktop.appearance": [
                "accent-color": .pair(1, 2), "color-scheme": .number(1), "contrast": .number(1), "unknown": .pair(3, 4),
            ],
            "org.gnome.desktop.interface": ["enable-animations": .flag(false), "text-scaling-factor": .double(1.25)],
            "org.gnome.desktop.a11y.applications": ["screen-reader-enabled": .flag(true)],
        ]
        desktop.exchange(with: portal)
        #expect(portal.hasAnswered)
        #expect(desktop.namespaces == DesktopSettings.namespaces)
        let found = try settings(portal)
        #expect(found.prefersDark)
        #expect(found.increasesContrast)
        #expect(found.reducesMotion)
        #expect(found.readsScreen)
        #expect(found.textSize == "UICTContentSizeCategoryXXL")
    }

    @Test("A change on the desktop arrives while the app runs")
    func follows() throws {
        let (portal, desktop) = try Desktop.connected()
        desktop.values = ["org.freedesktop.appearance": ["color-scheme": .number(2)]]
        desktop.exchange(with: portal)
        var changes = 0
        portal.changed = { changes += 1 }
        desktop.change("org.freedesktop.appearance", "color-scheme", .number(1))
        desktop.change("org.gnome.desktop.interface", "enable-animations", .flag(false))
        // A repeated value and an unknown namespace change nothing.
        desktop.change("org.freedesktop.appearance", "color-scheme", .number(1))
        desktop.change("org.example.other", "color-scheme", .number(2))
        desktop.exchange(with: portal)
        #expect(changes == 2)
        let found = try settings(portal)
        #expect(found.prefersDark)
        #expect(found.reducesMotion)
    }

    @Test("Environment variables override the desktop's settings")
    func environment() throws {
        let (portal, desktop) = try Desktop.connected()
        desktop.values = [
            "org.freedesktop.appearance": ["color-scheme": .number(1)],
            "org.gnome.desktop.interface": ["enable-animations": .flag(false)],
        ]
        desktop.exchange(with: portal)
        #expect(try !settings(portal, ["CHEVRON_APPEARANCE": "light"]).prefersDark)
        #expect(try !settings(portal, ["GTK_THEME": "Adwaita"]).prefersDark)
        #expect(try !settings(portal, ["CHEVRON_REDUCE_MOTION": "0"]).reducesMotion)
        #expect(try settings(portal, ["CHEVRON_APPEARANCE": "", "CHEVRON_REDUCE_MOTION": ""]).prefersDark)
        #expect(throws: HostError.self) { try settings(portal, ["CHEVRON_TRACE": "everything"]) }
    }

    @Test("A desktop without a portal leaves everything as it is")
    func refusal() throws {
        let (portal, desktop) = try Desktop.connected()
        desktop.refuses = true
        desktop.exchange(with: portal)
        #expect(portal.hasAnswered)
        #expect(try settings(portal) == HostSettings(environment: [:]))
    }

    @Test("A bus that ends in the middle is noticed without waiting")
    func gone() throws {
        var (portal, desktop): (SettingsPortal, Desktop?) = try Desktop.connected()
        desktop = nil
        #expect(desktop == nil)
        portal.waitForAnswer { 60_000_000 }
        portal.observe()
        #expect(portal.settings == DesktopSettings())
    }

    @Test(
        "Values that cannot be meant are passed over",
        arguments: [Double.nan, .infinity, -1, 0, 1e300])
    func oddNumbers(_ factor: Double) throws {
        var desktop = DesktopSettings()
        desktop[.init("org.gnome.desktop.interface", "text-scaling-factor")] = .number(factor)
        desktop[.init("org.freedesktop.appearance", "color-scheme")] = .text("dark")
        var settings = HostSettings()
        desktop.apply(to: &settings)
        #expect(settings == HostSettings())
    }
}

extension HostSettings {
    fileprivate init(environment: [String: String]) throws {
        self = try EnvironmentSettings(environment: environment).host
    }
}
