import AccessibilityLogic
import DesktopBus

/// Answers calls of screen readers by the objects of an app, without the bus.
@MainActor
final class AccessibleServer {
    let source: any AccessibleSource
    /// The name of the app on the bus.
    var busName = ""
    /// The object of the desktop that contains the application, as the registry named it.
    var desktop: (name: String, path: String)?
    /// The registry's number of the application.
    var applicationNumber: Int32 = 0
    /// The requests of readers, in order. The owner performs the requests after the replies.
    var requests: [(AccessibleID, AccessibleRequest)] = []
    /// The objects that display an announcement to readers that do not listen to announcements.
    var notices = NoticeShelf()
    /// Where a window is on the display: its origin in pixels, and the pixels per point.
    var placement: (UInt32) -> WindowPlacement = { _ in WindowPlacement() }

    init(_ source: any AccessibleSource) { self.source = source }

    /// The path of the object that lists all objects at once.
    static let cachePath = "/org/a11y/atspi/cache"
    private static let properties = "org.freedesktop.DBus.Properties"
    private static let introspection = "org.freedesktop.DBus.Introspectable"

    // MARK: Objects

    func facts(of id: AccessibleID) -> AccessibleFacts? { notices.facts(of: id) ?? source.facts(of: id) }
    func children(of id: AccessibleID) -> [AccessibleID] { source.children(of: id) }
    func parent(of id: AccessibleID) -> AccessibleID? { notices.parent(of: id) ?? source.parent(of: id) }

    /// The bus's reference to an object; for nil the reference to no object.
    func reference(_ id: AccessibleID?) -> BusValue {
        .structure([.string(id == nil ? "" : busName), .path(id?.path ?? AccessibleID.nullPath)])
    }

    var desktopReference: BusValue {
        .structure([.string(desktop?.name ?? ""), .path(desktop?.path ?? AccessibleID.nullPath)])
    }

    // MARK: Answers

    /// - Returns: the values of the reply.
    func answer(
        path: String, interface: String, member: String, signature: String, arguments: [BusValue], sender: String = ""
    ) throws(BusFault) -> [BusValue] {
        if path == Self.cachePath {
            return try answerCache(interface: interface, member: member, signature: signature, arguments)
        }
        guard let id = AccessibleID(path: path) ?? AccessibleID(linkPath: path) else { throw .unknownObject(path) }
        let call = AccessibleCall(server: self, id: id, arguments: arguments, sender: sender)
        guard let facts = facts(of: id) else { return try answerGone(call, interface, member) }
        let interfaces = AccessiblePresentation(facts).interfaces
        switch interface {
        case Self.properties: return try answerProperty(call, member, signature, interfaces)
        case Self.introspection where member == "Introspect":
            return [.string(Introspection.text(of: interfaces))]
        default:
            // A call may leave out the interface.
            for members in AccessibleMembers.all where interfaces.contains(members.interface) {
                guard interface.isEmpty || members.interface.names == [interface],
                    let method = members.methods[member]
                else { continue }
                guard method.input == signature else {
                    throw .arguments("\(member) takes \"\(method.input)\", and not \"\(signature)\".")
                }
                return try method.answer(call)
            }
            throw .unknownMember("\(interface).\(member)")
        }
    }

    /// A reader may still have a reference to an object that is gone. The object is defunct, and has no name and no
    /// children.
    ///
    /// Measured (screen-reader/gone): Orca 43 asks for the ancestors of the element that had the focus before. After an
    /// error it says nothing about the new element, and without ancestors it repeats the name of the window.
    private func answerGone(_ call: AccessibleCall, _ interface: String, _ member: String) throws(BusFault)
        -> [BusValue]
    {
        guard source.wasIssued(call.id) else { throw .unknownObject(call.id.path) }
        switch (interface, member) {
        case ("org.a11y.atspi.Accessible", "GetState"):
            return [.array("u", AccessibleStates.defunct.words.map { .uint32($0) })]
        case ("org.a11y.atspi.Accessible", "GetRole"): return [.uint32(0)]
        case ("org.a11y.atspi.Accessible", "GetRoleName"), ("org.a11y.atspi.Accessible", "GetLocalizedRoleName"):
            return [.string("invalid")]
        case ("org.a11y.atspi.Accessible", "GetChildren"): return [.array("(so)", [])]
        case ("org.a11y.atspi.Accessible", "GetChildAtIndex"): return [reference(nil)]
        case ("org.a11y.atspi.Accessible", "GetIndexInParent"): return [.int32(-1)]
        case ("org.a11y.atspi.Accessible", "GetAttributes"): return [.array("{ss}", [])]
        case ("org.a11y.atspi.Accessible", "GetRelationSet"): return [.array("(ua(so))", [])]
        case ("org.a11y.atspi.Accessible", "GetApplication"): return [reference(.application)]
        case ("org.a11y.atspi.Accessible", "GetInterfaces"):
            return [.strings(AccessibleInterfaces.accessible.names)]
        case (Self.properties, "Get") where call.arguments.first?.text == "org.a11y.atspi.Accessible":
            switch try call.text(1) {
            case "Name", "Description", "AccessibleId", "Locale", "HelpText": return [.variant(.string(""))]
            case "Parent": return [.variant(reference(source.formerParent(of: call.id)))]
            case "ChildCount": return [.variant(.int32(0))]
            default: throw .unknownObject(call.id.path)
            }
        default: throw .unknownObject(call.id.path)
        }
    }

    private func answerProperty(
        _ call: AccessibleCall, _ member: String, _ signature: String, _ interfaces: AccessibleInterfaces
    ) throws(BusFault) -> [BusValue] {
        let expected = ["Get": "ss", "GetAll": "s", "Set": "ssv"]
        guard let input = expected[member] else { throw .unknownMember(member) }
        guard input == signature else { throw .arguments("\(member) takes \"\(input)\", and not \"\(signature)\".") }
        let name = try call.text(0)
        guard let wanted = AccessibleInterfaces(name: name), interfaces.contains(wanted),
            let members = AccessibleMembers.all.first(where: { $0.interface == wanted })
        else { throw .unknownMember("interface \(name)") }
        if member == "GetAll" {
            var entries: [BusValue] = []
            for property in members.properties {
                entries.append(.entry(.string(property.name), .variant(try property.get(call))))
            }
            return [.array("{sv}", entries)]
        }
        let key = try call.text(1)
        guard let property = members.properties.first(where: { $0.name == key }) else {
            throw .unknownProperty(key)
        }
        if member == "Get" { return [.variant(try property.get(call))] }
        guard let set = property.set else { throw .readOnly(key) }
        guard call.arguments.count > 2, case .variant(let value) = call.arguments[2] else {
            throw .arguments("The value of \(key) has another type.")
        }
        try set(call, value)
        return []
    }
}

/// Where a window is on the display, in pixels.
package struct WindowPlacement: Hashable, Sendable {
    package var x: Double
    package var y: Double
    /// The pixels per point.
    package var scale: Double

    package init(x: Double = 0, y: Double = 0, scale: Double = 1) { (self.x, self.y, self.scale) = (x, y, scale) }
}
