import Foundation

/// What `chevron` writes behind the last line of a file that was written for Xcode, where a class cannot list its
/// outlets and actions itself: the library finds it by its name, `InterfaceClass_` with the name of a class, or
/// `InterfaceMember_` with those of a class and a member.
///
/// Beyond UIKit. Sources that are written for Linux list ``InterfaceMember``s and need none of these.
@preconcurrency @MainActor
public protocol InterfaceEntry: AnyObject {
    /// The class that documents name so: one that is private, nested, or has another name in Objective-C.
    static var type: AnyClass? { get }
    /// What documents connect and set.
    static var members: [InterfaceMember] { get }
    /// A new object of the class, where documents make one.
    static var object: AnyObject? { get }
}

extension InterfaceEntry {
    /// Default: `nil`.
    public static var type: AnyClass? { nil }
    /// Default: none.
    public static var members: [InterfaceMember] { [] }
    /// Default: `nil`.
    public static var object: AnyObject? { nil }
}

/// Finds entries by their names.
@MainActor
enum InterfaceEntries {
    private static var known: [String: (any InterfaceEntry.Type)?] = [:]
    /// Modules that documents have named classes of.
    private(set) static var modules: [String] = []

    static func note(module: String) {
        guard !modules.contains(module) else { return }
        modules.append(module)
        // What was not there may be in this one.
        known = known.filter { $0.value != nil }
    }

    private static func entry(_ name: String) -> (any InterfaceEntry.Type)? {
        if let answer = known[name] { return answer }
        let answer = InterfaceClasses.named(name) as? any InterfaceEntry.Type
        known[name] = .some(answer)
        return answer
    }

    /// - Parameter name: `Outer.Inner` for a nested class.
    static func forClass(_ name: String, in module: String) -> (any InterfaceEntry.Type)? {
        entry("\(module).InterfaceClass_\(flat(name))")
    }

    /// What the classes of an object have beside their own lists, the nearest first.
    static func member(_ name: String, of type: AnyClass) -> InterfaceMember? {
        let member = name.replacingOccurrences(of: ":", with: "_")
        var step: AnyClass? = type
        while let current = step {
            let (own, path) = names(of: current)
            if let found = forClass(path, in: own)?.members.last(where: { $0.name == name }) { return found }
            for module in [own] + (modules + InterfaceClasses.appModules).filter({ $0 != own }) {
                if let found = entry("\(module).InterfaceMember_\(flat(path))_\(member)")?.members.first {
                    return found
                }
            }
            step = _getSuperclass(current)
        }
        return nil
    }

    /// A new object of a class.
    static func object(of type: AnyClass) -> AnyObject? {
        let (module, path) = names(of: type)
        return forClass(path, in: module)?.object
    }

    private static func flat(_ name: String) -> String { name.replacingOccurrences(of: ".", with: "_") }

    /// The module of a class, and its name with the types around it.
    private static func names(of type: AnyClass) -> (module: String, path: String) {
        // `Module.(unknown context at $1f).Outer.Inner<T>`
        let full = String(reflecting: type).prefix { $0 != "<" }.split(separator: ".").filter {
            !$0.contains("(") && !$0.contains(")")
        }
        return (full.first.map(String.init) ?? "", full.dropFirst().joined(separator: "."))
    }
}
