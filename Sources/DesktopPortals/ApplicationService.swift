import CSystemd
import DesktopBus
package import HostInterface

/// The app's own name on the session's D-Bus, by which a second start of the program finds the running app.
///
/// ```
/// first start ── RequestName ──► owner; answers org.freedesktop.Application
/// second start ── RequestName ──► exists ── Open, Activate, ActivateAction ──► first; the second ends
/// ```
/// Documented (Desktop Entry Specification, D-Bus Activation): the interface, and the path of its object.
@MainActor
package final class ApplicationService {
    /// Called for a request to the app. Requests from before the first assignment are delivered with it.
    package var requested: ((LaunchRequest) -> Void)? {
        didSet {
            guard let requested else { return }
            let early = waiting
            waiting = []
            for request in early { requested(request) }
        }
    }

    package enum Claim: Hashable, Sendable {
        /// The app has the name.
        case owned
        /// Another process has the name.
        case taken
        /// The bus does not answer.
        case unknown
    }

    private let bus: BusConnection
    private let name: String
    private var waiting: [LaunchRequest] = []

    static let interface = "org.freedesktop.Application"
    /// Chosen: more requests are not kept before the app has started.
    private static let mostWaiting = 100

    /// Nil without a session's bus, and for an identifier that is no name of a bus.
    package convenience init?(identifier: String) {
        guard Self.isName(identifier), let bus = BusConnection.session() else { return nil }
        self.init(bus, identifier: identifier)
    }

    init(_ bus: BusConnection, identifier: String) {
        self.bus = bus
        name = identifier
        // The connection is closed before this object is freed, so no callback runs afterwards.
        sd_bus_add_object(
            bus.connection, nil, Self.path(of: identifier),
            { message, me, _ in
                MainActor.assumeIsolated {
                    guard let message, let me else { return 0 }
                    return Unmanaged<ApplicationService>.fromOpaque(me).takeUnretainedValue().received(message) ? 1 : 0
                }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Documented (D-Bus specification, Bus names): two or more elements of letters, digits, `_` and `-`, without a
    /// digit at the beginning of an element, at most 255 characters.
    package static func isName(_ identifier: String) -> Bool {
        let elements = identifier.split(separator: ".", omittingEmptySubsequences: false)
        return identifier.utf8.count <= 255 && elements.count >= 2
            && elements.allSatisfy { element in
                guard let first = element.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
                return element.unicodeScalars.allSatisfy {
                    $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-")
                }
            }
    }

    package static func path(of identifier: String) -> String {
        "/" + String(identifier.map { $0 == "." ? "/" : $0 == "-" ? "_" : $0 })
    }

    package func process() { bus.process() }
    /// Lets the main queue handle requests from now on.
    package func observe() { bus.observe() }

    // MARK: The first start and the second

    /// Requests the name, and waits for the answer.
    /// - Parameter remaining: returns the remaining time in microseconds by the host's clock.
    package func claim(remaining: () -> UInt64) -> Claim {
        var answer: Claim?
        bus.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            [.string(name), .uint32(4)]
        ) { values in
            // Documented (D-Bus specification, RequestName): with the flag 4 the caller does not wait for the name; 1
            // is a new owner, 3 a name that another connection owns, 4 a name that the caller owns already.
            switch values?.first?.number {
            case 1, 4: answer = .owned
            case 3: answer = .taken
            default: answer = .unknown
            }
        }
        return wait(remaining) { answer } ?? .unknown
    }

    /// Passes a request to the running app, and waits until that app has accepted the request.
    /// - Returns: false if the app has not answered in time.
    package func pass(_ request: LaunchRequest, remaining: () -> UInt64) -> Bool {
        var answer: Bool?
        let (member, arguments): (String, [BusValue]) =
            switch request {
            case .activate: ("Activate", [])
            case .open(let addresses): ("Open", [.strings(addresses)])
            case .shortcut(let type): ("ActivateAction", [.string(type), .array("v", [])])
            }
        bus.call(name, Self.path(of: name), Self.interface, member, arguments + [.options([])], startsService: false) {
            answer = $0 != nil
        }
        return wait(remaining) { answer } ?? false
    }

    private func wait<Answer>(_ remaining: () -> UInt64, _ answer: () -> Answer?) -> Answer? {
        bus.process()
        while true {
            if let found = answer() { return found }
            let time = remaining()
            guard time > 0, bus.wait(microseconds: time) else { return answer() }
            bus.process()
        }
    }

    // MARK: Requests

    /// - Returns: false for a call that the app does not answer.
    private func received(_ call: OpaquePointer) -> Bool {
        let message = BusMessage(message: call)
        guard message.interface == Self.interface else { return false }
        guard let request = Self.request(message.member, message.values()) else {
            bus.reply(
                to: call, .failure(.arguments("\(message.member) of \(Self.interface) has other arguments.")))
            return true
        }
        bus.reply(to: call, .success([]))
        if let requested {
            requested(request)
        } else if waiting.count < Self.mostWaiting {
            waiting.append(request)
        }
        return true
    }

    static func request(_ member: String, _ values: [BusValue]) -> LaunchRequest? {
        switch member {
        case "Activate": return .activate
        case "Open":
            guard case .array("s", _)? = values.first else { return nil }
            return .open(values[0].texts)
        case "ActivateAction":
            guard case .string(let type)? = values.first else { return nil }
            return .shortcut(type)
        default: return nil
        }
    }
}
