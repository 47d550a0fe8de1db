import AccessibilityLogic
import DesktopBus

/// `org.a11y.atspi.Cache`: all objects at once, for readers with copies of the tree.
extension AccessibleServer {
    static let cacheInterface = "org.a11y.atspi.Cache"
    static let cacheItem = "((so)(so)(so)iiassusau)"

    func answerCache(interface: String, member: String, signature: String, _ arguments: [BusValue]) throws(BusFault)
        -> [BusValue]
    {
        switch (interface, member) {
        case (Self.cacheInterface, "GetItems"), ("", "GetItems"):
            guard signature.isEmpty else { throw .arguments("GetItems has no arguments.") }
            return [.array(Self.cacheItem, cacheEntries)]
        case ("org.freedesktop.DBus.Properties", "Get") where arguments.count == 2:
            guard arguments[1].text == "version" else { throw .unknownProperty(arguments[1].text ?? "") }
            return [.variant(.uint32(1))]
        default: throw .unknownMember("\(interface).\(member)")
        }
    }

    private var cacheEntries: [BusValue] {
        var found: [BusValue] = []
        var waiting: [(id: AccessibleID, index: Int)] = [(.application, -1)]
        var seen: Set<AccessibleID> = []
        while let (id, index) = waiting.popLast() {
            guard seen.insert(id).inserted, let entry = cacheEntry(of: id, index: index) else { continue }
            found.append(entry)
            waiting += children(of: id).enumerated().reversed().map { ($0.element, $0.offset) }
        }
        return found
    }

    /// Nil for an object that is gone.
    /// - Parameter known: the index of the object in its parent, if the caller knows the index.
    func cacheEntry(of id: AccessibleID, index known: Int? = nil) -> BusValue? {
        guard let facts = facts(of: id) else { return nil }
        let object = AccessiblePresentation(facts)
        return .structure([
            reference(id), reference(.application), parentReference(of: id), .number(known ?? index(of: id)),
            .number(children(of: id).count), .strings(object.interfaces.names), .string(name(of: id)),
            .uint32(object.role.rawValue), .string(object.description),
            .array("u", object.states.words.map { .uint32($0) }),
        ])
    }
}
