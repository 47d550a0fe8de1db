/// The events that programs have registered, by program.
package struct ListenerBook: Hashable, Sendable {
    private var events: [String: Set<String>] = [:]

    package init() {}

    /// Whether any program listens.
    package var isEmpty: Bool { events.isEmpty }

    /// Whether a screen reader is running: a program listens to the focus.
    package var hasReader: Bool { listens(to: AccessibleEventName("Object", "StateChanged", "focused")) }

    /// - Parameter event: such as `object:state-changed:focused`, `Object:StateChanged` or `window:`.
    package mutating func register(_ event: String, by program: String) {
        events[program, default: []].insert(Self.normal(event))
    }

    /// Called by the registry of the bus also for a program that left the bus.
    /// - Parameter event: empty for all events of the program.
    package mutating func deregister(_ event: String, by program: String) {
        events[program]?.remove(Self.normal(event))
        if event.isEmpty || events[program]?.isEmpty == true { events[program] = nil }
    }

    package func listens(to name: AccessibleEventName) -> Bool {
        let parts = [name.group, name.member, name.detail].map(Self.word)
        let wanted: Set = [
            "", parts[0], parts[0] + ":" + parts[1], parts.filter { !$0.isEmpty }.joined(separator: ":"),
        ]
        return events.values.contains { !$0.isDisjoint(with: wanted) }
    }

    private static func normal(_ event: String) -> String {
        var parts = event.split(separator: ":", omittingEmptySubsequences: false).map { word(String($0)) }
        while parts.last == "" { parts.removeLast() }
        return parts.joined(separator: ":")
    }

    /// Registered names are written in two ways, `state-changed` and `StateChanged`.
    private static func word(_ text: String) -> String { text.lowercased().filter { $0 != "-" } }
}
