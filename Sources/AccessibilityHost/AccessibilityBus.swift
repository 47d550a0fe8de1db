package import AccessibilityLogic
import CSystemd
import DesktopBus

/// Connects an app to the screen readers of the desktop, through the accessibility bus of AT-SPI. No call blocks.
///
/// ```
/// session's bus ── org.a11y.Bus appears ── GetAddress ──► accessibility bus ── Embed ──► registered
/// registered ── a program registers events ──► connected
/// ```
/// The app starts no service: without a service for the accessibility bus, no program listens.
@MainActor
package final class AccessibilityBus: ReaderConnection {
    package weak var source: (any AccessibleSource)? {
        didSet {
            server = source.map { AccessibleServer($0) }
            server?.placement = placement
            enter()
        }
    }
    package var changed: (() -> Void)?
    package var isHeard: Bool { !listeners.isEmpty }
    package var hasReader: Bool { listeners.hasReader }
    /// Whether the registry has answered.
    package var isRegistered: Bool { server?.desktop != nil }
    /// Returns the place of a window on the display, by its number.
    package var placement: (UInt32) -> WindowPlacement = { _ in WindowPlacement() } {
        didSet { server?.placement = placement }
    }

    /// Called when the first program listens to keys, and after the last one.
    package var keyListenersChanged: (() -> Void)?

    private var session: BusConnection?
    private(set) var link: BusConnection?
    private var server: AccessibleServer?
    private var listeners = ListenerBook()
    var keyListeners = KeyListeners() {
        didSet { if keyListeners.isEmpty != oldValue.isEmpty { keyListenersChanged?() } }
    }
    private var hasEntered = false
    /// Whether the registry left the bus, and none has followed.
    private var hasLostRegistry = false
    private let observes: Bool

    private static let busService = "org.a11y.Bus"
    static let registry = "org.a11y.atspi.Registry"
    private static let registeredMember = "EventListenerRegistered"
    private static let registryPath = "/org/a11y/atspi/registry"

    /// Nil without a session's bus, and if the environment refuses accessibility by `NO_AT_BRIDGE=1`.
    ///
    /// Documented (at-spi2-core): `AT_SPI_BUS_ADDRESS` names the accessibility bus.
    /// - Parameter observes: whether the main queue handles the messages. Otherwise ``process()`` does.
    package init?(environment: [String: String], observes: Bool = true) {
        self.observes = observes
        guard environment["NO_AT_BRIDGE"] != "1" else { return nil }
        if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
            guard connect(to: address) else { return nil }
            return
        }
        guard let session = BusConnection.session() else { return nil }
        self.session = session
        watchService(on: session)
        askAddress()
        if observes { session.observe() }
        session.process()
    }

    /// Uses a connection to an accessibility bus, for tests.
    init(_ link: BusConnection) {
        observes = false
        use(link)
    }

    /// Handles incoming messages and sends pending ones.
    package func process() {
        session?.process()
        link?.process()
    }

    /// Blocks until a message arrives, for tests.
    package func wait(microseconds: UInt64) { _ = (link ?? session)?.wait(microseconds: microseconds) }

    static func of(_ pointer: UnsafeMutableRawPointer?) -> AccessibilityBus? {
        pointer.map { Unmanaged<AccessibilityBus>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: The way to the bus

    /// A screen reader that starts later starts the service.
    private func watchService(on session: BusConnection) {
        let rule =
            "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
            + "member='NameOwnerChanged',arg0='\(Self.busService)'"
        // The connection is closed before this object is freed, so no callback runs afterwards.
        sd_bus_add_match_async(
            session.connection, nil, rule,
            { _, me, _ in
                MainActor.assumeIsolated { AccessibilityBus.of(me)?.askAddress() }
                return 0
            }, { _, _, _ in 0 }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func askAddress() {
        guard link == nil else { return }
        session?.call(Self.busService, "/org/a11y/bus", Self.busService, "GetAddress", startsService: false) {
            [weak self] in
            guard let self, link == nil, let address = $0?.first?.text, !address.isEmpty else { return }
            _ = connect(to: address)
        }
    }

    private func connect(to address: String) -> Bool {
        guard let link = BusConnection.bus(at: address) else { return false }
        use(link)
        return true
    }

    private func use(_ link: BusConnection) {
        self.link = link
        let me = Unmanaged.passUnretained(self).toOpaque()
        for prefix in ["/org/a11y/atspi/accessible", AccessibleServer.cachePath] {
            sd_bus_add_fallback(
                link.connection, nil, prefix,
                { message, me, _ in
                    MainActor.assumeIsolated {
                        guard let message else { return }
                        AccessibilityBus.of(me)?.answer(message)
                    }
                    return 1
                }, me)
        }
        matchListeners(Self.registeredMember, on: link)
        matchListeners("EventListenerDeregistered", on: link)
        matchKeyListeners(on: link)
        watchRegistry(on: link)
        link.handled = { [weak self] in self?.handled() }
        if observes { link.observe() }
        link.process()
    }

    private func matchListeners(_ member: String, on link: BusConnection) {
        sd_bus_match_signal_async(
            link.connection, nil, nil, Self.registryPath, Self.registry, member,
            { message, me, _ in
                MainActor.assumeIsolated {
                    guard let message else { return }
                    AccessibilityBus.of(me)?.listenersChanged(BusMessage(message: message))
                }
                return 0
            }, { _, _, _ in 0 }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// A registry that starts again has neither the app nor the listeners of the former registry.
    private func watchRegistry(on link: BusConnection) {
        let rule =
            "type='signal',path='/org/freedesktop/DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
            + "arg0='\(Self.registry)'"
        sd_bus_add_match_async(
            link.connection, nil, rule,
            { message, me, _ in
                MainActor.assumeIsolated {
                    guard let message else { return }
                    AccessibilityBus.of(me)?.registryChanged(BusMessage(message: message).values())
                }
                return 0
            }, { _, _, _ in 0 }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// - Parameter values: the name of the registry, its former owner and its owner.
    private func registryChanged(_ values: [BusValue]) {
        guard values.count == 3, values[0].text == Self.registry, let owner = values[2].text else { return }
        guard owner.isEmpty else {
            if hasLostRegistry { leave() }
            return
        }
        leave(hasLostRegistry: true)
    }

    /// The registry of the bus knows the app and its listeners no longer. ``enter()`` registers the app again.
    /// - Parameter hasLostRegistry: whether no other registry has followed.
    private func leave(hasLostRegistry: Bool = false) {
        self.hasLostRegistry = hasLostRegistry
        if !hasLostRegistry { hasEntered = false }
        server?.desktop = nil
        keyListeners = KeyListeners()
        let wasHeard = isHeard
        listeners = ListenerBook()
        if wasHeard { changed?() }
    }

    /// Called after messages were handled.
    private func handled() {
        enter()
        performRequests()
        guard let link, !link.isOpen else { return }
        // The bus ended; another may follow.
        self.link = nil
        leave()
    }

    /// Registers the app as soon as the bus has given the connection its name.
    private func enter() {
        guard let link, let server, !hasEntered, link.isReady else { return }
        hasEntered = true
        server.busName = link.name
        link.call(Self.registry, Self.registryPath, Self.registry, "GetRegisteredEvents") { [weak self] in
            guard let self else { return }
            for event in $0?.first?.elements ?? [] where event.elements.count >= 2 {
                listeners.register(event.elements[1].text ?? "", by: event.elements[0].text ?? "")
            }
            changed?()
        }
        askForKeyListeners()
        let root = BusValue.structure([.string(link.name), .path(AccessibleID.application.path)])
        link.call(Self.registry, AccessibleID.application.path, "org.a11y.atspi.Socket", "Embed", [root]) {
            [weak self] in
            guard let parts = $0?.first?.elements, parts.count == 2, let name = parts[0].text, let path = parts[1].text
            else { return }
            self?.server?.desktop = (name, path)
        }
    }

    private func listenersChanged(_ signal: BusMessage) {
        let (member, values) = (signal.member, signal.values())
        guard values.count >= 2, let program = values[0].text, let event = values[1].text else { return }
        if member == Self.registeredMember {
            listeners.register(event, by: program)
        } else {
            listeners.deregister(event, by: program)
        }
        changed?()
    }

    // MARK: Answers

    private func answer(_ message: OpaquePointer) {
        guard let link else { return }
        let call = BusMessage(message: message)
        guard let server else { return link.reply(to: message, .failure(.unknownObject(call.path))) }
        do throws(BusFault) {
            let values = try server.answer(
                path: call.path, interface: call.interface, member: call.member, signature: call.signature,
                arguments: call.values(), sender: call.sender)
            link.reply(to: message, .success(values))
        } catch {
            link.reply(to: message, .failure(error))
        }
    }

    /// The replies are sent before the app acts.
    private func performRequests() {
        while let server, !server.requests.isEmpty {
            let (id, request) = server.requests.removeFirst()
            source?.perform(request, on: id)
        }
    }

    // MARK: Events

    package func send(_ events: [AccessibleEvent]) {
        guard let link, isHeard else { return }
        for event in events { send(event, on: link) }
        link.process()
    }

    private func send(_ event: AccessibleEvent, on link: BusConnection) {
        guard let server else { return }
        switch event.kind {
        case .cached:
            guard let entry = server.cacheEntry(of: event.source) else { return }
            link.emit(AccessibleServer.cachePath, AccessibleServer.cacheInterface, "AddAccessible", [entry])
        case .uncached:
            link.emit(
                AccessibleServer.cachePath, AccessibleServer.cacheInterface, "RemoveAccessible",
                [server.reference(event.source)])
        case .announcement(let text, _):
            if let name = event.name, listeners.listens(to: name) { return emit(event, on: link, server) }
            guard hasReader else { return }
            let notice = server.notices.add(text, in: event.source)
            emit(AccessibleEvent(notice, .state(.showing, true)), on: link, server)
        default: emit(event, on: link, server)
        }
    }

    private func emit(_ event: AccessibleEvent, on link: BusConnection, _ server: AccessibleServer) {
        guard let name = event.name, listeners.listens(to: name) else { return }
        let body = EventBody(event, server)
        link.emit(
            event.source.path, "org.a11y.atspi.Event." + name.group, name.member,
            [.string(name.detail), .int32(body.first), .int32(body.second), .variant(body.any), .array("{sv}", [])])
    }
}
