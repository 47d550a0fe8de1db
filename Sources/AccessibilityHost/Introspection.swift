import AccessibilityLogic

/// The description of an object's interfaces, in the format of D-Bus.
@MainActor
enum Introspection {
    static func text(of interfaces: AccessibleInterfaces) -> String {
        let known = AccessibleMembers.all.filter { interfaces.contains($0.interface) }
        return "<node>" + known.map(text(of:)).joined() + "</node>"
    }

    private static func text(of members: AccessibleMembers) -> String {
        let methods = members.methods.values.sorted { $0.name < $1.name }.map { method in
            let input = types(method.input).map { "<arg type=\"\($0)\" direction=\"in\"/>" }
            let output = types(method.output).map { "<arg type=\"\($0)\" direction=\"out\"/>" }
            return "<method name=\"\(method.name)\">" + (input + output).joined() + "</method>"
        }
        let properties = members.properties.map {
            "<property name=\"\($0.name)\" type=\"\($0.type)\" access=\"\($0.set == nil ? "read" : "readwrite")\"/>"
        }
        let name = members.interface.names.first ?? ""
        return "<interface name=\"\(name)\">" + (methods + properties).joined() + "</interface>"
    }

    /// The complete types of a signature.
    static func types(_ signature: String) -> [String] {
        var found: [String] = []
        var (current, depth) = ("", 0)
        for letter in signature {
            current.append(letter)
            if "({".contains(letter) { depth += 1 }
            if ")}".contains(letter) { depth -= 1 }
            if depth == 0, letter != "a" {
                found.append(current)
                current = ""
            }
        }
        return found
    }
}
