import AccessibilityLogic
import DesktopBus

/// A call of a method or property of an object, with its arguments. The signature of the arguments was checked.
@MainActor
struct AccessibleCall {
    let server: AccessibleServer
    let id: AccessibleID
    let arguments: [BusValue]
    /// The program that called.
    let sender: String

    var source: any AccessibleSource { server.source }

    func text(_ index: Int) throws(BusFault) -> String {
        guard arguments.indices.contains(index), let text = arguments[index].text else { throw missing(index) }
        return text
    }

    func number(_ index: Int) throws(BusFault) -> Int {
        guard arguments.indices.contains(index), let number = arguments[index].number else { throw missing(index) }
        return number
    }

    private func missing(_ index: Int) -> BusFault { .arguments("The argument \(index) has another type.") }

    func facts() throws(BusFault) -> AccessibleFacts {
        guard let facts = server.facts(of: id) else { throw .unknownObject(id.path) }
        return facts
    }

    func presentation() throws(BusFault) -> AccessiblePresentation { AccessiblePresentation(try facts()) }

    /// The object inside the object, by its index.
    func child(_ index: Int) throws(BusFault) -> AccessibleID {
        let children = server.children(of: id)
        guard children.indices.contains(index) else {
            throw .arguments("The object has \(children.count) children, and none with the index \(index).")
        }
        return children[index]
    }

    /// Performs a request after the reply.
    func later(_ request: AccessibleRequest, on object: AccessibleID? = nil) {
        server.requests.append((object ?? id, request))
    }

    func reference(_ object: AccessibleID?) -> BusValue { server.reference(object) }
    func references(_ objects: [AccessibleID]) -> BusValue { .array("(so)", objects.map { server.reference($0) }) }
}

/// A method of an interface.
@MainActor
struct AccessibleMethod {
    let name: String
    let input: String
    let output: String
    let answer: @MainActor (AccessibleCall) throws(BusFault) -> [BusValue]

    init(
        _ name: String, _ input: String, _ output: String,
        _ answer: @escaping @MainActor (AccessibleCall) throws(BusFault) -> [BusValue]
    ) {
        (self.name, self.input, self.output, self.answer) = (name, input, output, answer)
    }
}

/// A property of an interface.
@MainActor
struct AccessibleProperty {
    let name: String
    let type: String
    let get: @MainActor (AccessibleCall) throws(BusFault) -> BusValue
    /// Nil for a property that cannot be changed.
    let set: (@MainActor (AccessibleCall, BusValue) throws(BusFault) -> Void)?

    init(
        _ name: String, _ type: String, _ get: @escaping @MainActor (AccessibleCall) throws(BusFault) -> BusValue,
        set: (@MainActor (AccessibleCall, BusValue) throws(BusFault) -> Void)? = nil
    ) {
        (self.name, self.type, self.get, self.set) = (name, type, get, set)
    }
}

/// The members of one interface of AT-SPI.
@MainActor
struct AccessibleMembers {
    let interface: AccessibleInterfaces
    let methods: [String: AccessibleMethod]
    let properties: [AccessibleProperty]

    init(_ interface: AccessibleInterfaces, _ methods: [AccessibleMethod], _ properties: [AccessibleProperty] = []) {
        self.interface = interface
        self.methods = Dictionary(methods.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let version = AccessibleProperty("version", "u") { _ throws(BusFault) in .uint32(1) }
        self.properties = interface == .application ? properties : properties + [version]
    }

    /// The interfaces of all objects.
    static let all: [AccessibleMembers] = [
        .accessible, .application, .component, .action, .value, .text, .editableText, .selection, .table, .tableCell,
        .collection, .hypertext, .hyperlink,
    ]
}
